/** Claims about the transform: it is the sum that defines it, in every length, and its inverse leads back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import { type Complex, complex, fourierTransform, inverseOf } from './fourier.ts'

/** A record without any order. */
function record(n: number): Complex {
  let seed = 7
  const next = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x7fffffff - 0.5
  }
  return { re: Float64Array.from({ length: n }, next), im: Float64Array.from({ length: n }, next) }
}

const copyOf = ({ re, im }: Complex): Complex => ({ re: re.slice(), im: im.slice() })

function bySums({ re, im }: Complex): Complex {
  const n = re.length
  const out = complex(n)
  for (let k = 0; k < n; k++) {
    for (let j = 0; j < n; j++) {
      const angle = (-2 * Math.PI * ((j * k) % n)) / n
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      out.re[k] = (out.re[k] ?? 0) + (re[j] ?? 0) * c - (im[j] ?? 0) * s
      out.im[k] = (out.im[k] ?? 0) + (re[j] ?? 0) * s + (im[j] ?? 0) * c
    }
  }
  return out
}

function assertSame(a: Complex, b: Complex): void {
  for (const part of ['re', 'im'] as const)
    for (const [k, x] of a[part].entries()) within(x, b[part][k] ?? Number.NaN, 1e-11)
}

test('it is the sum that defines it, for powers of two, primes and what lies between', () => {
  for (const n of [1, 2, 3, 4, 5, 7, 8, 12, 16, 31, 64, 100, 127, 128]) {
    const x = record(n)
    const transformed = copyOf(x)
    fourierTransform(n)(transformed)
    assertSame(transformed, bySums(x))
  }
})

test('one transform serves many records, and its inverse leads back', () => {
  for (const n of [64, 90]) {
    const transform = fourierTransform(n)
    for (let again = 0; again < 2; again++) {
      const x = record(n)
      const there = copyOf(x)
      transform(there)
      inverseOf(transform)(there)
      assertSame({ re: there.re.map((v) => v / n), im: there.im.map((v) => v / n) }, x)
    }
  }
})

test('a long record of a prime length keeps its digits', () => {
  const n = 100_003
  const x = complex(n)
  x.re.forEach((_, j) => {
    x.re[j] = Math.cos((2 * Math.PI * 17 * j) / n)
  })
  fourierTransform(n)(x)
  near(x.re[17] ?? 0, n / 2, 1e-9)
  within(x.re[18] ?? 0, 0, 1e-5)
})

test('a length that is none is refused', () => {
  for (const n of [0, -4, 2.5, Number.NaN]) assert.throws(() => fourierTransform(n), /length of at least one/)
})
