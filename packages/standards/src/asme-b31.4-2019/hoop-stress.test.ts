/** Hoop stress, the wall that it asks for and the pressure that it allows, against a script and a published example. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import * as hoop from './hoop-stress.ts'
import byScript from './worked.json' with { type: 'json' }

const psi = (p: number) => toSI(p, 'psi')
const inch = (x: number) => toSI(x, 'in')
const handbook = published('Pipeline Rules of Thumb Handbook p. 86: 26 in x 0.3125 in X52, 900 psig')
const worked = <A>(args: A, value: number) => ({
  worked: [{ args, value, relTol: 1e-9, source: handbook }] as const,
})

test('equations, tables and coefficients give what the script gives', () => {
  assertScriptAgrees({ ...hoop }, byScript)
})

test('the published pipe is just thick enough for its pressure', () => {
  const pipe = { P: psi(900), D: inch(26) }
  const S_a = psi(0.72 * 52000)
  assertEquationHolds(hoop.allowableHoopStress, worked({ F: 0.72, E: 1, S_y: psi(52000) }, S_a))
  assertEquationHolds(hoop.hoopStress, worked({ ...pipe, t: inch(0.3125) }, S_a))
  assertEquationHolds(hoop.hoopMinimumWall, worked({ ...pipe, S_a }, inch(0.3125)))
  const sound = { S_a, t: inch(0.3125), D: pipe.D }
  assertEquationHolds(hoop.allowablePressure, worked(sound, pipe.P))
})

test('the forms of chapter IX cite A402.3.5', () => {
  for (const form of [hoop.netInternalPressure, hoop.hoopStressThick, hoop.hoopMinimumWallThick]) {
    assert.ok(form.clause.startsWith('A402.3.5'))
  }
})
