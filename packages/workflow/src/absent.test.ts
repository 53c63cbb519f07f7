/** Claims about inputs of which there may be none: null says so, and is the same as leaving them out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BARE } from './bare-contract.ts'
import { defineContract } from './contract.ts'
import { optional, params, quantity } from './params.ts'
import { requestSchema } from './published-schema.ts'
import { readParams } from './read-params.ts'
import { problemsOf } from './refused.ts'

const said = { description: 'Of a test.' }
const contract = defineContract({
  ...BARE,
  id: 'absent',
  title: 'Absent',
  params: params({
    distance: optional(quantity('tieback_distance', { ...said, title: 'Distance', absent: true })),
    depth: optional(quantity('water_depth', { ...said, title: 'Depth' })),
  }),
  values: {},
})

test('null, bare or with a unit, reads as an input that was left out', () => {
  for (const distance of [null, { value: null, unit: 'km' }, { value: null }]) {
    const { params: read, inputs, used } = readParams(contract, { distance })
    assert.deepEqual([read, used], [{}, {}])
    assert.equal(inputs.find((input) => input.name === 'distance')?.origin, 'left out')
  }
  assert.deepEqual(readParams(contract, { distance: 2 }).params, { distance: 2000 })
})

test('null is refused in every other input', () => {
  assert.deepEqual(
    problemsOf(() => readParams(contract, { depth: null })).map(({ pointer }) => pointer),
    ['/depth'],
  )
})

test('the published schema says that null may be sent', () => {
  const { properties } = requestSchema(contract, {}) as {
    readonly properties: Readonly<Record<string, { readonly anyOf: readonly { readonly type?: unknown }[] }>>
  }
  const takesNull = (name: string) => properties[name]?.anyOf.some(({ type }) => type === 'null')
  assert.deepEqual([takesNull('distance'), takesNull('depth')], [true, false])
})
