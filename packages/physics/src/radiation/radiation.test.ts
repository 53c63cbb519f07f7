/** Retardation and causality: closed transforms, a script, and curves whose integrals are known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { near, within } from '@keelson/units/testing.ts'
import { dampingCurve, dampingTransform, retardation } from './damping-curve.ts'
import * as memory from './equations.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations give what the script gives', () => {
  assertScriptAgrees(memory, worked)
})

/** K = k_0 e^(-alpha t)(cos beta t - (alpha/beta) sin beta t): its damping is nothing at no frequency. */
const [k_0, alpha, beta, A_inf] = [1e6, 0.5, 0.8, 5e6]
function causal(omega: number) {
  const of = { k_0, alpha, beta, omega }
  const swing = (s: number) => (omega + s * beta) / (alpha ** 2 + (omega + s * beta) ** 2)
  const lag = (s: number) => alpha / (alpha ** 2 + (omega + s * beta) ** 2)
  const B = memory.decayingDamping.evaluate(of) - ((alpha / beta) * k_0 * (swing(1) - swing(-1))) / 2
  const sine = (alpha / beta) * k_0 * ((lag(-1) - lag(1)) / 2)
  return { B, A: memory.decayingAddedMass.evaluate({ ...of, A_inf }) + sine / omega }
}
const rows = (step: number, last: number) => Array.from({ length: Math.round(last / step) }, (_, i) => (i + 1) * step)

test('the retardation of a causal table is its kernel, and its added mass at infinity the one it was made with', () => {
  const omega = rows(0.05, 8)
  const curve = dampingCurve(
    omega,
    omega.map((w) => causal(w).B),
    2,
  )
  for (const t of [0, 1e-6, 0.5, 1, 2, 4]) {
    const kernel = k_0 * Math.exp(-alpha * t) * (Math.cos(beta * t) - (alpha / beta) * Math.sin(beta * t))
    within(retardation(curve, t), kernel, 2e-3 * k_0)
  }
  for (const w of omega.slice(0, -1))
    within(causal(w).A - (2 / Math.PI) * dampingTransform(curve, w), A_inf, 1e-3 * A_inf)
})

test('between rows too the transform is that of the straight line', () => {
  const curve = dampingCurve([1, 2, 3], [4, 2, 1], 3)
  // apart from the pole the integral is Simpson's; about it the two sides cancel
  const B = (s: number) => (s <= 1 ? 4 * s : s <= 2 ? 6 - 2 * s : s <= 3 ? 4 - s : 27 / s ** 3)
  for (const omega of [0.4, 1.5, 2.6]) {
    const f = (s: number) => (B(s) - B(omega)) / (s * s - omega * omega)
    const knots = [0, ...[1, 2, 3, omega].toSorted((a, b) => a - b)]
    const finite = knots.slice(1).reduce((sum, to, i) => sum + integrate(f, knots[i] ?? 0, to, { intervals: 64 }), 0)
    const beyond = integrate((u) => f(1 / u) / u ** 2, 1e-9, 1 / 3, { intervals: 64 })
    near(dampingTransform(curve, omega), finite + beyond, 1e-6)
  }
  near(dampingTransform(curve, 2), (dampingTransform(curve, 1.999999) + dampingTransform(curve, 2.000001)) / 2, 1e-4)
})

test('the tail is that of its power: at no time exactly, later as its integral', () => {
  const curve = dampingCurve([1, 2], [0, 6], 2.5)
  const straight = (t: number) => integrate((w) => 6 * (w - 1) * Math.cos(w * t), 1, 2)
  const tail = (t: number) => integrate((w) => 6 * (2 / w) ** 2.5 * Math.cos(w * t), 2, 4002, { intervals: 8000 })
  near(retardation(curve, 0), (2 / Math.PI) * (3 + 12 / 1.5), 1e-12)
  for (const t of [0.3, 1, 3]) within(retardation(curve, t), (2 / Math.PI) * (straight(t) + tail(t)), 2e-4)
})

test('turns too short for the closed form have its series, to the last digits', () => {
  // nothing beyond the last row: the straight parts alone
  const curve = dampingCurve([1, 2, 4], [3, 5, 0], 9)
  const B = (w: number) => (w <= 1 ? 3 * w : w <= 2 ? 1 + 2 * w : 10 - 2.5 * w)
  for (const t of [2e-4, 9e-4, 1.5e-3, 3e-3]) {
    const parts = [0, 1, 2].map((i) => integrate((w) => B(w) * Math.cos(w * t), [0, 1, 2][i] ?? 0, [1, 2, 4][i] ?? 0))
    near(retardation(curve, t), (2 / Math.PI) * parts.reduce((a, b) => a + b), 1e-13)
  }
})

test('a table that begins at no frequency keeps its damping there', () => {
  assert.deepEqual(dampingCurve([0, 1], [2, 3], 2).damping, [2, 3])
  assert.deepEqual(dampingCurve([1, 2], [2, 3], 2), { omega: [0, 1, 2], damping: [0, 2, 3], tail: 2 })
})

test('tables and frequencies without an answer are refused', () => {
  const curve = dampingCurve([1, 2], [1, 1], 2)
  for (const of of [
    () => dampingCurve([1], [1], 2),
    () => dampingCurve([1, 2], [1], 2),
    () => dampingCurve([2, 1], [1, 1], 2),
    () => dampingCurve([-1, 1], [1, 1], 2),
    () => dampingCurve([1, 2], [1, 1], 1),
    () => dampingTransform(curve, 0),
    () => dampingTransform(curve, 2),
  ])
    assert.throws(of, NumericsError)
})
