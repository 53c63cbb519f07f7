/** Statuses, ranking and sums of a field against their rules, and against a script. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import * as field from './field-health.ts'
import worked from './field-health.worked.json' with { type: 'json' }

test('the sums and the limits of a field are those of the script', () => assertScriptAgrees(field, worked))

test('a well above its potential defers nothing, and takes nothing from the others', () => {
  const args = { q_p: [10, 20], q_a: [4, 25] }
  assertEquationHolds(field.deferredProduction, {
    worked: [{ args, value: 6, relTol: 1e-15, source: closedForm('10 - 4, and nothing of the second') }],
  })
})

test('a label has its status in any case, and one that is not known is a warning', () => {
  const statuses = {
    NORMAL: 'normal',
    Gas_Lock: 'failure',
    ROD_PARTING: 'failure',
    stuck_pump: 'failure',
    PUMP_TAGGING: 'critical',
    pump_tagging_up: 'critical',
    pump_tagging_down: 'critical',
    fluid_pound: 'warning',
    'something else': 'warning',
    '': 'warning',
  } as const
  for (const [label, status] of Object.entries(statuses)) assert.equal(field.statusOf(label), status, label)
})

test('wells are ranked by severity, then by fillage, then by name, whatever their order was', () => {
  const well = (id: string, status: field.Status, fillage?: number) => ({ id, status, fillage })
  const ranked = [
    well('A', 'failure', 0.4),
    well('B', 'failure'),
    well('C', 'critical', 0.9),
    well('D', 'warning', 0.2),
    well('E', 'warning', 0.7),
    well('F', 'warning', 0.7),
    well('G', 'normal', 0.1),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(ranked, { minLength: ranked.length }), (shuffled) => {
      assert.deepEqual(shuffled.toSorted(field.byNeed), ranked)
    }),
    { numRuns: 30, seed: 1 },
  )
})

test('a fillage that is not known ranks as that of a full pump, and of equals the earlier name comes first', () => {
  const well = (id: string, fillage?: number) => ({ id, status: 'normal' as const, fillage })
  assert.ok(field.byNeed(well('A', 1), well('B')) < 0 && field.byNeed(well('B'), well('A', 1)) > 0)
  assert.ok(field.byNeed(well('A'), well('B', 1)) < 0 && field.byNeed(well('B', 1), well('A')) > 0)
  assert.equal(field.byNeed(well('A', 1), well('A')), 0)
})
