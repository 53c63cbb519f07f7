/** Units of the trade: what one mud weight, one oil and one rate are called, and where they are read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fromSI, inTrade, readQuantity, readValue, type Trade, toSI, UnitError } from './index.ts'
import { near } from './testing.ts'

const READ: readonly (readonly [text: string, field: string, trade: Trade, value: number])[] = [
  ['1.25 sg', 'kg/m3', 'fluid', 1250],
  ['1.25 SG', 'ppg', 'fluid', 10.4318],
  ['1.25 sg', 'kN/m3', 'fluid', 12.2583],
  ['1.25 sg', 'lbf/ft3', 'fluid', 78.0349],
  ['1.25 sg', '-', 'fluid', 1.25],
  ['10.4 ppg', 'kN/m3', 'fluid', 12.221],
  ['10.4 ppg', '-', 'fluid', 1.24619],
  ['78 lb/ft3', 'kN/m3', 'fluid', 12.2528],
  ['1250 kg/m3', 'lbf/ft3', 'fluid', 78.0349],
  ['0.465 psi/ft', 'ppg', 'fluid', 8.95125],
  ['12.26 kN/m3', 'kg/m3', 'fluid', 1250.17],
  ['18 kN/m3', 'kN/m3', 'ground', 18],
  ['1800 kg/m3', 'kN/m3', 'ground', 17.652],
  ['112 lb/ft3', 'kN/m3', 'ground', 17.5938],
  ['35 API', 'kg/m3', 'oil', 849.014],
  ['35 degAPI', 'lb/ft3', 'oil', 53.0022],
  ['35 API', 'degAPI', 'oil', 35],
  ['0.85 sg', 'degAPI', 'oil', 34.9706],
  ['849.014 kg/m3', 'degAPI', 'oil', 35],
  ['1200 bopd', 'stb/d', 'oil rate', 1200],
  ['1.2 Mbopd', 'bbl/d', 'oil rate', 1200],
  ['300 bwpd', 'stb/d', 'water rate', 300],
  ['300 blpd', 'stb/d', 'liquid rate', 300],
]
for (const [text, field, trade, value] of READ) {
  test(`"${text}" for a field of ${trade} in ${field} is ${value}`, () => {
    const { si } = readQuantity(text, field, { trade: inTrade(trade) })
    near(fromSI(si, field), value, 2e-5)
  })
}

test('what the trade reads is said with the water and the gravity that it rests on', () => {
  const note = (text: string, field: string, trade: Trade) => readQuantity(text, field, { trade: inTrade(trade) }).note
  assert.equal(note('1.25 sg', 'kg/m3', 'fluid'), '1.25 sg was read as 1250 kg/m³ (water 1000 kg/m³)')
  assert.equal(note('10.4 ppg', 'kN/m3', 'fluid'), '10.4 ppg was read as 12.221 kN/m³ (g = 9.80665 m/s²)')
  assert.equal(note('35 API', 'kg/m3', 'oil'), '35 API was read as 849.014 kg/m³ (water 999.016 kg/m³ at 60 °F)')
  assert.equal(note('1200 bopd', 'stb/d', 'oil rate'), '1200 bopd was read as 1200 stb/d')
})

const REFUSED: readonly (readonly [text: string, field: string, trade: Trade | undefined])[] = [
  ['1.25 sg', 'kN/m3', undefined],
  ['1.25 sg', 'kN/m3', 'ground'],
  ['10.4 ppg', 'kN/m3', undefined],
  ['35 API', 'kg/m3', undefined],
  ['35 API', 'kg/m3', 'fluid'],
  ['35 API', 'kN/m3', 'ground'],
  ['1200 bopd', 'stb/d', undefined],
  ['1200 bopd', 'stb/d', 'liquid rate'],
  ['1200 bwpd', 'stb/d', 'oil rate'],
  ['1200 bopd', 'kg/m3', 'fluid'],
  ['5 m', 'kg/m3', 'fluid'],
]
for (const [text, field, trade] of REFUSED) {
  test(`"${text}" for ${trade ?? 'no'} trade in ${field} is refused`, () => {
    assert.throws(() => readQuantity(text, field, trade === undefined ? {} : { trade: inTrade(trade) }), UnitError)
  })
}

test('a unit of the field itself is read as without a trade, to the last bit', () => {
  const units = ['kg/m3', 'ppg', 'lb/ft3', 't/m3']
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 5000, noNaN: true }), fc.constantFrom(...units), (value, unit) => {
      for (const field of units) {
        const plain = readValue(value, unit, field)
        assert.deepEqual(readValue(value, unit, field, { trade: inTrade('fluid') }), plain)
      }
      assert.equal(readValue(value, 'sg', 'kg/m3', { trade: inTrade('fluid') }).si, readValue(value, 'sg', 'kg/m3').si)
    }),
  )
})

test('one density is one number, however it is stated and wherever it is read', () => {
  const stated = ['kg/m3', 'ppg', 'lb/ft3', 'kN/m3', 'lbf/ft3', 'psi/ft', 'sg']
  const fields = ['kg/m3', 'ppg', 'lbf/ft3', 'kN/m3', '-']
  fc.assert(
    fc.property(fc.double({ min: 100, max: 3000, noNaN: true }), (density) => {
      for (const field of fields) {
        const own = readValue(density, 'kg/m3', field, { trade: inTrade('fluid') }).si
        for (const unit of stated)
          near(readValue(inUnit(density, unit), unit, field, { trade: inTrade('fluid') }).si, own, 1e-12)
      }
    }),
  )
})

/** By hand: weight is mass by 9.80665 m/s2, and sg is to water of 1000 kg/m3. */
function inUnit(density: number, unit: string): number {
  if (unit === 'sg') return density / 1000
  const isWeight = ['kN/m3', 'lbf/ft3', 'psi/ft'].includes(unit)
  return isWeight ? fromSI(density * 9.80665, unit) : fromSI(density, unit)
}

