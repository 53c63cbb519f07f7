/** Claims about S-N lines and curves of two of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import {
  cyclesToFailure,
  jumpAtKnee,
  kneeJump,
  kneeRange,
  lineAt,
  rangeAtCycles,
  type SnCurve,
  snEquations,
} from './sn-curve.ts'

const ANY = { id: 'any', title: 'any', publisher: 'any', revision: 'any' }
const { cycles, range, intercept } = snEquations(ANY, 'any')
/** Lines that meet exactly: 100 MPa at 1e6 cycles. */
const TWO: SnCurve = {
  lines: [
    { m: 3, log_a: 12 },
    { m: 5, log_a: 16 },
  ],
  N_knee: 1e6,
}
const ONE: SnCurve = { lines: [{ m: 3, log_a: 12 }], N_knee: null }
const MPA = 1e6

test('the printed lines are the code, at round numbers', () => {
  const by = { relTol: 1e-14, source: closedForm('powers of ten') }
  const ranges = { log_a: [10, 18], m: [3, 5], S: [1, 1000] } as const
  assertEquationHolds(cycles, { ranges, worked: [{ args: { log_a: 12, m: 3, S: 100 }, value: 1e6, ...by }] })
  const inverse = { log_a: [10, 18], m: [3, 5], N: [1e4, 1e9] } as const
  assertEquationHolds(range, { ranges: inverse, worked: [{ args: { log_a: 12, m: 3, N: 1e6 }, value: 100, ...by }] })
  assertEquationHolds(intercept, { worked: [{ args: { log_a: 12 }, value: 1e12, ...by }] })
})

test('the knee stands where the first line reaches its cycles', () => {
  assert.ok(Math.abs((kneeRange(TWO) ?? 0) / (100 * MPA) - 1) < 1e-14)
  assert.equal(kneeRange(ONE), null)
})

test('above the knee the first line holds, below it the second, which allows fewer cycles than the first would', () => {
  assert.equal(lineAt(TWO, 101 * MPA), 0)
  assert.equal(lineAt(TWO, 99 * MPA), 1)
  assert.ok(Math.abs(cyclesToFailure(TWO, 10 * MPA) / 1e11 - 1) < 1e-12)
  assert.ok(cyclesToFailure(TWO, 10 * MPA) > cyclesToFailure(ONE, 10 * MPA))
})

test('cycles fall as the range grows, across the knee too', () => {
  const ranges = fc.double({ min: 1e5, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(ranges, fc.double({ min: 1.001, max: 3, noNaN: true }), (S, factor) => {
      assert.ok(cyclesToFailure(TWO, S * factor) < cyclesToFailure(TWO, S))
    }),
  )
})

test('the range withstood for N cycles fails after N cycles', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e4, max: 1e10, noNaN: true }), (N) => {
      assert.ok(Math.abs(cyclesToFailure(TWO, rangeAtCycles(TWO, N)) / N - 1) < 1e-9)
    }),
  )
})

test('twice the cycles at the knee are a jump by two', () => {
  assertEquationHolds(kneeJump, {
    worked: [{ args: { N_2: 2.4e6, N_knee: 1e6 }, value: 2.4, relTol: 1e-12, source: byHand('2.4 / 1') }],
  })
})

test('lines that meet do not jump at the knee; a tenth of the second intercept is a tenth of the cycles there', () => {
  assert.ok(Math.abs(jumpAtKnee(TWO) - 1) < 1e-12)
  assert.ok(Math.abs(jumpAtKnee({ ...TWO, lines: [TWO.lines[0], { m: 5, log_a: 15 }] }) - 0.1) < 1e-12)
  assert.equal(jumpAtKnee(ONE), 1)
})
