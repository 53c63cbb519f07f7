/**
 * Radiation by a section that oscillates in the surface of deep water: Green's theorem over its panels with the wave source,
 * the potential constant on each. The water that would slosh inside the body at its irregular frequencies is held at rest
 * by points on the inner waterline, where the same integral must vanish; all is solved in least squares. One
 * factorisation serves heave, another sway and roll. Frank (1967); Ohmatsu (1975) for the inner points.
 */
import { complexMatrix, setEntry, solveLeastSquares } from '@keelson/numerics/complex-least-squares.ts'
import { requireThat } from '@keelson/numerics/errors.ts'
import type { Panels } from './panels.ts'
import { type FieldPoints, type Influence, type StillInfluence, stillInfluence, withWaves } from './wave-source.ts'

/** On each panel, real and imaginary part. */
export interface PanelValues {
  readonly re: Float64Array
  readonly im: Float64Array
}

/** Potentials of motions at unit velocity, e^(-i omega t). */
export interface RadiationPotentials {
  readonly sway: PanelValues
  readonly heave: PanelValues
  readonly roll: PanelValues
}

/** What of a section does not depend on the frequency. */
export interface PreparedSection {
  readonly panels: Panels
  readonly points: FieldPoints
  readonly mirrored: FieldPoints
  readonly still: StillInfluence
  readonly stillMirrored: StillInfluence
}

/** Points on the half inner waterline: enough for sections up to three waves wide. */
const INNER_POINTS = 6

export function prepareSection(panels: Panels): PreparedSection {
  const inner = panels.halfBreadth > 0 ? INNER_POINTS : 0
  const y = Float64Array.from([...panels.midY, ...innerPlaces(panels.halfBreadth, inner)])
  const z = Float64Array.from([...panels.midZ, ...new Float64Array(inner)])
  const points = { y, z }
  const mirrored = { y: y.map((place) => -place), z }
  return {
    panels,
    points,
    mirrored,
    still: stillInfluence(panels, points),
    stillMirrored: stillInfluence(panels, mirrored),
  }
}

/** Unequal steps, so that no standing wave has a node at all of them. */
const innerPlaces = (halfBreadth: number, count: number) =>
  Array.from({ length: count }, (_, i) => halfBreadth * Math.sin((Math.PI / 2) * ((i + 0.5) / (count + 0.5))))

/** Potentials at wave number K = omega^2/g > 0. Throws NumericsError 'bad_input' for any other. */
export function radiationPotentials(section: PreparedSection, K: number): RadiationPotentials {
  const { normalY, normalZ, normalRoll } = section.panels
  const moved = (normal: Float64Array) => ({ re: normal, im: new Float64Array(normal.length) })
  const { even, odd } = potentials(section, K, { even: [moved(normalZ)], odd: [moved(normalY), moved(normalRoll)] })
  const [heave, sway, roll] = [...even, ...odd] as [PanelValues, PanelValues, PanelValues]
  return { sway, heave, roll }
}

/** By velocities along the normals: the same (even) or opposite (odd) on the mirror image. */
export interface ByParity {
  readonly even: readonly PanelValues[]
  readonly odd: readonly PanelValues[]
}

/** Potentials of given velocities along the normals, and of waves that leave. */
export function potentials(section: PreparedSection, K: number, velocities: ByParity): ByParity {
  requireThat(K > 0 && Number.isFinite(K), 'the section radiation frequency must be greater than zero')
  const { panels, points, mirrored, still, stillMirrored } = section
  const own = withWaves(panels, points, still, K)
  const image = withWaves(panels, mirrored, stillMirrored, K)
  const of = (parity: keyof ByParity, sign: number) =>
    solved(panels.count, points.y.length, sum(own, image, sign), velocities[parity])
  return { even: of('even', 1), odd: of('odd', -1) }
}

function sum(own: Influence, image: Influence, sign: number): Influence {
  const of = (key: keyof Influence) => own[key].map((value, k) => value + sign * (image[key][k] as number))
  return { sourceRe: of('sourceRe'), sourceIm: of('sourceIm'), dipoleRe: of('dipoleRe'), dipoleIm: of('dipoleIm') }
}

function solved(count: number, rows: number, of: Influence, velocities: readonly PanelValues[]): PanelValues[] {
  const [a, b] = [complexMatrix(rows, count), complexMatrix(rows, velocities.length)]
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < count; j++) {
      const k = i * count + j
      setEntry(a, i, j, (of.dipoleRe[k] as number) - (i === j ? Math.PI : 0), of.dipoleIm[k] as number)
    }
    for (const [column, velocity] of velocities.entries()) setFlux(i, column, of, velocity)
  }
  solveLeastSquares(a, b)
  return velocities.map((_, column) => columnOf(b.entries, column * rows, count))

  function setFlux(i: number, column: number, { sourceRe, sourceIm }: Influence, v: PanelValues): void {
    let [re, im] = [0, 0]
    for (let j = 0; j < count; j++) {
      const [sRe, sIm] = [sourceRe[i * count + j] as number, sourceIm[i * count + j] as number]
      re += sRe * (v.re[j] as number) - sIm * (v.im[j] as number)
      im += sRe * (v.im[j] as number) + sIm * (v.re[j] as number)
    }
    setEntry(b, i, column, re, im)
  }
}

const columnOf = (entries: Float64Array, from: number, count: number): PanelValues => ({
  re: Float64Array.from({ length: count }, (_, i) => entries[2 * (from + i)] as number),
  im: Float64Array.from({ length: count }, (_, i) => entries[2 * (from + i) + 1] as number),
})
