/** How a lug, its hole and its shackle fit together, and the load that a lug is checked for. DNV-ST-N001 (2021) section 16. Coherent SI. */
import { constant, equation, max } from '@keelson/equations'
import { dnvStN001 } from './source.ts'

const at = (clause: string) => ({ source: dnvStN001, clause }) as const

export const HOLE_CLEARANCE = constant({
  ...at('16.8, clause not verified against the standard'),
  symbol: 'c_h',
  title: 'Minimum hole clearance',
  value: 3,
  unit: 'mm',
})
export const HOLE_CLEARANCE_SHARE = constant({
  ...at('16.8, clause not verified against the standard'),
  symbol: 'f_h',
  title: 'Hole clearance to pin diameter ratio',
  value: 0.04,
  unit: '-',
})
/** A lug that fills less of its shackle lets it tilt. */
export const LEAST_JAW_FILL = constant({
  ...at('16.8, clause not verified against the standard'),
  symbol: 'f_least',
  title: 'Minimum padeye thickness to shackle jaw width ratio',
  value: 0.75,
  unit: '-',
})
export const MOST_JAW_FILL = constant({
  ...at('16.8, clause not verified against the standard'),
  symbol: 'f_most',
  title: 'Maximum padeye thickness to shackle jaw width ratio',
  value: 0.9,
  unit: '-',
})

export const designSlingLoad = equation({
  ...at('16.3'),
  symbol: 'P_d',
  title: 'Sling design load',
  unit: 'N',
  where: {
    P_s: ['static sling load', 'N'],
    DAF: ['dynamic amplification factor', '-'],
    SKL: ['skew load factor', '-'],
  },
  evaluate: ({ P_s, DAF, SKL }) => P_s * DAF * SKL,
})

export const matchingHole = equation({
  ...at('16.8, clause not verified against the standard'),
  symbol: 'd_match',
  title: 'Matching hole diameter',
  unit: 'm',
  where: {
    d: ['pin diameter', 'm'],
    c_h: ['minimum hole clearance', 'm'],
    f_h: ['hole clearance to pin diameter ratio', '-'],
  },
  evaluate: ({ d, c_h, f_h }) => d + max(c_h, f_h * d),
})

export const widestLug = equation({
  ...at('16.8, clause not verified against the standard'),
  symbol: 't_most',
  title: 'Maximum padeye thickness for the jaw',
  unit: 'm',
  where: { f_most: ['maximum padeye thickness to shackle jaw width ratio', '-'], W_j: ['jaw inside width', 'm'] },
  evaluate: ({ f_most, W_j }) => f_most * W_j,
})

export const totalThickness = equation({
  ...at('16.8'),
  symbol: 't_tot',
  title: 'Total padeye thickness in the jaw',
  unit: 'm',
  where: { t: ['plate thickness', 'm'], t_c: ['cheek plate thickness, each side', 'm'] },
  evaluate: ({ t, t_c }) => t + 2 * t_c,
})
