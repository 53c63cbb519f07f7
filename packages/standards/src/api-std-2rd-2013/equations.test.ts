/** The combination of Method 1. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds, byHand, closedForm, type Evidence } from '@keelson/equations/testing.ts'
import * as burst from './burst.ts'
import * as combined from './combined.ts'

const at = <A>(args: A, value: number, source: Evidence) => ({
  worked: [{ args, value, relTol: 1e-9, source }] as const,
})

test('Method 1: yield moment, moment of a strain, and the interaction', () => {
  const W_e = (Math.PI / 4) * 0.9025 * 0.05
  assertEquationHolds(combined.sectionModulus, at({ D: 1, t: 0.05 }, W_e, byHand('pi / 4 * (1 - 0.05) ** 2 * 0.05')))
  assertEquationHolds(combined.yieldMoment, at({ S: 450e6, W_e: 0.001 }, 450e3, byHand('450000000 * 0.001')))
  assertEquationHolds(
    combined.elasticMoment,
    at({ E: 207e9, epsilon: 0.001, W_e: 0.001 }, 207e3, byHand('207000000000 * 0.001 * 0.001')),
  )
  const loads = { M: -90e3, M_y: 450e3, T_eff: -0.4e6, T_y: 1e6, P_net: 30e6 }
  assertEquationHolds(
    combined.method1,
    at({ ...loads, p_b: 100e6 }, 0.670820393249937, byHand('sqrt((90 / 450 + 0.4 / 1) ** 2 + (30 / 100) ** 2)')),
  )
  assertEquationHolds(
    combined.method1External,
    at(
      { ...loads, P_net: -30e6, P_c: 60e6 },
      0.78102496759067,
      byHand('sqrt((90 / 450 + 0.4 / 1) ** 2 + (30 / 60) ** 2)'),
    ),
  )
})

test('Method 1 is a line in moment and tension at a given pressure, as a peer draws it', () => {
  /** The peer takes the pressure off the design factor: sqrt(F_D^2 - (dp/p_b)^2). */
  const left = Math.sqrt(0.8 ** 2 - 0.3 ** 2)
  for (const moment of [0, 0.25, 0.5, 0.75, 1]) {
    const loads = { M: moment * left, M_y: 1, T_eff: -(1 - moment) * left, T_y: 1, P_net: 0.3, p_b: 1 }
    assertEquationHolds(
      combined.method1,
      at(loads, combined.F_D_OPERATING.value, closedForm('what the pressure leaves is shared along a line')),
    )
  }
})

test('loads of three stations of a riser reach the limit when they are raised by the shares of an independent calculation', () => {
  const [D, t, S, U] = [0.2731, 0.0254, 448e6, 531e6]
  const M_y = combined.yieldMoment.evaluate({ S, W_e: combined.sectionModulus.evaluate({ D, t }) })
  const pipe = { M_y, T_y: S * Math.PI * (D - t) * t, p_b: burst.burstPressure.evaluate({ k: 0.45, S, U, D, t }) }
  const stations = [
    { T_eff: 0.9e6, M: 120e3, P_net: 0, share: 0.4005977 },
    { T_eff: 1.2e6, M: 180e3, P_net: 5e6, share: 0.5811043 },
    { T_eff: 1.5e6, M: 220e3, P_net: 10e6, share: 0.7201309 },
  ]
  for (const { T_eff, M, P_net, share } of stations) {
    const raised = { ...pipe, P_net, T_eff: T_eff / share, M: M / share }
    assert.ok(Math.abs(combined.method1.evaluate(raised) / combined.F_D_OPERATING.value - 1) < 1e-6)
  }
})
