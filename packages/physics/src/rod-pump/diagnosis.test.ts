/** Ideal pump cards are read as they were drawn, and their faults found by the rule that is theirs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import type { Card } from './card.ts'
import { diagnose, type Features, featuresOf, NORMAL, RULED } from './diagnosis.ts'
import { gibbsCard } from './gibbs.ts'
import { pickUpOf, releaseOf } from './load-transfer.ts'
import { type PumpCard, readPumpCard } from './pump-card.ts'
import { CONDITION_LABELS } from './pump-conditions.ts'
import { syntheticCard } from './synthetic-card.ts'

const SURFACE = { stroke: 3, loadRange: 30000 }
/** A card of 400 samples whose load is a function of its place and direction. */
function drawn(up: (x: number) => number, down: (x: number) => number): Card {
  const N = 400
  const place = (j: number) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (j + 0.5)) / N)
  const all = Array.from({ length: N }, (_, j) => j)
  return {
    position: all.map((j) => 2.5 * place(j)),
    load: all.map((j) => 20000 * (j < N / 2 ? up(place(j)) : down(place(j)))),
  }
}
const read = (card: Card): PumpCard => {
  const found = readPumpCard(card, SURFACE)
  if ('unread' in found) throw new Error(found.unread)
  return found
}
const found = (card: Card, mean = 50000) =>
  diagnose(featuresOf(read(card), { expected: 20000, mean, rods: 40000 })).label
const one = () => 1
const none = () => 0
const falling = (at: number, width: number) => (x: number) => Math.min(1, Math.max(0, 0.5 + (x - at) / width))

test('the fillage is where the load falls through the level halfway, also of a pump that is nearly empty', () => {
  for (const fillage of [0.95, 0.7, 0.5, 0.35, 0.2])
    near(read(drawn(one, falling(fillage, 0.02))).fillage, fillage, 0.01)
  assert.equal(read(drawn(one, none)).fillage, 1)
  assert.equal(read(drawn(one, one)).fillage, 0)
})

test('a transfer of load is measured from a tenth to nine tenths of the fluid load', () => {
  near(releaseOf(read(drawn(one, falling(0.6, 0.5)))).travel, 0.4, 0.02)
  assert.equal(releaseOf(read(drawn(one, none))).travel, 0)
  near(pickUpOf(read(drawn((x) => Math.min(1, x / 0.3), none))).travel, 0.24, 0.05)
})

test('each ideal card has the fault that it was drawn with', () => {
  assert.equal(found(drawn(one, none)), NORMAL)
  assert.equal(found(drawn(one, falling(0.7, 0.1))), 'fluid_pound')
  assert.equal(found(drawn(one, falling(0.6, 0.5))), 'gas_interference')
  assert.equal(found(drawn(one, one)), 'gas_lock')
  assert.equal(found(drawn((x) => (x > 0.95 ? 1.7 : 1), none)), 'pump_tagging_up')
  assert.equal(found(drawn(one, (x) => (x < 0.05 ? -0.7 : 0))), 'pump_tagging_down')
  assert.equal(found(drawn((x) => Math.min(1, x / 0.4), none)), 'tubing_movement')
  assert.equal(found(drawn((x) => 1 - Math.max(0, 1.6 * (x - 0.5)), none)), 'travelling_valve_leak')
  assert.equal(found(drawn(one, (x) => Math.max(0, 1.6 * (0.5 - x)))), 'standing_valve_leak')
  const slack = drawn(() => 0.05, none)
  assert.equal(found(slack, 20000), 'rod_parting')
  assert.notEqual(found(slack, 50000), 'rod_parting')
})

const SOUND: Features = {
  fillage: 1,
  fluidLoadShare: 1,
  meanLoadShare: 1.2,
  release: 0,
  pickUp: 0,
  tagUp: 0,
  tagDown: 0,
  upSlope: 0,
  downSlope: 0,
}
test('a confidence is a half at a threshold and grows away from it', () => {
  assert.deepEqual([diagnose(SOUND).label, diagnose(SOUND).confidence], [NORMAL, 1])
  const of = (f: Partial<Features>) => diagnose({ ...SOUND, ...f })
  near(of({ tagUp: 0.5001 }).confidence, 0.5, 1e-3)
  assert.equal(of({ tagUp: 0.5 }).label, NORMAL)
  near(of({ tagUp: 0.75 }).confidence, 0.75, 1e-12)
  assert.equal(of({ tagUp: 5 }).confidence, 1)
  near(of({ fillage: 0.8, release: 0.125 }).confidence, 0.75, 1e-12)
  assert.equal(of({ fillage: 0.9 }).label, NORMAL)
})

