/** Claims about table 10: each cell, and where it ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as oor from './out-of-roundness.ts'

const worked = <A>(args: A, value: number, source: string) => ({
  worked: [{ args, value, relTol: 1e-9, source }] as const,
})
const print = 'table 10 as printed by a mill (tubingchina.com)'

test('out-of-roundness and each cell of the table', () => {
  assertEquationHolds(oor.outOfRoundness, worked({ D_max: 325, D_min: 322.7 }, 2.3000000000000114, 'definition'))
  assertEquationHolds(oor.bodyLimit, worked({ D: 323.9 }, 6.478, 'independent calculation, 12 in body'))
  assertEquationHolds(oor.bodyLimitLarge, worked({ D: 914 }, 13.71, print))
  assertEquationHolds(oor.endLimit, worked({ D: 323.9 }, 4.8585, print))
  assertEquationHolds(oor.endLimitLarge, worked({ D: 914 }, 9.14, print))
  assert.equal(oor.bodyLimitLarge.evaluate({ D: 1200 }), 15)
  assert.equal(oor.endLimitLarge.evaluate({ D: 1400 }), 13)
})

test('the table begins at 60.3 mm, turns at 610 mm and ends at 1422 mm or D/t 75', () => {
  const at = (location: oor.Location, D: number, t: number) => oor.outOfRoundnessLimit(location, D / 1000, t / 1000)
  assert.match(
    'none' in at('body', 60.2, 5) ? (at('body', 60.2, 5) as { none: string }).none : '',
    /diameter tolerance/,
  )
  assert.equal(at('body', 60.3, 5), oor.bodyLimit)
  assert.equal(at('end', 610, 5), oor.endLimit)
  assert.equal(at('body', 610.1, 20), oor.bodyLimitLarge)
  assert.equal(at('end', 1422, 20), oor.endLimitLarge)
  assert.ok('none' in at('end', 1422.1, 20))
  assert.ok('none' in at('body', 914, 12.1))
  assert.equal(at('body', 914, 12.7), oor.bodyLimitLarge)
})
