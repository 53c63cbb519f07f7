/** What the steps of a pad eye say: how many share the load, of how many. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testKit } from '@keelson/engine/testing.ts'
import { liftingLugDesign as workflow } from './index.ts'

const container = testKit(workflow, {
  method: 'dnv_2_7_1',
  gross_mass: 4,
  number_of_padeyes: 4,
  sling_angle_from_horizontal: 50,
  plate_thickness: 20,
  hole_diameter: 30,
  outer_radius: 40,
  yield_strength: 290,
})

test('of more pad eyes than can share the load the largest number that can is taken', () => {
  for (const number_of_padeyes of [2, 3, 6]) {
    const step = container.run({ number_of_padeyes }).result.steps.find((s) => s.symbol === 'n_s')
    const taken = Object.fromEntries((step?.arguments ?? []).map((a) => [a.symbol, a.value]))
    assert.deepEqual(taken, { n: number_of_padeyes, n_max: 4 })
    assert.equal(step?.value, Math.min(number_of_padeyes, 4))
  }
})
