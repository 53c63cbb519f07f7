/** A number of a sheet keeps its value in the form of a row, with and without a text made of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formOf, isPlain, LONGEST_FORM, numberText, textOfForm, wholeOf, writePlain } from './number-form.ts'

const spanOf = (text: string) => ({ bytes: new TextEncoder().encode(text), from: 0, to: text.length })
const isPlainText = (text: string) => isPlain(spanOf(text).bytes, 0, text.length)
function written(text: string): string {
  const target = new Uint8Array(LONGEST_FORM - 1)
  return new TextDecoder().decode(target.subarray(0, writePlain(target, 0, spanOf(text))))
}

test('digits with or without decimals are plain, and what a row would read otherwise is not', () => {
  for (const text of ['0', '7', '-12', '12.5', '-0.25', '0.001', '12.50', '0.14285714285714285', '123456789012345'])
    assert.ok(isPlainText(text), text)
  for (const text of ['', '-', '.', '1.', '.5', '007', '-0', '0.0', '01.5', '1e3', '1E-5', '+1', '1,5', ' 1', '1.2.3'])
    assert.ok(!isPlainText(text), text)
  assert.ok(!isPlainText('1234567890123456'))
})

test('a plain number is written without its mark, as the form of its text', () => {
  for (const [text, form] of [
    ['12.5', '125e-1'],
    ['-0.05', '-5e-2'],
    ['100', '100'],
    ['0', '0'],
    ['100.5', '1005e-1'],
    ['0.0000000000000125', '125e-16'],
  ] as const)
    assert.deepEqual([written(text), formOf(text)], [form, form])
})

test('every number keeps its value, and its form gives its text back', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.float({ noNaN: true, noDefaultInfinity: true }),
  )
  fc.assert(
    fc.property(numbers, (x) => {
      const text = numberText(String(x)) ?? ''
      assert.equal(Number(formOf(text)), x + 0)
      assert.equal(textOfForm(formOf(text)), text)
      assert.ok(formOf(text).length < LONGEST_FORM)
      if (isPlainText(text)) assert.equal(Number(written(text)), x + 0)
    }),
    { numRuns: 2000 },
  )
})

test('what a writer writes as surely a value stays so, and what is no number is none', () => {
  assert.equal(textOfForm(formOf(numberText('9.999e3') ?? '')), '9.999e3')
  assert.equal(numberText('1e999'), undefined)
  assert.equal(numberText('abc'), undefined)
})

test('whole numbers are days and places', () => {
  assert.deepEqual(
    ['45000', '0', '', '-1', '1.5', '1234567890123456'].map((text) => wholeOf(spanOf(text))),
    [45000, 0, -1, -1, -1, -1],
  )
})
