/** The crank of a card that begins anywhere stands at 0 at the bottom of the stroke and comes round once. */
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import { crankSamples } from './crank.ts'

test('crank angles run from the bottom of the stroke, 0 to 2 pi, whichever sample is the first', () => {
  const N = 96
  for (const first of [0, 20, 95]) {
    const angles = Array.from({ length: N }, (_, j) => (2 * Math.PI * ((j + first) % N)) / N)
    const card = { position: angles.map((t) => 1.5 - 1.5 * Math.cos(t)), load: angles.map(() => 40000) }
    crankSamples(card, { S: 3, B: 0, C_b: 0 }).forEach(({ theta, factor, torque }, j) => {
      const at = angles[j] as number
      within(theta, at, 1e-12)
      within(factor, 1.5 * Math.sin(at), 1e-9)
      near(torque, 40000 * factor, 1e-9)
    })
  }
})
