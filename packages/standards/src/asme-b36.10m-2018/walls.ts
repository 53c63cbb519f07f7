/** Standard outside diameters and walls of line pipe, and their mass. ASME B36.10M (2018) table 2-1, in mm. */
import { equation, type Trace } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { asmeB3610 } from './source.ts'

export interface PipeSize {
  /** Nominal pipe size, in. */
  readonly nps: string
  /** Outside diameter, m. */
  readonly outsideDiameter: number
  /** Walls, m, thinnest first. */
  readonly walls: readonly number[]
}

/** Relative distance of a diameter from a standard one that still counts as it: 323.9 and 457.2 mm are NPS 12 and 18. */
const SAME_DIAMETER = 0.0025
/** Relative distance by which a wall may fall short through rounding. */
const ROUNDING = 1e-9

const mm = (values: readonly number[]) => values.map((v) => toSI(v, 'mm'))
const size = (nps: string, diameter: number, walls: readonly number[]): PipeSize => ({
  nps,
  outsideDiameter: toSI(diameter, 'mm'),
  walls: mm(walls),
})
/** The walls of NPS 26 and above are one series, cut at its thin end and for the smallest at both. */
const SERIES = [
  6.35, 7.14, 7.92, 8.74, 9.53, 10.31, 11.13, 11.91, 12.7, 14.27, 15.88, 17.48, 19.05, 20.62, 22.23, 23.83, 25.4, 26.97,
  28.58, 30.18, 31.75,
]
const largeWalls = (from: number, to = Number.POSITIVE_INFINITY) => SERIES.filter((t) => t >= from && t <= to)

