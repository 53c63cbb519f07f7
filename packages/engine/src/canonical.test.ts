/** Claims about the text that is hashed: RFC 8785 as another implementation writes it, with clean numbers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clean } from '@keelson/workflow'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { canonicalText } from './canonical.ts'

/** Every number of a value at 12 digits by its text. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value + 0 : Number(value.toPrecision(12))
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleaned(member)]))
}

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(-0, 0.1 + 0.2, 1e21, 1e-7),
)
const plain = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(number, fc.string({ unit: 'grapheme' }), fc.boolean(), fc.constant(null), fc.constant(undefined)),
    fc.array(tie('any'), { maxLength: 6 }),
    fc.dictionary(fc.string({ unit: 'grapheme' }), tie('any'), { maxKeys: 6 }),
  ),
})).any

test('the text is that of another implementation of RFC 8785', () => {
  fc.assert(
    fc.property(plain, (value) => assert.equal(canonicalText(value), canonicalize(cleaned(value)) ?? 'null')),
    { numRuns: 5000 },
  )
})

test('names stand in the order of their code units, and members that are not there are left out', () => {
  assert.equal(
    canonicalText({ b: 1, a: [undefined, 'x'], '\u20ac': null, '\ud83d\ude00': true, c: undefined }),
    '{"a":[null,"x"],"b":1,"€":null,"😀":true}',
  )
})

test('numbers that differ by noise have one text', () => {
  assert.equal(canonicalText([0.1 + 0.2, -0, 12.75 * 0.0254]), '[0.3,0,0.32385]')
  assert.equal(clean(0.1 + 0.2), 0.3)
})

test('what RFC 8785 has no text for is refused', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }])
    assert.throws(() => canonicalText(value), TypeError)
})

test('a long list of numbers has the text that its numbers have one by one', () => {
  const long = fc.array(number, { minLength: 100, maxLength: 300 })
  fc.assert(
    fc.property(long, (numbers) => {
      assert.equal(canonicalText(numbers), `[${numbers.map((x) => canonicalText(x)).join(',')}]`)
    }),
  )
  const endless = Array.from({ length: 200 }, (_, i) => 1 / (100 - i))
  assert.throws(() => canonicalText(endless), TypeError)
})
