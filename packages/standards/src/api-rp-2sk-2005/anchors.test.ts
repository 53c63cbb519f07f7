/** The anchors of API RP 2SK against a script that knows the practice only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as anchors from './anchors.ts'
import worked from './anchors.worked.json' with { type: 'json' }

test('factors of safety and friction on the seabed are those of the script', () => {
  assertScriptAgrees(anchors, worked)
})
