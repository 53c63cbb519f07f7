/** Chain that loses diameter to corrosion and wear over its life. API RP 2SK (2005), corrosion and wear of chain. */
import { equation } from '@keelson/equations'
import { apiRp2sk } from './source.ts'

const CORROSION = { source: apiRp2sk, clause: 'chain corrosion and wear' } as const

const c_r = ['diameter loss per year', 'mm/year'] as const
const T_L = ['service life', 'year'] as const
const d_0 = ['new chain diameter', 'mm'] as const

/** Loss of diameter per year, mm/year, by where the chain is. API RP 2SK (2005), corrosion and wear of chain. */
export const CORROSION_RATES = {
  splash_zone_or_hard_bottom: { low: 0.2, high: 0.4 },
  elsewhere: { low: 0.1, high: 0.2 },
} as const

export const corrodedDiameter = equation({
  ...CORROSION,
  symbol: 'd',
  title: 'Corroded diameter',
  unit: 'mm',
  where: { d_0, c_r, T_L },
  evaluate: ({ d_0, c_r, T_L }) => d_0 - c_r * T_L,
})

export const diameterLoss = equation({
  ...CORROSION,
  symbol: 'Delta_d',
  title: 'Relative diameter loss',
  unit: '-',
  where: { c_r, T_L, d_0 },
  evaluate: ({ c_r, T_L, d_0 }) => (c_r * T_L) / d_0,
})
