/**
 * The pulsating source under the free surface of deep water, in the plane: what straight panels of it, and of its normal
 * derivative, do at a point. e^(-i omega t); G = ln r - ln r1 + 2 Re M(w) - 2 pi i Re e^-w, r1 to the mirror image above the
 * surface, w = K(-(z + z') - i (y - y')), M(w) = e^-w Ei(w). G is the real part of a function of the complex place of
 * the source: its normal derivative integrates to the change of the conjugate part along a panel, and M to Ln w - M.
 * So both integrals need values at the nodes alone. Frank (1967); Wehausen and Laitone (1960), 13.29.
 */
import { scaledEi } from '@keelson/numerics/exponential-integral.ts'
import type { Panels } from './panels.ts'

/** Integrals over each panel, at each field point: rows of one point side by side, [point * panels + panel]. */
export interface Influence {
  /** Of G. */
  readonly sourceRe: Float64Array
  readonly sourceIm: Float64Array
  /** Of the derivative of G along the normal into the body. */
  readonly dipoleRe: Float64Array
  readonly dipoleIm: Float64Array
}

export interface FieldPoints {
  readonly y: Float64Array
  readonly z: Float64Array
}

/** The part without waves, ln r - ln r1: it is the same at all frequencies. */
export interface StillInfluence {
  readonly source: Float64Array
  readonly dipole: Float64Array
}

export function stillInfluence(panels: Panels, points: FieldPoints): StillInfluence {
  const size = points.y.length * panels.count
  const [source, dipole] = [new Float64Array(size), new Float64Array(size)]
  for (let i = 0; i < points.y.length; i++) {
    const [y, z] = [points.y[i] as number, points.z[i] as number]
    for (let j = 0; j < panels.count; j++) {
      const [below, above] = [ofLog(panels, j, y, z), ofLog(panels, j, y, -z)]
      source[i * panels.count + j] = below.source - above.source
      dipole[i * panels.count + j] = below.dipole - above.dipole
    }
  }
  return { source, dipole }
}

/** Integrals of ln r and of its normal derivative over panel j, seen from (y, z). */
function ofLog(panels: Panels, j: number, y: number, z: number): { source: number; dipole: number } {
  const length = panels.length[j] as number
  const [normalY, normalZ] = [panels.normalY[j] as number, panels.normalZ[j] as number]
  const [fromY, fromZ] = [(panels.nodeY[j] as number) - y, (panels.nodeZ[j] as number) - z]
  // along the panel from the foot of the perpendicular, and the height of the panel over the point
  const start = fromY * normalZ - fromZ * normalY
  const end = start + length
  const height = fromY * normalY + fromZ * normalZ
  const angle = Math.atan2(length * height, height * height + start * end)
  const onLine = Math.abs(height) < ON_LINE * length
  const seen = onLine ? 0 : angle
  return { source: halfLog(end, height) - halfLog(start, height) - length + height * seen, dipole: seen }
}

/** A point nearer to the line of a panel than this share of its length lies on it, and sees it from its edge. */
const ON_LINE = 1e-9

const halfLog = (along: number, height: number) =>
  along === 0 ? 0 : (along / 2) * Math.log(along * along + height * height)

/** Adds the waves of wave number K to the part without them. */
export function withWaves(panels: Panels, points: FieldPoints, still: StillInfluence, K: number): Influence {
  const size = points.y.length * panels.count
  const influence: Influence = {
    sourceRe: Float64Array.from(still.source),
    sourceIm: new Float64Array(size),
    dipoleRe: Float64Array.from(still.dipole),
    dipoleIm: new Float64Array(size),
  }
  const nodes = nodeValues(panels.count + 1)
  for (let i = 0; i < points.y.length; i++) {
    evaluateNodes(panels, K, points.y[i] as number, points.z[i] as number, nodes)
    addWaves(panels, K, nodes, i * panels.count, influence)
  }
  return influence
}

interface NodeValues {
  readonly ei: Float64Array
  readonly eiRe: Float64Array
  readonly eiIm: Float64Array
  readonly logRe: Float64Array
  readonly logIm: Float64Array
  readonly waveRe: Float64Array
  readonly waveIm: Float64Array
}

const nodeValues = (count: number): NodeValues => {
  const column = () => new Float64Array(count)
  return {
    ei: new Float64Array(2),
    eiRe: column(),
    eiIm: column(),
    logRe: column(),
    logIm: column(),
    waveRe: column(),
    waveIm: column(),
  }
}

function evaluateNodes(panels: Panels, K: number, y: number, z: number, into: NodeValues): void {
  for (let j = 0; j <= panels.count; j++) {
    const re = -K * (z + (panels.nodeZ[j] as number))
    const im = K * ((panels.nodeY[j] as number) - y)
    scaledEi(re, im, into.ei)
    into.eiRe[j] = into.ei[0] as number
    into.eiIm[j] = into.ei[1] as number
    into.logRe[j] = Math.log(re * re + im * im) / 2
    into.logIm[j] = Math.atan2(im, re)
    const decay = Math.exp(-re)
    into.waveRe[j] = decay * Math.cos(im)
    into.waveIm[j] = -decay * Math.sin(im)
  }
}

function addWaves(panels: Panels, K: number, at: NodeValues, offset: number, influence: Influence): void {
  const { eiRe, eiIm, logRe, logIm, waveRe, waveIm } = at
  for (let j = 0; j < panels.count; j++) {
    const [normalY, normalZ] = [panels.normalY[j] as number, panels.normalZ[j] as number]
    const [dEiRe, dEiIm] = [change(eiRe, j), change(eiIm, j)]
    const [dWaveRe, dWaveIm] = [change(waveRe, j), change(waveIm, j)]
    const [dRe, dIm] = [change(logRe, j) - dEiRe, change(logIm, j) - dEiIm]
    const k = offset + j
    // the tangent is (n_z, -n_y), and ds is d(place of the source) over it
    influence.sourceRe[k] = (influence.sourceRe[k] as number) + (2 / K) * (normalY * dRe + normalZ * dIm)
    influence.sourceIm[k] = ((2 * Math.PI) / K) * (normalY * dWaveRe + normalZ * dWaveIm)
    influence.dipoleRe[k] = (influence.dipoleRe[k] as number) - 2 * dEiIm
    influence.dipoleIm[k] = 2 * Math.PI * dWaveIm
  }
}

const change = (of: Float64Array, j: number) => (of[j + 1] as number) - (of[j] as number)