export const PIPE_SIZES: readonly PipeSize[] = [
  size('1/8', 10.3, [1.24, 1.45, 1.73, 2.41, 3.15, 4.83]),
  size('1/4', 13.7, [1.65, 1.85, 2.24, 3.02, 3.68, 6.05]),
  size('3/8', 17.1, [1.65, 1.85, 2.31, 3.2, 4.01, 6.4]),
  size('1/2', 21.3, [1.65, 2.11, 2.41, 2.77, 3.73, 4.78, 7.47]),
  size('3/4', 26.7, [1.65, 2.11, 2.41, 2.87, 3.91, 5.56, 7.82]),
  size('1', 33.4, [1.65, 2.77, 2.9, 3.38, 4.55, 6.35, 9.09]),
  size('1 1/4', 42.2, [1.65, 2.77, 2.97, 3.56, 4.85, 6.35, 9.7]),
  size('1 1/2', 48.3, [1.65, 2.77, 3.18, 3.68, 5.08, 7.14, 10.15]),
  size('2', 60.3, [1.65, 2.11, 2.77, 3.18, 3.58, 3.91, 4.37, 4.78, 5.54, 6.35, 7.14, 8.74, 11.07]),
  size('2 1/2', 73, [2.11, 2.77, 3.05, 3.18, 3.58, 3.96, 4.37, 4.78, 5.16, 5.49, 6.35, 7.01, 9.53, 14.02]),
  size('3', 88.9, [2.11, 2.77, 3.05, 3.18, 3.58, 3.96, 4.37, 4.78, 5.49, 6.35, 7.14, 7.62, 11.13, 15.24]),
  size('3 1/2', 101.6, [2.11, 2.77, 3.05, 3.18, 3.58, 3.96, 4.37, 4.78, 5.74, 6.35, 7.14, 8.08]),
  size(
    '4',
    114.3,
    [2.11, 2.77, 3.05, 3.18, 3.58, 3.96, 4.37, 4.78, 5.16, 5.56, 6.02, 6.35, 7.14, 7.92, 8.56, 11.13, 13.49, 17.12],
  ),
  size('5', 141.3, [2.11, 2.77, 3.18, 3.4, 3.96, 4.78, 5.56, 6.55, 7.14, 7.92, 8.74, 9.53, 12.7, 15.88, 19.05]),
  size(
    '6',
    168.3,
    [
      2.11, 2.77, 3.18, 3.4, 3.58, 3.96, 4.37, 4.78, 5.16, 5.56, 6.35, 7.11, 7.92, 8.74, 9.53, 10.97, 12.7, 14.27,
      15.88, 18.26, 19.05, 21.95, 22.23,
    ],
  ),
  size(
    '8',
    219.1,
    [
      2.77, 3.18, 3.76, 3.96, 4.78, 5.16, 5.56, 6.35, 7.04, 7.92, 8.18, 8.74, 9.53, 10.31, 11.13, 12.7, 14.27, 15.09,
      15.88, 18.26, 19.05, 20.62, 22.23, 23.01, 25.4,
    ],
  ),
  size(
    '10',
    273,
    [
      3.4, 3.96, 4.19, 4.78, 5.16, 5.56, 6.35, 7.09, 7.8, 8.74, 9.27, 11.13, 12.7, 14.27, 15.09, 15.88, 18.26, 20.62,
      21.44, 22.23, 23.83, 25.4, 28.58, 31.75,
    ],
  ),
  size(
    '12',
    323.8,
    [
      3.96, 4.37, 4.57, 4.78, 5.16, 5.56, 6.35, 7.14, 7.92, 8.38, 8.74, 9.53, 10.31, 11.13, 12.7, 14.27, 15.88, 17.48,
      19.05, 20.62, 21.44, 22.23, 23.83, 25.4, 26.97, 28.58, 31.75, 33.32,
    ],
  ),
  size(
    '14',
    355.6,
    [
      3.96, 4.78, 5.16, 5.33, 5.56, 6.35, 7.14, 7.92, 8.74, 9.53, 10.31, 11.13, 11.91, 12.7, 14.27, 15.09, 15.88, 17.48,
      19.05, 20.62, 22.23, 23.83, 25.4, 26.97, 27.79, 28.58, 31.75, 35.71, 50.8, 53.98, 55.88, 63.5,
    ],
  ),
  size(
    '16',
    406.4,
    [
      4.19, 4.78, 5.16, 5.56, 6.35, 7.14, 7.92, 8.74, 9.53, 10.31, 11.13, 11.91, 12.7, 14.27, 15.88, 16.66, 17.48,
      19.05, 20.62, 21.44, 22.23, 23.83, 25.4, 26.19, 26.97, 28.58, 30.18, 30.96, 31.75, 36.53, 40.49,
    ],
  ),
  size(
    '18',
    457,
    [
      4.19, 4.78, 5.56, 6.35, 7.14, 7.92, 8.74, 9.53, 10.31, 11.13, 11.91, 12.7, 14.27, 15.88, 17.48, 19.05, 20.62,
      22.23, 23.83, 25.4, 26.97, 28.58, 29.36, 30.18, 31.75, 34.93, 39.67, 45.24,
    ],
  ),
  size(
    '20',
    508,
    [
      4.78, 5.56, 6.35, 7.14, 7.92, 8.74, 9.53, 10.31, 11.13, 11.91, 12.7, 14.27, 15.09, 15.88, 17.48, 19.05, 20.62,
      22.23, 23.83, 25.4, 26.19, 26.97, 28.58, 30.18, 31.75, 32.54, 33.32, 34.93, 38.1, 44.45, 50.01,
    ],
  ),
  size(
    '22',
    559,
    [
      4.78, 5.56, 6.35, 7.14, 7.92, 8.74, 9.53, 10.31, 11.13, 11.91, 12.7, 14.27, 15.88, 17.48, 19.05, 20.62, 22.23,
      23.83, 25.4, 26.97, 28.58, 30.18, 31.75, 33.32, 34.93, 36.53, 38.1, 41.28, 47.63, 53.98,
    ],
  ),
  size(
    '24',
    610,
    [
      5.54, 6.35, 7.14, 7.92, 8.74, 9.53, 10.31, 11.13, 11.91, 12.7, 14.27, 15.88, 17.48, 19.05, 20.62, 22.23, 23.83,
      24.61, 25.4, 26.97, 28.58, 30.18, 30.96, 31.75, 33.32, 34.93, 36.53, 38.1, 38.89, 39.67, 46.02, 52.37, 59.54,
    ],
  ),
  size('26', 660, largeWalls(6.35, 25.4)),
  size('28', 711, largeWalls(6.35, 25.4)),
  size('30', 762, largeWalls(6.35)),
  size('32', 813, largeWalls(6.35)),
  size('34', 864, largeWalls(6.35)),
  size('36', 914, largeWalls(6.35)),
  size('38', 965, largeWalls(7.92)),
  size('40', 1016, largeWalls(7.92)),
  size('42', 1067, largeWalls(8.74)),
  size('44', 1118, largeWalls(8.74)),
  size('46', 1168, largeWalls(8.74)),
  size('48', 1219, largeWalls(8.74)),
  size('52', 1321, largeWalls(9.53)),
  size('56', 1422, largeWalls(9.53)),
  size('60', 1524, largeWalls(9.53)),
  size('64', 1626, largeWalls(9.53)),
  size('68', 1727, largeWalls(11.91)),
  size('72', 1829, largeWalls(12.7)),
  size('76', 1930, largeWalls(12.7)),
  size('80', 2032, largeWalls(14.27)),
]

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
