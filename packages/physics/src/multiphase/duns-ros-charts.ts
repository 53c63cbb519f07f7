/**
 * The charts of Duns and Ros as read points. F1-F7 come from one public digitisation and L1, L2, f2 from another;
 * neither was laid over the printed charts. They agree mostly within 10 % for F1-F7, worse where F4 and F6 cross zero,
 * and differ up to half in L1 and L2 below N_d = 60.
 */
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: 1.414 is a read point, not a root
import { interpolated, silent, type Trace } from '@keelson/equations'
import { type LinearRead, linear } from '@keelson/numerics/interpolation.ts'
import { dunsRos } from './sources.ts'

interface Read {
  readonly symbol: string
  readonly title: string
  /** Argument as the reader finds it on the chart, and its symbol. */
  readonly argument: string
  readonly axis: string
  /** Arguments and values of the read points, as they stand. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  /** Axes on which the chart is read linearly. */
  readonly x: 'log' | 'linear'
  readonly y: 'log' | 'linear'
}
export interface Chart extends Read {
  /** The points on the axes of reading. */
  readonly abscissae: readonly number[]
  readonly ordinates: readonly number[]
  /** Where a value is read, in words: made once, since a loop reads thousands. */
  readonly cells: readonly string[]
}

function chart(read: Read): Chart {
  const on = (axis: 'log' | 'linear', values: readonly number[]) =>
    Object.freeze(axis === 'log' ? values.map(Math.log10) : [...values])
  return {
    ...read,
    abscissae: on(read.x, read.xs),
    ordinates: on(read.y, read.ys),
    cells: read.xs.slice(1).map((x, i) => `${read.argument} between ${read.xs[i]} and ${x}`),
  }
}
const ofViscosity = (n: number, y: 'log' | 'linear', xs: readonly number[], ys: readonly number[]) =>
  chart({ symbol: `F_${n}`, title: `Chart value F${n}`, argument: 'N_L', axis: 'N_L', xs, ys, x: 'log', y })

