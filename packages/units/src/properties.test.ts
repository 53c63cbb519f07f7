/** What must hold for every unit and every number. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dossierUnits } from './dossier-units.fixture.ts'
import {
  convert,
  fromSI,
  isUnit,
  printNumber,
  printUnit,
  readQuantity,
  siUnitOf,
  toSI,
  UnitError,
  unit,
} from './index.ts'
import { NAMES } from './names.ts'
import { NOT_ALONE } from './refused.ts'

const names = [...new Set([...dossierUnits, ...[...NAMES.keys()].filter((name) => !NOT_ALONE.has(name))])]
const anyUnit = fc.constantFrom(...names)
const aNumber = fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((x) => x === 0 || Math.abs(x) > 1e-12)
const plainFactor = fc.constantFrom(...names.filter((name) => unit(name).offset === 0))
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-13 * Math.max(Math.abs(a), Math.abs(b))
const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => boolean) =>
  fc.assert(fc.property(arbitrary, holds), { numRuns: 2000 })

test('to SI and back is the same number', () => {
  check(fc.tuple(aNumber, plainFactor), ([x, u]) => near(fromSI(toSI(x, u), u), x))
})

test('a temperature to SI and back is the same within rounding of its absolute value', () => {
  const temperature = fc.constantFrom('degC', 'degF', 'degR', 'K')
  check(fc.tuple(fc.double({ min: -1e4, max: 1e4, noNaN: true }), temperature), ([x, u]) => {
    return Math.abs(fromSI(toSI(x, u), u) - x) < 1e-10
  })
})

test('a unit converts to itself exactly', () => {
  check(fc.tuple(fc.double(), anyUnit), ([x, u]) => Object.is(convert(x, u, u), x))
})

test('units convert one way exactly when they convert the other way', () => {
  const converts = (a: string, b: string) => {
    try {
      convert(1, a, b)
      return true
    } catch (error) {
      assert.ok(error instanceof UnitError)
      return false
    }
  }
  check(fc.tuple(anyUnit, anyUnit), ([a, b]) => converts(a, b) === converts(b, a))
})

test('SI = value * factor + offset, as the unit says', () => {
  check(fc.tuple(fc.double({ min: 1, max: 1e6, noNaN: true }), anyUnit), ([x, u]) => {
    return near(toSI(x, u), x * unit(u).factor + unit(u).offset)
  })
})

test('the SI unit of a unit has factor 1 and the same dimension', () => {
  check(anyUnit, (u) => unit(siUnitOf(u)).factor === 1 && unit(siUnitOf(u)).dimension === unit(u).dimension)
})

const compound = fc
  .tuple(fc.array(fc.tuple(anyAtom(), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 3 }), anyAtom())
  .map(([top, bottom]) => `${top.map(([name, n]) => (n === 1 ? name : `${name}${n}`)).join('*')}/(${bottom}*m2)`)

function anyAtom() {
  return fc.constantFrom('m', 'kN', 'psi', 'deg', 'h', 'degC', 'bbl', 'ohm', 'Sm3', 'USD', 'um', '%', 's^n')
}

test('what is printed is read as the same unit', () => {
  check(compound.filter(isUnit), (u) => {
    const [again, first] = [unit(printUnit(u)), unit(u)]
    return (
      again.factor === first.factor && again.dimension === first.dimension && unit(first.name).factor === first.factor
    )
  })
})

test('a quantity written in the unit of its field is the number itself', () => {
  check(fc.tuple(aNumber, anyUnit), ([x, u]) => {
    const read = readQuantity(`${x} ${u}`, u)
    return read.value === x && read.si === toSI(x, u) + 0 && read.note === undefined
  })
})

test('a printed number reads back within its digits, and never has trailing noise', () => {
  check(aNumber, (x) => {
    const text = printNumber(x)
    const sup = (s: string) => s.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]/g, (c) => '0123456789-'['⁰¹²³⁴⁵⁶⁷⁸⁹⁻'.indexOf(c)] ?? '')
    const back = Number(text.includes('×10') ? sup(text.replace('×10', 'e')) : text)
    return Math.abs(back - x) <= 0.5001e-4 * Math.abs(x) && text !== '-0' && !/\.\d*0$/.test(text)
  })
})

test('any text is either read or refused with a UnitError', () => {
  const odd = fc.stringMatching(/^[-+0-9.,eE /*^()A-Za-z%°µ²³·]{0,30}$/)
  check(fc.tuple(fc.oneof(fc.string(), odd), anyUnit), ([text, field]) => {
    try {
      return Number.isFinite(readQuantity(text, field).si)
    } catch (error) {
      return error instanceof UnitError
    }
  })
})
