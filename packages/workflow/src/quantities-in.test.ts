/** A program reads the numbers of a sentence with their units, and nothing that only looks like one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quantitiesIn } from './quantities-in.ts'

const told = (sentence: string) => quantitiesIn(sentence).map(({ value, unit }) => `${value} ${unit}`)

test('a marked quantity comes as it was calculated, a written one as the sentence has it', () => {
  assert.deepEqual(told('Hole clearance is {5.0000001 mm 4}. AISC 360 D5.2(b) permits 1 mm.'), ['5.0000001 mm', '1 mm'])
  assert.deepEqual(told('{wall} 12 mm is unusual (typically 30 to 1,150 mm). Did you mean 12 cm (120 mm)?'), [
    '12 mm',
    ...['30 mm', '1150 mm', '12 cm', '120 mm'],
  ])
})

test('numbers in a list or a range share the unit after the last', () => {
  assert.deepEqual(told('the volumes (1, 1 and 0 m³) differ by more than 1 %'), ['1 m3', '1 m3', '0 m3', '1 %'])
  assert.deepEqual(told('outside the range of −0.3 to 0.5'), ['-0.3 -', '0.5 -'])
})

test('powers, degrees, per year, millions and words are read', () => {
  assert.deepEqual(told('5×10⁻⁵ V, 30° inclination, 60 °C, 0.025 1/year, 115.4 million Sm3, ±10.4, 31.41 years'), [
    ...['0.00005 V', '30 deg', '60 degC', '0.025 1/year', '115400000 Sm3', '10.4 -', '31.41 year'],
  ])
  assert.deepEqual(told('D/t is 1.6 D/t and 3 in a row; the pipe is 13 in.'), ['1.6 -', '3 -', '13 in'])
})

test('clauses, standards, years, dates, names in quotes and numbers of one of several are none', () => {
  for (const sentence of [
    'API RP 2SK and DNV-RP-F105 6.8, ISO 19902, DNV 2.7-1, AISC 360 D5.2(b), 49 CFR 192.714',
    'Yu et al. 2011, equation 31; Table A-1, 2019 edition; 2020-12; B31G-1991',
    `'608124003301', 'D 5' and "T 3", row 8, Member 1, Line 5, class 4, station 2, Zone 1`,
    '{first_12_months_oil_bbl} of the 12-digit number',
  ])
    assert.deepEqual(told(sentence), [], sentence)
})

test('a long text of a caller is read in time that grows with its length alone', () => {
  const long = `${'1, '.repeat(20_000)}'${'1 '.repeat(20_000)}' and ${"'a".repeat(20_000)} ${'A1 '.repeat(20_000)}`
  const started = process.cpuUsage()
  quantitiesIn(long)
  const { user } = process.cpuUsage(started)
  assert.ok(user < 1_000_000, `${user} µs`)
})
