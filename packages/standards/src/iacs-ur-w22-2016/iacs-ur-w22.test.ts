/** Breaking loads of chain against a script that knows the rule only, and against tables of makers and of a reference design. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as chain from './chain.ts'
import worked from './worked.json' with { type: 'json' }

test('the breaking load and the coefficients of the grades are those of the script', () => {
  assertScriptAgrees(chain, worked, { chainBreakingLoad: { d: [20, 540] } })
})

test('chain of 34 to 70 mm breaks at the loads of a maker’s table, which rounds up to the next kilonewton', () => {
  const source = published('a maker’s table of break loads by DNV-OS-E302 and IACS UR W22')
  const table = [
    ['R3', 34, 1065],
    ['R3', 70, 4196],
    ['R3S', 34, 1189],
    ['R3S', 70, 4686],
    ['R4', 34, 1308],
    ['R4', 64, 4364],
    ['R4', 68, 4886],
  ] as const
  for (const [grade, d, load] of table) {
    const args = { c: chain.GRADE_COEFFICIENTS[grade], d }
    const value = load - 0.5
    assertEquationHolds(chain.chainBreakingLoad, { worked: [{ args, value, relTol: 0.5 / value, source }] })
  }
})

test('studless R3 chain of 185 mm breaks at 22 286 kN', () => {
  const source = published('Allen et al. (2020), NREL/TP-5000-76773, mooring system properties')
  assertEquationHolds(chain.chainBreakingLoad, {
    worked: [{ args: { c: chain.GRADE_COEFFICIENTS.R3, d: 185 }, value: 22286, relTol: 2.5e-5, source }],
  })
})

test('a stronger grade breaks later', () => {
  const c = Object.values(chain.GRADE_COEFFICIENTS)
  assert.deepEqual(
    c,
    c.toSorted((a, b) => a - b),
  )
})

test('thicker chain is stronger up to the turning diameter, and not beyond', () => {
  const load = (d: number) => chain.chainBreakingLoad.evaluate({ c: 1, d })
  const d = chain.TURNING_DIAMETER
  assert.ok(load(d) > load(d - 1e-3) && load(d) > load(d + 1e-3))
})

test('at the diameter without strength the formula gives none, and just below it some', () => {
  const load = (d: number) => chain.chainBreakingLoad.evaluate({ c: 1, d })
  assert.equal(load(chain.STRENGTHLESS_DIAMETER), 0)
  assert.ok(load(chain.STRENGTHLESS_DIAMETER - 1e-3) > 0)
})
