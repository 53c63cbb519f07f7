import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harmonicsOf, seriesOf, slopesOf } from './harmonics.ts'

const near = (a: number | undefined, b: number, tolerance = 1e-13) =>
  assert.ok(Math.abs((a ?? Number.NaN) - b) <= tolerance, `${a} is not ${b}`)
const turn = (N: number, of: (angle: number) => number) =>
  Array.from({ length: N }, (_, j) => of((2 * Math.PI * j) / N))

test('a cosine has a real coefficient of a half, a sine an imaginary one', () => {
  const h = harmonicsOf(
    turn(24, (t) => 3 + Math.cos(t) - 2 * Math.sin(3 * t)),
    5,
  )
  assert.deepEqual([h.re.length, h.samples], [6, 24])
  near(h.re[0], 3)
  near(h.re[1], 0.5)
  near(h.im[3], 1)
  for (const n of [2, 4, 5]) near(h.re[n], 0)
})

test('all harmonics give the samples back, also with one at half their number', () => {
  for (const N of [7, 8]) {
    const samples = turn(N, (t) => Math.exp(Math.cos(t)) + (t > 3 ? 1 : 0))
    seriesOf(harmonicsOf(samples, N)).forEach((x, j) => {
      near(x, samples[j] as number)
    })
  }
})

test('the slope of a sine is its cosine', () => {
  const slopes = slopesOf(
    harmonicsOf(
      turn(15, (t) => Math.sin(2 * t)),
      4,
    ),
  )
  turn(15, (t) => 2 * Math.cos(2 * t)).forEach((x, j) => {
    near(slopes[j], x)
  })
})

test('no samples have no harmonics', () => {
  assert.throws(() => harmonicsOf([], 3), /at least one sample/)
})
