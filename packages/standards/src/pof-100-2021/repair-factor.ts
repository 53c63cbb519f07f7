/** What an in-line inspection reports of metal loss: estimated repair factor, and sizes with their tolerance. POF 100 (2021). */
import { equation } from '@keelson/equations'
import { pof100 } from './source.ts'

const t = ['wall thickness', 'm'] as const

/** Above 1 the defect does not bear the operating pressure. */
export const estimatedRepairFactor = equation({
  source: pof100,
  clause: 'definition of the estimated repair factor',
  symbol: 'ERF',
  title: 'Estimated repair factor',
  unit: '-',
  where: {
    P_o: ['maximum allowable operating pressure', 'Pa'],
    P_S: ['safe pressure', 'Pa'],
  },
  evaluate: ({ P_o, P_S }) => P_o / P_S,
})

export const depthOfShare = equation({
  source: pof100,
  clause: 'definition of peak depth',
  symbol: 'd_m',
  title: 'Measured depth',
  unit: 'm',
  where: { p_d: ['depth as a fraction of wall thickness', '-'], t },
  evaluate: ({ p_d, t }) => p_d * t,
})

export const depthWithTolerance = equation({
  source: pof100,
  clause: 'sizing accuracy',
  symbol: 'd',
  title: 'Depth including tolerance',
  unit: 'm',
  where: { d_m: ['measured depth', 'm'], e_d: ['depth tolerance as a fraction of wall thickness', '-'], t },
  evaluate: ({ d_m, e_d, t }) => d_m + e_d * t,
})

export const lengthWithTolerance = equation({
  source: pof100,
  clause: 'sizing accuracy',
  symbol: 'L',
  title: 'Length including tolerance',
  unit: 'm',
  where: { L_m: ['measured length', 'm'], e_L: ['length tolerance', 'm'] },
  evaluate: ({ L_m, e_L }) => L_m + e_L,
})

export const growthBetweenRuns = equation({
  source: pof100,
  clause: 'comparison of two surveys',
  symbol: 'g',
  title: 'Depth growth rate between surveys',
  unit: 'mm/year',
  where: {
    d_1: ['earlier depth', 'mm'],
    d_2: ['later depth', 'mm'],
    y_1: ['year of the earlier survey', 'year'],
    y_2: ['year of the later survey', 'year'],
  },
  evaluate: ({ d_1, d_2, y_1, y_2 }) => (d_2 - d_1) / (y_2 - y_1),
})
