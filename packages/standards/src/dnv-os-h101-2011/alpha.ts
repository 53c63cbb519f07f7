/** Weather-restricted operations: the reference period, and the share of the design wave height that a forecast may reach. DNV-OS-H101 (2011) section 4. */
import { constant, equation, max } from '@keelson/equations'
import { dnvOsH101 } from './source.ts'

const PERIODS = { source: dnvOsH101, clause: 'section 4 B, operation periods' } as const
const ALPHA = { source: dnvOsH101, clause: 'section 4 B, operational limits' } as const
export const ALPHA_TABLE = { source: dnvOsH101, clause: 'table 4-1, alpha factor for waves, base case' } as const

const T_POP = ['planned operation period', 's'] as const

/** A contingency as long as the operation, unless it is assessed in detail; 6 h at least. */
export const contingency = equation({
  ...PERIODS,
  symbol: 'T_C',
  title: 'Contingency time',
  unit: 's',
  where: { T_POP, T_C_min: ['minimum contingency time', 's'] },
  evaluate: ({ T_POP, T_C_min }) => max(T_POP, T_C_min),
})
export const referencePeriod = equation({
  ...PERIODS,
  symbol: 'T_R',
  title: 'Reference period',
  unit: 's',
  where: { T_POP, T_C: ['contingency time', 's'] },
  evaluate: ({ T_POP, T_C }) => T_POP + T_C,
})
export const forecastLimit = equation({
  ...ALPHA,
  symbol: 'OP_WF',
  title: 'Forecast operational limit',
  unit: 'm',
  where: { alpha: ['alpha factor', '-'], OP_LIM: ['design wave height', 'm'] },
  evaluate: ({ alpha, OP_LIM }) => alpha * OP_LIM,
})

export const LEAST_CONTINGENCY = constant({
  ...PERIODS,
  symbol: 'T_C_min',
  title: 'Minimum contingency time',
  value: 6,
  unit: 'h',
})
/** Longer operations are designed for unrestricted weather. */
export const LONGEST_OPERATION = constant({
  ...PERIODS,
  symbol: 'T_POP_max',
  title: 'Maximum planned operation period for a forecast',
  value: 72,
  unit: 'h',
})
export const LONGEST_REFERENCE = constant({
  ...PERIODS,
  symbol: 'T_R_max',
  title: 'Maximum reference period for a forecast',
  value: 96,
  unit: 'h',
})

/** A row of alpha factors: the longest period that it holds for, h, and factors over wave heights, m. */
export interface AlphaRow {
  readonly maximumPeriod: number
  readonly heights: readonly number[]
  readonly alpha: readonly number[]
}
const HEIGHTS = [1, 2, 4, 6] as const
const row = (maximumPeriod: number, ...alpha: readonly number[]): AlphaRow => ({
  maximumPeriod,
  heights: HEIGHTS,
  alpha,
})

export const BASE_CASE: readonly AlphaRow[] = [
  row(12, 0.65, 0.76, 0.79, 0.8),
  row(24, 0.63, 0.73, 0.76, 0.78),
  row(36, 0.62, 0.71, 0.73, 0.76),
  row(48, 0.6, 0.68, 0.71, 0.74),
  row(72, 0.55, 0.63, 0.68, 0.72),
]
