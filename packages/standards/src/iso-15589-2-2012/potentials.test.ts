/** The potentials against a second reading of the table. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as potentials from './potentials.ts'
import worked from './worked.json' with { type: 'json' }

test('steel is over-protected beyond the potential of the table', () => {
  assertScriptAgrees(potentials, worked)
})
