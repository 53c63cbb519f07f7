/** What the sweep answers: one entry per case for each result of the curve, and the span of the largest stress. */
import { stressSpread } from '@keelson/physics/sweep/effects.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'

export const values = {
  number_of_cases: numberValue('-', {
    title: 'Number of cases',
    description: 'Cases that the lists make, those that failed included.',
    minimum: 1,
  }),
  failed_cases: numberValue('-', {
    title: 'Failed cases',
    description: 'Cases without a result; the manifest says why.',
    symbol: 'N_f',
    minimum: 0,
  }),
  strain_at_yield: listValue('strain', {
    gaps: true,
    title: 'Strain at yield',
    description:
      'Total strain at which the curve reaches the yield strength, one entry per case in case order; null for a case that failed, with its reason in the manifest.',
    symbol: 'epsilon_y',
  }),
  stress_at_strain_0_01: listValue('stress', {
    gaps: true,
    title: 'Stress at 1 % strain',
    description:
      'Engineering stress at a total strain of 0.01, one entry per case in case order; null for a case that failed, with its reason in the manifest.',
  }),
  stress_at_strain_0_02: listValue('stress', {
    gaps: true,
    title: 'Stress at 2 % strain',
    description:
      'Engineering stress at a total strain of 0.02, one entry per case in case order; null for a case that failed, with its reason in the manifest.',
  }),
  minimum_stress_at_strain_0_02: numberValue('stress', {
    title: 'Smallest stress at 2 % strain',
    description: 'Over the cases that succeeded.',
    minimum: 0,
  }),
  maximum_stress_at_strain_0_02: numberValue('stress', {
    title: 'Largest stress at 2 % strain',
    description: 'Over the cases that succeeded.',
    minimum: 0,
  }),
  spread_of_stress_at_strain_0_02: resultOf(stressSpread, 'stress', {
    title: 'Spread of the stress at 2 % strain',
    description: 'Largest less smallest, over the cases that succeeded.',
    minimum: 0,
  }),
} as const
