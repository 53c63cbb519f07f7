/** Both solutions of the wave equation down the rods, and the one up them, against each other and against what is known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { type Card, rangeOf } from './card.ts'
import { differences } from './card-quality.ts'
import { crankSamples, peakOf } from './crank.ts'
import { everittJenningsCard, stepsOf } from './everitt-jennings.ts'
import { predictedCard } from './forward.ts'
import { gibbsCard } from './gibbs.ts'
import { readPumpCard } from './pump-card.ts'
import { backwardSample, retimed } from './retiming.ts'
import { type RodString, topOf } from './rod-string.ts'
import { syntheticCard } from './synthetic-card.ts'

const steel = { youngsModulus: 2.1e11, density: 7850 } as const
const uniform: RodString = { ...steel, sections: [{ length: 1500, diameter: 0.0222 }] }
const tapered: RodString = {
  ...steel,
  sections: [
    { length: 700, diameter: 0.0254 },
    { length: 800, diameter: 0.0191 },
  ],
}
const pumping = { strokes: 0.14, damping: 0.5 }
const turn = (N: number, of: (t: number) => number) => Array.from({ length: N }, (_, j) => of((2 * Math.PI * j) / N))
const smooth = (N: number): Card => ({
  position: turn(N, (t) => 1.5 - 1.5 * Math.cos(t) + 0.1 * Math.sin(2 * t)),
  load: turn(N, (t) => 9000 + 9000 * Math.sin(t) - 2000 * Math.cos(2 * t) + 800 * Math.sin(3 * t)),
})
const apart = (a: Card, b: Card) => {
  const d = differences(a, b)
  return Math.max(d.position / rangeOf(a.position), d.load / rangeOf(a.load))
}

test('a string cut into pieces of one diameter is the whole string', () => {
  const pieces: RodString = {
    ...steel,
    sections: [
      { length: 400, diameter: 0.0222 },
      { length: 1000, diameter: 0.0222 },
      { length: 100, diameter: 0.0222 },
    ],
  }
  const card = smooth(100)
  assert.ok(apart(gibbsCard(card, uniform, pumping), gibbsCard(card, pieces, pumping)) < 1e-12)
})

test('the finite differences come to the harmonics with the square of the spacing, at a taper too', () => {
  for (const rods of [uniform, tapered]) {
    const error = (N: number) => {
      const card = smooth(N)
      return apart(gibbsCard(card, rods, pumping), everittJenningsCard(card, rods, pumping))
    }
    assert.ok(error(100) < 0.004, `${error(100)}`)
    assert.ok(error(400) < error(100) / 10)
  }
})

test('a steady load only stretches the rods', () => {
  const card = { position: smooth(80).position, load: turn(80, () => 20000) }
  const slow = { strokes: 1e-8, damping: 0.5 }
  const stretch = (20000 * 1500) / (2.1e11 * (Math.PI / 4) * 0.0222 ** 2)
  for (const solve of [gibbsCard, everittJenningsCard]) {
    const pump = solve(card, uniform, slow)
    pump.position.forEach((u, j) => {
      near(u, (card.position[j] as number) - stretch, 1e-6)
    })
    for (const f of pump.load) near(f, 20000, 1e-6)
  }
})

test('a pump that is taken up the rods comes back down them', () => {
  for (const rods of [uniform, tapered])
    for (const fillage of [1, 0.75]) {
      const law = {
        up: () => 18000,
        down: (x: number) => (fillage === 1 ? 0 : 18000 * Math.min(1, Math.max(0, 0.5 + (x - fillage) / 0.1))),
      }
      const { surface, pump, unsettled } = predictedCard(rods, { ...pumping, stroke: 3, samples: 144 }, law)
      assert.ok(unsettled < 1e-4)
      for (const solve of [gibbsCard, everittJenningsCard]) {
        const card = solve(surface, rods, pumping)
        const read = readPumpCard(card, { stroke: 3, loadRange: rangeOf(surface.load) })
        assert.ok(!('unread' in read))
        near(rangeOf(card.position), rangeOf(pump.position), 0.006)
        near(read.upper.load - read.lower.load, 18000, 0.016)
        near(read.fillage, fillage, 0.016)
      }
    }
})

test('rods that hang free move by their own waves: the predicted load is that of the solution down to an unloaded foot', () => {
  const free = { up: () => 0, down: () => 0 }
  const { surface, pump } = predictedCard(tapered, { ...pumping, stroke: 3, samples: 100 }, free)
  const foot = gibbsCard(surface, tapered, pumping)
  for (const f of foot.load) assert.ok(Math.abs(f) < 0.003 * rangeOf(surface.load))
  assert.ok(differences(foot, pump).position < 0.001)
})

test('the torque of a weight that is balanced is nothing', () => {
  const position = turn(96, (t) => 1.5 - 1.5 * Math.cos(t))
  const samples = crankSamples({ position, load: turn(96, () => 40000) }, { S: 3, B: 0, C_b: 40000 })
  for (const { torque } of samples) assert.ok(Math.abs(torque) < 1e-9 * 40000 * 1.5)
  const unbalanced = crankSamples({ position, load: turn(96, () => 40000) }, { S: 3, B: 0, C_b: 0 })
  near(Math.max(...unbalanced.map((s) => s.torque)), 60000, 1e-9)
})

test('samples by position come to the times of a cosine', () => {
  const equal = smooth(120)
  const cosine = { position: turn(120, (t) => 1.5 - 1.5 * Math.cos(t)), load: equal.load }
  const same = retimed(cosine)
  assert.ok(apart(cosine, same) < 1e-9)
  const places = [0, 0.1, 0.3, 0.8, 1.4, 2, 2.6, 2.9, 3, 2.9, 2.5, 2, 1.4, 1, 0.7, 0.4, 0.3, 0.2, 0.1, 0.05]
  const by = retimed({ position: places, load: places.map((s) => 1000 * s) })
  by.position.forEach((s, j) => {
    near(s, 1.5 - 1.5 * Math.cos((2 * Math.PI * j) / 20), 1e-12)
  })
  assert.equal(backwardSample(places), undefined)
  assert.equal(backwardSample([0, 0.5, 0.4, 1, 0.5])?.sample, 2)
  assert.equal(backwardSample([0, 0.5, 1, 0.4, 0.6])?.sample, 4)
})

test('a card that begins anywhere has its crank angles from the bottom of its stroke', () => {
  const N = 96
  const position = turn(N, (t) => 1.5 - 1.5 * Math.cos(t))
  const load = turn(N, (t) => 40000 + 9000 * Math.sin(t + 1))
  const unit = { S: 3, B: 500, C_b: 30000 }
  const whole = crankSamples({ position, load }, unit)
  const from = (list: readonly number[], k: number) => [...list.slice(k), ...list.slice(0, k)]
  const later = crankSamples({ position: from(position, 20), load: from(load, 20) }, unit)
  later.forEach(({ theta, torque }, j) => {
    const same = whole[(j + 20) % N]
    near(theta, same?.theta, 1e-12)
    assert.ok(Math.abs(torque - (same?.torque ?? Number.NaN)) < 1e-6)
  })
})

test('the peak of a torque is the sample of largest torque either way, and the first where there is none', () => {
  const torques = (...list: readonly number[]) => list.map((torque) => ({ theta: 0, factor: 0, load: 0, torque }))
  assert.equal(peakOf(torques(1, 5, -7, 6)), 2)
  assert.equal(peakOf(torques(0, 0)), 0)
})

test('nodes stand as far apart as a wave travels between samples, and no further', () => {
  const steps = (length: number) => stepsOf({ length, diameter: 0.02 }, 100)
  assert.deepEqual([steps(300), steps(300 * (1 + 1e-12)), steps(301), steps(99.5), steps(20)], [3, 3, 4, 1, 1])
})

test('cards by position are put at equal times from any height, and run on to the bottom after their last sample', () => {
  const places = [0, 0.4, 1.5, 2.6, 3, 2.6, 1.5, 0.4].map((s) => s + 5)
  const load = [10, 20, 30, 40, 50, 60, 70, 90]
  const by = retimed({ position: places, load })
  by.position.forEach((s, j) => {
    near(s, 6.5 - 1.5 * Math.cos((2 * Math.PI * j) / 8), 1e-12)
  })
  const angle = Math.acos(1 - (2 * 0.4) / 3)
  const quarter = Math.PI / 4
  near(by.load[0], 10, 1e-12)
  near(by.load[1], 20 + (10 * (quarter - angle)) / (Math.PI / 2 - angle), 1e-9)
  near(by.load[4], 50, 1e-9)
  const last = 2 * Math.PI - angle
  assert.ok(7 * quarter < last)
  const early = retimed({ position: [...places.slice(0, 7), 5.6], load })
  const turned = 2 * Math.PI - Math.acos(1 - (2 * 0.6) / 3)
  near(early.load[7], 90 + ((10 - 90) * (7 * quarter - turned)) / (2 * Math.PI - turned), 1e-9)
})

test('the top of a string is cut where it is asked', () => {
  assert.equal(topOf(tapered, 700.005).sections.length, 2)
  assert.deepEqual(topOf(tapered, 900).sections, [
    { length: 700, diameter: 0.0254 },
    { length: 200, diameter: 0.0191 },
  ])
  assert.deepEqual(topOf(tapered, 300).sections, [{ length: 300, diameter: 0.0254 }])
})

test('a test card follows its seed alone', () => {
  const motion = { ...pumping, stroke: 3, samples: 60 }
  const card = (seed: number) =>
    syntheticCard(uniform, motion, { label: 'fluid_pound', seed, fluidLoad: 18000, weightOf: () => 40000 }).card
  assert.deepEqual(card(7), card(7))
  assert.notDeepEqual(card(7).load, card(8).load)
})
