/** The body in side view, end view and plan by the outline of its mesh, with its centres and the waves. */
import { type Drawing, figure, type Label, labelled, named, type Parts } from '@keelson/figures'
import type { At, Shape } from '@keelson/figures/drawing.ts'
import { bounds, type Point } from '@keelson/physics/mesh/mesh.ts'
import { type Flat, type Outline, outlineOf } from '@keelson/physics/mesh/outline.ts'
import { planesOf, type SymmetryPlane } from '@keelson/physics/mesh/symmetry.ts'
import { evenlyOf, saying, thinned } from '@keelson/workflow'
import type { BodyMesh } from './body-mesh.ts'
import type { DiffractionParams } from './inputs.ts'

/** Points of all lines of one figure. */
const MOST_POINTS = 320
/** Headings that the plan shows. */
const MOST_HEADINGS = 8
/** Air around the body, as a share of its larger side in the view. */
const AIR = 0.12
/** Where the arrows of the waves start and end, as shares of the largest distance of the body from its middle. */
const WAVE = { from: 1.75, to: 1.2 } as const

interface View {
  readonly towards: Point
  readonly flat: (p: Point) => Flat
  /** Planes of symmetry that are seen on edge, with the coordinate of the view that they turn round. */
  readonly mirrors: readonly { readonly plane: SymmetryPlane; readonly axis: 0 | 1 }[]
}
const SIDE: View = { towards: [0, -1, 0], flat: ([x, , z]) => [x, z], mirrors: [{ plane: 'yz', axis: 0 }] }
const END: View = { towards: [1, 0, 0], flat: ([, y, z]) => [y, z], mirrors: [{ plane: 'xz', axis: 0 }] }
const PLAN: View = {
  towards: [0, 0, 1],
  flat: ([x, y]) => [x, y],
  mirrors: [
    { plane: 'yz', axis: 0 },
    { plane: 'xz', axis: 1 },
  ],
}

export function viewsOf(p: DiffractionParams, body: BodyMesh) {
  const seen = outlineOf(body.mesh)
  return { side: sideFigure(p, body, seen), end: endFigure(p, body, seen), plan: planFigure(p, body, seen) }
}

/** x to the right, z upwards. */
function sideFigure(p: DiffractionParams, body: BodyMesh, seen: Outline): Drawing {
  const at = sized(p, body, SIDE, seen)
  const [width, height] = sidesOf(at.ends)
  const boxed = p.mesh_gdf === undefined
  return figure(
    { unit: 'm', scale: 'true', frame: at.frame },
    { kind: 'water-line', at: 0 },
    at.lines,
    across(at.ends, 0, 'below', boxed ? labelled('L_box', p.mesh_box_length ?? 0, 'm') : named('length', width, 'm')),
    across(at.ends, 1, 'right', boxed ? labelled('d_box', p.mesh_box_draft ?? 0, 'm') : named('height', height, 'm')),
    centres(p, body, SIDE, {
      gravity: labelled('m', p.mass, 't', 'gravity'),
      buoyancy: labelled('V', body.hydrostatics.volume, 'm3', 'buoyancy'),
    }),
  )
}

/** y to the right, z upwards: the body seen from its bow's side of the origin. */
function endFigure(p: DiffractionParams, body: BodyMesh, seen: Outline): Drawing {
  const at = sized(p, body, END, seen)
  const [width] = sidesOf(at.ends)
  const boxed = p.mesh_gdf === undefined
  return figure(
    { unit: 'm', scale: 'true', frame: at.frame },
    { kind: 'water-line', at: 0 },
    at.lines,
    across(at.ends, 0, 'below', boxed ? labelled('B_box', p.mesh_box_beam ?? 0, 'm') : named('beam', width, 'm')),
    centres(p, body, END, { gravity: { symbol: 'G' }, buoyancy: { symbol: 'B' } }),
  )
}

/** x to the right, y upwards, with the directions in which the waves go. */
function planFigure(p: DiffractionParams, body: BodyMesh, seen: Outline): Drawing {
  const { lines, ends } = sized(p, body, PLAN, seen)
  const middle: At = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
  const reach = Math.hypot(ends[1][0] - middle[0], ends[1][1] - middle[1])
  const { shown, note } = evenlyOf([...new Set(p.wave_headings)], { most: MOST_HEADINGS, things: 'wave headings' })
  const plan = figure(
    { unit: 'm', scale: 'true' },
    lines,
    shown.map((beta): Shape => {
      const there = (share: number): At => [
        middle[0] - share * reach * Math.cos(beta),
        middle[1] - share * reach * Math.sin(beta),
      ]
      const label = labelled('beta', beta, 'deg')
      return { kind: 'arrow', from: there(WAVE.from), to: there(WAVE.to), role: 'flow', label }
    }),
    centres(p, body, PLAN, { gravity: { symbol: 'G' } }),
  )
  return saying(plan, note)
}

