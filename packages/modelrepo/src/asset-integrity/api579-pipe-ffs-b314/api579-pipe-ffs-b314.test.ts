/** What the design code of this workflow changes, and what it does not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testKit, value } from '@keelson/engine/testing.ts'
import { api579PipeFfsB314 as workflow } from './index.ts'

const { run } = testKit(workflow)

test('without a code the pipe is one of ASME B31.4, which knows no de-rating and no location class', () => {
  assert.equal(workflow.example.code, 'ASME B31.4')
  const hot = run({ temperature_derating_factor: 0.9 }, ['code']).result
  assert.deepEqual(hot.values, run().result.values)
  assert.ok(hot.tables.every((t) => t.id !== 'location_classes'))
})

test('Level 1 accepts the grid of the example, and Level 2 what Level 1 does not', () => {
  const levels = (t_min: number) => {
    const ran = run({ minimum_required_thickness: t_min })
    return [value(ran, 'level_1_acceptable'), value(ran, 'level_2_acceptable')]
  }
  assert.deepEqual(levels(7.62), [true, true])
  assert.deepEqual(levels(8.5), [false, true])
  assert.deepEqual(levels(9.5), [false, false])
})
