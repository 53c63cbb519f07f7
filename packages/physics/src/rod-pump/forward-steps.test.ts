/** The rods step by step: a plunger that its valves hold stops at once, and short rods move as one weight. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { within } from '@keelson/units/testing.ts'
import { predictedCard } from './forward.ts'

const steel = { youngsModulus: 2.1e11, density: 7850 } as const
const motion = { strokes: 0.14, damping: 1.2, stroke: 3 }

test('a plunger that is held between the loads of its two directions does not move on by any part of its last step', () => {
  const rods = { ...steel, sections: [{ length: 1500, diameter: 0.0222 }] } as const
  const { pump } = predictedCard(rods, { ...motion, samples: 3200 }, { up: () => 18000, down: () => 0 })
  const isHeld = (j: number) => (pump.load[j] as number) > 0 && (pump.load[j] as number) < 18000
  const step = (j: number) => Math.abs((pump.position[j + 1] as number) - (pump.position[j] as number))
  const caught = pump.load.flatMap((_, j) => (j > 0 && j < 3199 && isHeld(j) && !isHeld(j - 1) ? [j] : []))
  assert.ok(caught.length > 0)
  for (const j of caught) {
    assert.ok(step(j - 1) > 1e-9)
    assert.ok(step(j) < 1e-12)
  }
})

test('ten metres of rods without a pump load the polished rod by their mass times its acceleration and damped speed', () => {
  const rods = { ...steel, sections: [{ length: 10, diameter: 0.0222 }] } as const
  const samples = 60
  const { surface } = predictedCard(rods, { ...motion, samples }, { up: () => 0, down: () => 0 })
  const mass = 7850 * 10 * (Math.PI / 4) * 0.0222 ** 2
  const w = 2 * Math.PI * motion.strokes
  surface.load.forEach((F, j) => {
    const t = (2 * Math.PI * j) / samples
    const exact = mass * 1.5 * (w ** 2 * Math.cos(t) + motion.damping * w * Math.sin(t))
    within(F, exact, 5e-5 * mass * 1.5 * w * motion.damping)
  })
})
