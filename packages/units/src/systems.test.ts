import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { unit as unitOf } from './convert.ts'
import { FAMILIES } from './system-families.ts'
import { choicesOf, isForeign, restated, usualUnit } from './systems.ts'

describe('the unit of a practice', () => {
  it('is that of the trade, by the unit in which a quantity is declared and its size', () => {
    for (const [unit, value, us] of [
      ['mm', 323.9, 'in'],
      ['mm', 0, 'in'],
      ['m', 0.3239, 'in'],
      ['m', 0, 'ft'],
      ['m', 2, 'ft'],
      ['m', 120, 'ft'],
      ['m', 40_000, 'mi'],
      ['MPa', 20, 'psi'],
      ['Pa', 2e7, 'psi'],
      ['GPa', 207, 'ksi'],
      ['kPa', 10, 'psf'],
      ['kPa', 200, 'ksf'],
      ['bara', 200, 'psia'],
      ['Pa', 12, 'lbf/100ft2'],
      ['kg/m3', 1025, 'lb/ft3'],
      ['kN/m3', 9, 'lbf/ft3'],
      ['kPa/m', 10, 'psi/ft'],
      ['kN', 900, 'kip'],
      ['kN', 2, 'lbf'],
      ['N/m', 900, 'lbf/ft'],
      ['kN*m', 500, 'kip*ft'],
      ['deg/30m', 3, 'deg/100ft'],
      ['mm/year', 0.1, 'mpy'],
      ['m/s', 2, 'ft/s'],
      ['mA/m2', 100, 'mA/ft2'],
      ['degC', 60, 'degF'],
      ['K', 60, 'degR'],
      ['MPa2/Hz', 4, 'ksi2/Hz'],
      ['m2/year', 4, 'ft2/year'],
      ['1/K', 1.17e-5, '1/degF'],
    ] as const) {
      assert.equal(usualUnit('us', unit, value), us, `${value} ${unit}`)
    }
    for (const [unit, value, metric] of [
      ['ft', 9000, 'm'],
      ['in', 2.441, 'mm'],
      ['psia', 1924, 'bara'],
      ['psi', 1880, 'bar'],
      ['psi', 80_000, 'MPa'],
      ['stb/d', 1579, 'Sm3/d'],
      ['bbl/d', 1579, 'm3/d'],
      ['Mscf/d', 2000, 'Sm3/d'],
      ['Mscf/d', 90_000, 'MSm3/d'],
      ['scf/stb', 700, 'Sm3/Sm3'],
      ['stb/d/psi', 0.9, 'Sm3/d/bar'],
      ['psi/ft', 0.26, 'kPa/m'],
      ['ppg', 9, 'kg/m3'],
      ['klbf', 300, 'kN'],
      ['degF', 180, 'degC'],
      ['degR', 373, 'K'],
      ['gpm', 400, 'm3/h'],
    ] as const) {
      assert.equal(usualUnit('metric', unit, value), metric, `${value} ${unit}`)
    }
  })

  it('is left where the practice writes it too, or where it has none of its own', () => {
    for (const unit of [
      '-',
      '%',
      'V',
      'A',
      'year',
      'Hz',
      'deg',
      'kn',
      'cP',
      'mD',
      'kW',
      'MWh',
      'Sm3/d',
      'USD/bbl',
      'degAPI',
    ])
      assert.equal(usualUnit('us', unit, 3), unit)
    for (const unit of ['mm', 'm', 'kPa', 'bar', 'MPa', 'cP', 'dyn/cm', 'kN', 'K', 'kn'])
      for (const value of [0, 1e-3, 1e6]) assert.equal(usualUnit('metric', unit, value), unit)
    for (const unit of ['ft', 'psi', 'MPa']) assert.equal(usualUnit('declared', unit, 3), unit)
    assert.equal(usualUnit('us', 'furlongs', 3), 'furlongs')
  })

  it('of each family measures what the family measures, and is of its practice', () => {
    for (const { of, choice, metric = [], us = [], difference } of FAMILIES) {
      const { dimension } = unitOf(of[0] ?? '')
      const all = [...of, ...choice, ...[...metric, ...us].map(([, unit]) => unit), ...Object.values(difference ?? {})]
      for (const unit of all) assert.equal(unitOf(unit).dimension, dimension, `${unit} beside ${of[0]}`)
      for (const [, unit] of metric) assert.ok(!isForeign('metric', unit), unit)
      // A resistivity in ohm*cm and a surface tension in dyn/cm are written so in the US.
      for (const [, unit] of us) assert.ok(!isForeign('us', unit) || ['ohm*cm', 'dyn/cm'].includes(unit), unit)
      for (const sizes of [metric, us]) {
        const from = sizes.map(([size]) => size)
        assert.deepEqual(
          from,
          from.toSorted((a, b) => a - b),
        )
        assert.equal(from[0] ?? 0, 0)
      }
    }
  })

  it('stands once: no unit is of two families', () => {
    const names = FAMILIES.flatMap(({ of }) => of.map((name) => unitOf(name).name))
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      [],
    )
    const others = FAMILIES.filter((f) => f.others).map(({ of }) => unitOf(of[0] ?? '-').dimension)
    assert.equal(new Set(others).size, others.length)
  })
})

describe('restating', () => {
  it('goes there and back to the same number', () => {
    for (const { of, metric = [], us = [] } of FAMILIES) {
      for (const [from, [, to]] of of.flatMap((unit) => [...metric, ...us].map((sized) => [unit, sized] as const))) {
        // A level is off by the last bit of the zero that it is shifted by.
        const zero = unitOf(from).offset
        for (const value of [1e-3, 0.7, 12.75, 8.31e6]) {
          const back = restated(restated(value, from, to), to, from)
          assert.ok(Math.abs(back - value) <= 1e-12 * Math.max(zero, value), `${value} ${from}`)
        }
      }
    }
  })

  it('shifts a temperature and never a difference of temperatures', () => {
    const difference = { difference: true }
    assert.equal(usualUnit('us', 'K', 20, difference), 'degF')
    assert.equal(usualUnit('us', 'degC', 20, difference), 'degF')
    assert.equal(usualUnit('metric', 'degF', 36, difference), 'K')
    assert.ok(Math.abs(restated(20, 'K', 'degF', difference) - 36) < 1e-12)
    assert.ok(Math.abs(restated(20, 'degC', 'degF', difference) - 36) < 1e-12)
    assert.ok(Math.abs(restated(20, 'degC', 'degF') - 68) < 1e-12)
    assert.equal(restated(0, 'K', 'degF', difference), 0)
  })
})

test('a box offers its own unit first, then each other one once', () => {
  for (const unit of ['mm', 'm', 'MPa', 'degC', 'kN', 'stb/d', 'ohm*m']) {
    const [first, ...others] = choicesOf(unit)
    assert.equal(first, unit)
    assert.ok(others.length > 0 && !others.includes(unit) && new Set(others).size === others.length, unit)
  }
})
