/** The form of wind loads that Isherwood and Blendermann share, against its script. */
import { test } from 'node:test'
import { house } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { windLoadsBy } from './loads.ts'
import worked from './loads.worked.json' with { type: 'json' }

test('forces and moment are those of the script, under whatever source they stand', () => {
  assertScriptAgrees({ loads: windLoadsBy(house, 'any') }, worked)
})
