/** Tapers of a stretch of a record, in their periodic form: the sample after the last would be the first again. */
import { cos, equation, pi } from '@keelson/equations'
import { harris } from './sources.ts'

export const WINDOWS = ['none', 'hann', 'hamming', 'blackman'] as const
export type WindowName = (typeof WINDOWS)[number]

const PERIODIC = { source: harris, clause: 'section V, periodic form', symbol: 'w_j', unit: '-' } as const
const where = { j: ['segment sample index, from 0', '-'], L: ['samples per segment', '-'] } as const

export const hannWindow = equation({
  ...PERIODIC,
  title: 'Hann window',
  where,
  evaluate: ({ j, L }) => 0.5 - 0.5 * cos((2 * pi * j) / L),
})

export const hammingWindow = equation({
  ...PERIODIC,
  title: 'Hamming window',
  where,
  evaluate: ({ j, L }) => 0.54 - 0.46 * cos((2 * pi * j) / L),
})

export const blackmanWindow = equation({
  ...PERIODIC,
  title: 'Blackman window',
  where,
  evaluate: ({ j, L }) => 0.42 - 0.5 * cos((2 * pi * j) / L) + 0.08 * cos((4 * pi * j) / L),
})

const FORMULAS = { hann: hannWindow, hamming: hammingWindow, blackman: blackmanWindow } as const

/** The weights of a segment of so many samples. */
export function windowOf(name: WindowName, length: number): Float64Array {
  const weights = new Float64Array(length).fill(1)
  if (name === 'none') return weights
  const { evaluate } = FORMULAS[name]
  return weights.map((_, j) => evaluate({ j, L: length }))
}
