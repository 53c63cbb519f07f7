/** A row of pumped wells: the sign of each above the ground, its tubing down to the pump, the pump filled as far as it is. */
import type { At, Role, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface WellInRow {
  /** Depth of the pump over that of the deepest, 0 to 1. */
  readonly depth: number
  /** 0 to 1; left out where it is not known. */
  readonly fillage?: number | undefined
  /** Largest load over that of the well loaded most, 0 to 1; left out where it is not known. */
  readonly load?: number | undefined
  /** The colour of its sign, and what that stands for. */
  readonly role: Role
  readonly is?: string
}

/** Distances of a row whose deepest pump is at 1. */
const ROW = {
  apart: 0.5,
  tubing: 0.03,
  barrel: 0.09,
  pump: 0.3,
  sign: 0.055,
  above: 0.12,
  bar: 0.045,
  highest: 0.32,
} as const
/** Pumps of wells near the surface are still drawn below it. */
const SHALLOWEST = 0.45

const placeOf = (i: number): number => i * ROW.apart
export const rowFrame = (wells: number) => ({
  x: [-ROW.apart / 2, (wells - 0.5) * ROW.apart] as const,
  y: [-1.1, ROW.above + ROW.highest + 0.12] as const,
})
/** Where the sign of a well stands, and where its pump is pointed at. */
export const signOf = (i: number): At => [placeOf(i), ROW.above]
export const pumpOf = (i: number, { depth }: WellInRow): At => [placeOf(i) + ROW.barrel, -footOf(depth) + ROW.pump / 2]
const footOf = (depth: number) => Math.max(SHALLOWEST, depth)

export function pumpedWells(wells: readonly WellInRow[]): readonly Shape[] {
  const { x } = rowFrame(wells.length)
  return [
    {
      kind: 'ground',
      is: 'formation',
      points: [
        [x[0], 0],
        [x[1], 0],
      ],
    },
    ...wells.flatMap((well, i) => oneWell(well, placeOf(i))),
  ]
}

function oneWell({ depth, fillage, load, role, is }: WellInRow, x: number): readonly Shape[] {
  const foot = -footOf(depth)
  const head = foot + ROW.pump
  const bar = x + 2.2 * ROW.sign
  return [
    { kind: 'polygon', points: rectangle(x - ROW.tubing, head, x + ROW.tubing, 0), role: 'air' },
    { kind: 'polygon', points: rectangle(x - ROW.barrel, foot, x + ROW.barrel, head), role: 'air' },
    ...(fillage === undefined || !(fillage > 0)
      ? []
      : [
          {
            kind: 'polygon',
            points: rectangle(x - ROW.barrel, foot, x + ROW.barrel, foot + fillage * ROW.pump),
            role: 'fluid',
            is: 'pump fillage',
          } as const,
        ]),
    {
      kind: 'polyline',
      points: [
        [x, 0],
        [x, ROW.above],
      ],
      role: 'outline',
    },
    { kind: 'circle', at: [x, ROW.above], radius: ROW.sign, role, ...(is !== undefined && { is }) },
    ...(load === undefined || !(load > 0)
      ? []
      : [{ kind: 'polygon', points: rectangle(bar, 0, bar + ROW.bar, load * ROW.highest), role: 'load' } as const]),
  ]
}
