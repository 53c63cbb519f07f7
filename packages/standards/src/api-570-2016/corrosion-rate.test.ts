/** Rates from readings, worked by hand. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as rate from './corrosion-rate.ts'

const worked = <A>(args: A, value: number) => ({
  worked: [{ args, value, relTol: 1e-12, source: 'API 570 7.1.1, worked by hand' }] as const,
})

test('a rate is the loss over the time in which it came', () => {
  assertEquationHolds(rate.longTermRate, worked({ t_init: 12, t_act: 9, tau: 15 }, 0.2))
  assertEquationHolds(rate.averageLossRate, worked({ d_0: 3, tau: 15 }, 0.2))
  assertEquationHolds(rate.shortTermRate, worked({ t_prev: 11, t_act: 8.5, dt: 5 }, 0.5))
})
