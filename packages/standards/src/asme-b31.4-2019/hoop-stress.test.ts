/** Hoop stress and the wall that it asks for, against a published example and values worked by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import * as hoop from './hoop-stress.ts'

const psi = (p: number) => toSI(p, 'psi')
const inch = (x: number) => toSI(x, 'in')
const published = 'Pipeline Rules of Thumb Handbook p. 86: 26 in x 0.3125 in X52, 900 psig'
const worked = <A>(args: A, value: number, source = 'worked by hand', relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('the published pipe is just thick enough for its pressure', () => {
  const pipe = { P: psi(900), D: inch(26) }
  const S_a = psi(0.72 * 52000)
  assertEquationHolds(hoop.allowableHoopStress, worked({ F: 0.72, E: 1, S_y: psi(52000) }, S_a, published))
  assertEquationHolds(hoop.hoopStress, worked({ ...pipe, t: inch(0.3125) }, S_a, published))
  assertEquationHolds(hoop.hoopMinimumWall, worked({ ...pipe, S_a }, inch(0.3125), published))
  const sound = { S_a, t: inch(0.3125), D: pipe.D }
  assertEquationHolds(hoop.allowablePressure, worked(sound, pipe.P, published))
  assertEquationHolds(hoop.netInternalPressure, worked({ P_i: 20e6, P_e: 1e6 }, 19e6))
})

test('on the mean diameter a thick pipe needs less, and a thin one the same', () => {
  assertEquationHolds(hoop.hoopStressThick, worked({ P: 20e6, D: 0.3, t: 0.02 }, 140e6))
  assertEquationHolds(hoop.hoopMinimumWallThick, worked({ P: 20e6, D: 0.3, S_a: 140e6 }, 0.02))
  const thin = { P: 5e6, D: 0.3, S_a: 140e6 }
  assert.equal(hoop.hoopMinimumWallThick.evaluate(thin), hoop.hoopMinimumWall.evaluate(thin))
})

test('the mean-diameter wall never leaves the range where its form holds, and falls steadily with strength', () => {
  const wall = (S_a: number) => hoop.hoopMinimumWallThick.evaluate({ P: 1, D: 1, S_a })
  let before = Number.POSITIVE_INFINITY
  for (let S_a = 10; S_a <= 20; S_a += 0.05) {
    const t = wall(S_a)
    assert.ok(t <= before)
    const stress = t >= 1 / 30 ? (1 - t) / (2 * t) : 1 / (2 * t)
    assert.ok(stress <= S_a * (1 + 1e-12))
    before = t
  }
})

test('without net internal pressure no wall is asked for', () => {
  assert.equal(hoop.hoopMinimumWall.evaluate({ P: -1, D: 1, S_a: 1 }), 0)
  assert.equal(hoop.hoopMinimumWallThick.evaluate({ P: -1, D: 1, S_a: 1 }), 0)
})
