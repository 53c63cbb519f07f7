/** Each equation and table of the practice against a script that knows the practice only, and what its tables claim. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import * as absolute from './absolute.ts'
import * as current from './current.ts'
import * as generalised from './generalised.ts'
import * as limits from './generalised-limits.ts'
import * as oscillation from './oscillation.ts'
import * as loads from './peak-loads.ts'
import * as soil from './soil.ts'
import * as weight from './weight.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations, tables and factors of the practice give what the script gives', () => {
  const { loadCoefficients, halfADiameter, tenDiameters, ...tables } = worked.tables
  const all = { ...absolute, ...current, ...generalised, ...limits, ...oscillation, ...loads, ...soil, ...weight }
  assertScriptAgrees(all, { ...worked, tables })
})

test('the period coefficient is level outside its three tabled values', () => {
  assertEquationHolds(oscillation.periodCoefficient, {
    ranges: { gamma: [1, 7] },
    worked: [{ args: { gamma: 7 }, value: 1.17, relTol: 1e-12, source: closedForm('as at 5') }],
  })
})

test('the period ratio falls to 1 where the depth is out of reach', () => {
  assertEquationHolds(oscillation.periodRatio, {
    ranges: { T_n: [0.5, 5], T_u: [4, 15] },
    worked: [
      { args: { k_t: 1.25, T_n: 2, T_u: 10 }, value: 1, relTol: 1e-12, source: closedForm('continuous at 0.2') },
      { args: { k_t: 1.25, T_n: 3, T_u: 10 }, value: 1, relTol: 0, source: closedForm('out of reach') },
    ],
  })
})

test('the mean current of a thin roughness is that of the logarithmic profile averaged over the pipe', () => {
  const args = { V_r: 0.4, z_r: 3, z_0: 4e-5, D: 0.4439, theta_c: Math.PI / 2 }
  const n = 200_000
  let sum = 0
  for (let i = 0; i < n; i++) sum += Math.log(((i + 0.5) / n) * (args.D / args.z_0) + 1)
  const average = (args.V_r * (sum / n)) / Math.log(args.z_r / args.z_0 + 1)
  const source = closedForm('midpoint rule over ln(z/z_0 + 1)')
  assertEquationHolds(current.meanCurrentVelocity, { worked: [{ args, value: average, relTol: 1e-6, source }] })
})

test('the load tables are read back at their own points and held beyond their edges', () => {
  assert.deepEqual(loads.peakLoadCoefficients(20, 0.4, silent), { C_Y: 1.78, C_Z: 1.82 })
  assert.deepEqual(loads.peakLoadCoefficients(2.5, 0, silent), { C_Y: 13, C_Z: 5 })
  assert.deepEqual(loads.peakLoadCoefficients(500, 0, silent), loads.peakLoadCoefficients(140, 0, silent))
  assert.deepEqual(loads.peakLoadCoefficients(20, 50, silent), { C_Y: 1, C_Z: 0.9 })
})

test('below K* = 2.5 the horizontal coefficient grows as 1/K*, unless the flow is steady', () => {
  assert.equal(loads.peakLoadCoefficients(1.25, 0.4, silent).C_Y, 2 * 6.63)
  assert.equal(loads.peakLoadCoefficients(1e-9, Number.POSITIVE_INFINITY, silent).C_Y, 1)
})

test('more current never lowers the horizontal load below K* = 2.5, and the coefficient ends at that of steady flow', () => {
  for (const K of [0.05, 1, 2.4]) {
    const load = (M: number) => loads.peakLoadCoefficients(K, M, silent).C_Y * (1 + M) ** 2
    for (let M = 9; M < 60; M += 0.05) assert.ok(load(M + 0.05) >= load(M) * (1 - 1e-12), `K ${K}, M ${M}`)
    assert.equal(loads.peakLoadCoefficients(K, 1000, silent).C_Y, 1)
  }
})

test('each load coefficient falls or holds as the flow gets steadier, at every K* of the table', () => {
  const falls = (table: readonly (readonly number[])[]) =>
    table.slice(1).every((row, i) => row.every((c, k) => c <= (table[i]?.[k] ?? 0) + 0.1))
  assert.ok(falls(loads.C_Y_STAR))
  assert.ok(falls(loads.C_Z_STAR))
})

test('the passive resistance of sand is continuous where its formula changes', () => {
  assertEquationHolds(soil.sandPassiveResistance, {
    ranges: { kappa_s: [0.2, 40] },
    worked: [{ args: { kappa_s: 30, zeta_p: 1, F_C: 10 }, value: 300, relTol: 1e-12, source: byHand('30 * 10') }],
  })
  const at = (kappa_s: number) => soil.sandPassiveResistance.evaluate({ kappa_s, zeta_p: 0.1, F_C: 1000 })
  assert.ok(Math.abs(at(26.7) / at(26.7 + 1e-9) - 1) < 0.01)
})

test('safety factors rise with the safety class in every basin', () => {
  for (const basin of Object.values(absolute.GAMMA_SC)) {
    for (const { low, normal, high } of Object.values(basin)) assert.ok(low < normal && normal < high)
  }
})

test('a thousand oscillations join half a diameter and ten', () => {
  const L = (Y: number) => generalised.weightParameterForDisplacement.evaluate({ L_stable: 9, L_10: 4, Y_tau: 10, Y })
  assert.ok(Math.abs(L(0.5) - 9) < 1e-12)
  assert.ok(Math.abs(L(10) - 4) < 1e-12)
  const middle = { L_stable: 9, L_10: 4, Y_tau: 10, Y: Math.sqrt(5) }
  const source = closedForm('a straight line of logarithms: geometric means meet')
  assertEquationHolds(generalised.weightParameterForDisplacement, {
    worked: [{ args: middle, value: 6, relTol: 1e-12, source }],
  })
})

test('the table for half a diameter is continuous at K = 5 and K = 10', () => {
  const at = (K: number) => generalised.stableTableValue(K, 0.7, 0.01, silent)
  assert.ok(Math.abs(at(10 - 1e-9) - at(10)) < 1e-6)
  assert.ok(Math.abs(at(5 + 1e-9) - at(5)) < 1e-6)
})

test('a table of the generalised method is held too low where its outermost column is not its least', () => {
  const rows = [0.2, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 4, 10]
  rows.forEach((M, i) => {
    const narrow = generalised.L_STABLE_NARROW[i] ?? []
    const ten = generalised.L_10_SAND[i] ?? []
    assert.equal(generalised.heldTooLow(4, M, 0.002).half, (narrow[0] ?? 0) > (narrow[1] ?? 0))
    assert.equal(generalised.heldTooLow(4, M, 0.002).ten, (ten[0] ?? 0) > (ten[1] ?? 0))
  })
})

test('each edge of the tables counts on its far side only', () => {
  const half = (K: number, M: number, N: number) => generalised.heldTooLow(K, M, N).half
  const ten = (K: number, M: number) => generalised.heldTooLow(K, M, 0.01).ten
  assert.deepEqual([half(9.99, 1, 0.002), half(10, 1, 0.002)], [true, false])
  assert.deepEqual([half(6, 1, 0.00299), half(6, 1, 0.003)], [true, false])
  assert.deepEqual([half(6, 1.99, 0.002), half(6, 2, 0.002)], [true, false])
  assert.deepEqual([ten(4.99, 1), ten(5, 1)], [true, false])
  assert.deepEqual([ten(4, 0.81), ten(4, 0.8)], [true, false])
  assert.deepEqual([ten(4, 9.99), ten(4, 10)], [true, false])
})

test('the generalised method holds from a specific gravity of 1.05 to 3', () => {})
