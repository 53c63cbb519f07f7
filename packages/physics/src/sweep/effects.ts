/** What a parametric sweep is made of and what it says: its number of cases, the spread, and local sensitivities. */
import { constant, equation, house, type Source } from '@keelson/equations'
import { abramowitzStegun } from '../handbooks.ts'

export const nistHandbook: Source = {
  id: 'NIST/SEMATECH',
  title: 'e-Handbook of Statistical Methods',
  publisher: 'NIST',
  revision: '2012',
}

/** Clause of the handbook on designs in which every value meets every other. */
export const FULL_FACTORIAL = '5.3.3.3 full factorial designs'

/** Clause of the handbook on the range of results. */
export const RANGE = '1.3.5.6 measures of scale, range'

export const RELATIVE_STEP = constant({
  symbol: 'delta',
  title: 'Relative parameter step for local sensitivity, each side',
  value: 1e-5,
  unit: '-',
  source: house,
  clause: 'central difference: rounding and curvature both stay below 1e-6',
})

export const casesWithParameter = equation({
  symbol: 'N',
  title: 'Number of cases with one more parameter',
  unit: '-',
  source: nistHandbook,
  clause: FULL_FACTORIAL,
  where: { N_before: ['number of cases from the preceding parameters', '-'], L: ['number of parameter values', '-'] },
  evaluate: ({ N_before, L }) => N_before * L,
})

/** Difference of the largest and the smallest result, for results that are stresses. */
export const stressSpread = equation({
  symbol: 'sigma_range',
  title: 'Stress range over the sweep',
  unit: 'MPa',
  source: nistHandbook,
  clause: RANGE,
  where: { sigma_max: ['maximum stress', 'MPa'], sigma_min: ['minimum stress', 'MPa'] },
  evaluate: ({ sigma_max, sigma_min }) => sigma_max - sigma_min,
})

/** Relative change of a stress per relative change of one parameter, by a central difference; for sigma other than 0. */
export const stressElasticity = equation({
  symbol: 'S',
  title: 'Relative stress sensitivity',
  unit: '-',
  source: abramowitzStegun,
  clause: '25.3.21 central difference',
  where: {
    sigma_up: ['stress with the parameter increased by the step', 'MPa'],
    sigma_down: ['stress with the parameter decreased by the step', 'MPa'],
    delta: ['relative step', '-'],
    sigma: ['stress', 'MPa'],
  },
  evaluate: ({ sigma_up, sigma_down, delta, sigma }) => (sigma_up - sigma_down) / (2 * delta * sigma),
})
