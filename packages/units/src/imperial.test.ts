/** Feet, inches and fractions: read as they are written, or refused with words in which no other number stands. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { convert, readQuantity, UnitError, vocabulary } from './index.ts'

const INCHES: readonly (readonly [string, number])[] = [
  ['12 3/4 in', 12.75],
  ['12-3/4"', 12.75],
  ['12-3/4 inches', 12.75],
  ['12 3/4in.', 12.75],
  ['12\u00be"', 12.75],
  ['12 \u00be\u2033', 12.75],
  ['-9 5/8 in', -9.625],
  ['3/4 in', 0.75],
  ['\u00bd"', 0.5],
  ['-\u00bd"', -0.5],
  ['1\u20442"', 0.5],
  ['5\' 6"', 66],
  ['5\'6"', 66],
  ['5\'-6 1/2"', 66.5],
  ['5\' - 6\u00bd"', 66.5],
  ['5\u2032 6\u2033', 66],
  ['5\u2019 6\u201d', 66],
  ["5' 6.25''", 66.25],
  ['5 ft 6 in', 66],
  ['5 feet 6 inches', 66],
  ['5ft. 6in.', 66],
  ['-5\' 6"', -66],
  ['\u22125\'-6"', -66],
  ['0\' 6"', 6],
  ['-0\' 6"', -6],
  ["6'", 72],
  ['5 1/2 ft', 66],
  ['0\' 0"', 0],
]
for (const [text, inches] of INCHES) {
  test(`${text} is ${inches} in`, () => {
    const read = readQuantity(text, 'in')
    assert.equal(convert(read.value, read.unit, 'in'), inches)
    assert.ok(Math.abs(read.si - inches * 0.0254) <= 1e-16 * Math.abs(inches), String(read.si))
    assert.ok(!Object.is(read.si, -0))
  })
}

test('the sign stands before feet and inches together', () => {
  assert.equal(convert(readQuantity('-5\' 6"', 'ft').si, 'm', 'ft'), -5.5)
})

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['1/2 m', 'm', /single number in inches or feet.*decimal/],
  ['1/2', '-', /decimal/],
  ['3/4 kN', 'N', /decimal/],
  ['12 3/4', 'in', /"12 3\/4 in"$/],
  ['12 3/4', 'm', /decimal/],
  ['12/16 in', 'in', /lowest terms/],
  ['10/12 in', 'in', /halves/],
  ['5/4 in', 'in', /less than one/],
  ['0/2 in', 'in', /less than one/],
  ['1/0 in', 'in', /halves/],
  ['2 1/3 in', 'in', /halves/],
  ['12.5 3/4 in', 'in', /decimal/],
  ['12 - 3/4 in', 'in', /decimal/],
  ['5\' 12"', 'in', /twelve inches or more/],
  ['5.5\' 6"', 'in', /fractional number of feet/],
  ['5 1/2\' 6"', 'in', /fractional number of feet/],
  ["5' 6", 'in', /their unit/],
  ['5\' -6"', 'in', /their unit/],
  ["1'200 m", 'm', /separators/],
  ['9007199254740993 1/2 in', 'in', /range/],
  ['3/4 in', 'kg', /length, not mass/],
  ["5'", 'deg', /length, not angle/],
]
for (const [text, field, says] of REFUSED) {
  test(`${text} for a field in ${field} is refused in words that help`, () => {
    assert.throws(
      () => readQuantity(text, field),
      (e) => e instanceof UnitError && says.test(`${e.message}: ${e.suggestion ?? ''}`),
    )
  })
}

const sixtyFourths = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 63 }))
const lowest = (n: number, of: number): readonly [number, number] => (n % 2 === 0 ? lowest(n / 2, of / 2) : [n, of])
const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => boolean) =>
  fc.assert(fc.property(arbitrary, holds), { numRuns: 2000 })
const mixed = (whole: number, n: number, joint: string) => {
  if (n === 0) return String(whole)
  const fraction = lowest(n, 64).join('/')
  return whole === 0 ? fraction : `${whole}${joint}${fraction}`
}

test('a number of inches written with a fraction reads back exactly', () => {
  check(
    fc.tuple(sixtyFourths, fc.constantFrom(' ', '-'), fc.constantFrom('"', ' in', '\u2033')),
    ([value, joint, unit]) => {
      const [negative, whole, n] = value
      const inches = (negative ? -1 : 1) * (whole + n / 64) + 0
      const text = `${negative ? '-' : ''}${mixed(whole, n, joint)}${unit}`
      return readQuantity(text, 'in').value === inches
    },
  )
})

test('feet and inches read back exactly, whatever joins them', () => {
  const joints = fc.constantFrom('-', ' ', '', ' - ')
  check(fc.tuple(sixtyFourths, fc.integer({ min: 0, max: 11 }), joints), ([[negative, feet, n], inches, joint]) => {
    const total = (negative ? -1 : 1) * (12 * feet + inches + n / 64) + 0
    const text = `${negative ? '-' : ''}${feet}'${joint}${mixed(inches, n, ' ')}"`
    return readQuantity(text, 'm').si === readQuantity(`${total} in`, 'm').si
  })
})

/** Numbers of a text that are not part of a unit (m3, 1/year, deg/30m). */
const numbers = (text: string) =>
  [...text.matchAll(/(?<![\w./^*-])[+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?(?!\/[A-Za-z(])/g)].map(([number]) => number)

test('a suggestion holds no number that was not typed', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true }).map(String),
    fc.integer().map(String),
    fc.constantFrom('1,234.5', '0,5', '1 234', '1\u202f234', "1'234", '1.234,5', '12 3/4', '12-3/4', '\u00bd', '1/3'),
  )
  const units = [
    ...vocabulary.map((a) => a.name),
    '"',
    "'",
    "' 6",
    '\' 6"',
    '\' 14"',
    'milimeter',
    'KN',
    'lb',
    '',
    'xx',
  ]
  const field = fc.constantFrom('m', 'in', 'ft', '-', 'N', 'psia', 'deg/30m', '1/year', 'scf/stb', '%')
  check(fc.tuple(number, fc.constantFrom('', ' '), fc.constantFrom(...units), field), ([n, blank, unit, declared]) => {
    const text = `${n}${blank}${unit}`
    try {
      readQuantity(text, declared)
      return true
    } catch (error) {
      assert.ok(error instanceof UnitError)
      const typed = text.replaceAll('\u2212', '-')
      return numbers(error.suggestion ?? '').every((said) => typed.includes(said))
    }
  })
})
