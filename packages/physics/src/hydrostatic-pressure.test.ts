/** The pressure of still water against a script that knows hydrostatics only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as hydrostatic from './hydrostatic-pressure.ts'
import worked from './hydrostatic-pressure.worked.json' with { type: 'json' }

test('pressure and depth are what the script gives, with none above the water', () => {
  assertScriptAgrees(hydrostatic, worked)
})
