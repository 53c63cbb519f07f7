/** Known values: printed conversion tables and definitions, not numbers that this package made. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { convert, fromSI, siUnitOf, toSI, unit } from './index.ts'

/** [value, from, to, expected, relative tolerance]: 7 digits for NIST SP 811 App. B.8, which prints 7. */
const KNOWN: readonly (readonly [number, string, string, number, number?])[] = [
  [1, 'in', 'mm', 25.4],
  [1, 'ft', 'm', 0.3048],
  [1, 'yd', 'm', 0.9144],
  [1, 'mi', 'm', 1609.344],
  [1, 'nmi', 'm', 1852],
  [1, 'mil', 'um', 25.4],
  [1, 'acre', 'm2', 4046.856, 1e-6],
  [1, 'ha', 'm2', 1e4],
  [1, 'D', 'm2', 9.869233e-13, 1e-7],
  [1, 'gal', 'L', 3.785412, 1e-6],
  [1, 'gal_uk', 'L', 4.54609],
  [1, 'bbl', 'gal', 42],
  [1, 'bbl', 'm3', 0.1589873, 1e-6],
  [1, 'ft3', 'm3', 0.02831685, 1e-6],
  [1, 'gpm', 'm3/s', 6.30902e-5, 1e-7],
  [1, 'lb', 'kg', 0.45359237],
  [1, 'slug', 'kg', 14.5939, 1e-6],
  [1, 'ton_us', 'kg', 907.1847, 1e-7],
  [1, 'ton_uk', 'kg', 1016.047, 1e-6],
  [1, 'lbf', 'N', 4.448222, 1e-7],
  [1, 'kip', 'kN', 4.448222, 1e-7],
  [1, 'kgf', 'N', 9.80665],
  [1, 'dyn/cm', 'N/m', 0.001],
  [1, 'psi', 'Pa', 6894.757, 1e-7],
  [1, 'ksi', 'MPa', 6.894757, 1e-7],
  [1, 'psf', 'Pa', 47.88026, 1e-7],
  [1, 'bar', 'kPa', 100],
  [1, 'atm', 'Pa', 101325],
  [1, 'mmHg', 'Pa', 133.3224, 1e-6],
  [1, 'inHg', 'Pa', 3386.389, 2e-7],
  [1, 'ftH2O', 'Pa', 2989.067, 1e-6],
  [1, 'hp', 'W', 745.6999, 1e-7],
  [1, 'hp_metric', 'W', 735.4988, 1e-7],
  [1, 'Btu', 'J', 1055.056, 1e-6],
  [1, 'kWh', 'MJ', 3.6],
  [1, 'ft*lbf', 'N*m', 1.355818, 1e-6],
  [1, 'lb/ft3', 'kg/m3', 16.01846, 1e-6],
  [1, 'ppg', 'kg/m3', 119.8264, 1e-6],
  [1, 'lb/ft', 'kg/m', 1.488164, 1e-6],
  [1, 'lbf/ft3', 'N/m3', 157.08746, 1e-7],
  [1, 'slug/ft3', 'kg/m3', 515.3788, 1e-6],
  [1, 'psi/ft', 'kPa/m', 22.620595, 1e-7],
  [1, 'cP', 'mPa*s', 1],
  [1, 'cSt', 'm2/s', 1e-6],
  [1, 'kn', 'm/s', 0.5144444, 1e-6],
  [1, 'mph', 'm/s', 0.44704],
  [1, 'ft/s2', 'm/s2', 0.3048],
  [1, 'g', 'm/s2', 9.80665],
  [1, 'rpm', 'rad/s', 0.1047198, 1e-6],
  [1, 'rev/s', 'rpm', 60],
  [180, 'deg', 'rad', Math.PI],
  [1, 'deg/100ft', 'deg/30m', 0.98425197, 1e-8],
  [100, 'lbf/100ft2', 'Pa', 47.88026, 1e-7],
  [1, 'Ah/kg', 'A*s/kg', 3600],
  [1, 'mm/year', 'm/s', 3.168809e-11, 1e-6],
  [1, 'year', 'd', 365.25],
  [12, 'month', 'year', 1],
  [1, 'MMscf', 'm3', 28316.846592],
  [1, 'Mcf', 'scf', 1000],
  [1, 'MMbbl', 'bbl', 1e6],
  [1, 'MSm3', 'Sm3', 1e6],
  [1, 'GSm3', 'MSm3', 1000],
  [1, 'MNOK', 'NOK', 1e6],
  [1, 'scf/stb', 'Sm3/Sm3', 0.17810761, 1e-7],
  [1, 'Btu/(h*ft*degF)', 'W/(m*K)', 1.730735, 1e-6],
  [212, 'degF', 'degC', 100],
  [-40, 'degC', 'degF', -40],
  [491.67, 'degR', 'degC', 0],
  [59, 'degF', 'K', 288.15],
]

for (const [value, from, to, expected, tolerance = 1e-14] of KNOWN) {
  test(`${value} ${from} is ${expected} ${to}`, () => {
    const found = convert(value, from, to)
    assert.ok(Math.abs(found - expected) <= tolerance * Math.max(Math.abs(expected), 1e-30), `found ${found}`)
  })
}

test('millimetres are divided by 1000, not multiplied by 0.001', () => {
  for (const mm of [12.75, 0.1, 0.7, 273.1, 914.4]) assert.equal(toSI(mm, 'mm'), mm / 1000)
})

test('converted field values are clean: no digit appears behind the twelfth', () => {
  assert.equal(convert(12.75, 'in', 'mm'), 323.85)
  assert.equal(convert(323.85, 'mm', 'in'), 12.75)
  assert.equal(convert(212, 'degF', 'degC'), 100)
  assert.equal(toSI(15, 'degC'), 288.15)
  assert.equal(fromSI(0.3, 'mm'), 300)
})

test('one inch and 25.4 mm are one length', () => {
  assert.equal(toSI(1, 'in'), toSI(25.4, 'mm'))
})

test('a unit says factor and offset so that SI = value * factor + offset', () => {
  assert.deepEqual(unit('mm'), { name: 'mm', factor: 0.001, offset: 0, dimension: 'length' })
  assert.deepEqual(unit('degC'), { name: 'degC', factor: 1, offset: 273.15, dimension: 'temperature' })
  assert.equal(unit('psia').dimension, 'pressure:absolute')
  assert.equal(unit('kg/m3').dimension, 'M1 L-3')
})

test('temperatures inside a compound are differences', () => {
  assert.equal(unit('1/degF').offset, 0)
  assert.ok(Math.abs(convert(1, '1/degF', '1/K') - 1.8) < 1e-15)
})

test('the coherent SI unit is named as an engineer writes it', () => {
  const named = {
    mm: 'm',
    ksi: 'Pa',
    psia: 'Pa(a)',
    degF: 'K',
    rpm: 'rad/s',
    '%': '-',
    'scf/stb': '-',
    'kip*in': 'N*m',
  }
  const more = {
    'deg/30m': 'rad/m',
    gpm: 'm3/s',
    'stb/d/psi': 'm3/(s*Pa)',
    nT: 'T',
    'Pa*s^n': 'Pa*s^n',
    '1/year': '1/s',
  }
  for (const [name, si] of Object.entries({ ...named, ...more })) assert.equal(siUnitOf(name), si)
})
