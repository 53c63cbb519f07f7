/** How a lug, its hole and its shackle fit together, and the load that a lug is checked for. DNV-ST-N001 (2021) section 16. Coherent SI. */
import { constant, equation, max } from '@keelson/equations'
import { dnvStN001 } from './source.ts'

const at = (clause: string) => ({ source: dnvStN001, clause }) as const

export const HOLE_CLEARANCE = constant({
  ...at('16.8, as recalled'),
  symbol: 'c_h',
  title: 'Clearance of a hole, at least',
  value: 3,
  unit: 'mm',
})
export const HOLE_CLEARANCE_SHARE = constant({
  ...at('16.8, as recalled'),
  symbol: 'f_h',
  title: 'Clearance of a hole over the pin',
  value: 0.04,
  unit: '-',
})
/** A lug that fills less of its shackle lets it tilt. */
export const LEAST_JAW_FILL = constant({
  ...at('16.8, as recalled'),
  symbol: 'f_least',
  title: 'Least thickness of the lug over the jaw of its shackle',
  value: 0.75,
  unit: '-',
})
export const MOST_JAW_FILL = constant({
  ...at('16.8, as recalled'),
  symbol: 'f_most',
  title: 'Largest thickness of the lug over the jaw of its shackle',
  value: 0.9,
  unit: '-',
})

export const designSlingLoad = equation({
  ...at('16.3'),
  symbol: 'P_d',
  title: 'Design load of the sling',
  unit: 'N',
  where: {
    P_s: ['static sling load', 'N'],
    DAF: ['dynamic amplification factor', '-'],
    SKL: ['skew load factor', '-'],
  },
  evaluate: ({ P_s, DAF, SKL }) => P_s * DAF * SKL,
})

export const matchingHole = equation({
  ...at('16.8, as recalled'),
  symbol: 'd_match',
  title: 'Hole that matches the pin',
  unit: 'm',
  where: {
    d: ['diameter of the pin', 'm'],
    c_h: ['clearance at least', 'm'],
    f_h: ['clearance over the pin', '-'],
  },
  evaluate: ({ d, c_h, f_h }) => d + max(c_h, f_h * d),
})

export const widestLug = equation({
  ...at('16.8, as recalled'),
  symbol: 't_most',
  title: 'Thickest lug that the jaw takes',
  unit: 'm',
  where: { f_most: ['largest thickness over the jaw', '-'], W_j: ['inside width of the jaw', 'm'] },
  evaluate: ({ f_most, W_j }) => f_most * W_j,
})

export const totalThickness = equation({
  ...at('16.8'),
  symbol: 't_tot',
  title: 'Thickness of the lug in the jaw',
  unit: 'm',
  where: { t: ['thickness of the plate', 'm'], t_c: ['thickness of the cheek plate on each side', 'm'] },
  evaluate: ({ t, t_c }) => t + 2 * t_c,
})
