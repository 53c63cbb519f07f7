/** Many spellings, one meaning; and look-alikes that are different things. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dossierUnits } from './dossier-units.fixture.ts'
import { isUnit, printUnit, siUnitOf, UnitError, unit, vocabulary } from './index.ts'

const SAME: readonly (readonly string[])[] = [
  ['m2', 'm^2', 'm**2', 'm²'],
  ['N*m', 'N.m', 'N·m', 'Nm', 'N-m', 'N m'],
  ['kN*m', 'kNm'],
  ['kg/m3', 'kg/m^3', 'kg m-3', 'kg m^-3', 'kg m⁻³', 'kg / m3'],
  ['degC', '°C', 'deg C', '° C'],
  ['um', 'µm', 'μm'],
  ['s', 'sec', 'seconds'],
  ['h', 'hr', 'hours'],
  ['year', 'years', 'yr'],
  ['in', 'inch', 'inches'],
  ['ft', 'feet'],
  ['kn', 'knot', 'knots'],
  ['deg/30m', 'deg/30 m', '°/30m'],
  ['Pa*s^n', 'Pa·sⁿ', 'Pa s^n'],
  ['psia', 'psi(a)', 'psi abs'],
  ['ohm*m', 'Ω·m'],
  ['gram/cm3', 'g/cm3', 'g/cc', 'g/cm³'],
  ['stb/d/psi', 'stb/(d*psi)', 'stb/day/psi'],
]
for (const [first = '', ...others] of SAME) {
  test(`${others.join(', ')} are read as ${first}`, () => {
    for (const other of others) {
      assert.equal(unit(other).factor, unit(first).factor, other)
      assert.equal(unit(other).dimension, unit(first).dimension, other)
    }
  })
}

test('every unit of the dossiers is read, and printed so that it is read again', () => {
  assert.equal(dossierUnits.length, 170)
  for (const name of dossierUnits) {
    assert.equal(unit(name).name, name)
    if (name !== '-') assert.deepEqual(unit(printUnit(name)), unit(name), printUnit(name))
    assert.equal(unit(siUnitOf(name)).dimension, unit(name).dimension)
  }
})

const DIFFERENT = [
  ['kn', 'kN', 'kn is a knot, not a kilonewton'],
  ['rad/s', 'Hz', 'radians per second are not hertz'],
  ['rpm', '1/min', 'revolutions are not strokes'],
  ['deg', '-', 'an angle is not a ratio'],
  ['kg', 'kgf', 'mass is not force'],
  ['psia', 'psi', 'absolute pressure is not pressure'],
  ['psia', 'psig', 'absolute pressure is not gauge pressure'],
  ['USD', 'NOK', 'a dollar is not a krone'],
  ['boe', 'bbl', 'oil equivalent is not a volume'],
  ['kVA', 'kW', 'apparent power is not power'],
  ['m', 'mD', 'metre is not millidarcy'],
  ['s', 'S', 'second is not siemens'],
  ['Pa*s^n', 'Pa*s', 'a consistency index is not a viscosity'],
  ['degAPI', 'kg/m3', 'API gravity is not a density'],
] as const
for (const [a, b, claim] of DIFFERENT) {
  test(claim, () => assert.notEqual(unit(a).dimension, unit(b).dimension))
}

test('oilfield M is a thousand, SI M a million, each where its unit has it', () => {
  assert.equal(unit('Mscf').factor, 1000 * unit('scf').factor)
  assert.equal(unit('MN').factor, 1e6)
  assert.equal(unit('MPa').factor, 1e6)
})

const AMBIGUOUS = [
  'C',
  'F',
  'M',
  'MT',
  'ton',
  'tons',
  'nm',
  'Nm3',
  'Nm2',
  'W/m*K',
  'W/m K',
  'm/s-2',
  'mPa',
  'pcf',
  'kt',
  '$',
]
for (const name of AMBIGUOUS) {
  test(`${name} is refused as ambiguous, and says what to write`, () => {
    assert.throws(
      () => unit(name),
      (e) => e instanceof UnitError && e.code === 'ambiguous_unit' && e.suggestion !== undefined,
    )
  })
}

const NO_UNITS = [
  '',
  ' ',
  'm0',
  'm10',
  'm^',
  '1',
  '2/m',
  'm//s',
  'm/',
  '/m',
  '(m',
  'm)',
  'm/7s',
  'kmm',
  'Mft',
  'x',
  'psia*m',
  'constructor',
  '__proto__',
  '-m',
  'm-',
  'm.5',
  'm2.5',
  'GPa9*GPa9*GPa9*GPa9',
  'L4',
  'm5*m5',
  'm'.repeat(101),
]
for (const name of NO_UNITS) {
  test(`"${name.slice(0, 20)}" is no unit`, () => {
    assert.equal(isUnit(name), false)
    assert.throws(
      () => unit(name),
      (e) => e instanceof UnitError && e.code === 'unknown_unit',
    )
  })
}

test('a wrong case is refused with the near spelling', () => {
  const near = [
    ['KN', /kN.*kn|kn.*kN/],
    ['mpa', /MPa/],
    ['PSI', /psi/],
    ['Psia', /psia/],
    ['MCF', /Mcf/],
    ['kg/M3', /kg\/m3|m/],
  ] as const
  for (const [name, expected] of near) {
    assert.throws(
      () => unit(name),
      (e) => e instanceof UnitError && expected.test(e.suggestion ?? ''),
      name,
    )
  }
})

test('the vocabulary says of every atom its factor, SI unit and source', () => {
  for (const atom of vocabulary) assert.ok(atom.factor && atom.si && atom.source && atom.meaning, atom.name)
})
