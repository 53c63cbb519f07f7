/** Seawater against a script that knows UNESCO's formulas only, and against the check values published with them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import * as density from './density.ts'
import * as resistivity from './resistivity.ts'
import worked from './worked.json' with { type: 'json' }

const { pureWaterDensity, seawaterDensity } = density
const { practicalSalinity, REFERENCE_CONDUCTIVITY, salinityAtReference, seawaterResistivity, temperatureRatio } =
  resistivity
const check = published('UNESCO 44 (1983) check value')
const K = 273.15

test('the equations of state and of salinity give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...density, ...resistivity }, worked, {
    pureWaterDensity: { T: [-2, 40] },
    seawaterDensity: { T: [-2, 40], S: [0, 42] },
    temperatureRatio: { T: [-2, 35] },
    salinityAtReference: { R_t: [0.05, 1.3] },
  })
})

test('density meets its check values', () => {
  assertEquationHolds(pureWaterDensity, {
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
  const scale = closedForm('35 is the salinity of its reference, at every temperature')
  assertEquationHolds(temperatureRatio, {
    worked: [
      { args: { T: 15 }, value: 1, relTol: 1e-6, source: check },
      { args: { T: 20 }, value: 1.1164927, relTol: 1e-6, source: check },
      { args: { T: 5 }, value: 0.77956585, relTol: 1e-7, source: check },
    ],
  })
  assertEquationHolds(salinityAtReference, {
    worked: [{ args: { R_t: 1 }, value: 35, relTol: 1e-9, source: scale }],
  })
  assertEquationHolds(practicalSalinity, {
    worked: [{ args: { S_15: 35, R_t: 1, T: 20 }, value: 35, relTol: 1e-9, source: scale }],
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
  const [ratio] = trace.steps
  assert.equal(ratio?.kind === 'solved' && ratio.trial, 1)
})
