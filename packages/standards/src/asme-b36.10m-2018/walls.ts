/** The standard size of a diameter, its next wall, and the mass of pipe. ASME B36.10M (2018). */
import { equation, type Trace } from '@keelson/equations'
import { PIPE_SIZES, type PipeSize } from './pipe-sizes.ts'
import { asmeB3610 } from './source.ts'

/** Relative distance of a diameter from a standard one that still counts as it: 323.9 and 457.2 mm are NPS 12 and 18. */
const SAME_DIAMETER = 0.0025
/** Relative distance by which a wall may fall short through rounding. */
const ROUNDING = 1e-9

/** The standard size of an outside diameter, m; undefined where none is within 0.25 %. */
export function pipeSizeOf(outsideDiameter: number): PipeSize | undefined {
  return PIPE_SIZES.find((s) => Math.abs(outsideDiameter - s.outsideDiameter) <= SAME_DIAMETER * s.outsideDiameter)
}

/** The thinnest standard wall of a size that is at least `required`, m; undefined where all are thinner. */
export function nextStandardWall(size: PipeSize, required: number): number | undefined {
  return size.walls.find((t) => t >= required * (1 - ROUNDING))
}

/** Records the read of a standard wall, m. */
export function tracedStandardWall(size: PipeSize, required: number, wall: number, trace: Trace): number {
  return trace.lookup({
    symbol: 't_std',
    title: 'Next standard wall thickness',
    unit: 'mm',
    source: asmeB3610,
    clause: 'table 2-1',
    value: wall,
    cell: `NPS ${size.nps}, first wall not less than required`,
    where: { t_nom_max: ['maximum required nominal wall thickness', 'mm', required] },
  })
}

export const massPerLength = equation({
  symbol: 'm_s',
  title: 'Steel pipe mass per unit length',
  unit: 'kg/m',
  source: asmeB3610,
  clause: '5',
  fit: 'the coefficient of 0.0246615 is for mm and kg/m',
  where: { D: ['outside diameter', 'mm'], t: ['nominal wall thickness', 'mm'] },
  evaluate: ({ D, t }) => 0.0246615 * (D - t) * t,
})
