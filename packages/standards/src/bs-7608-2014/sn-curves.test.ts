/** Claims about the classes, against design constants and stress ranges that other tables have of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { jumpAtKnee, kneeRange, rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { near } from '@keelson/units/testing.ts'
import * as curves from './sn-curves.ts'
import worked from './worked.json' with { type: 'json' }

/** Design constant C_2, and stress ranges in MPa at 1e7 and 5e7 cycles, as other tables round them. */
const OTHERS: Readonly<Record<curves.ClassName, readonly [C_2: number, at1e7: number, at5e7: number]>> = {
  D: [1.52e12, 53.37, 31.21],
  E: [1.04e12, 47.03, 27.5],
  F: [0.63e12, 39.79, 23.27],
  F2: [0.43e12, 35.03, 20.49],
  G: [0.25e12, 29.24, 17.1],
  G2: [1.59e11, 25.15, 14.71],
  W1: [0.933e11, 21.05, 12.31],
}
/** The constants are printed with two or three figures. */
const ROUNDING = 0.012

test('the equations and the tables are those of other programs and of the script', () => {
  assertScriptAgrees(curves, worked)
})

test('two deviations below the mean stand the design constants and the ranges at 1e7 and 5e7 cycles', () => {
  for (const name of curves.CLASS_NAMES) {
    const { curve } = curves.classCurve(name, false, silent)
    const [C_2, at1e7, at5e7] = OTHERS[name]
    near(10 ** curve.lines[0].log_a, C_2, ROUNDING)
    near(rangeAtCycles(curve, 1e7) / 1e6, at1e7, ROUNDING / 3)
    near((kneeRange(curve) ?? 0) / 1e6, at5e7, ROUNDING / 3)
  }
})

test('the lines meet at the knee, and the second has slope 5', () => {
  for (const name of curves.CLASS_NAMES) {
    const { curve } = curves.classCurve(name, false, silent)
    near(jumpAtKnee(curve), 1, 1e-12)
    assert.deepEqual(
      curve.lines.map(({ m }) => m),
      [3, 5],
    )
  }
})

test('free corrosion leaves a third of the life, on one line: 5.07e11 for class D', () => {
  const { curve } = curves.classCurve('D', true, silent)
  near(10 ** curve.lines[0].log_a, 5.07e11, ROUNDING)
  assert.equal(curve.lines.length, 1)
})

test('the trace derives the intercepts', () => {
  const symbols = (corrodes: boolean) => {
    const trace = newTrace()
    curves.classCurve('F2', corrodes, trace)
    return trace.steps.map((s) => s.symbol)
  }
  assert.deepEqual(symbols(false), ['log_C_0', 'SD', 'log_a_1', 'm_1', 'm_2', 'N_knee', 'log_a_2'])
  assert.deepEqual(symbols(true), ['log_C_0', 'SD', 'log_a_air', 'log_a', 'm'])
})
