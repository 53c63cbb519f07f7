/** Weight and dynamic amplification of a lift in air by one crane. 0027/ND Rev 11 5.5, DNV-ST-N001 16.2.5 alike. Coherent SI. */
import { constant, equation, reachRange, sqrt } from '@keelson/equations'
import { nobleDenton0027 } from './source.ts'

const at = (clause: string) => ({ source: nobleDenton0027, clause }) as const

export const REFERENCE_MASS = constant({
  ...at('table 5-1'),
  symbol: 'M_100',
  title: 'Reference lift mass',
  value: 100,
  unit: 't',
})
/** Lighter lifts are outside the table. */
export const LEAST_MASS = constant({
  ...at('table 5-1, note 1'),
  symbol: 'M_3',
  title: 'Minimum lift mass in table',
  value: 3,
  unit: 't',
})
export const LIFT_REACH = reachRange({
  ...at('table 5-1, note 1'),
  symbol: 'M',
  title: 'Lift mass',
  unit: 't',
  from: LEAST_MASS.value,
  unsafe: 'below',
  because: 'the dynamic amplification table does not cover lighter lifts',
})

export interface Band {
  /** Upper end, included, t. */
  readonly to: number
  readonly offshore: number
  readonly inshore: number
}
/** Above 100 t. 0027/ND Rev 11 table 5-1. */
export const BANDS: readonly Band[] = [
  { to: 300, offshore: 1.25, inshore: 1.12 },
  { to: 1000, offshore: 1.2, inshore: 1.1 },
  { to: 2500, offshore: 1.15, inshore: 1.08 },
]
/** Beyond the bands. 0027/ND Rev 11 table 5-1. */
export const HEAVIEST = { offshore: 1.1, inshore: 1.05 } as const
export const BANDS_CLAUSE = 'table 5-1'

const M = ['lift mass', 'kg'] as const
const M_100 = ['reference lift mass', 'kg'] as const

export const designWeight = equation({
  ...at('6.2.1'),
  symbol: 'W',
  title: 'Lift weight',
  unit: 'N',
  where: { M, k: ['contingency factor', '-'], g: ['gravitational acceleration', 'm/s2'] },
  evaluate: ({ M, k, g }) => M * k * g,
})

export const lightOffshore = equation({
  ...at('table 5-1, offshore'),
  symbol: 'DAF',
  title: 'Dynamic amplification factor, offshore',
  unit: '-',
  where: { M_100, M },
  evaluate: ({ M_100, M }) => 1 + 0.25 * sqrt(M_100 / M),
})

export const lightInshore = equation({
  ...at('table 5-1, inshore'),
  symbol: 'DAF',
  title: 'Dynamic amplification factor, inshore',
  unit: '-',
  where: { M_100, M },
  evaluate: ({ M_100, M }) => 1.07 + 0.05 * sqrt(M_100 / M),
})
