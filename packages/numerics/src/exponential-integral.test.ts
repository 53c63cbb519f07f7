/** The exponential integral of complex argument against 30-digit values, and where its methods meet. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from './errors.ts'
import { scaledEi } from './exponential-integral.ts'

/** Re w, Im w, e^-w Ei(w). mpmath 1.3, ei and e1 at 30 digits, printed with 16; each method, and both sides of their limits. */
const TABLE = [
  [0.001, 0, -6.323212988376036, 0],
  [1e-9, 2e-9, -19.3413311932722, 1.107148757369604],
  [0.5, -0.5, 0.7941115594537418, -0.5503885851171526],
  [0, 1, 2.300181102525029, 1.07596013059716],
  [0, -6.9, 1.798204989382401, -2.422808246103546],
  [0, 7.1, 2.272080207345989, 2.014403853837832],
  [5, 3, 0.1559945943044238, -0.1468947748595053],
  [5, 6, 0.06825745588656222, -0.0947377363184511],
  [3, -30, -0.1523311924806778, 0.009022918978911224],
  [6.99, 0, 0.1749480166991765, 0],
  [8, 0.5, 0.1468472547269607, -0.01129909851115044],
  [14, 11, 0.04469284268710038, -0.03810833394843095],
  [20, 3, 0.05149155675046926, -0.008183816601825005],
  [37, 2, 0.02771466651190696, -0.001542306482350904],
  [20, -33, 0.01308494399328274, 0.02275763516991681],
  [25, 27, 0.01837220693413371, -0.02070137003332855],
  [26, 29, 0.01703721974383219, -0.01979085217061065],
  [39, 5, 0.02588524837020493, -0.003411010616447469],
  [0, 39, 3.027197603254115, 0.8120759068626159],
  [60, 0.001, 0.01695420038993531, -2.875337280638381e-7],
  [0, 500, -1.469552467061534, -2.778694368293775],
] as const

const at = (re: number, im: number) => {
  const into = new Float64Array(2)
  scaledEi(re, im, into)
  return into as unknown as readonly [number, number]
}

test('it agrees with multiple-precision values to thirteen digits', () => {
  for (const [re, im, expectedRe, expectedIm] of TABLE) {
    const [gotRe, gotIm] = at(re, im)
    const off = Math.hypot(gotRe - expectedRe, gotIm - expectedIm) / Math.hypot(expectedRe, expectedIm)
    assert.ok(off < 1e-13, `${re} + ${im} i: ${off}`)
  }
})

test("it solves its differential equation f + f' = 1/w all over, also where one method takes over from another", () => {
  const h = 1e-3
  for (let size = 0.1; size < 60; size *= 1.07) {
    for (const angle of [-1.5, -0.9, -0.2, 0, 0.5, 1.2, 1.57]) {
      const [re, im] = [size * Math.cos(angle), size * Math.sin(angle)]
      const step = h * Math.min(1, size)
      if (re < 2 * step) continue
      const along = (n: number) => at(re + n * step, im)[0]
      const slope = (8 * (along(1) - along(-1)) - (along(2) - along(-2))) / (12 * step)
      const left = at(re, im)[0] + slope - re / size ** 2
      assert.ok(Math.abs(left) < 1e-9 * Math.max(1, 1 / size), `${re} + ${im} i: ${left}`)
    }
  }
})

test('its conjugate is that of the conjugate, and it is real on the positive axis', () => {
  const [[a, b], [c, d]] = [at(4, 7), at(4, -7)]
  assert.deepEqual([a, b], [c, -d])
  assert.equal(at(12, 0)[1], 0)
})

test('the left half plane, the origin and what is no number are refused', () => {
  for (const [re, im] of [
    [-1e-9, 1],
    [0, 0],
    [Number.NaN, 1],
    [1, Infinity],
  ] as const)
    assert.throws(() => at(re, im), NumericsError)
})
