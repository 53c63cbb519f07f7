/** The minimum tension of fibre rope against a script that knows the practice only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as minimum from './minimum-tension.ts'
import worked from './worked.json' with { type: 'json' }

test('the least tension and its margin are those of the script, and a slack rope has none', () => {
  assertScriptAgrees(minimum, worked, { minimumRatio: { T_min: [-1e7, 1e8] } })
})
