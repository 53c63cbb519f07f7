/** Coating breakdown over the life, linepipe and field joints together. DNV-RP-F103 (2019) 6.2, 6.3; (2010) 5.2, 5.3. */
import { equation } from '@keelson/equations'
import { dnvRpF103 } from './source.ts'

const where = {
  a: ['initial breakdown', '-'],
  b: ['yearly breakdown', '1/year'],
  t_f: ['design life', 'year'],
} as const

export const meanBreakdown = equation({
  symbol: 'f_cm',
  title: 'Mean coating breakdown factor',
  unit: '-',
  source: dnvRpF103,
  clause: '6.2 (2010: 5.2)',
  where,
  evaluate: ({ a, b, t_f }) => a + 0.5 * b * t_f,
})

export const finalBreakdown = equation({
  symbol: 'f_cf',
  title: 'Final coating breakdown factor',
  unit: '-',
  source: dnvRpF103,
  clause: '6.3 (2010: 5.3)',
  where,
  evaluate: ({ a, b, t_f }) => a + b * t_f,
})

/** Of the whole surface, by the area of each coating. */
export const weightedBreakdown = equation({
  symbol: 'f_c',
  title: 'Coating breakdown factor of linepipe and field joints',
  unit: '-',
  source: dnvRpF103,
  clause: '6.2, 6.3 (2010: 5.2, 5.3)',
  where: {
    r: ['share of the surface in field joints', '-'],
    f_lp: ['breakdown factor of the linepipe coating', '-'],
    f_fj: ['breakdown factor of the field joint coating', '-'],
  },
  evaluate: ({ r, f_lp, f_fj }) => (1 - r) * f_lp + r * f_fj,
})
