/** Claims about spectra: their area is the variance, a tone has its amplitude, and overlapping segments share. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { bandSum, binsOf, linesOf, nearestBin, peakBin, sharedBySegments, sidesOf, WelchSpectrum } from './spectrum.ts'
import { WINDOWS, windowOf } from './windows.ts'

const tone = (n: number, dt: number, f: number, a = 1) =>
  Float64Array.from({ length: n }, (_, j) => a * Math.sin(2 * Math.PI * f * j * dt))

function variance(x: ArrayLike<number>): number {
  const all = Array.from(x)
  const mean = all.reduce((a, b) => a + b, 0) / all.length
  return all.reduce((a, b) => a + (b - mean) ** 2, 0) / all.length
}

test('without a window the area under the spectrum is the variance, whatever the record', () => {
  const records = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 3, maxLength: 70 })
  fc.assert(
    fc.property(records, (x) => {
      const lines = linesOf(x, windowOf('none', x.length), 0.25)
      within(bandSum(lines, 0), variance(x), 1e-9 * (1 + variance(x)))
    }),
  )
})

test('a tone on a bin has its amplitude there under every window', () => {
  const x = tone(128, 0.5, 0.25, 3)
  for (const window of WINDOWS) {
    const lines = linesOf(x, windowOf(window, 128), 0.5)
    assert.equal(peakBin(lines), 16)
    near(lines.amplitude[16] ?? 0, 3, 1e-12)
    near(bandSum(lines, 0), 4.5, 1e-12)
  }
})

test('an even record has its last bin once, an odd one twice', () => {
  assert.deepEqual([binsOf(8), binsOf(9)], [5, 5])
  assert.deepEqual([sidesOf(0, 8), sidesOf(4, 8), sidesOf(3, 8), sidesOf(0, 9), sidesOf(4, 9)], [1, 1, 2, 1, 2])
  const last = Float64Array.from({ length: 8 }, (_, j) => (j % 2 === 0 ? 1 : -1))
  near(linesOf(last, windowOf('none', 8), 1).amplitude[4] ?? 0, 1, 1e-14)
})

test('one segment is the whole record, and pieces are what they are together', () => {
  const x = Float64Array.from(
    { length: 300 },
    (_, j) => (tone(300, 1, 0.1)[j] ?? 0) + (tone(300, 1, 0.23, 2)[j] ?? 0) + (j % 7),
  )
  const weights = windowOf('hann', 64)
  const whole = new WelchSpectrum(weights, 32)
  whole.push(x)
  const inPieces = new WelchSpectrum(weights, 32)
  for (let i = 0; i < 300; i += 13) inPieces.push(x.subarray(i, i + 13))
  assert.deepEqual(inPieces.spectrum(1), whole.spectrum(1))
  assert.equal(whole.segments, 8)
  const once = new WelchSpectrum(windowOf('none', 300), 0)
  once.push(x)
  assert.deepEqual(
    Array.from(once.spectrum(1).density, Math.fround),
    Array.from(linesOf(x, windowOf('none', 300), 1).density, Math.fround),
  )
})

test('a mean that differs from segment to segment is taken off each', () => {
  const steps = Float64Array.from({ length: 200 }, (_, j) => Math.floor(j / 50))
  const welch = new WelchSpectrum(windowOf('hann', 50), 0)
  welch.push(steps)
  assert.equal(bandSum(welch.spectrum(1), 0), 0)
})

test('the moments are sums of powers of the frequency', () => {
  const lines = linesOf(tone(64, 1, 0.125, 2), windowOf('none', 64), 1)
  for (const [power, moment] of [2, 0.25, 0.03125, 0.00390625].entries()) near(bandSum(lines, power), moment, 1e-12)
})

test('a frequency is read at the bin nearest to it', () => {
  const lines = linesOf(tone(64, 1, 0.125), windowOf('none', 64), 1)
  assert.deepEqual(
    [0, 0.12, 0.1328125, 0.5].map((f) => nearestBin(f, lines)),
    [0, 8, 9, 32],
  )
})

test('the peak is sought above 0, and a frequency beyond the last bin is read there', () => {
  assert.equal(peakBin({ df: 1, density: Float64Array.of(9, 1, 2, 2) }), 2)
  assert.equal(peakBin({ df: 1, density: Float64Array.of(9, 3, 2) }), 1)
  const odd = linesOf(tone(9, 0.005, 50), windowOf('none', 9), 0.005)
  assert.equal(nearestBin(100, odd), 4)
})

test('segments apart share nothing; half over under Hann they share a sixth squared, under none half squared', () => {
  assert.equal(sharedBySegments(windowOf('hann', 64), 0, 5), 0)
  near(sharedBySegments(windowOf('hann', 64), 32, 5), (1 - 1 / 5) * (1 / 6) ** 2, 1e-12)
  near(sharedBySegments(windowOf('none', 64), 32, 5), (1 - 1 / 5) * 0.25, 1e-14)
  near(sharedBySegments(windowOf('none', 64), 48, 2), 0.5 * 0.75 ** 2, 1e-14)
  near(sharedBySegments(windowOf('none', 64), 48, 3), (2 / 3) * 0.75 ** 2 + (1 / 3) * 0.5 ** 2, 1e-14)
})

test('no window weighs every sample one', () => {
  assert.deepEqual(windowOf('none', 3), Float64Array.of(1, 1, 1))
})

test('what cannot be is refused', () => {
  assert.throws(() => new WelchSpectrum(windowOf('none', 8), 8), /overlap/)
  assert.throws(() => new WelchSpectrum(windowOf('none', 8), 4).spectrum(1), /shorter than one segment/)
  assert.throws(() => linesOf([1, 2, 3], windowOf('none', 4), 1), /number of spectrum weights/)
})
