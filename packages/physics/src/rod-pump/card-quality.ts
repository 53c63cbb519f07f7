/** Whether a card closes, and whether two solvers find the same pump card. */
import { constant, equation, house } from '@keelson/equations'
import type { Card } from './card.ts'

const QUALITY = { source: house, clause: 'card and solution quality' } as const

export const CLOSURE_FACTOR = constant({
  ...QUALITY,
  symbol: 'k_c',
  title: 'Maximum ratio of closing step to largest other step',
  value: 2,
  unit: '-',
})
export const POSITION_AGREEMENT = constant({
  ...QUALITY,
  symbol: 'e_u',
  title: 'Maximum ratio of position difference between two solvers to stroke',
  value: 0.01,
  unit: '-',
})
export const LOAD_AGREEMENT = constant({
  ...QUALITY,
  symbol: 'e_F',
  title: 'Maximum ratio of load difference between two solvers to load range',
  value: 0.02,
  unit: '-',
})
export const closingPosition = equation({
  ...QUALITY,
  symbol: 's_c',
  title: 'Permissible position closing step',
  unit: 'm',
  where: { k_c: ['factor on the largest other step', '-'], s_o: ['largest other position step', 'm'] },
  evaluate: ({ k_c, s_o }) => k_c * s_o,
})
export const closingLoad = equation({
  ...QUALITY,
  symbol: 'F_c',
  title: 'Permissible load closing step',
  unit: 'N',
  where: { k_c: ['factor on the largest other step', '-'], F_g: ['largest other load step', 'N'] },
  evaluate: ({ k_c, F_g }) => k_c * F_g,
})
export const positionTolerance = equation({
  ...QUALITY,
  symbol: 'u_t',
  title: 'Permissible position difference',
  unit: 'm',
  where: { e_u: ['fraction of the stroke', '-'], S_e: ['smoothed pump card stroke', 'm'] },
  evaluate: ({ e_u, S_e }) => e_u * S_e,
})
export const loadTolerance = equation({
  ...QUALITY,
  symbol: 'f_t',
  title: 'Permissible load difference',
  unit: 'N',
  where: { e_F: ['fraction of the load range', '-'], R_e: ['smoothed pump card load range', 'N'] },
  evaluate: ({ e_F, R_e }) => e_F * R_e,
})

/** The step from the last sample to the first, and the largest of the others. */
export function stepsAround(list: readonly number[]): { readonly closing: number; readonly other: number } {
  const step = (j: number) => Math.abs((list[j] as number) - (list[(j + list.length - 1) % list.length] as number))
  return { closing: step(0), other: Math.max(...list.slice(1).map((_, i) => step(i + 1))) }
}

/** Largest differences of two cards, sample by sample. */
export function differences(one: Card, other: Card): { readonly position: number; readonly load: number } {
  const largest = (a: readonly number[], b: readonly number[]) =>
    Math.max(...a.map((x, j) => Math.abs(x - (b[j] as number))))
  return { position: largest(one.position, other.position), load: largest(one.load, other.load) }
}
