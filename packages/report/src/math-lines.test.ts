/** Long formulas are broken where an engineer would break them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mathLines } from './math-lines.ts'
import { readMath, widthOf } from './math-tree.ts'

const math = (inner: string) => `<math display="block"><mrow>${inner}</mrow></math>`
const sum = (n: number, sign = '<mo form="infix">+</mo>') =>
  Array.from(
    { length: n },
    (_, i) =>
      `<mrow><mi>sin</mi><mrow><mo form="prefix">(</mo><mn>${i}.123456</mn><mo form="infix">+</mo><mi>x</mi><mo form="postfix">)</mo></mrow></mrow>`,
  ).join(sign)
const letters = (text: string) => text.replace(/<[^>]+>/g, '')

test('a formula that fits stays as it is', () => {
  const short = math('<mi>a</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac>')
  assert.deepEqual(
    mathLines(short).map((l) => l.math),
    [short],
  )
})

test('a long sum is broken before its signs, never inside brackets, and nothing is lost', () => {
  const long = math(`<mi>y</mi><mo>=</mo><mrow>${sum(9)}</mrow>`)
  const lines = mathLines(long).map((l) => l.math)
  assert.ok(lines.length > 1)
  assert.equal(lines.map(letters).join(''), letters(long))
  for (const line of lines.slice(1)) assert.match(line, /^<math display="block"><mrow><mo form="infix">\+<\/mo>/)
  for (const line of lines) assert.equal(line.split('(').length, line.split(')').length)
})

test('a long product is broken at its dots where it has no sum', () => {
  assert.ok(mathLines(math(`<mi>y</mi><mo>=</mo>${sum(9, '<mo>⋅</mo>')}`)).length > 1)
})

test('a fraction is as wide as its wider half', () => {
  const wide = widthOf(readMath('<math><mfrac><mn>1234567890</mn><mn>1</mn></mfrac></math>'))
  assert.ok(wide > 5 && wide < 6.5)
})
