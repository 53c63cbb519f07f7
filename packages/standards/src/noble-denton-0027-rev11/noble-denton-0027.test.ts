/** Claims about lifts, slings and shackles of the guideline: a script, and the printed table of bending factors. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as dynamic from './dynamic-amplification.ts'
import * as shackles from './shackles.ts'
import * as slings from './slings.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations, bands and factors are those of the script', () =>
  assertScriptAgrees({ ...dynamic, ...slings, ...shackles }, worked))

test('the bending factors are those that the guideline prints', () => {
  const printed = { 1: 2, 1.5: 1.69, 2: 1.55, 3: 1.41, 4: 1.33, 5: 1.29, 6: 1.26, 7: 1.23 }
  const [first, ...rest] = Object.entries(printed).map(([ratio, value]) => ({
    args: { D: Number(ratio), d: 1 },
    value,
    relTol: 4e-3,
    source: published('0027/ND Rev 11 table 7-1'),
  }))
  if (first) assertEquationHolds(slings.bendingFactor, { worked: [first, ...rest] })
})
