/** Hoop stress, the wall that it asks for and the pressure that it allows, against a script and a published example. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import * as hoop from './hoop-stress.ts'
import * as temperature from './temperature.ts'
import byScript from './worked.json' with { type: 'json' }

const psi = (p: number) => toSI(p, 'psi')
const inch = (x: number) => toSI(x, 'in')
const handbook = published('Pipeline Rules of Thumb Handbook p. 84: 16 in x 0.250 in X52 class 1, 1170 psig')
const worked = <A>(args: A, value: number) => ({
  worked: [{ args, value, relTol: 1e-9, source: handbook }] as const,
})

test('equations, tables and coefficients give what the script gives', () => {
  assertScriptAgrees({ ...hoop, ...temperature }, byScript)
})

test('the published pipe is just thick enough for its pressure', () => {
  const pipe = { P: psi(1170), D: inch(16) }
  const S_a = psi(0.72 * 52000)
  assertEquationHolds(hoop.allowableHoopStress, worked({ F: 0.72, E: 1, T: 1, S: psi(52000) }, S_a))
  assertEquationHolds(hoop.hoopStress, worked({ ...pipe, t: inch(0.25) }, S_a))
  assertEquationHolds(hoop.hoopMinimumWall, worked({ ...pipe, S_a }, inch(0.25)))
  const sound = { S_a, t: inch(0.25), D: pipe.D }
  assertEquationHolds(hoop.allowablePressure, worked(sound, pipe.P))
})

test('the forms of chapter VIII cite A842.2.2', () => {
  for (const form of [hoop.netInternalPressure, hoop.hoopStressThick, hoop.hoopMinimumWallThick]) {
    assert.ok(form.clause.startsWith('A842.2.2'))
  }
})
