/** What the sweep answers: one entry per case for each result of the curve, and the span of the largest stress. */
import { stressSpread } from '@keelson/physics/sweep/effects.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'

export const values = {
  number_of_cases: numberValue('-', {
    title: 'Number of cases',
    description: 'Number of cases in the sweep, including failed cases.',
    minimum: 1,
  }),
  failed_cases: numberValue('-', {
    title: 'Failed cases',
    description: 'Number of cases without a result. The manifest lists the reasons.',
    symbol: 'N_f',
    minimum: 0,
  }),
  strain_at_yield: listValue('strain', {
    gaps: true,
    title: 'Strain at yield',
    description:
      'Total strain at which the curve reaches the yield strength, one entry per case in order. No value for a failed case.',
    symbol: 'epsilon_y',
  }),
  stress_at_strain_0_01: listValue('stress', {
    gaps: true,
    title: 'Stress at 1 % strain',
    description:
      'Engineering stress at a total strain of 0.01, one entry per case in order. No value for a failed case.',
  }),
  stress_at_strain_0_02: listValue('stress', {
    gaps: true,
    title: 'Stress at 2 % strain',
    description:
      'Engineering stress at a total strain of 0.02, one entry per case in order. No value for a failed case.',
  }),
  minimum_stress_at_strain_0_02: numberValue('stress', {
    title: 'Minimum stress at 2 % strain',
    description: 'Minimum engineering stress at 2 % strain over the cases with results.',
    minimum: 0,
  }),
  maximum_stress_at_strain_0_02: numberValue('stress', {
    title: 'Maximum stress at 2 % strain',
    description: 'Maximum engineering stress at 2 % strain over the cases with results.',
    minimum: 0,
  }),
  spread_of_stress_at_strain_0_02: resultOf(stressSpread, 'stress', {
    title: 'Stress spread at 2 % strain',
    description: 'Maximum less minimum engineering stress at 2 % strain over the cases with results.',
    minimum: 0,
  }),
} as const
