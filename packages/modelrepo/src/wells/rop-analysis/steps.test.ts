/** What the check of the coefficients is worked out from. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testKit } from '@keelson/engine/testing.ts'
import { ropAnalysis as workflow } from './index.ts'

const { run } = testKit(workflow)

test('the bounds in the steps are those of the coefficient that lies farthest out, the lowest and the highest', () => {
  const { steps } = run({ coefficients: [1.4, 0.0001, 0.0001, 3e-5, 1, 1.2, 0.6, 0.4] }).result
  const bounds = steps.filter(({ symbol }) => symbol === 'a_l' || symbol === 'a_u')
  assert.deepEqual(
    bounds.map(({ symbol, title, cell, value }) => `${symbol}: ${title}, ${cell}, ${value}`),
    ['a_l: Lowest a6, row a6, lowest, 0.4', 'a_u: Highest a6, row a6, highest, 1'],
  )
  const within = steps.filter(({ arguments: of }) => of?.some(({ symbol }) => symbol === 'a_l'))
  assert.equal(within.length, 2)
  for (const { arguments: of } of within) {
    const taken = Object.fromEntries((of ?? []).map(({ symbol, value }) => [symbol, value]))
    assert.deepEqual([taken.a_l, taken.a_u], [0.4, 1])
  }
})
