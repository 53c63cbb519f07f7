/** The corrosion allowance against a script that knows its definition only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as wall from './pipe-wall.ts'
import worked from './pipe-wall.worked.json' with { type: 'json' }

test('a wall loses its corrosion allowance and gets it back, as the script has it', () => {
  assertScriptAgrees(wall, worked)
})