export const F1 = ofViscosity(
  1,
  'log',
  [0.002, 0.014, 0.02, 0.03, 0.04, 0.06, 0.09, 0.1, 0.14, 0.2, 0.245, 0.3, 0.4, 0.6, 0.9, 1.414, 2],
  [1.2, 1.2, 1.291, 1.291, 1.5, 1.7, 1.9, 1.951, 2.041, 1.999, 1.951, 1.851, 1.7, 1.451, 1.151, 0.9, 0.8],
)
export const F2 = ofViscosity(
  2,
  'log',
  [0.002, 0.005, 0.01, 0.01414, 0.02, 0.04, 0.08, 0.09, 0.1, 0.1189, 0.1414, 0.1682, 0.2, 0.3, 0.7, 1, 2],
  [0.24, 0.24, 0.24, 0.24, 0.269, 0.48, 0.8485, 0.9, 0.9487, 1.0488, 1.0488, 1.0488, 1.0488, 1, 0.8485, 0.8, 0.7],
)
export const F3 = ofViscosity(
  3,
  'log',
  [
    0.002, 0.003, 0.003464, 0.004, 0.005, 0.005477, 0.006, 0.007, 0.009, 0.01, 0.02, 0.04, 0.07, 0.1, 0.1414, 0.2, 0.5,
    1, 2,
  ],
  [
    0.7489, 0.7489, 0.7489, 0.7735, 0.7735, 0.7737, 0.825, 0.925, 1.125, 1.173, 1.824, 2.525, 2.925, 3.125, 3.325,
    3.525, 3.725, 3.925, 4.125,
  ],
)
export const F4 = ofViscosity(
  4,
  'linear',
  [0.002, 0.003, 0.005, 0.009, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1, 0.3, 0.6, 1, 2],
  [-18, -5, 8, 21, 44, 49.5, 52, 56, 56, 56.5, 57, 57, 57, 57, 57],
)
/** At N_L 0.09 and 0.1 the digitisation prints 0.007 and 0.006, evident misprints. */
export const F5 = ofViscosity(
  5,
  'log',
  [
    0.002, 0.003, 0.006, 0.02, 0.0245, 0.03, 0.04, 0.04472, 0.05, 0.05477, 0.06, 0.07, 0.09, 0.1, 0.1189, 0.1414,
    0.1682, 0.2, 0.4, 0.7, 1, 1.4142, 2,
  ],
  [
    0.22, 0.2098, 0.2, 0.17, 0.1649, 0.16, 0.1449, 0.1349, 0.13, 0.12, 0.1095, 0.0949, 0.07, 0.06, 0.048, 0.042, 0.042,
    0.046, 0.06, 0.08, 0.0949, 0.1189, 0.1414,
  ],
)
export const F6 = ofViscosity(
  6,
  'linear',
  [
    0.002, 0.003, 0.004, 0.005, 0.007, 0.009, 0.01, 0.01189, 0.01414, 0.01682, 0.02, 0.0245, 0.03, 0.05, 0.07, 0.09,
    0.1, 0.1189, 0.1414, 0.1682, 0.2, 0.3, 0.4, 0.5, 0.6, 1, 2,
  ],
  [
    0.86, 0.5, 0.3, 0.18, 0.04, -0.04, -0.08, -0.12, -0.14, -0.12, -0.08, 0.08, 0.36, 0.96, 1.46, 1.98, 2.1, 2.18, 2.1,
    2.04, 1.98, 1.86, 1.8, 1.76, 1.765, 1.765, 1.765,
  ],
)
export const F7 = ofViscosity(
  7,
  'log',
  [0.002, 0.003, 0.005, 0.02, 0.07, 0.1, 0.1414, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.4142, 2],
  [
    0.13, 0.1249, 0.1095, 0.07, 0.045, 0.04, 0.035, 0.032, 0.03, 0.028, 0.027, 0.026, 0.026, 0.025, 0.025, 0.0245,
    0.024, 0.024,
  ],
)
export const L1 = chart({
  symbol: 'L_1',
  title: 'Chart value L1',
  argument: 'N_d',
  axis: 'N_d',
  xs: [16, 20, 30, 40, 50, 70],
  ys: [2, 1.9, 1.6, 1.25, 1.1, 1],
  x: 'linear',
  y: 'linear',
})
export const L2 = chart({
  symbol: 'L_2',
  title: 'Chart value L2',
  argument: 'N_d',
  axis: 'N_d',
  xs: [7.5, 20, 30, 40, 50, 60, 100],
  ys: [0.5, 0.75, 0.9, 1, 1.1, 1.1, 1.11],
  x: 'linear',
  y: 'linear',
})
export const BUBBLE_FRICTION = chart({
  symbol: 'f_2',
  title: 'Bubble friction correction',
  argument: 'f₁ (v_sg/v_sl) N_d^(2/3)',
  axis: 'x_2',
  xs: [0.4, 0.7, 1, 2, 3, 6, 10, 20, 40, 100],
  ys: [1, 0.9, 0.75, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2],
  x: 'linear',
  y: 'linear',
})

/** Reads a chart at a positive argument; its end values hold outside. The read is recorded by the trace. */
export function chartValue(read: Chart, argument: number, trace: Trace): number {
  const { x, y, abscissae, ordinates } = read
  const found = linear(abscissae, ordinates, x === 'log' ? Math.log10(argument) : argument, 'clamp')
  const value = y === 'log' ? 10 ** found.value : found.value
  return trace === silent ? value : tracedRead(read, argument, value, found.at, trace)
}

function tracedRead(
  read: Chart,
  argument: number,
  value: number,
  [lower, upper, t]: LinearRead['at'],
  trace: Trace,
): number {
  const { symbol, title, xs, ys, cells } = read
  const place = { lower, upper, t }
  const axis = { symbol: read.axis, title: read.argument, unit: '-', at: argument, nodes: xs, scale: read.x, place }
  const node = `${read.argument} at ${xs[t === 0 ? lower : upper]}`
  return trace.lookup({
    symbol,
    title,
    unit: '-',
    source: dunsRos,
    clause: 'charts, as digitised',
    value,
    cell: t === 0 || t === 1 ? node : (cells[lower] ?? read.argument),
    ...interpolated([axis], ([i = 0]) => ys[i] ?? Number.NaN, read.y),
  })
}
