/** The pipe section against a script that knows the hollow circle only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as section from './pipe-section.ts'
import worked from './pipe-section.worked.json' with { type: 'json' }

test('bore, area, second moment, mass and weight are what the script gives', () => {
  assertScriptAgrees(section, worked)
})
