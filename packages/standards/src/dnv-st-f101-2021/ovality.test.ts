/** Ovality and its growth against definitions and an independent calculation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as oval from './ovality.ts'

const worked = <A>(args: A, value: number, source: string, relTol = 1e-5) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('ovality is the difference of the diameters over the nominal one', () => {
  const pipe = { D_max: 0.325, D_min: 0.3227, D: 0.32385 }
  assertEquationHolds(oval.ovality, worked(pipe, 0.00710205, 'definition, 12 in pipe of 325.0 and 322.7 mm'))
})

test('bending and external pressure make a pipe more oval', () => {
  const bent = { f_i: 0.005, D: 0.3239, t: 0.0127, epsilon_c: 0.002, r_p: 0.2 }
  assertEquationHolds(oval.bendingOvality, worked(bent, 0.00672322, 'independent calculation, 12 in by 12.7 mm'))
  assert.equal(oval.bendingOvality.evaluate({ ...bent, epsilon_c: 0, r_p: 0 }), 0.005)
})

test('the template allows half a per cent of the diameter', () => {
  assertEquationHolds(oval.localOutOfRoundnessLimit, worked({ D: 0.3239 }, 0.0016195, 'worked by hand', 1e-9))
  assert.equal(oval.localOutOfRoundnessLimit.evaluate({ D: 1 }), 0.005)
})
