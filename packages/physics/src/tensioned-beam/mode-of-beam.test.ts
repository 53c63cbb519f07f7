/** What a response needs of a mode, of a shape that two elements hold exactly. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { modeOfBeam } from './mode-of-beam.ts'

const HALF = { length: 0.5, bendingStiffness: 7, mass: 3, tensionStart: 0, tensionEnd: 0 }
const PINNED = { deflects: false, turns: true }
const BEAM = { elements: [HALF, HALF], start: PINNED, end: PINNED }

test('a parabola of any size has a largest deflection of 1, one curvature, and the root of 21/16 for its factor', () => {
  for (const size of [3, -0.01]) {
    const shape = Float64Array.from([0, 4, 1, 0, 0, -4], (part) => size * part)
    const mode = modeOfBeam(BEAM, shape, 0)
    assert.deepEqual(mode.deflections.map(Math.abs), [0, 1, 0])
    for (const [start, end] of mode.curvatures) {
      near(start, -8, 1e-12)
      near(end, -8, 1e-12)
    }
    for (const largest of mode.largestCurvatures) near(largest, 8, 1e-12)
    near(mode.gamma_n, Math.sqrt(21 / 16), 1e-12)
  }
})
