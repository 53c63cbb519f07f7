/** Each equation of the practice against a script that knows the practice only, and over its whole range. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import * as boundary from './boundary.ts'
import * as cross from './cross-flow.ts'
import * as flow from './flow.ts'
import * as line from './in-line.ts'
import * as mass from './mass-and-stiffness.ts'
import * as response from './response-quantities.ts'
import * as safety from './safety-factors.ts'
import * as stress from './stress.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations, coefficients and factors of the practice give what the script gives', () => {
  assertScriptAgrees({ ...boundary, ...cross, ...flow, ...line, ...mass, ...response, ...safety, ...stress }, worked)
})

test('added mass is 1 from a gap of 0.8 diameters, and 2.28 on the bed', () => {
  assertEquationHolds(mass.addedMassCoefficient, {
    ranges: { e_D: [0, 5] },
    worked: [
      { args: { e_D: 0 }, value: 2.28, relTol: 1e-12, source: byHand('0.68 + 1.6') },
      { args: { e_D: 0.7999999999 }, value: 1, relTol: 1e-9, source: closedForm('continuous at 0.8') },
    ],
  })
})

test('the effective length is defined for every soil, and meets the fixed beam and the mid-span at their lengths', () => {
  assertEquationHolds(boundary.effectiveLengthRatio, {
    ranges: { beta: [-1.5, 15] },
    worked: [{ args: { beta: 0 }, value: 4.73, relTol: 1e-12, source: closedForm('4.73 of a fixed beam, over 1') }],
  })
  assertEquationHolds(boundary.seabedMomentCoefficient, {
    ranges: { r_L: [1.03, 4.73] },
    worked: [
      { args: { r_L: 1 }, value: 1 / 12, relTol: 1e-12, source: closedForm('fixed ends') },
      { args: { r_L: 1.4 }, value: 1 / 24, relTol: 1e-12, source: closedForm('mid-span governs') },
    ],
  })
})

test('the coefficients of the deflection and the moment are those of beams', () => {
  const { [boundary.PINNED]: pinned, [boundary.FIXED]: fixed } = boundary.COEFFICIENTS
  assert.deepEqual([pinned.C_5, pinned.C_6, fixed.C_5, fixed.C_6], [1 / 8, 5 / 384, 1 / 12, 1 / 384])
  assert.ok(Math.abs(pinned.C_1 / (Math.PI / 2) - 1) < 6e-4)
  assert.ok(Math.abs(fixed.C_1 / (4.730041 ** 2 / (2 * Math.PI)) - 1) < 6e-4)
  // stress for an amplitude of one diameter: half of the curvature pi^2/L^2 of a sine
  assert.ok(Math.abs(pinned.C_4 / (Math.PI ** 2 / 2) - 1) < 2e-3)
  const trace = newTrace()
  assert.equal(boundary.boundaryCoefficient('C_2', boundary.FIXED, trace), 4)
  assert.equal(trace.steps[0]?.symbol, 'C_2')
})

test('the correction for waves runs from none to all of the in-line response', () => {
  assertEquationHolds(stress.waveCorrection, {
    ranges: { alpha: [0, 1] },
    worked: [
      { args: { alpha: 0.49 }, value: 0, relTol: 0, source: closedForm('waves dominate') },
      { args: { alpha: 0.8 }, value: 1, relTol: 0, source: closedForm('current dominates') },
    ],
  })
})
