/** Line tension against breaking strength: the tension criterion of API RP 2SK (2005). Coherent SI. */
import { equation } from '@keelson/equations'
import { apiRp2sk } from './source.ts'

const CRITERION = { source: apiRp2sk, clause: 'line tension criterion' } as const

/** Line tension times the required safety factor; N. FS is 1.67 intact, dynamic analysis, and 2.0 intact, quasi-static. */
export const factoredTension = equation({
  ...CRITERION,
  symbol: 'T_d',
  title: 'Line tension with its safety factor',
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
  where: { T_d: ['line tension with its safety factor', 'N'], MBL: ['minimum breaking load', 'N'] },
  evaluate: ({ T_d, MBL }) => T_d / MBL,
})
