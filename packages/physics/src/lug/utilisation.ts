/** How far a lug is used: its load over its strength, or the larger of two stresses over what is allowed. Coherent SI. */
import { equation, max } from '@keelson/equations'
import { blodgett } from './source.ts'

const at = { source: blodgett, clause: 'demand over capacity' } as const

export const loadUtilisation = equation({
  ...at,
  symbol: 'u',
  title: 'Governing utilisation',
  unit: '-',
  where: { P_d: ['design load', 'N'], P_min: ['governing strength', 'N'] },
  evaluate: ({ P_d, P_min }) => P_d / P_min,
})

export const stressUtilisation = equation({
  ...at,
  symbol: 'u',
  title: 'Governing utilisation',
  unit: '-',
  where: { sigma_t: ['tear-out stress', 'Pa'], sigma_c: ['contact stress', 'Pa'], sigma_a: ['allowable stress', 'Pa'] },
  evaluate: ({ sigma_t, sigma_c, sigma_a }) => max(sigma_t, sigma_c) / sigma_a,
})

export const partUtilisation = equation({
  ...at,
  symbol: 'u',
  title: 'Utilisation',
  unit: '-',
  where: { sigma: ['stress', 'Pa'], sigma_a: ['allowable stress', 'Pa'] },
  evaluate: ({ sigma, sigma_a }) => sigma / sigma_a,
})
