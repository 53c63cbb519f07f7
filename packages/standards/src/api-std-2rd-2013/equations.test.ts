/** Each equation of the riser standard against a peer code, an independent calculation or a value worked by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { collapseWall } from '../api-rp-1111-2015/collapse-wall.ts'
import * as burst from './burst.ts'
import * as collapse from './collapse.ts'
import * as combined from './combined.ts'
import { apiStd2rd } from './source.ts'

const hand = 'worked by hand'
const peer = 'vamseeachanta/digitalmodel, workflow pipe-capacity: 12.75 in by 0.5 in X65'
const independent = 'independent calculation, 12 in X65 of 12.7 mm less 3.175 mm'
const worked = <A>(args: A, value: number, source = hand, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})
/** psi and in, as the peer prints them: the formulas are free of units. */
const X65 = { S: 65300, U: 77500 }

test('burst, its limit and the wall that it asks for are those of the peer code', () => {
  const p_b = 3149.178164 / 0.6
  assertEquationHolds(burst.burstPressure, worked({ k: burst.K_API.value, ...X65, D: 12.75, t: 0.5 }, p_b, peer, 1e-8))
  assertEquationHolds(burst.allowableInternalPressure, worked({ F_D: burst.F_D_DESIGN.value, p_b }, 3149.178164, peer))
  const wall = { D: 12.75, P_net: 1440, F_D: 0.6, k: 0.45, ...X65 }
  assertEquationHolds(burst.burstMinimumWall, worked(wall, 0.358704 - 0.125, peer, 3e-6))
  assert.equal(burst.burstMinimumWall.evaluate({ ...wall, P_net: -1 }), 0)
})

test('collapse has the equations of API RP 1111 under the name of the riser standard', () => {
  const pipe = { t: 0.009525, D: 0.32385 }
  const S = 450228e3
  assertEquationHolds(collapse.yieldCollapsePressure, worked({ ...pipe, S }, 26484e3, independent, 1e-5))
  const elastic = { ...pipe, E: 207e9, nu: 0.3 }
  assertEquationHolds(collapse.elasticCollapsePressure, worked(elastic, 11575e3, independent, 1e-4))
  assertEquationHolds(collapse.collapsePressure, worked({ P_y: 26484e3, P_el: 11575e3 }, 10606.3e3, independent, 1e-5))
  assertEquationHolds(
    collapse.allowableCollapsePressure,
    worked({ f_o: 0.7, P_c: 10606.3e3 }, 7424.39e3, independent, 1e-5),
  )
  assert.ok(Object.values(collapse.closedForm).every((e) => e.source === apiStd2rd))
  const demand = { P_ext: 7424.39e3, f_o: 0.7, S, E: 207e9, nu: 0.3, D: 0.32385 }
  assert.ok(Math.abs(collapseWall(demand, silent, collapse.closedForm) / 0.009525 - 1) < 1e-4)
})

test('Method 1: yield moment, moment of a strain, and the interaction', () => {
  assertEquationHolds(combined.sectionModulus, worked({ D: 1, t: 0.05 }, (Math.PI / 4) * 0.9025 * 0.05))
  assertEquationHolds(combined.yieldMoment, worked({ S: 450e6, W_e: 0.001 }, 450e3))
  assertEquationHolds(combined.elasticMoment, worked({ E: 207e9, epsilon: 0.001, W_e: 0.001 }, 207e3))
  const loads = { M: -90e3, M_y: 450e3, T_eff: 0.4e6, T_y: 1e6, P_net: 30e6 }
  assertEquationHolds(
    combined.method1,
    worked({ ...loads, p_b: 100e6 }, 0.670820393249937, 'sqrt((90/450 + 0.4/1)^2 + (30/100)^2) = sqrt(0.45)', 1e-14),
  )
  assertEquationHolds(
    combined.method1External,
    worked(
      { ...loads, P_net: -30e6, P_c: 60e6 },
      0.78102496759067,
      'sqrt((90/450 + 0.4/1)^2 + (-30/60)^2) = sqrt(0.61)',
    ),
  )
})

test('Method 1 is a line in moment and tension at a given pressure, as the peer code draws it', () => {
  /** The peer takes the pressure off the design factor: sqrt(F_D^2 - (dp/p_b)^2). */
  const left = Math.sqrt(0.8 ** 2 - 0.3 ** 2)
  for (const moment of [0, 0.25, 0.5, 0.75, 1]) {
    const loads = { M: moment * left, M_y: 1, T_eff: -(1 - moment) * left, T_y: 1, P_net: 0.3, p_b: 1 }
    assertEquationHolds(combined.method1, worked(loads, combined.F_D_OPERATING.value, hand, 1e-14))
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
