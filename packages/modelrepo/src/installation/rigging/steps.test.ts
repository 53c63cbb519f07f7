/** What the steps of a lift on four legs say: which numbers of the legs the decisive ones are taken of. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testKit } from '@keelson/engine/testing.ts'
import { rigging as workflow } from './index.ts'

const { run } = testKit(workflow)

test('the longest leg, the largest force and the flattest angle are taken of the four legs by their numbers', () => {
  const { steps } = run().result
  const taken = steps.flatMap(({ arguments: all = [] }) =>
    all.length === 4 ? [all.map((a) => a.symbol).join(' ')] : [],
  )
  for (const symbol of ['l', 'F', 'theta'])
    assert.ok(taken.includes([1, 2, 3, 4].map((k) => `${symbol}_${k}`).join(' ')), `${symbol} in ${taken.join('; ')}`)
})
