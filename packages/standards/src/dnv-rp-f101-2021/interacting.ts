/** Interacting longitudinal defects: the combined defect of neighbours on one projection line. DNV-RP-F101 (2021) 3.8 and 4.4. */
import { equation, sum } from '@keelson/equations'
import { dnvRpF101 } from './source.ts'

const STEP = (step: '7' | '8') => ({ source: dnvRpF101, clause: `4.4, interacting defects, step ${step}` })

const l = ['adjacent defect lengths', 'm', 'list'] as const
const l_nm = ['combined defect length', 'm'] as const

/** From the start of the first defect to the end of the last. */
export const combinedLength = equation({
  ...STEP('7'),
  symbol: 'l_nm',
  title: 'Combined defect length',
  unit: 'm',
  where: { l, s: ['axial gaps between defects', 'm', 'list'] },
  evaluate: ({ l, s }) => sum(l.length, (i) => l[i]) + sum(s.length, (i) => s[i]),
})

export const combinedDepth = equation({
  ...STEP('8'),
  symbol: 'd_nm',
  title: 'Combined defect effective depth',
  unit: 'm',
  where: { d: ['adjacent defect depths', 'm', 'list'], l, l_nm },
  evaluate: ({ d, l, l_nm }) => sum(d.length, (i) => d[i] * l[i]) / l_nm,
})

/** Of fully correlated depth measurements of one standard deviation. */
export const combinedDeviation = equation({
  source: dnvRpF101,
  clause: '3.8, interacting defects, step 9, fully correlated depth measurements',
  symbol: 'StD_nm',
  title: 'Effective depth standard deviation',
  unit: '-',
  where: { StD: ['standard deviation of d/t', '-'], l, l_nm },
  evaluate: ({ StD, l, l_nm }) => (StD * sum(l.length, (i) => l[i])) / l_nm,
})
