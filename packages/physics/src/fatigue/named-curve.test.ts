/** Claims about how a curve is read: what the trace shows, and that it gives what the curve gives. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { near } from '@keelson/units/testing.ts'
import { closedCurve, type NamedCurve, tracedCycles } from './named-curve.ts'
import { basquin, basquinLine, cyclesToFailure, kneeRange, type SnCurve } from './sn-curve.ts'

const ONE: SnCurve = { lines: [{ m: 3, log_a: 11.687 }], N_knee: null }
const TWO: SnCurve = {
  lines: [
    { m: 3, log_a: 11.764 },
    { m: 5, log_a: 15.606 },
  ],
  N_knee: 1e6,
}
const AT = { source: basquin, clause: 'a table', cell: 'a row' }
const printed = (curve: SnCurve): NamedCurve => ({ curve, equations: basquinLine, lines: AT, knee: AT })
const given = (curve: SnCurve): NamedCurve => ({ ...printed(curve), lines: undefined, knee: undefined })

const symbolsOf = (work: (trace: ReturnType<typeof newTrace>) => unknown) => {
  const trace = newTrace()
  work(trace)
  return trace.steps.map((s) => s.symbol)
}

test('the traced cycles are those of the curve, and the second line stands there only where it holds', () => {
  for (const [S, symbols] of [
    [100e6, ['log_a_1', 'm_1', 'N_knee', 'N']],
    [50e6, ['log_a_1', 'm_1', 'N_knee', 'N_1', 'log_a_2', 'm_2', 'N']],
  ] as const) {
    assert.deepEqual(
      symbolsOf((trace) => assert.equal(tracedCycles(printed(TWO), S, trace), cyclesToFailure(TWO, S))),
      symbols,
    )
  }
  assert.equal(tracedCycles(printed(ONE), 50e6, silent), cyclesToFailure(ONE, 50e6))
})

test('constants that are inputs are not looked up', () => {
  const names = { S: 'S_g', N: 'N_g', first: 'N_g1' }
  assert.deepEqual(
    symbolsOf((trace) => tracedCycles(given(TWO), 50e6, trace, names)),
    ['N_g1', 'N_g'],
  )
  assert.deepEqual(
    symbolsOf((trace) => tracedCycles({ ...given(TWO), knee: AT }, 100e6, trace)),
    ['N_knee', 'N'],
  )
  assert.deepEqual(
    symbolsOf((trace) => closedCurve(given(TWO), trace)),
    ['a_1', 'S_1', 'a_2'],
  )
})

test('a range so small that the first line gives no number shows the second alone', () => {
  const steep: SnCurve = { ...TWO, lines: [{ m: 60, log_a: 300 }, TWO.lines[1] ?? TWO.lines[0]] }
  assert.deepEqual(
    symbolsOf((trace) => tracedCycles(given(steep), 0.1e6, trace)),
    ['N'],
  )
})

test('a curve is read whole: its intercepts are powers of ten, its knee that of the curve, each constant once', () => {
  for (const curve of [ONE, TWO]) {
    const read = closedCurve(printed(curve), silent)
    for (const line of read.lines) near(line.a_D, 10 ** line.log_a, 1e-14)
    assert.equal('S_1' in read ? read.S_1 : null, kneeRange(curve))
  }
  assert.deepEqual(
    symbolsOf((trace) => closedCurve(printed(ONE), trace)),
    ['log_a', 'm', 'a_D'],
  )
  assert.deepEqual(
    symbolsOf((trace) => closedCurve(printed(TWO), trace)),
    ['log_a_1', 'm_1', 'a_1', 'N_knee', 'S_1', 'log_a_2', 'm_2', 'a_2'],
  )
})
