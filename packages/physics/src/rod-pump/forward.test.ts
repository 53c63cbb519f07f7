/** The rods from a known pump up to the surface: against the closed form of one wave, their stretch, and what valves do. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import { rangeOf } from './card.ts'
import { type PumpLaw, predictedCard } from './forward.ts'
import { pumpCondition } from './pump-conditions.ts'
import { type RodString, stringLength, topOf } from './rod-string.ts'
import { syntheticCard } from './synthetic-card.ts'

const steel = { youngsModulus: 2.1e11, density: 7850 } as const
const uniform: RodString = { ...steel, sections: [{ length: 1500, diameter: 0.0222 }] }
const motion = { strokes: 0.14, damping: 1.2, stroke: 3, samples: 90 }
const always = (load: number): PumpLaw => ({ up: () => load, down: () => load })
const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length
const area = (d: number) => (Math.PI / 4) * d ** 2

/** U cos(k (L - x))/cos(k L) with k^2 = (w^2 - i w c)/a^2 solves the damped wave over a free foot: F = -EA k U tan(k L). */
function freeLoads(): number[] {
  const w = 2 * Math.PI * motion.strokes
  const a = Math.sqrt(steel.youngsModulus / steel.density)
  const [x, y] = [(w / a) ** 2, (-w * motion.damping) / a ** 2]
  const size = Math.sqrt(Math.hypot(x, y))
  const turn = Math.atan2(y, x) / 2
  const [re, im] = [1500 * size * Math.cos(turn), 1500 * size * Math.sin(turn)]
  const below = Math.cos(2 * re) + Math.cosh(2 * im)
  const [tanRe, tanIm] = [Math.sin(2 * re) / below, Math.sinh(2 * im) / below]
  const scale = ((steel.youngsModulus * area(0.0222)) / 1500) * (motion.stroke / 2)
  const [F_re, F_im] = [scale * (re * tanRe - im * tanIm), scale * (re * tanIm + im * tanRe)]
  return Array.from({ length: motion.samples }, (_, j) => {
    const t = (2 * Math.PI * j) / motion.samples
    return F_re * Math.cos(t) - F_im * Math.sin(t)
  })
}

test('rods that hang free load the polished rod as one damped wave does', () => {
  const { surface, unsettled } = predictedCard(uniform, motion, always(0))
  const exact = freeLoads()
  assert.ok(unsettled < 2e-5)
  surface.load.forEach((F, j) => {
    within(F, exact[j], 2e-5 * rangeOf(exact))
  })
})

test('the polished rod moves as S (1 - cos theta)/2', () => {
  const { surface } = predictedCard(uniform, motion, always(9000))
  surface.position.forEach((u, j) => {
    within(u, 1.5 * (1 - Math.cos((2 * Math.PI * j) / motion.samples)), 1e-12)
  })
})

test('a steady load is added to that of free rods when the strokes have settled, however great', () => {
  const free = predictedCard(uniform, { ...motion, damping: 0.5 }, always(0)).surface.load
  const held = predictedCard(uniform, { ...motion, damping: 0.5 }, always(1e6)).surface.load
  held.forEach((F, j) => {
    within(F - (free[j] as number), 1e6, 3e-4 * rangeOf(free))
  })
})

test('over a stroke a steady load stretches each section by its length, also one shorter than the nodes are apart', () => {
  const sections = [
    { length: 800, diameter: 0.0254 },
    { length: 695, diameter: 0.0191 },
    { length: 5, diameter: 0.004 },
  ] as const
  const { surface, pump } = predictedCard({ ...steel, sections }, motion, always(9000))
  const stretch = sections.reduce((sum, s) => sum + (9000 * s.length) / (steel.youngsModulus * area(s.diameter)), 0)
  near(mean(surface.position) - mean(pump.position), stretch, 1e-4)
})

test('between the loads of its two directions the plunger stands still, and its places run from 0 to 1', () => {
  const places: number[] = []
  const law = {
    up: (x: number) => {
      places.push(x)
      return 18000
    },
    down: () => 0,
  }
  const { pump } = predictedCard(uniform, { ...motion, samples: 400 }, law)
  let [moving, still] = [0, 0]
  pump.load.forEach((F, j) => {
    const next = pump.position[j + 1]
    if (next === undefined) return
    const [here, after] = [pump.position[j] as number, pump.load[j + 1] as number]
    if (F > 0 && F < 18000 && after > 0 && after < 18000) {
      assert.ok(Math.abs(next - here) < 1e-13)
      still += 1
    } else if (Math.abs(next - here) > 1e-6) moving += 1
  })
  assert.ok(still > 20 && moving > 200)
  const [least, most] = places.reduce(([low, high], x) => [Math.min(low, x), Math.max(high, x)], [1, 0])
  assert.deepEqual([least, most], [0, 1])
})

test('a test card is the predicted one with the weight of its rods and the noise of its seed', () => {
  const weightOf = ({ length }: { readonly length: number }) => 30 * length
  const { card } = syntheticCard(uniform, motion, { label: 'rod_parting', seed: 5, fluidLoad: 18000, weightOf })
  const { left, noise } = pumpCondition('rod_parting', 5)
  const string = topOf(uniform, left * stringLength.evaluate({ L: [1500] }))
  const { surface } = predictedCard(string, motion, always(0))
  surface.load.forEach((F, j) => {
    near(card.load[j], F + 30 * 1500 * left + rangeOf(surface.load) * noise(), 1e-9)
  })
})
