/** The equations against a script that knows the sources only, and against limits that need no arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as capacity from './capacity.ts'
import * as displacements from './displacements.ts'
import * as drained from './drained.ts'
import * as area from './effective-area.ts'
import worked from './shallow.worked.json' with { type: 'json' }
import * as sliding from './sliding.ts'
import * as undrained from './undrained.ts'

test('the equations are those of the script', () =>
  assertScriptAgrees({ ...area, ...capacity, ...undrained, ...drained, ...sliding, ...displacements }, worked))

test('the bearing capacity factors of sand are those of the published tables', () => {
  const nq = (degrees: number) => drained.overburdenFactor.evaluate({ phi: (degrees * Math.PI) / 180 })
  for (const [degrees, printed] of [
    [20, 6.4],
    [25, 10.66],
    [30, 18.4],
    [35, 33.3],
    [40, 64.2],
  ] as const)
    assert.ok(Math.abs(nq(degrees) / printed - 1) < 2e-3, `${degrees} deg`)
})

test('the Hansen weight factor at 30 degrees is the printed 15.07', () => {
  const phi = Math.PI / 6
  const N_q = drained.overburdenFactor.evaluate({ phi })
  assert.ok(Math.abs(drained.weightFactor.evaluate({ N_q, phi }) / 15.07 - 1) < 1e-3)
})

test('a strength that does not increase has a factor of 1, rough or smooth, to a hundredth', () => {
  for (const { evaluate } of [undrained.roughFactor, undrained.smoothFactor])
    assert.ok(Math.abs(evaluate({ x: 0 }) - 1) < 0.01)
})

test('a horizontal load that shears the whole area leaves the half of the pressure', () =>
  near(undrained.inclinationFactor.evaluate({ H: 7, H_max: 7 }), 0.5, 1e-12))

test('the tabled shape coefficients are met by the fit to five thousandths', () => {
  for (const [x, printed] of [
    [0, 0.18],
    [2, 0],
    [4, -0.05],
    [6, -0.07],
    [8, -0.09],
    [10, -0.1],
  ] as const)
    assert.ok(Math.abs(undrained.shapeCoefficient.evaluate({ x }) - printed) < 5e-3, `x = ${x}`)
})
