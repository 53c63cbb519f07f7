/** The mean of an undrained strength that increases evenly from the seabed down. Coherent SI. */
import { equation } from '@keelson/equations'
import { strengthWithGradient } from './equations.ts'

const { source, clause, where } = strengthWithGradient

export const meanStrengthWithGradient = equation({
  source,
  clause,
  symbol: 's_av',
  title: 'Mean undrained shear strength to depth z',
  unit: 'Pa',
  where,
  evaluate: ({ s_u0, k, z }) => s_u0 + (k * z) / 2,
})
