/** The combinations of Methods 1 and 2. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, type Evidence } from '@keelson/equations/testing.ts'
import * as burst from './burst.ts'
import * as combined from './combined.ts'
import worked from './worked.json' with { type: 'json' }

const FEW = ['sectionModulus', 'yieldMoment', 'elasticMoment', 'method1', 'method1External']
const others = Object.fromEntries(Object.entries(combined).filter(([name]) => !FEW.includes(name)))

test('Methods 1 and 2, their room and their moments are those of the script', () => {
  assertScriptAgrees(others, worked)
})

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

const PIPE = { T_y: 8e6, M_y: 5e5, M_p: (4 / Math.PI) * 5e5, p_b: 9e7, P_c: 4e7 }
const uses = (loads: { T_eff?: number; M?: number; P_net?: number }, F_D = 0.8) =>
  combined.combinedUse(PIPE, { T_eff: 0, M: 0, P_net: 0, ...loads }, F_D, silent)

test('pressure takes its share of both methods, from outside over the collapse pressure', () => {
  const bare = uses({ M: 1e5 })
  const inside = uses({ M: 1e5, P_net: 5e7 })
  const outside = uses({ M: 1e5, P_net: -2e7 })
  for (const method of ['u_1', 'u_2'] as const) {
    assert.ok((inside[method] ?? 0) > (bare[method] ?? 0))
    assert.ok((outside[method] ?? 0) > (bare[method] ?? 0))
  }
  assert.ok(Math.abs((outside.F ?? 0) - Math.sqrt(0.64 - 0.25)) < 1e-12)
})

test('where pressure alone is at the limit neither method has a number, and where tension is, Method 2 has none', () => {
  assert.deepEqual(uses({ P_net: 0.8 * 9e7 }), { F: undefined, u_1: undefined, u_2: undefined })
  assert.deepEqual(uses({ P_net: -0.8 * 4e7 }), { F: undefined, u_1: undefined, u_2: undefined })
  assert.ok(uses({ P_net: 0.799 * 9e7 }).u_1 !== undefined)
  const pulled = uses({ T_eff: -0.8 * 8e6 })
  assert.ok(Math.abs((pulled.u_1 ?? 0) - 1) < 1e-12 && pulled.u_2 === undefined)
})

test('Method 2 is a plastic hinge: a moment alone is held to the plastic moment, and Method 1 to the yield moment', () => {
  assert.ok(Math.abs((uses({ M: 4e5 }).u_1 ?? 0) - 1) < 1e-12)
  assert.ok(Math.abs((uses({ M: (4 / Math.PI) * 4e5 }).u_2 ?? 0) - 1) < 1e-12)
})

test('a moment at the limit of a method uses all of it', () => {
  const loads = { T_eff: 2e6, P_net: 3e7 }
  const { F = Number.NaN } = uses(loads)
  const M_1 = combined.method1Moment.evaluate({ ...PIPE, ...loads, F })
  const M_2 = combined.method2Moment.evaluate({ ...PIPE, ...loads, F })
  assert.ok(Math.abs((uses({ ...loads, M: M_1 }).u_1 ?? 0) - 1) < 1e-12)
  assert.ok(Math.abs((uses({ ...loads, M: M_2 }).u_2 ?? 0) - 1) < 1e-12)
  assert.ok(M_2 > M_1)
})

test('both methods are those of an independent calculation, station by station', () => {
  const [D, t, S, U] = [0.2731, 0.0254, 448e6, 531e6]
  const M_y = combined.yieldMoment.evaluate({ S, W_e: combined.sectionModulus.evaluate({ D, t }) })
  const pipe = {
    M_y,
    M_p: combined.plasticMoment.evaluate({ M_y }),
    T_y: S * Math.PI * (D - t) * t,
    p_b: burst.burstPressure.evaluate({ k: 0.45, S, U, D, t }),
    P_c: 1e8,
  }
  const stations = [
    { T_eff: 0.9e6, M: 120e3, P_net: 0, u_1: 0.4005977, u_2: 0.2191965 },
    { T_eff: 1.2e6, M: 180e3, P_net: 5e6, u_1: 0.5811043, u_2: 0.3348788 },
    { T_eff: 1.5e6, M: 220e3, P_net: 10e6, u_1: 0.7201309, u_2: 0.4212099 },
  ]
  for (const { u_1, u_2, ...loads } of stations) {
    const got = combined.combinedUse(pipe, loads, combined.F_D_OPERATING.value, silent)
    assert.ok(Math.abs((got.u_1 ?? 0) / u_1 - 1) < 1e-6 && Math.abs((got.u_2 ?? 0) / u_2 - 1) < 1e-6)
  }
})
