/** Line strength with partial factors on mean and dynamic tension. DNV-OS-E301 (2018) Ch.2 Sec.2, ultimate and accidental limit states. */
import { constant, equation } from '@keelson/equations'
import { dnvOsE301 } from './source.ts'

const DESIGN = {
  source: dnvOsE301,
  clause: 'Ch.2 Sec.2 ultimate and accidental limit states, design equation',
} as const

/** Clause under which the partial factors are read. */
export const PARTIAL_FACTOR_TABLE = 'Ch.2 Sec.2 ultimate and accidental limit states, partial safety factors'

/** The intact system is of the ultimate limit state, one without a line of the accidental one. */
export type LimitState = 'ultimate' | 'accidental'

/** On mean and dynamic tension by analysis, limit state and consequence class. DNV-OS-E301 (2018) Ch.2 Sec.2. */
export const PARTIAL_FACTORS = {
  dynamic: {
    ultimate: { 1: { mean: 1.1, dynamic: 1.5 }, 2: { mean: 1.4, dynamic: 2.1 } },
    accidental: { 1: { mean: 1, dynamic: 1.1 }, 2: { mean: 1, dynamic: 1.25 } },
  },
  quasi_static: {
    ultimate: { 1: { mean: 1.7, dynamic: 1.7 }, 2: { mean: 2.5, dynamic: 2.5 } },
    accidental: { 1: { mean: 1.1, dynamic: 1.1 }, 2: { mean: 1.35, dynamic: 1.35 } },
  },
} as const
export type ConsequenceClass = 1 | 2

/** Of chain and steel wire rope without statistics of break tests. */
export const STRENGTH_FACTOR = constant({
  symbol: 'k_S',
  title: 'Characteristic to minimum breaking strength ratio',
  value: 0.95,
  unit: '-',
  source: dnvOsE301,
  clause: 'Ch.2 Sec.2 characteristic capacity',
})

export const characteristicStrength = equation({
  source: dnvOsE301,
  clause: 'Ch.2 Sec.2 characteristic capacity',
  symbol: 'S_c',
  title: 'Line characteristic strength',
  unit: 'N',
  where: {
    k_S: ['characteristic to minimum breaking strength ratio', '-'],
    MBL: ['minimum breaking load', 'N'],
  },
  evaluate: ({ k_S, MBL }) => k_S * MBL,
})

export const dynamicTension = equation({
  ...DESIGN,
  symbol: 'T_dyn',
  title: 'Dynamic tension',
  unit: 'N',
  where: { T: ['maximum line tension', 'N'], T_mean: ['mean line tension', 'N'] },
  evaluate: ({ T, T_mean }) => T - T_mean,
})

export const designTension = equation({
  ...DESIGN,
  symbol: 'T_E',
  title: 'Design tension',
  unit: 'N',
  where: {
    gamma_mean: ['mean tension partial factor', '-'],
    T_mean: ['mean line tension', 'N'],
    gamma_dyn: ['dynamic tension partial factor', '-'],
    T_dyn: ['dynamic tension', 'N'],
  },
  evaluate: ({ gamma_mean, T_mean, gamma_dyn, T_dyn }) => gamma_mean * T_mean + gamma_dyn * T_dyn,
})

/** At most 1 for a line that is strong enough. */
export const strengthUtilisation = equation({
  ...DESIGN,
  symbol: 'u_E',
  title: 'Characteristic strength utilisation',
  unit: '-',
  where: { T_E: ['design tension', 'N'], S_c: ['line characteristic strength', 'N'] },
  evaluate: ({ T_E, S_c }) => T_E / S_c,
})
