/** Harmonics and diameters of traces whose answer is known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import fc from 'fast-check'
import * as roundness from './roundness.ts'
import worked from './roundness.worked.json' with { type: 'json' }

const { extremeDiameters, harmonics } = roundness
const N = 72
/** A circle of 0.16 m, off its centre by `offset`, with a second and a third harmonic. */
const trace = (offset: number, a_2: number, a_3 = 0) =>
  Array.from({ length: N }, (_, i) => {
    const angle = (2 * Math.PI * i) / N
    return 0.16 + offset * Math.cos(angle - 1) + a_2 * Math.cos(2 * (angle - 0.5)) + a_3 * Math.cos(3 * angle)
  })

test('diameters, amplitudes and out-of-roundness are what the script gives', () => {
  assertScriptAgrees(roundness, worked)
})

test('harmonics are those that the trace was made of, whatever the others', () => {
  const amplitude = fc.double({ min: 0, max: 0.01, noNaN: true })
  fc.assert(
    fc.property(amplitude, amplitude, amplitude, (a_1, a_2, a_3) => {
      const found = harmonics(trace(a_1, a_2, a_3), 5).map((h) => h.amplitude)
      for (const [i, a] of [a_1, a_2, a_3, 0, 0].entries()) assert.ok(Math.abs((found[i] ?? 1) - a) < 1e-15)
    }),
    { numRuns: 50, seed: 1 },
  )
  const [first, second] = harmonics(trace(0.002, 0.001), 2)
  assert.ok(Math.abs((first?.crest ?? 0) - 1) < 1e-12 && Math.abs((second?.crest ?? 0) - 0.5) < 1e-12)
})

test('the crest is the first within its turn, before half a turn too', () => {
  const oval = (crest: number) => Array.from({ length: N }, (_, i) => Math.cos(2 * ((2 * Math.PI * i) / N - crest)))
  for (const crest of [0.005, 1.2, 2.9]) assert.ok(Math.abs((harmonics(oval(crest), 2)[1]?.crest ?? 0) - crest) < 1e-12)
})

test('101 radii hold 50 harmonics, and 100 do not', () => {
  assert.equal(harmonics(Array(101).fill(1), 50).length, 50)
  assert.throws(() => harmonics(Array(100).fill(1), 50), /cannot resolve a harmonic/)
})

test('the diameters of a purely oval pipe differ by four amplitudes, and an offset changes nothing', () => {
  for (const offset of [0, 0.004]) {
    const radii = trace(offset, 0.000575)
    const { largest, smallest } = extremeDiameters(radii)
    assert.ok(Math.abs(largest.diameter - smallest.diameter - 0.0023) < 0.0023 * 0.005)
    assert.equal(largest.diameter, (radii[largest.index] ?? 0) + (radii[largest.index + N / 2] ?? 0))
  }
})

test('too few radii and an odd number are refused', () => {
  assert.throws(() => harmonics([1, 1, 1, 1], 2), /cannot resolve a harmonic/)
  assert.throws(() => extremeDiameters([1, 1, 1]), /must be even/)
  assert.throws(() => extremeDiameters([]), /must be even/)
})
