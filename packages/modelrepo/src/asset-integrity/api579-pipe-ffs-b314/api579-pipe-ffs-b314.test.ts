/** What the design code of this workflow changes, and what it does not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readParams, runNow } from '@keelson/workflow'
import { api579PipeFfsB314 as workflow } from './index.ts'

const run = (inputs: Readonly<Record<string, unknown>>) =>
  runNow(workflow, readParams(workflow.contract, inputs)).result

const { code, ...open } = workflow.example as Readonly<Record<string, unknown>>

test('without a code the pipe is one of ASME B31.4, which knows no de-rating and no location class', () => {
  assert.deepEqual(code, { value: 'ASME B31.4', unit: '-' })
  const hot = run({ ...open, temperature_derating_factor: 0.9 })
  assert.deepEqual(hot.values, run(workflow.example).values)
  assert.ok(hot.tables.every((t) => t.id !== 'location_classes'))
})

test('level 1 accepts the grid of the example, and level 2 what level 1 does not', () => {
  const levels = (t_min: number) => {
    const { values } = run({ ...workflow.example, minimum_required_thickness: t_min })
    return [values.level_1_acceptable?.value, values.level_2_acceptable?.value]
  }
  assert.deepEqual(levels(7.62), [true, true])
  assert.deepEqual(levels(8.5), [false, true])
  assert.deepEqual(levels(9.5), [false, false])
})