test('what a rule needs not to hold counts by what is missing, and nothing is surer than certain', () => {
  const of = (f: Partial<Features>) => diagnose({ ...SOUND, ...f })
  near(of({ upSlope: 0.375 }).confidence, 0.75, 1e-12)
  near(of({ fillage: 0.85 }).confidence, 0.75, 1e-12)
  near(of({ fillage: 0.5, release: 0.375 }).confidence, 0.75, 1e-12)
  assert.deepEqual([of({ fillage: 0 }).label, of({ fillage: 0 }).confidence], ['gas_lock', 1])
  near(of({ tagUp: 0.25 }).confidence, 0.75, 1e-12)
  for (const fillage of [0, 0.2, 0.87, 1])
    for (const { confidence } of of({ fillage, release: 9, tagUp: 9, downSlope: 9, fluidLoadShare: 9 }).findings)
      assert.ok(confidence >= 0 && confidence <= 1)
})

test('a pump is normal where no rule holds', () => {
  const isNormal = (f: Partial<Features>) => diagnose({ ...SOUND, ...f }).findings.at(-1)?.holds
  assert.deepEqual([isNormal({}), isNormal({ tagUp: 0.4 }), isNormal({ tagUp: 0.6 })], [true, true, false])
})

test('the first rule that holds is the answer', () => {
  const all: Features = { ...SOUND, tagUp: 1, tagDown: 1, pickUp: 0.5, upSlope: 1, downSlope: 1 }
  assert.equal(diagnose(all).label, 'pump_tagging_up')
  assert.equal(diagnose({ ...all, fillage: 0.5 }).label, 'fluid_pound')
  assert.equal(diagnose({ ...all, fillage: 0 }).label, 'gas_lock')
  assert.equal(diagnose({ ...all, fillage: 0, fluidLoadShare: 0.1, meanLoadShare: 0.5 }).label, 'rod_parting')
  assert.equal(diagnose(all).findings.length, RULED.length + 1)
})

test('a card without load or without motion cannot be read, and says why', () => {
  const card = drawn(one, none)
  assert.deepEqual(readPumpCard(card, { ...SURFACE, loadRange: 0 }), { unread: 'the measured load does not change' })
  const still = { ...card, position: card.position.map(() => 1) }
  assert.deepEqual(readPumpCard(still, SURFACE), { unread: 'the plunger does not move' })
})

test('a pump in a known condition is diagnosed with it at the surface; moving tubing looks like gas', () => {
  const rods = { youngsModulus: 2.1e11, density: 7850, sections: [{ length: 1500, diameter: 0.0222 }] } as const
  const weight = 1500 * (Math.PI / 4) * 0.0222 ** 2 * (7850 - 1000) * 9.80665
  const weightOf = ({ length }: { readonly length: number }) => (weight * length) / 1500
  for (const label of CONDITION_LABELS)
    for (const seed of [1, 20, 300]) {
      const motion = { strokes: 0.13, damping: 0.5, stroke: 3, samples: 144 }
      const { card } = syntheticCard(rods, motion, { label, seed, fluidLoad: 16000, weightOf })
      const pump = gibbsCard({ ...card, load: card.load.map((F) => F - weight) }, rods, motion)
      const loads = card.load
      const range = Math.max(...loads) - Math.min(...loads)
      const found = readPumpCard(pump, { stroke: 3, loadRange: range })
      assert.ok(!('unread' in found))
      const mean = loads.reduce((sum, F) => sum + F, 0) / loads.length
      const diagnosed = diagnose(featuresOf(found, { expected: 16000, mean, rods: weight })).label
      assert.equal(diagnosed, label === 'tubing_movement' ? 'gas_interference' : label, `${label}, seed ${seed}`)
    }
})
