/** Claims about rainflow counting, with the standard's own worked example. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Cycles, countedRanges, RainflowCounter, rainflow, reversals } from './rainflow.ts'

const ASTM = [-2, 1, -3, 5, -1, 3, -4, 4, -2]

const rows = ({ range, mean, count }: Cycles) =>
  Array.from(range, (size, i) => ({ range: size, mean: mean[i], count: count[i] }))
const totals = (history: readonly number[]) =>
  Object.fromEntries(countedRanges(rainflow(history)).map(({ range, count }) => [range, count]))

test('the history of ASTM E1049-85 figure 6 gives the counts of the standard', () => {
  assert.deepEqual(totals(ASTM), { 3: 0.5, 4: 1.5, 6: 0.5, 8: 1, 9: 0.5 })
})

test('its one full cycle is E-F, of range 4 about a mean of 1', () => {
  const full = rows(rainflow(ASTM)).filter((c) => c.count === 1)
  assert.deepEqual(full, [{ range: 4, mean: 1, count: 1 }])
})

test('the first and the last point count as reversals, and points on a slope do not', () => {
  assert.deepEqual(reversals([0, 1, 2, 2, 1, 0.5, 3]), [0, 2, 0.5, 3])
})

test('a constant history, a single point and an empty one have no cycles', () => {
  for (const history of [[], [7], [7, 7, 7]]) assert.deepEqual(rows(rainflow(history)), [])
})

test('a history that is not finite is refused', () => {
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    assert.throws(() => rainflow([0, bad, 1]), /not a number/)
    assert.throws(() => rainflow([bad]), /not a number/)
  }
})

test('every range between reversals is counted as half a cycle: counts are conserved', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 200 }), (history) => {
      const sum = rainflow(history).count.reduce((n, count) => n + count, 0)
      assert.equal(sum, Math.max(reversals(history).length - 1, 0) / 2)
    }),
  )
})

test('the largest range is always counted, and mirroring a history changes no range', () => {
  const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 100 })
  fc.assert(
    fc.property(values, (history) => {
      const ranges = rainflow(history).range
      const span = Math.max(...history) - Math.min(...history)
      assert.equal(Math.max(0, ...ranges), span)
      assert.deepEqual(totals(history.map((v) => -v)), totals(history))
    }),
  )
})

test('a repeated wave of constant amplitude gives its range every time', () => {
  const wave = Array.from({ length: 21 }, (_, i) => (i % 2 === 0 ? -10 : 10))
  assert.deepEqual(totals(wave), { 20: 10 })
})

test('a history in pieces has the cycles of the whole, in their order', () => {
  const history = Array.from({ length: 20_000 }, (_, i) => Math.sin(i * 1.7) * Math.sin(i * 0.013))
  const whole = rows(rainflow(history))
  for (const piece of [1, 7, 4096, 5000]) {
    const found: { range: number; mean: number; count: number }[] = []
    const counter = new RainflowCounter((from, to, count) =>
      found.push({ range: Math.abs(to - from), mean: (from + to) / 2, count }),
    )
    for (let i = 0; i < history.length; i += piece) counter.push(history.slice(i, i + piece))
    counter.end()
    assert.deepEqual(found, whole)
  }
})

test('a history that grows or shrinks without end keeps every range open, however many', () => {
  const growing = Array.from({ length: 10_000 }, (_, i) => (i % 2 === 0 ? i : -i))
  for (const history of [growing, growing.toReversed()]) {
    const { range, count } = rainflow(history)
    assert.deepEqual([range.length, new Set(count)], [9999, new Set([0.5])])
  }
})

test('equal ranges are counted together, none is lost', () => {
  assert.deepEqual(countedRanges(rainflow(ASTM)), [
    { range: 3, count: 0.5 },
    { range: 4, count: 1.5 },
    { range: 8, count: 1 },
    { range: 9, count: 0.5 },
    { range: 6, count: 0.5 },
  ])
})
