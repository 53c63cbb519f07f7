/** Claims about the values of an axis. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clean } from '@keelson/workflow'
import fc from 'fast-check'
import { type Axis, axisValues } from './axis-values.ts'

const valuesOf = (axis: Axis) => {
  const read = axisValues(axis)
  return 'values' in read ? read.values : assert.fail(JSON.stringify(read.problems))
}
const membersOf = (axis: unknown) => {
  const read = axisValues(axis as Axis)
  return 'problems' in read ? read.problems.map(({ member }) => member) : assert.fail('no problem')
}
const messageOf = (axis: Axis) => {
  const read = axisValues(axis)
  return 'problems' in read ? read.problems[0]?.message : undefined
}

test('equal distances go from one end to the other, rising or falling', () => {
  assert.deepEqual(valuesOf({ from: 8, to: 9, count: 6 }), [8, 8.2, 8.4, 8.6, 8.8, 9])
  assert.deepEqual(valuesOf({ from: 0.3, to: 0, count: 4 }), [0.3, 0.2, 0.1, 0])
  assert.deepEqual(valuesOf({ from: -1, to: 1, count: 2, spacing: 'linear' }), [-1, 1])
})

test('equal ratios go between ends of one sign', () => {
  assert.deepEqual(valuesOf({ from: 0.001, to: 1000, count: 7, spacing: 'log' }), [0.001, 0.01, 0.1, 1, 10, 100, 1000])
  assert.deepEqual(valuesOf({ from: -1, to: -4, count: 3, spacing: 'log' }), [-1, -2, -4])
})

test('both ends are exact, and every number between is one of 12 digits', () => {
  const end = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(
      end,
      end,
      fc.integer({ min: 2, max: 40 }),
      fc.constantFrom('linear', 'log'),
      (from, ratio, count, spacing) => {
        const to = from * (2 + ratio)
        const values = valuesOf({ from, to, count, spacing }) as number[]
        assert.equal(values.length, count)
        assert.deepEqual([values[0], values.at(-1)], [from, to])
        assert.ok(values.slice(1, -1).every((x) => x === clean(x)))
        assert.ok(values.every((x, i) => i === 0 || x > (values[i - 1] ?? x)))
      },
    ),
    { seed: 1, numRuns: 100 },
  )
})

test('listed values are taken as they are, words and unrounded numbers too', () => {
  const values = [0.1 + 0.2, 3, 'X65', '12 in', true]
  assert.deepEqual(valuesOf({ values }), values)
})

test('a list that is empty, holds a value twice or stands beside ends is refused at its place', () => {
  assert.deepEqual(membersOf({ values: [] }), ['values'])
  assert.deepEqual(membersOf({ values: [1, 'a', 1, 'a', 1] }), ['values/2', 'values/3', 'values/4'])
  assert.equal(messageOf({ values: [8, 9, 8] }), "must not be repeated (entered: 8, also 'values/0')")
  assert.deepEqual(membersOf({ values: [1], from: 1, to: 2, count: 2, spacing: 'log' }), [
    'from',
    'to',
    'count',
    'spacing',
  ])
})

test('ends that are missing, equal or no numbers are refused by name', () => {
  assert.deepEqual(membersOf({ count: 3 }), ['values'])
  assert.deepEqual(membersOf({ from: 1, count: 3 }), ['to'])
  assert.deepEqual(membersOf({ to: 1, count: 3 }), ['from'])
  assert.deepEqual(membersOf({ from: 2, to: 2, count: 3 }), ['to'])
  assert.deepEqual(membersOf({ from: Number.NEGATIVE_INFINITY, to: Number.NaN, count: 3 }), ['from', 'to'])
})

test('a count is whole, 2 or more, and given', () => {
  for (const count of [1, 0, -3, 2.5, Number.NaN, '3'])
    assert.deepEqual(membersOf({ from: 1, to: 2, count }), ['count'])
  assert.equal(messageOf({ from: 1, to: 2, count: 1 }), 'must be a whole number of at least 2 (entered: 1)')
  assert.deepEqual(membersOf({ from: 1, to: 2 }), ['count'])
})

test('equal ratios across or from zero are refused, and so is a spacing that is none', () => {
  assert.deepEqual(membersOf({ from: -1, to: 1, count: 3, spacing: 'log' }), ['spacing'])
  assert.deepEqual(membersOf({ from: 0, to: 1, count: 3, spacing: 'log' }), ['spacing'])
  assert.deepEqual(membersOf({ from: 1, to: 0, count: 3, spacing: 'log' }), ['spacing'])
  assert.deepEqual(membersOf({ from: 1, to: 2, count: 3, spacing: 'square' }), ['spacing'])
})

test('ends too near for the count, or too far for numbers, are refused', () => {
  assert.deepEqual(membersOf({ from: 1, to: 1 + 1e-12, count: 100 }), ['count'])
  assert.deepEqual(membersOf({ from: -1.7e308, to: 1.7e308, count: 3 }), ['to'])
  assert.deepEqual(membersOf({ from: 1e-300, to: 1e300, count: 3, spacing: 'log' }), ['to'])
})
