/** What the steps of damage-stability say, in the units of their numbers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { near, number, testKit } from '@keelson/engine/testing.ts'
import { damageStability as workflow } from './index.ts'

const { run } = testKit(workflow)
const step = (ran: Ran, title: string) => {
  const found = ran.result.steps.find((s) => s.title === title)
  assert.ok(found, title)
  return found
}

test('the deck edge of a box of 20 m that floats at half of her 10 m is wet at the angle of 5 m in 10 m, in radians', () => {
  const section = { half_breadths: [0, 10, 10], heights: [0, 0, 10] }
  const offsets = [-50, -20, 20, 50].map((x) => ({ x, ...section }))
  const ran = run({ analysis: 'hull_gz', offsets, draft: 5, kg: 6.5 })
  const wet = ran.result.steps.filter((s) => s.clause === 'the first of the points that meets the water')
  assert.equal(wet.length, 1)
  assert.equal(wet[0]?.unit, 'rad')
  near(wet[0]?.value, Math.atan(5 / 10), 1e-6)
})

test('the largest lever from 30 degrees on is a length in metres, that which is checked', () => {
  const ran = run()
  const lever = step(ran, 'Maximum righting lever at 30 degrees or more')
  assert.equal(lever.unit, 'm')
  near(lever.value, number(ran, 'maximum_gz'), 1e-9)
})
