/** Claims about the curves by family. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { near } from '@keelson/units/testing.ts'
import {
  API_2A,
  BS_7608,
  C203,
  curveInWords,
  missingIn,
  namesOf,
  SN_FAMILIES,
  SN_NAMES,
  snCurveOf,
} from './families.ts'

test('every name of a family has its curve, and no name of another', () => {
  for (const family of SN_FAMILIES) {
    for (const name of SN_NAMES) {
      const found = snCurveOf({ family, name, environment: 'air' }, silent)
      assert.equal(found !== undefined, namesOf(family).includes(name))
    }
  }
})

test('one letter is one detail in each family: class E of BS 7608 lies half a per cent above curve E of DNV-RP-C203', () => {
  const at = (family: typeof C203 | typeof BS_7608) => {
    const named = snCurveOf({ family, name: 'E', environment: 'air' }, silent)
    return named === undefined ? Number.NaN : rangeAtCycles(named.curve, 1e7)
  }
  near(at(BS_7608) / at(C203), 1.005, 2e-3)
})

test('what needs the print says so', () => {
  assert.match(missingIn({ family: API_2A, name: 'X', environment: 'seawater_free_corrosion' }) ?? '', /not available/)
  assert.match(
    missingIn({ family: BS_7608, name: 'D', environment: 'seawater_cathodic_protection' }) ?? '',
    /not available/,
  )
  assert.equal(missingIn({ family: API_2A, name: 'X', environment: 'seawater_cathodic_protection' }), undefined)
  assert.equal(missingIn({ family: C203, name: 'T', environment: 'seawater_free_corrosion' }), undefined)
})

test('a curve is called by family, name and environment', () => {
  assert.equal(curveInWords({ family: API_2A, name: "X'", environment: 'air' }), "API-RP-2A curve X', air")
})
