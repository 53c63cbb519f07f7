/** A well in elevation with its string: the hole in its stretches, the pipe in its own, the bit at the foot; depth along the well, downwards. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

/** A stretch between two depths, m. Of the hole the inner diameter is that of the pipe in it. */
interface WellStretch {
  readonly top: number
  readonly bottom: number
  readonly outer: number
  readonly inner: number
}
export interface DrillString {
  readonly hole: readonly WellStretch[]
  /** Empty where the bore is not known: the pipe is then drawn solid. */
  readonly pipe: readonly WellStretch[]
  /** Diameter of the bit; none where the string ends without one. */
  readonly bit?: number
}

/** Width that is shown, over the widest hole. */
const WIDTH = 1.9
/** Heights over the depth. */
const BIT = 0.018
const BELOW = 0.05

export const depthOf = ({ hole }: DrillString): number => Math.max(...hole.map((s) => s.bottom))
export const halfWidthOf = ({ hole }: DrillString): number => (WIDTH * Math.max(...hole.map((s) => s.outer))) / 2

const upright = (from: number, to: number, { top, bottom }: WellStretch): readonly At[] =>
  rectangle(Math.min(from, to), -bottom, Math.max(from, to), -top)

export function drillString(well: DrillString): readonly Shape[] {
  const w = halfWidthOf(well)
  const depth = depthOf(well)
  const last = well.hole.at(-1)
  return [
    { kind: 'polygon', points: rectangle(-w, -depth * (1 + BELOW), w, -depth), role: 'ground', is: 'formation' },
    ...well.hole.flatMap((s) => bored(s, w)),
    ...(well.pipe.length > 0 ? well.pipe.flatMap(hollow) : well.hole.map(solid)),
    ...(well.bit === undefined || last === undefined ? [] : [bitAt(well.bit, last.inner, depth)]),
    {
      kind: 'polyline',
      points: [
        [-w, 0],
        [w, 0],
      ],
      role: 'outline',
    },
  ]
}

/** The ground on both sides, the mud between, and the wall of the hole. */
const bored = (s: WellStretch, w: number): readonly Shape[] => [
  { kind: 'polygon', points: upright(-s.outer / 2, s.outer / 2, s), role: 'fluid', is: 'mud' },
  ...[-1, 1].flatMap((side): Shape[] => [
    { kind: 'polygon', points: upright((side * s.outer) / 2, side * w, s), role: 'ground', is: 'formation' },
    {
      kind: 'polyline',
      points: [
        [(side * s.outer) / 2, -s.top],
        [(side * s.outer) / 2, -s.bottom],
      ],
      role: 'outline',
    },
  ]),
]

const hollow = (s: WellStretch): readonly Shape[] =>
  [-1, 1].map((side) => ({
    kind: 'polygon',
    points: upright((side * s.inner) / 2, (side * s.outer) / 2, s),
    role: 'steel',
    cut: true,
    is: 'pipe',
  }))

const solid = (s: WellStretch): Shape => ({
  kind: 'polygon',
  points: upright(-s.inner / 2, s.inner / 2, s),
  role: 'steel',
})

/** A cone under the pipe. */
const bitAt = (diameter: number, pipe: number, depth: number): Shape => ({
  kind: 'polygon',
  points: [
    [-pipe / 2, -depth * (1 - BIT)],
    [pipe / 2, -depth * (1 - BIT)],
    [diameter / 2, -depth],
    [-diameter / 2, -depth],
  ],
  role: 'metal',
  is: 'bit',
})

/** Shares of the depth between which the flow is drawn. */
const FLOW = { from: 0.3, to: 0.42 } as const

/** Down the bore, and up both sides of the annulus. */
export function circulationArrows(well: DrillString): readonly Shape[] {
  const depth = depthOf(well)
  const [high, low] = [-FLOW.from * depth, -FLOW.to * depth]
  const at = well.hole.find((s) => s.bottom >= FLOW.to * depth) ?? well.hole[0]
  const x = at === undefined ? 0 : (at.outer + at.inner) / 4
  return [
    { kind: 'arrow', from: [0, high], to: [0, low], role: 'flow' },
    ...[-x, x].map((side): Shape => ({ kind: 'arrow', from: [side, low], to: [side, high], role: 'flow' })),
  ]
}
