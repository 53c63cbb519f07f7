/**
 * Classes of an estimate and how far the cost may end from it, at 80 % confidence: AACE 18R-97 (2020) table 1. Each side
 * of a class is a band, from the narrowest that is typical of it to the widest.
 */
import { constant, equation, type Trace } from '@keelson/equations'
import { aace18r97 } from './source.ts'

export const ESTIMATE_CLASSES = [1, 2, 3, 4, 5] as const
export type EstimateClass = (typeof ESTIMATE_CLASSES)[number]
/** Shares of the estimate, without sign. */
export interface Bands {
  readonly low: readonly [narrowest: number, widest: number]
  readonly high: readonly [narrowest: number, widest: number]
}

export const ACCURACY: Readonly<Record<EstimateClass, Bands>> = {
  5: { low: [0.2, 0.5], high: [0.3, 1] },
  4: { low: [0.15, 0.3], high: [0.2, 0.5] },
  3: { low: [0.1, 0.2], high: [0.1, 0.3] },
  2: { low: [0.05, 0.15], high: [0.05, 0.2] },
  1: { low: [0.03, 0.1], high: [0.03, 0.15] },
}

const CLAUSE = { source: aace18r97, clause: 'table 1, expected accuracy range' } as const

/** Probabilities between which 80 % of the outcomes lie. */
export const CONFIDENCE = constant({
  ...CLAUSE,
  symbol: 'p_80',
  title: 'Accuracy range confidence',
  value: 0.8,
  unit: '-',
})

type Side = keyof Bands
type End = 'narrowest' | 'widest'
const SYMBOLS = { low: 'a_L', high: 'a_H' } as const
const SUFFIX = { narrowest: 'n', widest: 'w' } as const

/** Reads one end of the band of a class. */
export function accuracyOf(estimateClass: EstimateClass, side: Side, end: End, trace: Trace): number {
  const [narrowest, widest] = ACCURACY[estimateClass][side]
  return trace.lookup({
    ...CLAUSE,
    symbol: `${SYMBOLS[side]}${SUFFIX[end]}`,
    title: `${side === 'low' ? 'Low' : 'High'}-side class accuracy, ${end}`,
    unit: '-',
    value: end === 'narrowest' ? narrowest : widest,
    cell: `class ${estimateClass}, ${side} side, ${end}`,
  })
}

const C = ['cost estimate', 'USD'] as const

export const lowSpread = equation({
  ...CLAUSE,
  symbol: 'A_L',
  title: 'Low-side variation',
  unit: '-',
  where: { C_L: ['low end of cost range', 'USD'], C },
  evaluate: ({ C_L, C }) => 1 - C_L / C,
})
export const highSpread = equation({
  ...CLAUSE,
  symbol: 'A_H',
  title: 'High-side variation',
  unit: '-',
  where: { C_H: ['high end of cost range', 'USD'], C },
  evaluate: ({ C_H, C }) => C_H / C - 1,
})
export const classLow = equation({
  ...CLAUSE,
  symbol: 'C_cL',
  title: 'Low-end cost of estimate class',
  unit: 'USD',
  where: { C, a_L: ['low-side class accuracy', '-'] },
  evaluate: ({ C, a_L }) => C * (1 - a_L),
})
export const classHigh = equation({
  ...CLAUSE,
  symbol: 'C_cH',
  title: 'High-end cost of estimate class',
  unit: 'USD',
  where: { C, a_H: ['high-side class accuracy', '-'] },
  evaluate: ({ C, a_H }) => C * (1 + a_H),
})
