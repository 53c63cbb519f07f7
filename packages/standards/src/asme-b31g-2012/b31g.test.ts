/** Level 1 and the effective area method against a script and against peer codes, and their limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, type Evidence, peer } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import fc from 'fast-check'
import * as area from './effective-area.ts'
import * as level1 from './level-1.ts'
import byScript from './worked.json' with { type: 'json' }

const mm = (x: number) => x / 1000
const MPa = (x: number) => x * 1e6
const pitcast = peer('pitcast benchmark/test-b31g.js@1d14671: 24 in X52, 2.54 mm deep, 254 mm long')
const worked = <A>(args: A, value: number, source: Evidence = pitcast, relTol = 1e-3) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const pipe = { D: mm(609.6), t: mm(7.137) }
const flaw = { d: mm(2.54), t: mm(7.137) }

test('equations and coefficients give what the script gives', () => {
  assertScriptAgrees({ ...level1, ...area }, byScript)
})

test('the bulging factors begin at 1, where there is no length', () => {
  const flat = closedForm('the root of 1')
  assertEquationHolds(level1.modifiedBulgingFactor, { ...worked({ z: 0 }, 1, flat, 1e-12), ranges: { z: [0, 300] } })
  assertEquationHolds(level1.originalBulgingFactor, worked({ z: 0 }, 1, flat, 1e-12))
})

test('the 24 in pipe of a peer code is met by both forms of Level 1', () => {
  assertEquationHolds(level1.lengthParameter, worked({ ...pipe, L: mm(254) }, 14.829))
  const z = 14.82882630423614
  assertEquationHolds(level1.originalBulgingFactor, worked({ z }, 3.58651))
  assertEquationHolds(level1.modifiedBulgingFactor, worked({ z }, 3.0924))
  assertEquationHolds(level1.originalFailureStress, {
    ...worked({ S: MPa(359), ...flaw, z, M: 3.58651 }, MPa(322.543)),
    ranges: { z: [0, 40] },
  })
  assertEquationHolds(level1.modifiedFlowStress, worked({ S: 359 }, 427.95))
  const S_F = MPa(330.857)
  assertEquationHolds(level1.modifiedFailureStress, worked({ S_flow: MPa(427.95), ...flaw, M: 3.0924 }, S_F))
  assertEquationHolds(level1.failurePressure, worked({ S_F, ...pipe }, MPa(7.74709)))
  assertEquationHolds(level1.safePressureOfSafetyFactor, worked({ P_F: MPa(7.74709), SF: 1.39 }, MPa(5.57345)))
})

test('modified B31G meets a peer code that takes 1.1 SMYS as the flow stress, short and long', () => {
  const source = peer('omega1x/pipenostics tests/testthat/testpf.R@d6dd9e2, examples 1 to 5 of B31G-1991, psi, inches')
  const PEER = [
    { D: 30, t: 0.438, S: 52000, d: 0.1, L: 7.5, P: 1498.8988 },
    { D: 20, t: 0.25, S: 35000, d: 0.18, L: 10, P: 452.7847 },
    { D: 24, t: 0.432, S: 52000, d: 0.13, L: 30, P: 1599.8124 },
    { D: 24, t: 0.432, S: 52000, d: 0.3, L: 30, P: 934.4549 },
    { D: 24, t: 0.281, S: 52000, d: 0.08, L: 15, P: 1076.3933 },
  ]
  for (const { D, t, S, d, L, P } of PEER) {
    const M = level1.modifiedBulgingFactor.evaluate({ z: level1.lengthParameter.evaluate({ L, D, t }) })
    const S_F = level1.modifiedFailureStress.evaluate({ S_flow: 1.1 * S, d, t, M })
    assertEquationHolds(level1.failurePressure, worked({ S_F, t, D }, P, source, 1e-4))
  }
})

test('the modified bulging factor hardly jumps where its form changes', () => {
  const at = (z: number) => level1.modifiedBulgingFactor.evaluate({ z })
  assert.ok(Math.abs(at(50) / at(50.0001) - 1) < 0.003)
})

const inches = (list: readonly number[]) => list.map((x) => toSI(x, 'in'))
const pit = { x: inches([0, 2, 4, 6, 8, 10, 12]), y: inches([0, 0.05, 0.12, 0.15, 0.11, 0.04, 0]) }
const x52 = { D: toSI(24, 'in'), t: toSI(0.375, 'in') }

test('the effective length of a 24 in river bottom is its middle eight inches', () => {
  const { start, end, lowest } = area.effectiveSubLength(pit, x52)
  assert.deepEqual([start, end], [1, 5])
  const S_F = lowest * toSI(62000, 'psi')
  assert.ok(Math.abs(S_F / toSI(50675, 'psi') - 1) < 1e-3)
})

test('a flat pit of one depth is worst over its whole length, and the effective area never below the whole', () => {
  const flat = { x: [0, 0.1, 0.2, 0.3], y: [0.003, 0.003, 0.003, 0.003] }
  const { start, end } = area.effectiveSubLength(flat, { D: 0.6, t: 0.01 })
  assert.deepEqual([start, end], [0, 3])
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.008, noNaN: true }), { minLength: 2, maxLength: 12 }), (y) => {
      const x = y.map((_, i) => i * 0.05)
      const { lowest } = area.effectiveSubLength({ x, y }, { D: 0.6, t: 0.01 })
      return lowest <= 1 && lowest > 0
    }),
  )
})
