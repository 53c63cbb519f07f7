/** What the fatigue analysis draws of a distribution and of its curve, and what its steps take the factors for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { near, number, pointsOf, testKit } from '@keelson/engine/testing.ts'
import { lineOf } from '@keelson/engine/testing-pictures.ts'
import { fatigueAnalysis } from './index.ts'

const CURVE = 'DNV-RP-C203 curve D, air'
const { run } = testKit(fatigueAnalysis, { sn_curve: 'D', environment: 'air', thickness: 25 })
/** Exponential, so that little is left within the range that is exceeded once in a hundred. */
const SPREAD = { weibull_shape: 1, total_cycles: 100, extreme_stress_range: 200 }
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)

test('a distribution is drawn in twenty blocks of equal range, which hold all of its cycles and do all of its damage', () => {
  const ran = run(SPREAD)
  const blocks = pointsOf(ran, 'sn_curve')
    .filter((point) => point.d !== undefined)
    .map(({ x, y, d }) => ({ n: Number(x), S: Number(y), d: Number(d) }))
    .toSorted((a, b) => a.S - b.S)
  assert.equal(blocks.length, 20)
  const sum = (of: (b: (typeof blocks)[number]) => number) => blocks.reduce((total, b) => total + of(b), 0)
  near(
    sum(({ n }) => n),
    100,
    1e-5,
  )
  near(
    sum(({ d }) => d),
    number(ran, 'total_damage'),
    1e-5,
  )
  for (const [i, { S }] of blocks.entries()) assert.ok(S > 10 * i && (i === 19 || S < 10 * (i + 1)), `block ${i}`)
})

test('the curve is drawn about the ranges that act, and alone between ten thousand and a thousand million cycles', () => {
  const ranges = lineOf(run({ stress_ranges: [60, 150], cycles: [1e6, 1e5] }), 'sn_curve', CURVE).map(([, S]) => S)
  assert.ok(Math.min(...ranges) < 52 && Math.max(...ranges) > 150)
  const cycles = lineOf(run({ query_cycles: [1e6] }), 'sn_curve', CURVE).map(([N]) => N)
  near(Math.min(...cycles), 1e4, 1e-5)
  near(Math.max(...cycles), 1e9, 1e-5)
})

test('the factor on the range is written out from concentration, mean stress and thickness', () => {
  const factors = { stress_concentration_factor: 2, mean_stress_factor: 0.8, stress_ranges: [50], cycles: [1e5] }
  const taken = (over: object, without: readonly string[] = []) =>
    Object.fromEntries(
      (step(run({ ...factors, ...over }, without), 'F')?.arguments ?? []).map((a) => [a.name, a.value]),
    )
  assert.deepEqual(taken({}, ['thickness']), { SCF: 2, f_m: 0.8 })
  const { f_t, ...others } = taken({ thickness: 50 })
  assert.deepEqual(others, { SCF: 2, f_m: 0.8 })
  near(Number(f_t), 2 ** 0.2)
  // a user curve without an exponent is not corrected
  const user = { sn_curve: 'user', user_curve: { log_a1: 12, m1: 3 }, reference_thickness: 25 }
  assert.deepEqual(taken(user, ['environment']), { SCF: 2, f_m: 0.8 })
})

test('the scale of the target damage is written out in MPa', () => {
  const ran = run(SPREAD)
  const q = step(ran, 'q_t')
  assert.equal(q?.unit, 'MPa')
  near(Number(q?.value) * Math.log(100), number(ran, 'allowable_extreme_stress_range'))
})
