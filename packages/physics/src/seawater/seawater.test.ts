/** Seawater against the check values that UNESCO published with the formulas. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { pureWaterDensity, seawaterDensity } from './density.ts'
import {
  practicalSalinity,
  REFERENCE_CONDUCTIVITY,
  resistivityOfRatio,
  salinityAtReference,
  seawaterResistivity,
  temperatureRatio,
} from './resistivity.ts'

const check = 'UNESCO 44 (1983) check value'
const K = 273.15

test('density meets its check values', () => {
  assertEquationHolds(pureWaterDensity, {
    ranges: { T: [-2, 40] },
    worked: [{ args: { T: 5 }, value: 999.96675, relTol: 1e-8, source: check }],
  })
  const at = (T: number, S: number) => ({ rho_0: pureWaterDensity.evaluate({ T }), T, S })
  assertEquationHolds(seawaterDensity, {
    worked: [
      { args: at(5, 35), value: 1027.67547, relTol: 1e-8, source: check },
      { args: at(25, 35), value: 1023.34306, relTol: 1e-8, source: check },
    ],
  })
})

test('the salinity scale gives 35 at its reference, and a warmer sea conducts as published', () => {
  const hand = 'worked by hand: sum of the coefficients'
  assertEquationHolds(temperatureRatio, {
    ranges: { T: [-2, 35] },
    worked: [
      { args: { T: 15 }, value: 1, relTol: 1e-6, source: check },
      { args: { T: 20 }, value: 1.1164927, relTol: 1e-6, source: check },
    ],
  })
  assertEquationHolds(salinityAtReference, {
    ranges: { R_t: [0.05, 1.3] },
    worked: [{ args: { R_t: 1 }, value: 35, relTol: 1e-9, source: hand }],
  })
  assertEquationHolds(practicalSalinity, {
    worked: [{ args: { S_15: 35, R_t: 1, T: 20 }, value: 35, relTol: 1e-9, source: hand }],
  })
  assertEquationHolds(resistivityOfRatio, {
    worked: [{ args: { C_0: 4.2914, r_t: 1, R_t: 1 }, value: 0.233024, relTol: 1e-5, source: 'worked by hand' }],
  })
})

test('resistivity of the sea: 0.233 ohm m at 15 degC and 35, more when colder or fresher', () => {
  const at = (T: number, S: number) => seawaterResistivity(T + K, S, silent)
  assert.ok(Math.abs(at(15, 35) * REFERENCE_CONDUCTIVITY.value - 1) < 1e-6)
  assert.ok(at(5, 35) > at(15, 35) && at(15, 10) > at(15, 35))
  assert.ok(Math.abs(at(5, 35) - 0.298) < 0.003)
  assert.throws(() => at(60, 35), /temperature/)
  assert.throws(() => at(15, 1), /salinity/)
})

test('the resistivity of the sea can be followed', () => {
  const trace = newTrace()
  seawaterResistivity(10 + K, 34, trace)
  assert.deepEqual(
    trace.steps.map((s) => s.kind),
    ['solved', 'equation', 'equation'],
  )
})
