/** Numbers and units for people. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printNumber, printPower, printUnit, unitAfter } from './index.ts'

const UNITS = {
  '-': '',
  'N*m': 'N·m',
  kNm: 'kN·m',
  m2: 'm²',
  degC: '°C',
  'kg/m3': 'kg/m³',
  'kg m-3': 'kg·m⁻³',
  'deg/30m': '°/30 m',
  'lbf/100ft2': 'lbf/100 ft²',
  'USD/(bbl/d)': 'USD/(bbl/d)',
  'Pa*s^n': 'Pa·sⁿ',
  'MPa2*Hz4': 'MPa²·Hz⁴',
  ohm: 'Ω',
  '%': '%',
  '1/year': '1/year',
  'in/(lbf*ft)': 'in/(lbf·ft)',
  MSm3: 'MSm³',
}
for (const [name, text] of Object.entries(UNITS)) {
  test(`${name} is printed "${text}"`, () => assert.equal(printUnit(name), text))
}

test('a unit follows its number after a space, and a degree of arc at once', () => {
  assert.deepEqual(['mm', '%', '-', 'deg', 'deg/30m', 'degC', 'degAPI'].map(unitAfter), [
    ' mm',
    ' %',
    '',
    '°',
    '°/30 m',
    ' °C',
    ' °API',
  ])
})

const NUMBERS: readonly (readonly [number, string, number?])[] = [
  [0, '0'],
  [-0, '0'],
  [0.9999999999999976, '1'],
  [323.85, '323.85'],
  [0.1 + 0.2, '0.3'],
  [1.23456789, '1.2346'],
  [1.23456789, '1.23', 3],
  [-12.5, '-12.5'],
  [123456789, '123456789'],
  [999999999999999, '999999999999999'],
  [2 ** 60, '1.1529×10¹⁸'],
  [1234567.8, '1234600'],
  [12345678.9, '1.2346×10⁷'],
  [0.00012345, '0.00012345'],
  [0.000099999999, '0.0001'],
  [0.0000123456, '1.2346×10⁻⁵'],
  [-1.5e-9, '-1.5×10⁻⁹'],
  [206.8e9, '206800000000'],
]
for (const [value, text, digits] of NUMBERS) {
  test(`${value} is printed ${text}`, () => assert.equal(printNumber(value, digits), text))
}

test('the largest number of all is printed in digits', () => {
  assert.equal(printNumber(1.7976931348623157e308), '1.79769×10³⁰⁸')
})

test('a power of ten keeps all digits of a number', () => {
  assert.equal(printPower(7_510_000_000), '7.51×10⁹')
  assert.equal(printPower(123_456_780_000_000), '1.2345678×10¹⁴')
})
