/** A tubular joint in elevation: a level chord with its can, a brace, and what stands beside or opposite. Coherent SI. */
import type { At, Shape } from '../drawing.ts'
import { cosine, sine } from '../polar.ts'
import { rectangle } from './rectangle.ts'

export interface ChordShape {
  readonly diameter: number
  /** At the joint. */
  readonly wall: number
  /** Of a can around the joint; without it the wall runs on. */
  readonly can?: { readonly length: number; readonly nominalWall: number } | undefined
  /** As it is drawn, from the middle to each end. */
  readonly half: number
}
export interface BraceShape {
  readonly diameter: number
  /** From the chord, deg. */
  readonly angle: number
  /** As it is drawn, from the chord outwards. */
  readonly length: number
}

/** The walls of the chord, cut lengthwise, and its axis. */
export function chordElevation({ diameter: D, wall: T, can, half }: ChordShape): readonly Shape[] {
  const inCan = Math.min(half, can ? can.length / 2 : half)
  const strip = (from: number, to: number, wall: number): readonly Shape[] =>
    to > from
      ? [
          {
            kind: 'polygon',
            points: rectangle(from, D / 2 - wall, to, D / 2),
            role: 'steel',
            cut: true,
            is: 'chord wall',
          },
          {
            kind: 'polygon',
            points: rectangle(from, -D / 2, to, -D / 2 + wall),
            role: 'steel',
            cut: true,
            is: 'chord wall',
          },
        ]
      : []
  const nominal = can?.nominalWall ?? T
  return [
    ...strip(-half, -inCan, nominal),
    ...strip(inCan, half, nominal),
    ...strip(-inCan, inCan, T),
    {
      kind: 'polyline',
      points: [
        [-half, 0],
        [half, 0],
      ],
      role: 'axis',
    },
  ]
}

/** Where the axis of a brace that aims at the middle of the chord meets its surface. */
export const footOf = (D: number, { angle }: BraceShape): number => D / 2 / Math.tan((angle * Math.PI) / 180)

/** Half of what a brace covers of the chord, lengthwise. */
export const halfFootprint = ({ diameter, angle }: BraceShape): number => diameter / 2 / sine(angle)

/** A brace that stands on the chord, its axis at `foot`; 'left' leans the other way, 'below' stands opposite. */
export function braceElevation(
  D: number,
  brace: BraceShape,
  foot: number,
  role: 'metal' | 'ghost',
  place: 'right' | 'left' | 'below' = 'right',
): readonly Shape[] {
  const { angle, length } = brace
  const half = halfFootprint(brace)
  const along: At = [length * cosine(angle), length * sine(angle)]
  const turned = ([x, y]: At): At => (place === 'left' ? [2 * foot - x, y] : place === 'below' ? [-x, -y] : [x, y])
  const base: readonly At[] = [
    [foot - half, D / 2],
    [foot + half, D / 2],
  ]
  const points = [...base, ...base.toReversed().map(([x, y]): At => [x + along[0], y + along[1]])].map(turned)
  if (role === 'ghost')
    return [{ kind: 'polyline', points: [...points.slice(1), points[0] ?? [0, 0]], role, dashed: true }]
  return [{ kind: 'polygon', points, role, is: 'brace' }]
}

/** The end of a brace, on its axis. */
export const endOf = (D: number, { angle, length }: BraceShape, foot: number): At => [
  foot + length * cosine(angle),
  D / 2 + length * sine(angle),
]
