/** Claims about the measures of a sweep, worked by hand. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { casesWithParameter, stressElasticity, stressSpread } from './effects.ts'

const source = 'worked by hand'

test('three values after four cases make twelve', () => {
  assertEquationHolds(casesWithParameter, { worked: [{ args: { N_before: 4, L: 3 }, value: 12, relTol: 0, source }] })
})

test('the spread is the largest less the smallest', () => {
  const args = { sigma_max: 618e6, sigma_min: 403e6 }
  assertEquationHolds(stressSpread, { worked: [{ args, value: 215e6, relTol: 1e-14, source }] })
})

test('a stress that grows as the square of a parameter has a relative sensitivity of 2', () => {
  const args = { sigma_up: 1.01 ** 2 * 3e8, sigma_down: 0.99 ** 2 * 3e8, delta: 0.01, sigma: 3e8 }
  assertEquationHolds(stressElasticity, { worked: [{ args, value: 2, relTol: 1e-12, source }] })
})
