/** Corrosion of chain against a script that knows the practice only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as corrosion from './chain-corrosion.ts'
import worked from './chain-corrosion.worked.json' with { type: 'json' }

test('the diameter that is left, its loss and the usual rates are those of the script', () => {
  assertScriptAgrees(corrosion, worked)
})
