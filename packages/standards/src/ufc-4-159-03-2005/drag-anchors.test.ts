/** The law of holding capacity against a script that knows the criteria only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as drag from './drag-anchors.ts'
import worked from './worked.json' with { type: 'json' }

test('the law of UFC 4-159-03 is that of the script', () => assertScriptAgrees(drag, worked))

test('an anchor of the reference weight holds the coefficient itself, whatever the exponent', () => {
  const source = closedForm('one to any power')
  assertEquationHolds(drag.holdingCapacity, {
    ranges: { b: [0, 1] },
    worked: [{ args: { m: 840e3, W_A: 44e3, W_R: 44e3, b: 0.92 }, value: 840e3, relTol: 0, source }],
  })
})
