/** Plain numbers are read from bytes as the language reads them from texts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { COMMA, POINT } from '../text/bytes.ts'
import { nothingFound, scanNumber } from './scan-number.ts'

const scanned = (text: string, decimal = POINT) => {
  const found = nothingFound()
  const end = scanNumber(new TextEncoder().encode(text), 0, decimal, found)
  return { end, ...found }
}

test('every number is the one that its text is, to the last bit', () => {
  const written = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => (Object.is(x, -0) ? '-0' : String(x))),
    fc.tuple(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.nat(20)).map(([x, n]) => x.toFixed(n)),
    fc.tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(20)).map(([x, n]) => x.toExponential(n)),
    fc.stringMatching(/^[+-]?\d{1,25}\.?\d{0,25}(?:[eE][+-]\d{1,2})?$/),
  )
  const same = (text: string) => {
    fc.pre(Number.isFinite(Number(text)))
    const { end, value } = scanned(text)
    assert.ok(Object.is(value, Number(text)) && end === text.length, `${text}: ${value}, ${end}`)
  }
  fc.assert(fc.property(written, same), { numRuns: 5000 })
})

test('what is no plain number is left to others', () => {
  for (const text of ['', '-', '.', 'x', '+-1', '1e', '1e+', '9.99e2', '1e99999', '1e400', 'e5', '"1"']) {
    assert.equal(scanned(text).end, -1, text)
  }
})

test('a number ends where its signs end', () => {
  assert.deepEqual([scanned('12.5,3').end, scanned('1.2.3').end, scanned('7 m').end], [4, 3, 1])
})

test('a mark is sure unless it may stand between thousands', () => {
  const marks = ['12', '1.5', '1.234', '12.345', '0.123', '1234.567', '1.2345', '1.234e+05', '.123', '-9.999']
  const kinds = ['none', 'sure', 'open', 'open', 'sure', 'sure', 'sure', 'sure', 'sure', 'open']
  assert.deepEqual(
    marks.map((text) => scanned(text).mark),
    kinds,
  )
  assert.deepEqual([scanned('1,5', COMMA).value, scanned('1,5', COMMA).mark], [1.5, 'sure'])
})

test('digits with zeros before them, or more than a number holds, are as of a name', () => {
  const named = ['007', '9007199254740993'].map((text) => scanned(text).named)
  const plain = ['07', '0', '42', '0.007', '9007199254740991', '00.5'].map((text) => scanned(text).named)
  assert.deepEqual(
    [named, plain],
    [
      [true, true],
      [false, false, false, false, false, false],
    ],
  )
})
