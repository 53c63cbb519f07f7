/** How the load comes and goes on cards that are drawn with corners, and what is read where a level is passed at an end or nowhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import { pickUpOf, releaseOf, type Transfer } from './load-transfer.ts'
import { type PumpCard, readPumpCard } from './pump-card.ts'

type Law = (x: number) => number
const one: Law = () => 1
const none: Law = () => 0
/** Straight between corners, level beyond them. */
const through =
  (...corners: readonly (readonly [x: number, y: number])[]): Law =>
  (x) => {
    const i = corners.findIndex(([at]) => at >= x)
    const [a, b] = [corners[i - 1], corners[i]]
    if (a === undefined || b === undefined) return (b ?? corners.at(-1))?.[1] ?? 0
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
  }
/** A card of 4000 samples, 2.5 m and 20 kN over a load that is there always. */
function read(up: Law, down: Law, always = 0): PumpCard {
  const N = 4000
  const all = Array.from({ length: N }, (_, j) => j)
  const place = (j: number) => 0.5 - 0.5 * Math.cos((2 * Math.PI * j) / N)
  const load = all.map((j) => always + 20000 * (j <= N / 2 ? up(place(j)) : down(place(j))))
  const found = readPumpCard({ position: all.map((j) => 1 + 2.5 * place(j)), load }, { stroke: 3, loadRange: 30000 })
  if ('unread' in found) throw new Error(found.unread)
  return found
}
function held({ from, to, travel }: Transfer, begins: number, ends: number): void {
  within(from, begins, 1e-3)
  within(to, ends, 1e-3)
  near(travel, Math.abs(to - from), 1e-12)
}

test('the load comes from its last 10 to its first 90 per cent, and goes from its last 90 to its first 10, over any load', () => {
  const slow = through([0, 0], [0.1, 0.5], [0.3, 1])
  const gone = through([0.4, 0], [0.6, 0.5], [0.7, 1])
  for (const always of [0, 7000, -9000]) {
    held(pickUpOf(read(slow, none, always)), 0.02, 0.26)
    held(releaseOf(read(one, gone, always)), 0.68, 0.44)
  }
})

test('a load that comes to just below the middle and goes again has not come', () => {
  const twice = through([0, 0], [0.1, 0.4975], [0.15, 0], [0.2, 0], [0.3, 1])
  held(pickUpOf(read(twice, none)), 0.21, 0.29)
})

test('what has come or gone at the turning point took no travel there', () => {
  const full = read(one, none)
  assert.deepEqual(pickUpOf(full), { from: 0, to: 0, travel: 0 })
  assert.deepEqual(releaseOf(full), { from: 1, to: 1, travel: 0 })
})

test('what never comes or goes is at the end of its stroke', () => {
  const locked = read(one, one)
  assert.deepEqual(pickUpOf(locked), { from: 1, to: 1, travel: 0 })
  assert.deepEqual(releaseOf(locked), { from: 0, to: 0, travel: 0 })
})

test('a load that comes between the first two samples is read between them', () => {
  const at = read((x) => (x === 0 ? 0 : 1), none)
  const step = 0.5 - 0.5 * Math.cos((2 * Math.PI) / 4000)
  const { from, to } = pickUpOf(at)
  near(from, 0.1 * step, 1e-6)
  near(to, 0.9 * step, 1e-6)
})
