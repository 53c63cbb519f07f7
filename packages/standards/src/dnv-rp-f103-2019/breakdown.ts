/** Coating breakdown over the life, linepipe and field joints together. DNV-RP-F103 (2019) 6.2, 6.3, 6.7; (2010) 5.2, 5.3, 5.6. */
import { equation } from '@keelson/equations'
import { dnvRpF103 } from './source.ts'

const where = {
  a: ['initial coating breakdown', '-'],
  b: ['annual coating breakdown', '1/year'],
  t_f: ['design life', 'year'],
} as const

export const meanBreakdown = equation({
  symbol: 'f_cm',
  title: 'Mean coating breakdown factor',
  unit: '-',
  source: dnvRpF103,
  clause: '6.2; 2010 edition 5.2',
  where,
  evaluate: ({ a, b, t_f }) => a + 0.5 * b * t_f,
})

export const finalBreakdown = equation({
  symbol: 'f_cf',
  title: 'Final coating breakdown factor',
  unit: '-',
  source: dnvRpF103,
  clause: '6.3; 2010 edition 5.3',
  where,
  evaluate: ({ a, b, t_f }) => a + b * t_f,
})

const SHARE = ['field joint fraction of surface area', '-'] as const
const PARTS = {
  f_lp: ['linepipe coating breakdown factor', '-'],
  f_fj: ['field joint coating breakdown factor', '-'],
} as const

/** For demands: what linepipe and field joints take together, each on its own area. */
export const weightedBreakdown = equation({
  symbol: 'f_c',
  title: 'Coating breakdown factor, linepipe and field joints',
  unit: '-',
  source: dnvRpF103,
  clause: '6.2, 6.3; 2010 edition 5.2, 5.3',
  where: { r: SHARE, ...PARTS },
  evaluate: ({ r, f_lp, f_fj }) => (1 - r) * f_lp + r * f_fj,
})

const alongPipe = '6.7 eq. 11; 2010 edition 5.6.4'

/** Of one diameter, areas are to one another as lengths. */
export const jointRatio = equation({
  symbol: 'r_L',
  title: 'Field joint to linepipe length ratio',
  unit: '-',
  source: dnvRpF103,
  clause: alongPipe,
  where: { r: SHARE },
  evaluate: ({ r }) => r / (1 - r),
})

/** For the distribution of anodes. It counts the linepipe coating under the joints too: the sum by areas over 1 - r. */
export const breakdownAlongPipe = equation({
  symbol: 'f_prime',
  title: 'Coating breakdown factor along the pipeline',
  unit: '-',
  source: dnvRpF103,
  clause: alongPipe,
  where: { r_L: ['field joint to linepipe length ratio', '-'], ...PARTS },
  evaluate: ({ r_L, f_lp, f_fj }) => f_lp + r_L * f_fj,
})
