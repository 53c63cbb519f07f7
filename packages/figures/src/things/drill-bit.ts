/** A bit on the bottom of its hole, cut along the axis: rock, mud, collar, body and cones. Coherent SI; the bottom is y = 0. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface DrillBit {
  readonly diameter: number
}

/** Sizes over the diameter. */
const SIZE = { height: 2.6, rock: 0.7, below: 0.8, collar: 0.56, shank: 1.5, body: 0.75, cone: 0.25 } as const

export const heightOf = ({ diameter }: DrillBit): number => SIZE.height * diameter
export const halfWidthOf = ({ diameter }: DrillBit): number => (0.5 + SIZE.rock) * diameter
export const depthBelow = ({ diameter }: DrillBit): number => SIZE.below * diameter

export function drillBit(bit: DrillBit): readonly Shape[] {
  const { diameter: d } = bit
  const [top, side, r] = [heightOf(bit), halfWidthOf(bit), d / 2]
  const rock: readonly At[] = [
    [-side, top],
    [-r, top],
    [-r, 0],
    [r, 0],
    [r, top],
    [side, top],
    [side, -depthBelow(bit)],
    [-side, -depthBelow(bit)],
  ]
  const body: readonly At[] = [
    [(-SIZE.collar * d) / 2, SIZE.shank * d],
    [(SIZE.collar * d) / 2, SIZE.shank * d],
    [r, SIZE.body * d],
    [r, SIZE.cone * d],
    [-r, SIZE.cone * d],
    [-r, SIZE.body * d],
  ]
  const cone = (x: number): Shape => ({
    kind: 'circle',
    at: [x, SIZE.cone * d],
    radius: SIZE.cone * d,
    role: 'metal',
    is: 'cone',
  })
  return [
    { kind: 'polygon', points: rock, role: 'rock' },
    { kind: 'polygon', points: rectangle(-r, 0, r, top), role: 'fluid', is: 'mud' },
    {
      kind: 'polygon',
      points: rectangle((-SIZE.collar * d) / 2, SIZE.shank * d, (SIZE.collar * d) / 2, top),
      role: 'steel',
    },
    { kind: 'polygon', points: body, role: 'steel' },
    cone(-d / 4),
    cone(d / 4),
    {
      kind: 'polyline',
      points: [
        [0, top],
        [0, -depthBelow(bit)],
      ],
      role: 'axis',
    },
  ]
}
