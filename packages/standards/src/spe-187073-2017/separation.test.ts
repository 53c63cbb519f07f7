/** The separation rule against the ISCWSA collision-avoidance set and values by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as r from './separation.ts'

const worked = <A>(args: A, value: number, relTol = 1e-9, source = 'worked by hand') => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('the wells of the ISCWSA set at the slot have the published separation factors', () => {
  const source = 'ISCWSA collision-avoidance set of wellpaths (R4, 2017), Reference against wells 01, 03 and 05 at 0 m'
  const at = {
    R_r: 0.4572,
    R_o: 0.3048,
    S_m: r.SURFACE_MARGIN.value,
    k: r.CONFIDENCE_FACTOR.value,
    sigma_t: r.PROJECT_AHEAD_SIGMA.value,
  }
  for (const [D, SF] of [
    [100, 56.5360212478774],
    [10, 5.10744981930596],
    [Math.hypot(50, 500), 286.530306962163],
  ] as const)
    assertEquationHolds(r.separationFactor, worked({ D, ...at }, SF, 2e-5, source))
})

test('the parts of the rule', () => {
  assertEquationHolds(r.holeRadius, worked({ d: 0.9144 }, 0.4572))
  assertEquationHolds(r.lineOfCentres, worked({ P: 1, Q: 4, D: 5 }, 0.6))
  assertEquationHolds(r.relativeSigma, worked({ sigma_r: 3, sigma_o: 4 }, 5))
  assertEquationHolds(r.totalSigma, worked({ sigma_s: 1.2, sigma_pa: 0.5 }, 1.3))
  assertEquationHolds(r.radiiSum, worked({ R_r: 0.4572, R_o: 0.3048 }, 0.762))
  assertEquationHolds(r.allowableDistance, worked({ R_r: 0.4, R_o: 0.3, S_m: 0.3, k: 3.5, sigma_t: 2 }, 8))
  const C = { C_NN: 4, C_EE: 9, C_VV: 1, C_NE: 2, C_NV: 0.5, C_EV: 1 }
  assertEquationHolds(r.sigmaAlong, {
    ranges: { u_N: [-1, 1], u_E: [-1, 1], u_V: [-1, 1] },
    worked: [
      { args: { u_N: 1, u_E: 0, u_V: 0, ...C }, value: 2, relTol: 1e-12, source: 'the north deviation' },
      {
        args: { u_N: 0.6, u_E: 0.8, u_V: 0, ...C },
        value: 3.0199337741,
        relTol: 1e-9,
        source: 'sqrt(1.44 + 5.76 + 1.92)',
      },
    ],
  })
})

test('at the allowable distance the separation factor is one', () => {
  const rest = { R_r: 0.156, R_o: 0.108, S_m: 0.3, k: 3.5, sigma_t: 4.2 }
  const D = r.allowableDistance.evaluate(rest)
  assert.ok(Math.abs(r.separationFactor.evaluate({ D, ...rest }) - r.LEAST_SEPARATION_FACTOR.value) < 1e-12)
  assert.ok(r.WATCH_SEPARATION_FACTOR.value > r.LEAST_SEPARATION_FACTOR.value)
})
