/** What the design code of this workflow changes, and what it does not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, number, rowsOf, testKit } from '@keelson/engine/testing.ts'
import { api579PipeFfsB318 as workflow } from './index.ts'

const { problems, run } = testKit(workflow)

test('the design code that is assumed is ASME B31.8', () => {
  assert.deepEqual(run({}, ['code']).result.values, run().result.values)
})

test('hot gas pipe is de-rated in proportion', () => {
  const MAWP = (T: number) => number(run({ temperature_derating_factor: T }), 'maximum_allowable_working_pressure')
  near(MAWP(0.9), 0.9 * MAWP(1))
})

test('a denser location class has a lower safe pressure', () => {
  const safe = rowsOf(run(), 'location_classes')
    .slice(0, 5)
    .map((row) => Number(row[3]))
  assert.ok(safe.length === 5 && safe.every((P, i) => i === 0 || P < (safe[i - 1] ?? 0)))
})

test('a yield strength in pascal is refused, with what it would be in the unit of the field', () => {
  const [said = ''] = problems({ specified_minimum_yield_strength: 358.5e6 })
  assert.match(
    said,
    /^\/specified_minimum_yield_strength .*is out of range .*Did you mean 358,500,000 Pa \(358\.5 MPa\)\?$/,
  )
})
