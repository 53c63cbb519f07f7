/** The table of drag anchors against a second reading, and what it may not contain. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as drag from './drag-anchors.ts'
import worked from './worked.json' with { type: 'json' }

test('the table is that of the second reading', () => assertScriptAgrees(drag, worked))

test('every anchor holds more on sand than in mud', () => {
  for (const anchor of drag.DRAG_ANCHORS) assert.ok(drag.HOLDING[anchor].sand.m > drag.HOLDING[anchor].mud.m, anchor)
})
