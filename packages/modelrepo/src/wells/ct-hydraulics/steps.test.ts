/** What the steps of coiled tubing take: which layer is written out, and which loss the pump makes up for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { near, number, testKit } from '@keelson/engine/testing.ts'
import { ctHydraulics as workflow } from './index.ts'

const { run } = testKit(workflow)
const symbolsOf = (ran: Ran, symbol: string) =>
  ran.result.steps.find((s) => s.symbol === symbol)?.arguments?.map((a) => a.symbol) ?? []

test('the pump makes up for the loss in the tubing as the friction reducer leaves it', () => {
  const [plain, eased] = [run(), run({ friction_reduction: 0.35 })]
  assert.ok(symbolsOf(plain, 'p_p').includes('dP_t') && !symbolsOf(plain, 'p_p').includes('dP_f'))
  assert.ok(symbolsOf(eased, 'p_p').includes('dP_f') && !symbolsOf(eased, 'p_p').includes('dP_t'))
})

test('of a reel in layers the innermost is written out, and no other', () => {
  const ran = run({ reel_width: 1.8, reel_core_diameter: 1.8 })
  assert.ok(number(ran, 'reel_layers') > 2)
  const numbers = ran.result.steps.filter(({ symbol }) => symbol.startsWith('k_l'))
  assert.deepEqual(
    numbers.map(({ value }) => value),
    [1],
  )
  assert.ok(numbers[0]?.section.startsWith('Reel, innermost layer'))
})

test('a mean coil is as long as the tubing on the reel, and goes by its name', () => {
  const all = run().result.steps.filter(({ section }) => section.startsWith('Reel as mean coil'))
  const lengths = all.flatMap(({ arguments: of }) => of?.filter(({ name }) => name === 'L') ?? [])
  assert.ok(lengths.length > 0)
  for (const { symbol, value, unit } of lengths) {
    assert.equal(symbol, 'L_r')
    if (unit === 'm') near(Number(value), 1500)
  }
})
