/** When the wall of a tube buckles before its member does. EN 1993-1-1 (2005) table 5.2, sheet 3. */
import { constant, equation, reachRule } from '@keelson/equations'
import { en1993 } from './source.ts'

const TUBE = { source: en1993, clause: 'table 5.2, sheet 3, tubular sections' } as const

export const REFERENCE_YIELD = constant({
  ...TUBE,
  symbol: 'f_235',
  title: 'Reference yield strength',
  value: 235,
  unit: 'MPa',
})

export const tubeSlenderness = equation({
  ...TUBE,
  symbol: 'd_t',
  title: 'Diameter-to-thickness ratio',
  unit: '-',
  where: { D: ['outside diameter', 'm'], t: ['wall thickness', 'm'] },
  evaluate: ({ D, t }) => D / t,
})

/** Beyond it the tube is of class 4. */
export const class3Limit = equation({
  ...TUBE,
  symbol: 'd_t_3',
  title: 'Class 3 slenderness limit',
  unit: '-',
  where: { f_235: ['reference yield strength', 'Pa'], f_y: ['yield strength', 'Pa'] },
  evaluate: ({ f_235, f_y }) => (90 * f_235) / f_y,
})

export const notClass4 = reachRule({
  ...TUBE,
  title: 'Cross-section class 1, 2 or 3',
  because: 'a class 4 wall buckles locally before the member',
})
