/** The anchors of API RP 2SK against a script that knows the practice only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as anchors from './anchors.ts'
import worked from './anchors.worked.json' with { type: 'json' }

test('factors of safety and friction on the seabed are those of the script', () => {
  assertScriptAgrees(anchors, worked)
})

test('the transient condition asks for no factor, nor does a damaged mobile mooring of its drag anchors', () => {
  const required = anchors.requiredAnchorFactor
  assert.equal(required('permanent', 'drag', 'transient'), null)
  assert.equal(required('mobile', 'drag', 'damaged'), null)
  assert.equal(required('mobile', 'drag', 'intact'), 1)
  assert.equal(required('permanent', 'pile_lateral', 'damaged'), 1.2)
})
