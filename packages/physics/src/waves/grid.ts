/** A spectrum on points of frequency: its moments by the trapezoidal rule, without a tail. Coherent SI. */
import { equation, silent, sum, type Trace } from '@keelson/equations'
import { c205 } from './sources.ts'

const ON_GRID = { source: c205, clause: '3.5.2, spectral moments, trapezoidal rule' } as const
const INTERVALS = {
  a: ['frequencies at interval starts', 'rad/s', 'list'],
  b: ['frequencies at interval ends', 'rad/s', 'list'],
  A: ['spectral density at a', 'm2*s/rad', 'list'],
  B: ['spectral density at b', 'm2*s/rad', 'list'],
} as const

export const gridMomentMinus1 = equation({
  ...ON_GRID,
  symbol: 'm_m1',
  title: 'Moment of order -1',
  unit: 'm2*s/rad',
  where: INTERVALS,
  evaluate: ({ a, b, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (A[j] / a[j] + B[j] / b[j])) / 2),
})
export const gridMoment0 = equation({
  ...ON_GRID,
  symbol: 'm_0',
  title: 'Surface elevation variance',
  unit: 'm2',
  where: INTERVALS,
  evaluate: ({ a, b, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (A[j] + B[j])) / 2),
})
export const gridMoment1 = equation({
  ...ON_GRID,
  symbol: 'm_1',
  title: 'First moment',
  unit: 'm2*rad/s',
  where: INTERVALS,
  evaluate: ({ a, b, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (a[j] * A[j] + b[j] * B[j])) / 2),
})
export const gridMoment2 = equation({
  ...ON_GRID,
  symbol: 'm_2',
  title: 'Second moment',
  unit: 'm2*rad2/s2',
  where: INTERVALS,
  evaluate: ({ a, b, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (a[j] ** 2 * A[j] + b[j] ** 2 * B[j])) / 2),
})
export const gridMoment4 = equation({
  ...ON_GRID,
  symbol: 'm_4',
  title: 'Fourth moment',
  unit: 'm2*rad4/s4',
  where: INTERVALS,
  evaluate: ({ a, b, A, B }) => sum(a.length, (j) => ((b[j] - a[j]) * (a[j] ** 4 * A[j] + b[j] ** 4 * B[j])) / 2),
})

/** Points that ascend in rad/s, above 0, with their densities. */
export interface Grid {
  readonly frequencies: readonly number[]
  readonly densities: readonly number[]
}

export interface GridMoments {
  readonly m_m1: number
  readonly m_0: number
  readonly m_1: number
  readonly m_2: number
  readonly m_4: number
}

export function momentsOnGrid({ frequencies, densities }: Grid, trace: Trace = silent): GridMoments {
  const args = {
    a: frequencies.slice(0, -1),
    b: frequencies.slice(1),
    A: densities.slice(0, -1),
    B: densities.slice(1),
  }
  return {
    m_m1: trace.apply(gridMomentMinus1, args),
    m_0: trace.apply(gridMoment0, args),
    m_1: trace.apply(gridMoment1, args),
    m_2: trace.apply(gridMoment2, args),
    m_4: trace.apply(gridMoment4, args),
  }
}
