/** Numbers as the report prints them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { columnTexts, headlineText, readable, unitText, utilisationText } from './numbers.ts'

test('a utilisation is never rounded onto a limit that it does not stand at', () => {
  assert.equal(utilisationText(0.554103, 1), '0.554')
  assert.equal(utilisationText(1.0873, 1), '1.09')
  assert.equal(utilisationText(0.9996, 1), '0.9996')
  assert.equal(utilisationText(1.00004, 1), '1.00004')
  assert.equal(utilisationText(1, 1), '1.00')
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 50, noNaN: true }), fc.constantFrom(0.8, 1, 1.05), (u, limit) => {
      const printed = Number(utilisationText(u, limit))
      if (Math.abs(u - limit) > 1e-9) assert.equal(Math.sign(printed - limit), Math.sign(u - limit))
    }),
  )
})

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
  assert.equal(headlineText(-2843.17, 'm'), '−2843')
  assert.equal(headlineText(76878, '-'), '76878')
})
