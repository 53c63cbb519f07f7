/** What is read of a pump card: its plateaus, the windows that they are read in, and every feature that a rule looks at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import type { Card } from './card.ts'
import { stepsAround } from './card-quality.ts'
import { featuresOf, slopeIsRead } from './diagnosis.ts'
import { isUnread, type PumpCard, plateau, readPumpCard } from './pump-card.ts'

type Law = (x: number) => number
const one: Law = () => 1
const none: Law = () => 0
const SURFACE = { stroke: 3, loadRange: 30000 }
const LOADS = { expected: 20000, mean: 50000, rods: 40000 }
const read = (card: Card, surface = SURFACE): PumpCard => {
  const found = readPumpCard(card, surface)
  if (isUnread(found)) throw new Error(found.unread)
  return found
}
const N = 20_000
const placeAt = (theta: number) => 0.5 - 0.5 * Math.cos(theta)
/** 20 kN over a load that is there always. */
function drawn(up: Law, down: Law, always = 0): PumpCard {
  const all = Array.from({ length: N }, (_, j) => placeAt((2 * Math.PI * (j + 0.5)) / N))
  const load = all.map((x, j) => always + 20000 * (j < N / 2 ? up(x) : down(x)))
  return read({ position: all.map((x) => 2.5 * x), load })
}
/** The place in the middle of a window in time, where the median of a load that only rises is. */
const middleOf = (a: number, b: number) => placeAt((Math.acos(1 - 2 * a) + Math.acos(1 - 2 * b)) / 2)
/** A card by its places and loads, upstroke first. */
const byHand = (...samples: readonly (readonly [place: number, load: number])[]): Card => ({
  position: samples.map(([x]) => x),
  load: samples.map(([, F]) => F),
})

test('a plateau is the median of the loads within its window: of two in the middle their mean', () => {
  const loads = [3, 10, 1, 2].map((F, k) => [0.4 + 0.1 * k, F] as const)
  const card = (more: readonly (readonly [number, number])[]) =>
    read(byHand([0, 0], ...loads, ...more, [1, 0], [0.2, -50], [0.1, -50]), { stroke: 1, loadRange: 1 })
  assert.equal(plateau(card([]), 'up', 0.35, 0.9)?.load, 2.5)
  assert.equal(plateau(card([[0.85, 7]]), 'up', 0.35, 0.9)?.load, 3)
  const long = drawn((x) => x, none)
  near(plateau(long, 'up', 0.35, 0.9)?.load, 20000 * middleOf(0.35, 0.9), 1e-3)
})

test('a card without a sample in the window of either plateau is not read', () => {
  const why = { unread: 'the card has no sample on a load plateau' }
  const whole = [
    [0, 9],
    [0.5, 9],
    [1, 9],
    [0.2, 0],
  ] as const
  assert.equal(isUnread(readPumpCard(byHand(...whole), { stroke: 1, loadRange: 9 })), false)
  assert.deepEqual(readPumpCard(byHand([0, 9], [0.95, 9], [1, 9], [0.2, 0]), { stroke: 1, loadRange: 9 }), why)
  assert.deepEqual(readPumpCard(byHand([0, 9], [0.5, 9], [1, 9], [0.6, 0]), { stroke: 1, loadRange: 9 }), why)
})

test('a fluid load of up to 2 per cent of the range of the measured load is none', () => {
  const fillage = (loadRange: number) =>
    read(byHand([0, 9], [0.5, 9], [1, 9], [0.2, 8]), { stroke: 1, loadRange }).fillage
  assert.equal(fillage(1 / 0.0199), 0)
  assert.ok(fillage(1 / 0.0201) > 0)
})

test('below a fillage of 0.4 the lower plateau is read again, below half of it', () => {
  const law: Law = (x) => Math.min(1, Math.max(0, (x - 0.05) / 0.5))
  const [top, bottom] = [1, law(middleOf(0.05, 0.35))]
  const first = 0.05 + (0.5 * (top + bottom)) / 2
  const again = drawn(one, law)
  near(again.lower.to, first / 2, 1e-3)
  const lower = law(middleOf(0.05, first / 2))
  near(again.lower.load, 20000 * lower, 2e-3)
  near(again.fillage, 0.05 + (0.5 * (top + lower)) / 2, 1e-3)
  assert.equal(drawn(one, (x) => law(x - 0.3)).lower.to, 0.35)
})

test('a plateau slopes by the medians of two windows each way, over the fluid load, over any load', () => {
  for (const always of [0, 9000]) {
    const up = featuresOf(
      drawn((x) => x, none, always),
      LOADS,
    )
    near(up.upSlope, (middleOf(0.65, 0.9) - middleOf(0.35, 0.6)) / middleOf(0.35, 0.9), 1e-3)
    const down = featuresOf(
      drawn(one, (x) => x / 2, always),
      LOADS,
    )
    near(down.downSlope, (middleOf(0.6, 0.85) - middleOf(0.1, 0.35)) / (2 - middleOf(0.05, 0.35)), 1e-3)
    near(up.fluidLoadShare, middleOf(0.35, 0.9), 1e-3)
  }
})

test('tagging is looked for in the last tenth of the stroke at either end', () => {
  const spike =
    (from: number, to: number, high: number, level: number): Law =>
    (x) =>
      x > from && x < to ? high : level
  const up = (from: number, to: number) => featuresOf(drawn(spike(from, to, 3, 1), none), LOADS).tagUp
  near(up(0.9002, 0.9018), 2, 1e-9)
  near(up(0.8982, 0.8998), 0, 1e-9)
  const down = (from: number, to: number) => featuresOf(drawn(one, spike(from, to, -3, 0)), LOADS).tagDown
  near(down(0.0982, 0.0998), 3, 1e-9)
  near(down(0.1002, 0.1018), 0, 1e-9)
})

test('a card of one load has no share of a fluid load', () => {
  const { tagUp, tagDown, upSlope, downSlope } = featuresOf(drawn(one, one), LOADS)
  assert.deepEqual([tagUp, tagDown, upSlope, downSlope], [0, 0, 0, 0])
})

test('a slope is read where all its windows hold samples, and is none where one does not', () => {
  const UP = [0.5, 0.7]
  const DOWN = [0.7, 0.2]
  const card = (up: readonly number[], down: readonly number[]) =>
    read(byHand([0, 9], ...up.map((x) => [x, 9 - x] as const), [1, 9], ...down.map((x) => [x, x] as const)), {
      stroke: 1,
      loadRange: 9,
    })
  assert.equal(slopeIsRead(card(UP, DOWN)), true)
  for (const up of [[0.5], [0.7]]) {
    assert.equal(slopeIsRead(card(up, DOWN)), false)
    assert.equal(featuresOf(card(up, DOWN), LOADS).upSlope, 0)
  }
  assert.equal(slopeIsRead(card(UP, [0.2])), false)
  assert.equal(featuresOf(card(UP, [0.2]), LOADS).downSlope, 0)
  assert.equal(slopeIsRead(card(UP, [0.7, 0.07])), false)
})

test('the step that closes a list stands apart from the largest of the others', () => {
  assert.deepEqual(stepsAround([10, 11, 14, 12]), { closing: 2, other: 3 })
  assert.deepEqual(stepsAround([5, 4, 4, 9, 8]), { closing: 3, other: 5 })
})
