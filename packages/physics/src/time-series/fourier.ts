/**
 * The discrete Fourier transform of any length: radix two by butterflies, every other length as a convolution of such a
 * one (Bluestein). It stands here because all that is wanted is a transform of plain columns, in any length, and none of
 * the libraries that the house already has brings one. Cooley and Tukey (1965); Bluestein (1970).
 */
import { requireThat } from '@keelson/numerics/errors.ts'

/** Real and imaginary parts, changed in place. */
export interface Complex {
  readonly re: Float64Array
  readonly im: Float64Array
}

export const complex = (length: number): Complex => ({ re: new Float64Array(length), im: new Float64Array(length) })

/** Transforms of one length, X_k = sum of x_j exp(-2 pi i j k / n), in place. */
export type Transform = (x: Complex) => void

/** The transform of n numbers, n >= 1. Throws NumericsError 'bad_input' for other lengths. */
export function fourierTransform(n: number): Transform {
  requireThat(Number.isInteger(n) && n >= 1, 'a Fourier transform must have a length of at least one')
  return isPowerOfTwo(n) ? radixTwo(n) : bluestein(n)
}

/** The inverse: n times the numbers of which the given ones are the transform, by swapping the parts. */
export const inverseOf =
  (transform: Transform): Transform =>
  ({ re, im }) =>
    transform({ re: im, im: re })

const isPowerOfTwo = (n: number) => (n & (n - 1)) === 0

function radixTwo(n: number): Transform {
  const half = n / 2
  const cos = Float64Array.from({ length: half }, (_, k) => Math.cos((2 * Math.PI * k) / n))
  const sin = Float64Array.from({ length: half }, (_, k) => -Math.sin((2 * Math.PI * k) / n))
  const swapped = reversedBits(n)
  return ({ re, im }) => {
    for (let i = 0; i < n; i++) {
      const j = swapped[i] as number
      if (j <= i) continue
      ;[re[i], re[j]] = [re[j] as number, re[i] as number]
      ;[im[i], im[j]] = [im[j] as number, im[i] as number]
    }
    for (let size = 2; size <= n; size *= 2) butterflies(re, im, size, cos, sin)
  }
}

/** Joins transforms of half the size, over the whole length. */
function butterflies(re: Float64Array, im: Float64Array, size: number, cos: Float64Array, sin: Float64Array): void {
  const n = re.length
  const half = size / 2
  const step = n / size
  for (let begin = 0; begin < n; begin += size) {
    for (let k = 0; k < half; k++) {
      const [a, b] = [begin + k, begin + k + half]
      const [c, s] = [cos[k * step] as number, sin[k * step] as number]
      const [x, y] = [re[b] as number, im[b] as number]
      const [u, v] = [x * c - y * s, x * s + y * c]
      re[b] = (re[a] as number) - u
      im[b] = (im[a] as number) - v
      re[a] = (re[a] as number) + u
      im[a] = (im[a] as number) + v
    }
  }
}

function reversedBits(n: number): Uint32Array {
  const reversed = new Uint32Array(n)
  for (let i = 1; i < n; i++) reversed[i] = ((reversed[i >> 1] as number) >> 1) | (i & 1 ? n >> 1 : 0)
  return reversed
}

/** jk = (j2 + k2 - (j - k)2) / 2: the transform is a convolution with a chirp, made in a power of two. */
function bluestein(n: number): Transform {
  let m = 1
  while (m < 2 * n - 1) m *= 2
  const forward = radixTwo(m)
  const backward = inverseOf(forward)
  // j2 is taken modulo 2n, so that the angle keeps its digits.
  const cos = Float64Array.from({ length: n }, (_, j) => Math.cos((Math.PI * ((j * j) % (2 * n))) / n))
  const sin = Float64Array.from({ length: n }, (_, j) => Math.sin((Math.PI * ((j * j) % (2 * n))) / n))
  const chirp = complex(m)
  for (let j = 0; j < n; j++) {
    for (const at of j === 0 ? [0] : [j, m - j]) {
      chirp.re[at] = cos[j] as number
      chirp.im[at] = sin[j] as number
    }
  }
  forward(chirp)
  const work = complex(m)
  return ({ re, im }) => {
    work.re.fill(0)
    work.im.fill(0)
    for (let j = 0; j < n; j++) turned(work, j, re[j] as number, im[j] as number, cos[j] as number, -(sin[j] as number))
    forward(work)
    for (let k = 0; k < m; k++)
      turned(work, k, work.re[k] as number, work.im[k] as number, chirp.re[k] as number, chirp.im[k] as number)
    backward(work)
    const whole = { re, im }
    for (let k = 0; k < n; k++)
      turned(whole, k, (work.re[k] as number) / m, (work.im[k] as number) / m, cos[k] as number, -(sin[k] as number))
  }
}

/** Puts the product of two complex numbers at a place. */
function turned(x: Complex, at: number, a: number, b: number, c: number, d: number): void {
  x.re[at] = a * c - b * d
  x.im[at] = a * d + b * c
}
