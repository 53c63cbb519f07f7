/** Claims about table 10: each cell as a script and a mill have it, and where it ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import { PSL2_GRADES } from './grades.ts'
import * as oor from './out-of-roundness.ts'
import byScript from './worked.json' with { type: 'json' }

const worked = <A>(args: A, value: number) => ({
  worked: [
    { args, value, relTol: 1e-9, source: published('table 10 as printed by a mill (tubingchina.com)') },
  ] as const,
})

test('tolerances and grades are those of the script', () => {
  assertScriptAgrees({ ...oor, PSL2_GRADES }, byScript)
})

test('each cell of the table', () => {
  assertEquationHolds(oor.bodyLimitLarge, worked({ D: 914 }, 13.71))
  assertEquationHolds(oor.endLimit, worked({ D: 323.9 }, 4.8585))
  assertEquationHolds(oor.endLimitLarge, worked({ D: 914 }, 9.14))
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