interface Sized {
  readonly lines: Parts
  /** Lower left and upper right of the whole body. */
  readonly ends: readonly [At, At]
  readonly frame: NonNullable<Drawing['frame']>
}

/** The lines of the file, thick, and their mirror images, with the axes of symmetry. */
function sized(
  p: DiffractionParams,
  { mesh, symmetryFaults }: BodyMesh,
  { towards, flat, mirrors }: View,
  seen: Outline,
): Sized {
  const own = lighter(seen(towards, flat))
  const planes = symmetryFaults.length > 0 ? [] : planesOf(p.mesh_symmetry)
  const mirrored = mirrors.filter(({ plane }) => planes.includes(plane))
  const images = withImages(own, mirrored).slice(own.length)
  const box = bounds(mesh)
  const all = withImages(box ? [[box.low, box.high].map(flat)] : [], mirrored).flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const ends: Sized['ends'] = [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
  const air = AIR * Math.max(...sidesOf(ends))
  const drawn =
    (role: 'steel' | 'ghost') =>
    (points: readonly At[]): Shape => ({
      kind: 'polyline',
      points,
      role,
    })
  return {
    ends,
    frame: { x: [ends[0][0] - air, ends[1][0] + air], y: [ends[0][1] - air / 2, Math.max(0, ends[1][1]) + air] },
    lines: [
      images.map(drawn('ghost')),
      own.map(drawn('steel')),
      mirrored.map(({ axis }) => axisOf(axis, ends, air / 2)),
    ],
  }
}

/** Lines, and after them their images in each mirror and in those before it. */
function withImages(lines: readonly (readonly At[])[], mirrors: View['mirrors']): readonly (readonly At[])[] {
  const all = [...lines]
  for (const { axis } of mirrors) all.push(...all.map((line) => line.map((at) => reflected(at, axis))))
  return all
}

const reflected = ([x, y]: At, axis: 0 | 1): At => (axis === 0 ? [-x, y] : [x, -y])

const axisOf = (axis: 0 | 1, [low, high]: Sized['ends'], air: number): Shape => ({
  kind: 'polyline',
  points:
    axis === 0
      ? [
          [0, low[1] - air],
          [0, high[1] + air],
        ]
      : [
          [low[0] - air, 0],
          [high[0] + air, 0],
        ],
  role: 'axis',
})

/** Fewer points where there are too many, from the longest line down. */
function lighter(lines: readonly (readonly Flat[])[]): readonly (readonly Flat[])[] {
  const longest = lines.toSorted((a, b) => b.length - a.length)
  const total = lines.reduce((sum, line) => sum + line.length, 0)
  if (total <= MOST_POINTS) return lines
  const kept = longest.slice(0, MOST_POINTS / 4)
  const share = MOST_POINTS / kept.reduce((sum, line) => sum + line.length, 0)
  return kept.map((line) => thinned(line, Math.max(2, Math.floor(share * line.length))))
}

const sidesOf = ([low, high]: Sized['ends']): At => [high[0] - low[0], high[1] - low[1]]

const across = ([low, high]: Sized['ends'], axis: 0 | 1, edge: 'below' | 'right', label: Label): Shape => ({
  kind: 'dimension',
  from: axis === 0 ? low : [high[0], low[1]],
  to: axis === 0 ? [high[0], low[1]] : high,
  edge,
  label,
})

interface CentreLabels {
  readonly gravity: Label
  readonly buoyancy?: Label
}

function centres(p: DiffractionParams, { hydrostatics }: BodyMesh, { flat }: View, labels: CentreLabels): Parts {
  const [x = 0, y = 0, z = 0] = p.centre_of_gravity
  const B = hydrostatics.centreOfBuoyancy
  return [
    { kind: 'mark', at: flat([x, y, z]), sign: 'cross', role: 'load', label: labels.gravity },
    labels.buoyancy && B && { kind: 'mark', at: flat(B), sign: 'ring', role: 'flow', label: labels.buoyancy },
  ]
}
