/** Harmonics and diameters of traces whose answer is known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import {
  diameterOfRadii,
  extremeDiameters,
  harmonicAmplitude,
  harmonics,
  secondHarmonicOutOfRoundness,
} from './roundness.ts'

const worked = <A>(args: A, value: number) => ({
  worked: [{ args, value, relTol: 1e-12, source: 'worked by hand' }] as const,
})
const N = 72
/** A circle of 0.16 m, off its centre by `offset`, with a second and a third harmonic. */
const trace = (offset: number, a_2: number, a_3 = 0) =>
  Array.from({ length: N }, (_, i) => {
    const angle = (2 * Math.PI * i) / N
    return 0.16 + offset * Math.cos(angle - 1) + a_2 * Math.cos(2 * (angle - 0.5)) + a_3 * Math.cos(3 * angle)
  })

test('each equation', () => {
  assertEquationHolds(diameterOfRadii, worked({ r_a: 0.1613, r_b: 0.1625 }, 0.3238))
  assertEquationHolds(harmonicAmplitude, worked({ c_n: 0.003, s_n: 0.004 }, 0.005))
  assertEquationHolds(secondHarmonicOutOfRoundness, worked({ a_2: 0.000575 }, 0.0023))
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

test('the diameters of a purely oval pipe differ by four amplitudes, and an offset changes nothing', () => {
  for (const offset of [0, 0.004]) {
    const radii = trace(offset, 0.000575)
    const { largest, smallest } = extremeDiameters(radii)
    assert.ok(Math.abs(largest.diameter - smallest.diameter - 0.0023) < 0.0023 * 0.005)
    assert.equal(largest.diameter, (radii[largest.index] ?? 0) + (radii[largest.index + N / 2] ?? 0))
  }
})

test('too few radii and an odd number are refused', () => {
  assert.throws(() => harmonics([1, 1, 1, 1], 2), /no harmonic/)
  assert.throws(() => extremeDiameters([1, 1, 1]), /even number/)
  assert.throws(() => extremeDiameters([]), /even number/)
})
