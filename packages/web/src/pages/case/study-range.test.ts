/** Claims about where a study begins to look. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowedRange, heldRanges } from './study-allowed.ts'
import type { StudyInput } from './study-inputs.ts'
import { rangeAbout, swingAbout, wholesBetween } from './study-range.ts'

const FREE = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY, open: [false, false] } as const
const input = (value: number, more: Partial<StudyInput> = {}): StudyInput => ({
  param: 'x',
  title: 'X',
  kind: undefined,
  unit: 'mm',
  value,
  bounds: FREE,
  usual: undefined,
  whole: false,
  given: true,
  ...more,
})
const within = (least: number, most: number, open: readonly [boolean, boolean] = [false, false]) => ({
  bounds: { least, most, open },
})

test('a range goes from half of a value to its double, in round numbers', () => {
  assert.deepEqual(rangeAbout(input(15.9)), [8, 32])
  assert.deepEqual(rangeAbout(input(0.626)), [0.3, 1.25])
  assert.deepEqual(rangeAbout(input(-100)), [-200, -50])
})

test('a range ends at the bounds of its input, and short of one that is itself refused', () => {
  assert.deepEqual(rangeAbout(input(0.85, within(0, 1))), [0.4, 1])
  const [low, high] = rangeAbout(input(0.85, within(0.5, 1, [true, true])))
  assert.ok(low > 0.5 && low < 0.51 && high < 1 && high > 0.99, `${low} to ${high}`)
})

test('a bound that another unit makes uneven is met from within', () => {
  const [, high] = rangeAbout(input(30, within(0, 39.3700787)))
  assert.ok(high <= 39.3700787 && high > 39.3, String(high))
})

test('about nothing a range is what is usual, else what is allowed', () => {
  assert.deepEqual(rangeAbout(input(0, { usual: [0, 6] })), [0, 6])
  assert.deepEqual(rangeAbout(input(0, within(-1, 3))), [-1, 3])
  assert.deepEqual(rangeAbout(input(0)), [0, 1])
})

test('a swing is a share of the value to either side, within the bounds', () => {
  assert.deepEqual(swingAbout(input(323.9), 0.1), [291.5, 356.3])
  assert.deepEqual(swingAbout(input(1, within(0, 1)), 0.1), [0.9, 1])
  assert.deepEqual(swingAbout(input(4, { whole: true }), 0.1), [3, 5])
})

test('what is counted goes in whole numbers, each once', () => {
  assert.deepEqual(rangeAbout(input(4, { whole: true })), [2, 8])
  assert.deepEqual(wholesBetween(2, 8, 18), [2, 3, 4, 5, 6, 7, 8])
  assert.deepEqual(wholesBetween(1, 100, 4), [1, 34, 67, 100])
})

const inDiameter = (most: number) => async (_: StudyInput, x: number) => x < most

test('a range ends at the farthest round value that the other inputs allow', async () => {
  const wall = input(15.9)
  assert.deepEqual(await allowedRange(wall, [8, 32], inDiameter(40)), [8, 32])
  assert.deepEqual(await allowedRange(wall, [8, 32], inDiameter(25.5)), [8, 25])
  assert.deepEqual(await allowedRange(wall, [8, 32], async (_, x) => x > 12.4), [13, 32])
  assert.deepEqual(await allowedRange(wall, [8, 32], inDiameter(16)), [8, 15.99])
  assert.deepEqual(await allowedRange(wall, [8, 32], async (_, x) => x === 15.9), [8, 32], 'nothing else is allowed')
})

test('a range about a value that is refused is left as it is', async () => {
  assert.deepEqual(await allowedRange(input(15.9), [8, 32], inDiameter(10)), [8, 32])
})

test('a range is shown as it was asked for until it is known, and those of another case are others', async () => {
  const { promise, resolve: came } = Promise.withResolvers<void>()
  const ranges = heldRanges(came)
  const first = ranges.of('a case', inDiameter(25.5))
  assert.deepEqual(first(input(15.9), [8, 32]), [8, 32])
  await promise
  assert.deepEqual(first(input(15.9), [8, 32]), [8, 25])
  assert.deepEqual(ranges.of('another case', inDiameter(40))(input(15.9), [8, 32]), [8, 32])
})
