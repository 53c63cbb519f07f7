/** Hoop stress, the wall that it asks for and the pressure that it allows, against a published example. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import * as hoop from './hoop-stress.ts'

const psi = (p: number) => toSI(p, 'psi')
const inch = (x: number) => toSI(x, 'in')
const published = 'Pipeline Rules of Thumb Handbook p. 86: 26 in x 0.3125 in X52, 900 psig'
const worked = <A>(args: A, value: number, source = published) => ({
  worked: [{ args, value, relTol: 1e-9, source }] as const,
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

test('the forms of chapter IX cite A402.3.5 and take the external pressure off', () => {
  const hand = 'worked by hand'
  assertEquationHolds(hoop.netInternalPressure, worked({ P_i: 20e6, P_e: 1e6 }, 19e6, hand))
  assertEquationHolds(hoop.hoopStressThick, worked({ P: 20e6, D: 0.3, t: 0.02 }, 140e6, hand))
  assertEquationHolds(hoop.hoopMinimumWallThick, worked({ P: 20e6, D: 0.3, S_a: 140e6 }, 0.02, hand))
  for (const form of [hoop.netInternalPressure, hoop.hoopStressThick, hoop.hoopMinimumWallThick]) {
    assert.ok(form.clause.startsWith('A402.3.5'))
  }
})
