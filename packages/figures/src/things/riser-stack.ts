/** A drilling riser in its stack-up: flow line, slip ring in its tensioners, joints bare and buoyed, lower marine riser package, mudline. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

interface StackPart {
  /** Elevations over still water, m. */
  readonly top: number
  readonly foot: number
  readonly buoyed: boolean
}
export interface RiserStack {
  /** Elevations over still water, m: where the mud leaves, where the tensioners hold, and the section considered. */
  readonly flowLine: number
  readonly slipRing: number
  readonly foot: number
  /** From the slip ring down. */
  readonly parts: readonly StackPart[]
}

/** Sizes of signs over the height from the section considered to the flow line. */
const SIGN = { tube: 0.012, module: 2.4, barrel: 0.7, ring: 0.05, ringHeight: 0.014, reach: 0.17, deck: 0.22 } as const
const BELOW = { package: 0.05, preventer: 0.06, packageWidth: 0.045, preventerWidth: 0.06 } as const

export const heightOf = ({ flowLine, foot }: RiserStack): number => flowLine - foot
/** Level at which the tensioners hang, above the flow line and still water. */
export const deckLevel = (stack: RiserStack): number =>
  Math.max(stack.flowLine, stack.slipRing, 0) + 0.08 * heightOf(stack)
/** Level of the mudline, as a sign. */
export const mudline = (stack: RiserStack): number => stack.foot - (BELOW.package + BELOW.preventer) * heightOf(stack)
/** Half of what is drawn beside the riser. */
export const halfWidthOf = (stack: RiserStack): number => 0.45 * heightOf(stack)

export function riserStack(stack: RiserStack): readonly Shape[] {
  const { flowLine, slipRing, foot, parts } = stack
  const h = heightOf(stack)
  const r = SIGN.tube * h
  const bottom = mudline(stack)
  return [
    { kind: 'layer', top: 0, bottom, role: 'water' },
    {
      kind: 'ground',
      points: [
        [-halfWidthOf(stack), bottom],
        [halfWidthOf(stack), bottom],
      ],
    },
    { kind: 'water-line', at: 0 },
    {
      kind: 'polygon',
      points: upright(SIGN.barrel * r, Math.min(slipRing, flowLine), Math.max(slipRing, flowLine)),
      role: 'steel',
    },
    ...parts.flatMap((part) => joints(part, r)),
    ...tensioners(stack),
    {
      kind: 'polygon',
      points: upright(BELOW.packageWidth * h, foot - BELOW.package * h, foot),
      role: 'metal',
      is: 'riser package',
    },
    { kind: 'polygon', points: upright(BELOW.preventerWidth * h, bottom, foot - BELOW.package * h), role: 'steel' },
  ]
}

const upright = (half: number, bottom: number, top: number): readonly At[] => rectangle(-half, bottom, half, top)

const joints = ({ top, foot, buoyed }: StackPart, r: number): readonly Shape[] => [
  ...(buoyed
    ? [
        {
          kind: 'polygon',
          points: upright(SIGN.module * r, foot, top),
          role: 'coating',
          is: 'buoyancy module',
        } as const,
      ]
    : []),
  { kind: 'polygon', points: upright(r, foot, top), role: 'steel' },
]

/** The deck with a tensioner line on either side, and the ring that they hold. */
function tensioners(stack: RiserStack): readonly Shape[] {
  const { slipRing } = stack
  const h = heightOf(stack)
  const deck = deckLevel(stack)
  const line = (points: readonly At[]): Shape => ({ kind: 'polyline', points, role: 'outline' })
  const side = (sign: number): Shape =>
    line([
      [sign * SIGN.ring * h, slipRing],
      [sign * SIGN.reach * h, deck],
    ])
  return [
    line([
      [-SIGN.deck * h, deck],
      [SIGN.deck * h, deck],
    ]),
    side(-1),
    side(1),
    {
      kind: 'polygon',
      points: upright(SIGN.ring * h, slipRing - SIGN.ringHeight * h, slipRing + SIGN.ringHeight * h),
      role: 'metal',
      is: 'slip ring',
    },
  ]
}

/** Where the column of mud stands beside the riser, over the height. */
const BESIDE = { from: -0.42, to: -0.36 } as const

/** The column of mud beside the riser. */
export function mudColumn(stack: RiserStack): { readonly shape: Shape; readonly from: At; readonly to: At } {
  const h = heightOf(stack)
  const x = BESIDE.from * h
  return {
    shape: {
      kind: 'polygon',
      points: rectangle(x, stack.foot, BESIDE.to * h, stack.flowLine),
      role: 'fluid',
      is: 'mud',
    },
    from: [x, stack.foot],
    to: [x, stack.flowLine],
  }
}
