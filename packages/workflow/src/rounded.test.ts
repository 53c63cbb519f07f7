/** Claims about rounding: it is what the text of a number at so many digits says, to the last bit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rounded } from './rounded.ts'

const DIGITS = [6, 12] as const
const byText = (x: number, digits: number) => Number(x.toPrecision(digits))
const same = (x: number) => {
  for (const digits of DIGITS) assert.ok(Object.is(rounded(x, digits), byText(x, digits)), `${x} at ${digits} digits`)
}

test('every double is rounded as its text is', () => {
  fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), same), { numRuns: 20_000 })
  fc.assert(fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), same), { numRuns: 20_000 })
})

test('so is every number near the middle between two, and beside a power of ten', () => {
  const near = fc.tuple(
    fc.integer({ min: 1e5, max: 1e12 }),
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: -4, max: 4 }),
  )
  fc.assert(
    fc.property(near, ([whole, power, ulps]) => {
      for (const middle of [Number(`${whole}.5e${power}`), Number(`1e${power}`)]) same(middle * (1 + ulps * 2 ** -52))
    }),
    { numRuns: 20_000 },
  )
})

test('zero, the ends of the doubles and what is no number are as they are', () => {
  for (const x of [0, -0, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE, Number.NaN, Number.POSITIVE_INFINITY])
    same(x)
})
