/** What the design code of this workflow changes, and what it does not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readParams, runNow } from '@keelson/workflow'
import { api579PipeFfsB318 as workflow } from './index.ts'

const run = (inputs: Readonly<Record<string, unknown>>) =>
  runNow(workflow, readParams(workflow.contract, inputs)).result

test('the design code that is assumed is ASME B31.8', () => {
  const { code: _, ...without } = workflow.example
  assert.deepEqual(run(without).values, run(workflow.example).values)
})

test('hot gas pipe is de-rated in proportion', () => {
  const MAWP = (T: number) =>
    Number(
      run({ ...workflow.example, temperature_derating_factor: T }).values.maximum_allowable_working_pressure?.value,
    )
  assert.ok(Math.abs(MAWP(0.9) / MAWP(1) - 0.9) < 1e-9)
})

test('a denser location class has a lower safe pressure', () => {
  const classes = run(workflow.example).tables.find((t) => t.id === 'location_classes')
  const safe = classes?.rows.slice(0, 5).map((row) => Number(row[3])) ?? []
  assert.ok(safe.length === 5 && safe.every((P, i) => i === 0 || P < (safe[i - 1] ?? 0)))
})
