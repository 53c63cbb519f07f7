/** The lesser of two pressures, whichever it is. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as allowable from './allowable-pressure.ts'
import worked from './worked.json' with { type: 'json' }

test('a flaw whose rule grants more than the sound pipe is allowed what the sound pipe is', () => {
  assertScriptAgrees(allowable, worked, { allowablePressureOfFlaw: { P_S: [0, 5e7], MAWP: [1e5, 5e7] } })
})
