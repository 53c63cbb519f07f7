/** What the steps of a spread say of an environment that is not there: nothing, in the units of what is there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testKit } from '@keelson/engine/testing.ts'
import { fpsoSpreadMooring as workflow } from './index.ts'

const { run } = testKit(workflow)

test('wind, current and waves that are not there have no force, in the unit of the force that they would have', () => {
  const step = (symbol: string, over = {}) => run(over).result.steps.find((s) => s.symbol === symbol)
  for (const [name, symbol] of [
    ['wind_speed', 'F_w'],
    ['current_speed', 'F_c'],
    ['significant_wave_height', 'F_d'],
  ] as const) {
    const [calm, acts] = [step(symbol, { [name]: 0 }), step(symbol)]
    assert.ok(calm?.value === 0 && Number(acts?.value) > 0)
    assert.equal(calm.unit, acts?.unit)
  }
})

test('the environment has no yaw moment, in the unit of a force amidships by a length', () => {
  const { steps } = run().result
  const [force, moment] = ['F_x', 'M_z'].map((symbol) => steps.find((s) => s.symbol === symbol))
  assert.deepEqual([moment?.value, moment?.unit], [0, `${force?.unit}*m`])
})
