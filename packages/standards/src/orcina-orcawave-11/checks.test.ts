/** What the diffraction model is checked for, against a script that knows the sources only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as checks from './checks.ts'
import worked from './worked.json' with { type: 'json' }

test('the checks of a diffraction model and their limits are those of the script', () => {
  assertScriptAgrees(checks, worked)
})