test('API gravity goes to a density and back', () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 60, noNaN: true }), (api) => {
      const density = readValue(api, 'API', 'kg/m3', { trade: inTrade('oil') }).si
      near(density, (141.5 / (131.5 + api)) * 999.016, 1e-12)
      near(readValue(density, 'kg/m3', 'degAPI', { trade: inTrade('oil') }).si, api, 1e-9)
    }),
  )
})

test('140 F, 90 C and 550 R are temperatures in a field of temperature alone, and boed is a rate of boe', () => {
  near(readQuantity('140 F', 'degC').si, toSI(60, 'degC'), 1e-12)
  assert.deepEqual(readQuantity('90 C', 'degF'), { value: 90, unit: 'degC', si: 363.15, note: 'C was read as degC' })
  near(readQuantity('550 R', 'degF').si, toSI(550, 'degR'), 1e-12)
  assert.equal(readQuantity('18 F', 'degC', { difference: true }).si, 10)
  for (const field of ['m', '-', 'kg']) assert.throws(() => readQuantity('90 C', field), { code: 'ambiguous_unit' })
  assert.equal(readQuantity('5 Mboed', 'boe/d').si, readQuantity('5000 boe/d', 'boe/d').si)
  near(readQuantity('2 MMscfd', 'Sm3/d').si, toSI(2e6, 'scf/d'), 1e-12)
})

test('a comma is a decimal sign where it cannot stand between thousands, and is said', () => {
  for (const [text, value] of [
    ['12,75 in', 12.75],
    ['0,125 in', 0.125],
    ['1250,125 in', 1250.125],
    ['1.250,5 in', 1250.5],
    ['-3,5 in', -3.5],
    ['1,5e3 in', 1500],
  ] as const) {
    const read = readQuantity(text, 'in')
    assert.equal(read.value, value)
    assert.equal(read.note, `"${text}" was read with a decimal comma, ${value}`)
  }
})

test('a comma that may be either is refused with both readings, and two are refused', () => {
  for (const text of ['1,250 in', '12,750 in', '999,999 in'])
    assert.throws(() => readQuantity(text, 'in'), { code: 'not_a_quantity', suggestion: /^enter [\d.]+ in or \d+ in,/ })
  for (const text of ['1,2,3 in', '1,250,000 in', '1,25.5 in', '1,250.5 in', ',5 in'])
    assert.throws(() => readQuantity(text, 'in'), { code: 'not_a_quantity' })
})
