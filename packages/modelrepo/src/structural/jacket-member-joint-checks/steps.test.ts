/** What the steps of a joint take: each argument is the step whose symbol it carries. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testKit } from '@keelson/engine/testing.ts'
import { jacketMemberJointChecks } from './index.ts'

const { run } = testKit(jacketMemberJointChecks)

test('the axial capacity of each class is written out from its own strength and chord factors', () => {
  const { steps } = run().result
  const made = new Map(steps.map((s) => [s.symbol, s.value]))
  const capacities = steps.filter((s) => /^P_ac?_[KXY]_/.test(s.symbol) && s.arguments?.some((a) => a.name === 'Q_u'))
  assert.ok(capacities.length >= 2)
  for (const { symbol, arguments: taken = [] } of capacities)
    for (const name of ['Q_u', 'Q_f']) {
      const own = taken.find((a) => a.name === name)
      assert.equal(own?.symbol, symbol.replace(/^P_ac?/, name))
      assert.equal(own?.value, made.get(own?.symbol ?? ''), `${name} of ${symbol}`)
    }
})
