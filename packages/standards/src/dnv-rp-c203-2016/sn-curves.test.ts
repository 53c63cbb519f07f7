/** Claims about the S-N curves, against the fatigue limits that the same tables print. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { cyclesToFailure, kneeRange, lineAt, rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { near } from '@keelson/units/testing.ts'
import * as curves from './sn-curves.ts'
import * as thickness from './thickness.ts'
import { TUBULAR_JOINTS } from './tubular-joints.ts'
import worked from './worked.json' with { type: 'json' }

const { CURVE_NAMES, ENVIRONMENTS, snCurve } = curves

/** Fatigue limit at 1e7 cycles, MPa. DNV-RP-C203 (April 2016) table 2-1, a column that the code does not use. */
const LIMIT: Readonly<Record<curves.CurveName, number>> = {
  B1: 106.97,
  B2: 93.59,
  C: 73.1,
  C1: 65.5,
  C2: 58.48,
  D: 52.63,
  E: 46.78,
  F: 41.52,
  F1: 36.84,
  F3: 32.75,
  G: 29.24,
  W1: 26.32,
  W2: 23.39,
  W3: 21.05,
}

test('the lines and the tables are those of another program and of the script', () => {
  assertScriptAgrees({ ...curves, ...thickness, TUBULAR_JOINTS }, worked)
})

test('both lines in air, and the second with cathodic protection, pass through the printed fatigue limit', () => {
  for (const name of CURVE_NAMES) {
    const air = snCurve(name, 'air')
    near(rangeAtCycles(air, 1e7) / 1e6, LIMIT[name], 6e-4)
    near(rangeAtCycles(air, 1.0000001e7) / 1e6, LIMIT[name], 6e-4)
    near(rangeAtCycles(snCurve(name, 'seawater_cathodic_protection'), 1e7) / 1e6, LIMIT[name], 6e-4)
  }
})

test('the lines meet at the knee within the rounding of the tables', () => {
  for (const name of CURVE_NAMES) {
    for (const environment of ['air', 'seawater_cathodic_protection'] as const) {
      const curve = snCurve(name, environment)
      const S = kneeRange(curve) ?? Number.NaN
      near(cyclesToFailure(curve, S * (1 - 1e-9)), cyclesToFailure(curve, S * (1 + 1e-9)), 3e-3)
    }
  }
})

test('curve D with cathodic protection has its knee at 83.4 MPa', () => {
  near((kneeRange(snCurve('D', 'seawater_cathodic_protection')) ?? 0) / 1e6, 83.4, 1e-3)
})

test('protection helps at every range of high-cycle fatigue, and free corrosion has no limit', () => {
  for (const name of CURVE_NAMES) {
    for (const S of [5e6, 50e6, 200e6]) {
      const [air = 0, cp = 0, free = 0] = ENVIRONMENTS.map((e) => cyclesToFailure(snCurve(name, e), S))
      assert.ok(air >= cp && cp > free, `${name} at ${S}: ${air}, ${cp}, ${free}`)
    }
    assert.equal(lineAt(snCurve(name, 'seawater_free_corrosion'), 1), 0)
  }
})

test('a better detail is never weaker', () => {
  for (const environment of ENVIRONMENTS) {
    for (const S of [10e6, 100e6]) {
      const N = CURVE_NAMES.map((name) => cyclesToFailure(snCurve(name, environment), S))
      assert.deepEqual(
        N,
        N.toSorted((a, b) => b - a),
      )
    }
  }
})
