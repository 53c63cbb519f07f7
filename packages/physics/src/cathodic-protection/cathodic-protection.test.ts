/** Each equation against a script that knows its textbook only, and a project's calculation; limits of the attenuation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, type Evidence, peer } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import * as attenuation from './attenuation.ts'
import * as electrode from './electrode-resistance.ts'
import { demandOfParts, galvanicBalance } from './galvanic-balance.ts'
import balanceByScript from './galvanic-balance.worked.json' with { type: 'json' }
import * as hydrogen from './hydrogen.ts'
import * as impressed from './impressed-current.ts'
import byScript from './worked.json' with { type: 'json' }

const worked = <A>(args: A, value: number, relTol: number, source: Evidence) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const source = { id: 'test', title: 'test', publisher: 'test', revision: '1' }
const balance = galvanicBalance(source, { current: 'a', mass: 'b', count: 'c' })

test('equations and coefficients give what the script gives', () => {
  assertScriptAgrees({ ...attenuation, ...electrode, ...hydrogen, ...impressed }, byScript)
})

test('anodes hold charge by Faraday and give current by Ohm, as the script has it', () => {
  assertScriptAgrees({ ...balance, demandOfParts: demandOfParts(source, 'a') }, balanceByScript)
})

test('a deepwater flowline attenuates as its project calculated', () => {
  const project = peer('project calculation of a 10.75 in deepwater flowline to DNVGL-RP-F103 (2016)')
  const wall = { rho_me: 2e-7, t: 0.0254, D: 0.27305 }
  assertEquationHolds(attenuation.longitudinalResistance, worked(wall, 1.012e-5, 5e-4, project))
  const line = { R_prime: 1.012e-5, G_prime: Math.PI * 0.27305 * (0.00062 / 2.909) }
  assertEquationHolds(attenuation.attenuationConstant, worked(line, 4.301e-5, 5e-4, project))
})

test('at the drain point all of the current flows, and at the far end the least shift is left', () => {
  const line = { E_0: -0.4, alpha: 1e-4, L: 20000 }
  const drained = attenuation.drainCurrent.evaluate({ ...line, R_c: 0.1 })
  const left = attenuation.endShift.evaluate(line)
  const ends = closedForm('the two ends of the line')
  assertEquationHolds(attenuation.currentAt, worked({ ...line, R_c: 0.1, x: 0 }, drained, 1e-12, ends))
  assertEquationHolds(attenuation.shiftAt, worked({ ...line, x: 20000 }, left, 1e-12, ends))
})

test('the current lost between two points is what leaks there', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e-3, noNaN: true }), (alpha) => {
      const [L, R_c, x, dx] = [5000, 0.1, 1500, 0.1]
      const I = (at: number) => attenuation.currentAt.evaluate({ E_0: 1, alpha, L, R_c, x: at })
      const leaked = (alpha / R_c) * attenuation.shiftAt.evaluate({ E_0: 1, alpha, L, x })
      assert.ok(Math.abs((I(x - dx) - I(x + dx)) / (2 * dx) - leaked) < 1e-4 * leaked)
    }),
    { seed: 1 },
  )
})

test('a long line falls exponentially, without leaving the range of numbers', () => {
  assert.ok(Math.abs(attenuation.shiftAlong(1, 0.1, 1e6, 10) - Math.exp(-1)) < 1e-12)
  const at = (L: number) => attenuation.shiftAlong(1, 1, L, 3)
  assert.ok(Math.abs(at(700) / at(701) - 1) < 1e-12)
})

test('aluminium anodes are beyond what 13 Cr and duplex steel bear, low-voltage anodes are not', () => {
  const margin = (E_a: number) => hydrogen.hydrogenMargin.evaluate({ E_a, E_H: hydrogen.MODERATE_LIMIT.value })
  assert.ok(margin(-1.05) < 0)
  assert.ok(margin(-0.8) > 0)
})
