/** Claims about the curves by their structural names: curve T, and what closed forms read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cyclesToFailure, kneeRange, rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { near } from '@keelson/units/testing.ts'
import { snCurve } from './sn-curves.ts'
import { printedCurve, structuralCurve, structuralTable } from './structural-curves.ts'

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

test('a curve names the table that it stands in, and its row', () => {
  const { curve, lines, knee } = printedCurve('F1', 'seawater_cathodic_protection')
  assert.deepEqual(curve, snCurve('F1', 'seawater_cathodic_protection'))
  assert.deepEqual([lines?.clause, lines?.cell], ['table 2-2', 'curve F1, seawater with cathodic protection'])
  assert.equal(knee, lines)
})
