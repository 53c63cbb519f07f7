/** The laws of test cards: how far each condition goes from mild to severe, and what of it the seed decides. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@keelson/equations/seeded.ts'
import { near, within } from '@keelson/units/testing.ts'
import type { Diagnosis } from './diagnosis.ts'
import { pumpCondition } from './pump-conditions.ts'

const SEEDS = [1, 2, 7, 40, 300]
/** The laws of some seeds, each with its severity: the first number of the seed. */
function held(label: Diagnosis, up: (x: number, s: number) => number, down: (x: number, s: number) => number): void {
  for (const seed of SEEDS) {
    const s = seeded(seed)()
    const { law, left } = pumpCondition(label, seed)
    for (let x = 0; x <= 1.0001; x += 0.02) {
      within(law.up(x), up(x, s), 1e-12, `${label} up at ${x}`)
      within(law.down(x), down(x, s), 1e-12, `${label} down at ${x}`)
    }
    if (label !== 'rod_parting') assert.equal(left, 1)
  }
}
const one = () => 1
const none = () => 0
/** Straight from 0 at `a` to 1 at `b`. */
const ramp = (x: number, a: number, b: number) => (x <= a ? 0 : x >= b ? 1 : (x - a) / (b - a))

test('a full pump, parted rods and a gas lock have the loads of open or shut valves', () => {
  held('normal', one, none)
  held('rod_parting', none, none)
  held('gas_lock', one, one)
})

test('fluid pound lets the load go within a tenth of the stroke, about 0.75 down to 0.45 of it', () => {
  const at = (s: number) => 0.75 - 0.3 * s
  held('fluid_pound', one, (x, s) => ramp(x, at(s) - 0.05, at(s) + 0.05))
})

test('gas lets it go over six tenths, about 0.68 down to 0.5', () => {
  const at = (s: number) => 0.68 - 0.18 * s
  held('gas_interference', one, (x, s) => ramp(x, at(s) - 0.3, at(s) + 0.3))
})

test('a pump that tags takes 1.2 to 1.8 fluid loads more, over the last 6 % of the stroke that it touches in', () => {
  const more = (s: number) => 1.2 + 0.6 * s
  held('pump_tagging_up', (x, s) => 1 + more(s) * ramp(x, 0.94, 1), none)
  held('pump_tagging_down', one, (x, s) => -more(s) * ramp(-x, -0.06, 0))
})

test('moving tubing takes the load up and gives it back over 0.4 to 0.5 of the stroke', () => {
  const width = (s: number) => 0.4 + 0.1 * s
  held(
    'tubing_movement',
    (x, s) => ramp(x, 0, width(s)),
    (x, s) => ramp(x, 1 - width(s), 1),
  )
})

test('a travelling valve loses 0.75 to 0.95 of the load in the second half, a standing valve keeps 0.6 to 0.9 in the last', () => {
  held('travelling_valve_leak', (x, s) => 1 - (0.75 + 0.2 * s) * ramp(x, 0.5, 1), none)
  held('standing_valve_leak', one, (x, s) => (0.6 + 0.3 * s) * ramp(-x, -0.5, 0))
})

test('rods part with 0.3 to 0.65 of them left, and the load cell errs by half a thousandth either way', () => {
  for (const seed of SEEDS) {
    const random = seeded(seed)
    random()
    const { left, noise } = pumpCondition('rod_parting', seed)
    near(left, 0.3 + 0.35 * random(), 1e-12)
    for (let k = 0; k < 5; k++) near(noise(), (random() - 0.5) / 1000, 1e-12)
  }
})
