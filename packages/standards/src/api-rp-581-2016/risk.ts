/** Probability of failure, risk, and the categories of the risk matrix. API RP 581 (2016) Part 1, section 4. */
import { equation } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { apiRp581 } from './source.ts'

const gff = ['generic failure frequency', '1/year'] as const
const F_MS = ['management systems factor', '-'] as const
const CA = ['consequence area', 'm2'] as const

export const probabilityOfFailure = equation({
  source: apiRp581,
  clause: 'Part 1, 4.1.1 (eq 1.1)',
  symbol: 'POF',
  title: 'Probability of failure',
  unit: '1/year',
  where: { gff, D_f: ['damage factor', '-'], F_MS },
  evaluate: ({ gff, D_f, F_MS }) => gff * D_f * F_MS,
})

export const risk = equation({
  source: apiRp581,
  clause: 'Part 1, 4.3.2 (eq 1.8)',
  symbol: 'R',
  title: 'Consequence area risk',
  unit: 'm2/year',
  where: { POF: ['probability of failure', '1/year'], CA },
  evaluate: ({ POF, CA }) => POF * CA,
})

export const damageFactorOfRisk = equation({
  source: apiRp581,
  clause: 'Part 1, 4.4 (target risk)',
  symbol: 'D_fR',
  title: 'Damage factor at risk target',
  unit: '-',
  where: { R_tgt: ['risk target', 'm2/year'], gff, F_MS, CA },
  evaluate: ({ R_tgt, gff, F_MS, CA }) => R_tgt / (gff * F_MS * CA),
})

/** Upper damage factors of probability categories 1 ... 4; above, 5. API RP 581 (2016) Part 1, Table 4.1. */
const DAMAGE_FACTOR_ENDS = [2, 20, 100, 1000] as const
/** Upper areas of consequence categories A ... D, ft2; above, E. API RP 581 (2016) Part 1, Table 4.1. */
const AREA_ENDS_FT2 = [100, 1000, 3000, 10000] as const

/** Probability category 1 ... 5 of a damage factor. */
export const probabilityCategory = (D_f: number): number => 1 + DAMAGE_FACTOR_ENDS.filter((end) => D_f > end).length

/** Consequence category A ... E of an area, m2. */
export const consequenceCategory = (area: number): string =>
  'ABCDE'.charAt(AREA_ENDS_FT2.filter((end) => area > toSI(end, 'ft2')).length)
