/** Claims about four-point counting with the rest repeated, against a peer's counts, and about the ends of a history. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { FourPointCounter } from './four-point.ts'
import { RainflowCounter, reversals } from './rainflow.ts'

/** The series and counts of the tests of fatpack, fatpack/test.py. */
const FATPACK = {
  series: [4, 7, 2, 10, 5, 9, 3, 4, 2, 12, 5, 11, 1, 4, 3, 10, 6, 12, 4, 8, 1, 9, 4, 6],
  ranges: [1, 1, 2, 3, 4, 4, 4, 6, 7, 8, 11, 11],
}

type Counter = new (
  onCycle: (from: number, to: number, count: 1 | 0.5) => void,
  ends?: { ends?: boolean },
) => RainflowCounter | FourPointCounter

function counted(Kind: Counter, pieces: readonly (readonly number[])[], ends?: { ends?: boolean }) {
  const cycles: { from: number; to: number; count: number }[] = []
  const counter = new Kind((from, to, count) => cycles.push({ from, to, count }), ends)
  for (const piece of pieces) counter.push(piece)
  counter.end()
  return cycles
}
const rangesOf = (history: readonly number[], ends?: { ends?: boolean }) =>
  counted(FourPointCounter, [history], ends)
    .map(({ from, to }) => Math.abs(to - from))
    .sort((a, b) => a - b)

const histories = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 200 })

test('the counts are those of fatpack', () => {
  assert.deepEqual(rangesOf(FATPACK.series), FATPACK.ranges)
})

test('an inner range within both its neighbours closes, ties included', () => {
  assert.deepEqual(counted(FourPointCounter, [[0, 5, 2, 9]])[0], { from: 5, to: 2, count: 1 })
  assert.deepEqual(counted(FourPointCounter, [[0, 5, 0, 5]])[0], { from: 5, to: 0, count: 1 })
})

test('every cycle is a whole one, and a history without turns has none', () => {
  assert.ok(counted(FourPointCounter, [FATPACK.series]).every(({ count }) => count === 1))
  for (const history of [[], [3], [3, 3]]) assert.deepEqual(rangesOf(history), [])
})

test('the largest range closes once the rest is repeated, and mirroring changes no range', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 100 }), (history) => {
      const turns = reversals(history)
      fc.pre(turns.length >= 3)
      const ranges = rangesOf(history)
      assert.equal(ranges.at(-1), Math.max(...history) - Math.min(...history))
      assert.deepEqual(rangesOf(history.map((v) => -v)), ranges)
    }),
  )
})

test('where the history begins is of no matter: one that is turned round its largest value counts alike', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 4, maxLength: 60 }), (history) => {
      const at = history.indexOf(Math.max(...history))
      const turned = [...history.slice(at), ...history.slice(0, at), history[at] ?? 0]
      const closed = [...history, history[0] ?? 0]
      fc.pre(reversals(closed).length >= 3)
      assert.deepEqual(rangesOf(closed), rangesOf(turned))
    }),
  )
})

test('in pieces it counts as in one', () => {
  const history = Array.from({ length: 9000 }, (_, i) => Math.sin(i * 1.7) * Math.sin(i * 0.013))
  const whole = counted(FourPointCounter, [history])
  const pieces = Array.from({ length: 90 }, (_, i) => history.slice(100 * i, 100 * i + 100))
  assert.deepEqual(counted(FourPointCounter, pieces), whole)
})

test('a history that grows without end is held however long', () => {
  const growing = Array.from({ length: 10_000 }, (_, i) => (i % 2 === 0 ? i : -i))
  assert.equal(rangesOf(growing).at(-1), 9999 + 9998)
})

test('without its ends a history counts as what lies between its first and last turn', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const inner = reversals(history).slice(1, -1)
      for (const Kind of [RainflowCounter, FourPointCounter])
        assert.deepEqual(counted(Kind, [history], { ends: false }), counted(Kind, [inner]))
    }),
  )
})

test('without its ends a history in single samples counts as in one piece', () => {
  const history = [-2, 1, -3, 5, -1, 3, -4, 4, -2]
  const singly = counted(
    RainflowCounter,
    history.map((v) => [v]),
    { ends: false },
  )
  assert.deepEqual(singly, counted(RainflowCounter, [history], { ends: false }))
})
