/** Numbers as the report prints them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Content, html } from './html.ts'
import { cellText, columnTexts, headlineText, quantity, readable, unitText } from './numbers.ts'

test('numbers of a column have the same decimals, and no more than they need', () => {
  assert.deepEqual(columnTexts([0.005, 0.05, 0.12]), ['0.005', '0.050', '0.120'])
  assert.deepEqual(columnTexts([2013, 2014]), ['2013', '2014'])
  assert.deepEqual(columnTexts([10, null, -20.5]), ['10.0', null, '−20.5'])
  assert.deepEqual(columnTexts([0, null]), ['0', null])
  assert.deepEqual(columnTexts([]), [])
})

test('numbers of a column that spans too much are printed one by one', () => {
  assert.deepEqual(columnTexts([1e-7, 2.5]), ['1×10⁻⁷', '2.5'])
})

test('each number of a column can be read back to three digits at least', () => {
  const wide = fc.array(
    fc.double({ min: -1e8, max: 1e8, noNaN: true }).filter((x) => x === 0 || Math.abs(x) > 1e-3),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(wide, (values) => {
      for (const [i, text] of columnTexts(values).entries()) {
        if (text === null || text.includes('×')) continue
        const value = values[i] ?? 0
        assert.ok(
          Math.abs(Number(text.replace('−', '-')) - value) <= 0.006 * Math.abs(value),
          `${value} printed ${text}`,
        )
      }
    }),
  )
})

test('a unit outside the vocabulary is printed as it was written', () => {
  assert.equal(unitText('furlong/<b>'), 'furlong/<b>')
  assert.equal(unitText('-'), '')
})

test('a single number is printed in the multiple of its unit that reads best', () => {
  assert.deepEqual(readable(0.0159, 'm'), { value: 15.9, unit: 'mm' })
  assert.deepEqual(readable(0.3239, 'm'), { value: 0.3239, unit: 'm' })
  assert.deepEqual(readable(0, 'm'), { value: 0, unit: 'm' })
  assert.deepEqual(readable(-1.773e-13, 'm'), { value: 0, unit: 'm' })
  assert.deepEqual(readable(2e-10, 'm'), { value: 2e-7, unit: 'mm' })
  assert.deepEqual(readable(2.07e11, 'Pa'), { value: 207, unit: 'GPa' })
  assert.deepEqual(readable(-448e6, 'Pa'), { value: -448, unit: 'MPa' })
  assert.deepEqual(readable(500, 'Pa'), { value: 500, unit: 'Pa' })
  assert.deepEqual(readable(12.7, 'in'), { value: 12.7, unit: 'in' })
  assert.deepEqual(readable(0.5, undefined), { value: 0.5 })
})

test('a headline has four digits, and more where a ratio would be rounded onto 1', () => {
  assert.equal(headlineText(0.654493, '-'), '0.6545')
  assert.equal(headlineText(0.99997, '-'), '0.99997')
  assert.equal(headlineText(1.000004, undefined), '1.000004')
  assert.equal(headlineText(1, '-'), '1')
  assert.equal(headlineText(0.99997, 'm'), '1')
  assert.equal(headlineText(-2843.17, 'm'), '−2,843')
  assert.equal(headlineText(76878, '-'), '76,878')
})

test('a date is no number of years, and a number of a table is copied in plain digits', () => {
  const markup = (content: Content) => html`${content}`.text
  const text = (content: Content) => markup(content).replaceAll(/<[^>]+>/g, '')
  assert.equal(text(quantity(2034.5, 'year')), '2034.5 year')
  assert.equal(text(quantity(7960, 'year')), '7,960 years')
  assert.equal(text(cellText('−1234567.5')), '−1234567.5')
  assert.match(markup(cellText('−1234567.5')), /−1<span class="k">234<\/span><span class="k">567<\/span>\.5/)
  assert.equal(cellText('9999'), '9999')
})
