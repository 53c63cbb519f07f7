/** Claims about the curves by their structural names: curve T, and what closed forms read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { cyclesToFailure, kneeRange, rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { near } from '@keelson/units/testing.ts'
import { ENVIRONMENTS, snCurve } from './sn-curves.ts'
import { closedCurve, STRUCTURAL_CURVES, structuralCurve, structuralTable } from './structural-curves.ts'

/** The standard prints the intercepts of curve T with two decimals: 0.6 % of cycles at most for each. */
const ROUNDING = 0.01

test('curve T passes through the fatigue limit of its table, 67.09 MPa at 1e7 cycles, in air and protected', () => {
  for (const environment of ['air', 'seawater_cathodic_protection'] as const)
    near(rangeAtCycles(structuralCurve('T', environment), 1.0000001e7) / 1e6, 67.09, ROUNDING / 3)
})

test('the lines of curve T meet at its own knee', () => {
  for (const environment of ['air', 'seawater_cathodic_protection'] as const) {
    const curve = structuralCurve('T', environment)
    const S = kneeRange(curve) ?? Number.NaN
    near(cyclesToFailure(curve, S * (1 - 1e-9)), cyclesToFailure(curve, S * (1 + 1e-9)), ROUNDING)
  }
})

test('the environments are those of the tables', () => {
  assert.equal(structuralCurve('D', 'seawater_free_corrosion').N_knee, null)
  assert.deepEqual(structuralCurve('D', 'seawater_cathodic_protection'), snCurve('D', 'seawater_cathodic_protection'))
  assert.equal(structuralTable('T', 'air'), 'table 2-3')
  assert.equal(structuralTable('F1', 'seawater_free_corrosion'), 'table 2-4')
})

test('every curve is read whole: its intercepts are powers of ten, its knee that of the curve', () => {
  for (const name of STRUCTURAL_CURVES) {
    for (const environment of ENVIRONMENTS) {
      const read = closedCurve(name, environment, silent)
      for (const line of read.lines) near(line.a_D, 10 ** line.log_a, 1e-14)
      assert.equal('S_1' in read ? read.S_1 : null, kneeRange(structuralCurve(name, environment)))
    }
  }
})

test('the trace shows each constant once', () => {
  const symbols = (environment: (typeof ENVIRONMENTS)[number]) => {
    const trace = newTrace()
    closedCurve('D', environment, trace)
    return trace.steps.map((s) => s.symbol)
  }
  assert.deepEqual(symbols('seawater_free_corrosion'), ['log_a', 'm', 'a_D'])
  assert.deepEqual(symbols('air'), ['log_a_1', 'm_1', 'a_1', 'N_knee', 'S_1', 'log_a_2', 'm_2', 'a_2'])
})
