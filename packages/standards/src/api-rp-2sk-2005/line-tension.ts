/** Line tension against breaking strength: the tension criterion of API RP 2SK (2005). Coherent SI. */
import { equation } from '@keelson/equations'
import { apiRp2sk } from './source.ts'

const CRITERION = { source: apiRp2sk, clause: 'line tension criterion' } as const

/** Clause under which the factors are read. */
export const LINE_FACTOR_TABLE = 'line tension criterion, tension limits and factors of safety'

/** On the breaking strength by analysis and by the state of the mooring. API RP 2SK (2005), tension limits and factors of safety. */
export const LINE_FACTORS = {
  quasi_static: { intact: 2, damaged: 1.43, transient: 1.18 },
  dynamic: { intact: 1.67, damaged: 1.25, transient: 1.05 },
} as const
export type AnalysisMethod = keyof typeof LINE_FACTORS
export type MooringCondition = keyof (typeof LINE_FACTORS)[AnalysisMethod]

/** Line tension times the required safety factor; N. */
export const factoredTension = equation({
  ...CRITERION,
  symbol: 'T_d',
  title: 'Factored line tension',
  unit: 'N',
  where: { T: ['line tension', 'N'], FS: ['required safety factor', '-'] },
  evaluate: ({ T, FS }) => T * FS,
})

/** At most 1 for a line that is strong enough. */
export const tensionUtilisation = equation({
  ...CRITERION,
  symbol: 'u_T',
  title: 'Tension utilisation',
  unit: '-',
  where: { T_d: ['factored line tension', 'N'], MBL: ['minimum breaking load', 'N'] },
  evaluate: ({ T_d, MBL }) => T_d / MBL,
})

export const tensionSafetyFactor = equation({
  ...CRITERION,
  symbol: 'SF',
  title: 'Line safety factor',
  unit: '-',
  where: { MBL: ['minimum breaking load', 'N'], T: ['line tension', 'N'] },
  evaluate: ({ MBL, T }) => MBL / T,
})

export const allowableTension = equation({
  ...CRITERION,
  symbol: 'T_all',
  title: 'Allowable line tension',
  unit: 'N',
  where: { MBL: ['minimum breaking load', 'N'], FS: ['required safety factor', '-'] },
  evaluate: ({ MBL, FS }) => MBL / FS,
})
