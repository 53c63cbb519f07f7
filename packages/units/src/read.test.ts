/** What people type: read in the one sense the field can have, or refused with what to write. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readQuantity, readUnit, readValue, UnitError, type UnitErrorCode } from './index.ts'

const READ: readonly (readonly [string, string, number, number?])[] = [
  ['12.75 in', 'm', 0.32385],
  ['12.75in', 'm', 0.32385],
  ['  12.75   in ', 'mm', 0.32385],
  ['-1.5e3 mm', 'm', -1.5],
  ['.5 m', 'm', 0.5],
  ['5 %', '-', 0.05],
  ['0.05 -', '%', 0.05],
  ['12.75', '-', 12.75],
  ['15 degC', 'K', 288.15],
  ['59 °F', 'degC', 288.15],
  ['0.05 1/year', '1/year', 0.05 / 31557600, 1e-15],
  ['2d', 'h', 172800],
  ['3 deg/30m', 'deg/100ft', (3 * Math.PI) / 180 / 30, 1e-15],
  ['1.03 g/cm3', 'kg/m3', 1030],
  ['12.75"', 'm', 0.32385],
  ['12.75\u2033', 'm', 0.32385],
  ['12 in.', 'm', 0.3048],
  ["6'", 'm', 1.8288],
  ['\u22125 m', 'm', -5],
  ['406 millimetres', 'm', 0.406],
  ['2 kilonewtons per metre', 'N/m', 2000],
]
for (const [text, field, si, tolerance = 0] of READ) {
  test(`"${text}" for a field in ${field} is ${si} in SI`, () => {
    const read = readQuantity(text, field)
    assert.ok(Math.abs(read.si - si) <= tolerance * Math.abs(si), `found ${read.si}`)
    assert.equal(read.note, undefined)
  })
}

test('value and unit come back as typed', () => {
  assert.deepEqual(readQuantity('12.75 inches', 'm'), { value: 12.75, unit: 'inches', si: 0.32385 })
})

test('-0 is read as 0', () => {
  const read = readQuantity('-0 m', 'm')
  assert.ok(Object.is(read.value, 0) && Object.is(read.si, 0))
})

test('a difference of 10 degC or 18 degF is 10 K', () => {
  assert.equal(readQuantity('10 degC', 'K', { difference: true }).si, 10)
  assert.equal(readQuantity('18 degF', 'degC', { difference: true }).si, 10)
  assert.equal(readQuantity('10 degC', 'K').si, 283.15)
})

const PSI = 6894.757293168361
const NOTED: readonly (readonly [string, string, number, RegExp])[] = [
  ['100 psi', 'psia', 100 * PSI, /read as absolute/],
  ['100 psig', 'psia', 100 * PSI + 101325, /101.325 kPa, added/],
  ['1 bar', 'psia', 1e5, /read as absolute/],
  ['1 N/mm2', 'psia', 1e6, /read as absolute/],
  ['100 psig', 'psi', 100 * PSI, /above atmospheric/],
  ['100 psi', 'psig', 100 * PSI, /read as gauge/],
  ['100 psia', 'psig', 100 * PSI - 101325, /101.325 kPa, subtracted/],
  ['300 psia', 'kPag', 300 * PSI - 101325, /subtracted/],
  ['120 pcf', 'lbf/ft3', 120 * 157.08746384, /read as lbf\/ft3/],
  ['120 pcf', 'kg/m3', 120 * 16.018463374, /read as lb\/ft3/],
  ['5 g', 'kg', 0.005, /gram/],
  ['100 bbl/d', 'stb/d', (100 * 0.158987294928) / 86400, /without conversion between standard and actual/],
]
for (const [text, field, si, note] of NOTED) {
  test(`"${text}" for a field in ${field} is read, and a note says how`, () => {
    const read = readQuantity(text, field)
    assert.ok(Math.abs(read.si - si) <= 1e-9 * Math.abs(si), `found ${read.si}`)
    assert.match(read.note ?? '', note)
  })
}

test('absolute for absolute and gauge for gauge need no note', () => {
  assert.equal(readQuantity('14.7 psia', 'bara').note, undefined)
  assert.equal(readQuantity('1 barg', 'psig').note, undefined)
})

const REFUSED: readonly (readonly [string, string, UnitErrorCode, RegExp])[] = [
  ['15 C', 'm', 'ambiguous_unit', /degC/],
  ['15 F', '-', 'ambiguous_unit', /degF/],
  ['10 MT', 't', 'ambiguous_unit', /\bt\b/],
  ['10 tons', 't', 'ambiguous_unit', /ton_us/],
  ['5 M', 'm', 'ambiguous_unit', /\bm\b/],
  ['1,2,3 m', 'm', 'not_a_quantity', /decimal point/],
  ['1,200 m', 'm', 'not_a_quantity', /^enter 1.200 m or 1200 m/],
  ['1e', 'm', 'not_a_quantity', /^complete the number$/],
  ['2.5E-', '-', 'not_a_quantity', /complete/],
  ['1 200 m', 'm', 'not_a_quantity', /spaces/],
  ["1'200 m", 'm', 'not_a_quantity', /separators/],
  ['10-12 in', 'in', 'not_a_quantity', /one number/],
  ['5 1/10 in', 'in', 'not_a_quantity', /decimal/],
  ['12.75', 'm', 'not_a_quantity', /12.75 m/],
  ['12.75', '%', 'not_a_quantity', /12.75 %/],
  ['Infinity m', 'm', 'not_a_quantity', /digits with its unit, m$/],
  ['NaN', '-', 'not_a_quantity', /number/],
  ['1e400 m', 'm', 'not_a_quantity', /^$/],
  ['0x10 m', 'm', 'unknown_unit', /^$/],
  ['10 bbl', 'kg', 'wrong_dimension', /kg/],
  ['10 kg', 'N', 'wrong_dimension', /^did you mean kgf or N\?$/],
  ['10 lb', 'lbf', 'wrong_dimension', /lbf/],
  ['10 lb/100ft2', 'lbf/100ft2', 'wrong_dimension', /lbf\/100ft2/],
  ['10 kn', 'N', 'wrong_dimension', /kN/],
  ['10 kN', 'kn', 'wrong_dimension', /kn/],
  ['10 KN', 'kN', 'unknown_unit', /^did you mean kN\?$/],
  ['10 BBL/D', 'bbl/d', 'unknown_unit', /^did you mean bbl\/d\?$/],
  ['10 mpa', 'MPa', 'unknown_unit', /MPa/],
  ['200 mPa', 'MPa', 'ambiguous_unit', /MPa/],
  ['10 PSI', 'psi', 'unknown_unit', /psi/],
  ['10 psia', 'psi', 'wrong_dimension', /difference/],
  ['10 Hz', 'rad/s', 'wrong_dimension', /rev\/s|angle/],
  ['10 1/m', 'rad/m', 'wrong_dimension', /angle/],
  ['10 kW', 'kVA', 'wrong_dimension', /kVA/],
  ['10 S', 's', 'wrong_dimension', /\bs\b/],
  ['600 -', 'scf/stb', 'ambiguous_unit', /scf\/stb/],
  ['5 mmm', 'm', 'unknown_unit', /^$/],
  [`5 ${'m'.repeat(100)}`, 'm', 'not_a_quantity', /^$/],
  ['1/2', '-', 'not_a_quantity', /decimal/],
  ['5 milimeter', 'm', 'unknown_unit', /^did you mean mm\?$/],
  ['5 milimeter', 'kg', 'unknown_unit', /^$/],
  ['5 MPas', 'Pa', 'unknown_unit', /^did you mean MPa\?$/],
  ['5 MPas', 'Pa*s', 'unknown_unit', /^did you mean mPas\?$/],
  ['5 Kn/m', 'N/m', 'unknown_unit', /^did you mean kN\/m\?$/],
  ['5 PSI', 'psia', 'unknown_unit', /^did you mean psi\?$/],
  ['5 kelivn', 'K', 'unknown_unit', /^did you mean kelvin\?$/],
  ['5 qqqqqq', 'm', 'unknown_unit', /^$/],
  ['5 pounds', 'N', 'ambiguous_unit', /^did you mean lb or lbf\?$/],
  ['5 deg', '-', 'wrong_dimension', /without a unit/],
  ['5 m.', 'm', 'unknown_unit', /^$/],
  ['5 bar g', 'kPa', 'wrong_dimension', /kPa/],
  ['', '-', 'not_a_quantity', /number/],
]
for (const [text, field, code, suggestion] of REFUSED) {
  test(`"${text.slice(0, 20)}" for a field in ${field} is refused: ${code}`, () => {
    assert.throws(
      () => readQuantity(text, field),
      (e) => {
        assert.ok(e instanceof UnitError)
        assert.equal(e.code, code, e.message)
        assert.match(e.suggestion ?? '', suggestion)
        return true
      },
    )
  })
}

test('value and unit objects are read by the same rules', () => {
  assert.deepEqual(readValue(12.75, 'in', 'm'), { value: 12.75, unit: 'in', si: 0.32385 })
  assert.deepEqual(readUnit(' in', 'm'), { unit: 'in' })
  assert.match(readUnit('psi', 'psia').note ?? '', /absolute/)
  assert.throws(() => readUnit('', 'm'), UnitError)
  assert.throws(() => readValue(Number.NaN, 'm', 'm'), UnitError)
})

test('a rate written as a bare quotient is one number with its unit', () => {
  const perYear = readQuantity('0.5 1/year', '1/year').si
  for (const text of ['0.5 /year', '0.5/year', '0.5 / year']) assert.equal(readQuantity(text, '1/year').si, perYear)
  assert.throws(() => readQuantity('0.5 //year', '1/year'), UnitError)
})

test('a specific gravity is a density relative to fresh water where the field is a density, and is said', () => {
  const { si, note } = readQuantity('1.03 sg', 'ppg')
  assert.ok(Math.abs(si - 1030) < 1e-9)
  assert.equal(note, 'sg was read as kg/L')
  assert.throws(() => readQuantity('0.65 sg', '-'), { code: 'ambiguous_unit' })
})

test('a text longer than any quantity or unit is refused before it is read', () => {
  const long = (middle: string) => `1${middle.repeat(1_000_000)}x`
  const begun = process.cpuUsage()
  for (const middle of [' ', '1', 'a', '/', '*', "'", '(', '.', '\u00bd', ' per ']) {
    assert.throws(() => readQuantity(long(middle), 'm'), { code: 'not_a_quantity' })
    assert.throws(() => readValue(1, long(middle), 'm'), { code: 'unknown_unit' })
    assert.throws(() => readUnit(long(middle), 'm'), { code: 'unknown_unit' })
  }
  assert.ok(process.cpuUsage(begun).user < 2_000_000)
})

test('a unit is read whatever blanks stand in it', () => {
  for (const text of ['kN / m', 'kN  per   m', 'kN\t/\nm', ' kN/m ']) assert.equal(readValue(1, text, 'N/m').si, 1000)
  assert.equal(readValue(10, '\u00b0  C', 'K').si, 283.15)
})
