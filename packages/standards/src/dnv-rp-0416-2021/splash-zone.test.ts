/** Limits of the splash zone against a script that knows their definition only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as splashZone from './splash-zone.ts'
import worked from './worked.json' with { type: 'json' }

test('the splash zone reaches from below the lowest to above the highest tide', () => {
  assertScriptAgrees(splashZone, worked)
})
