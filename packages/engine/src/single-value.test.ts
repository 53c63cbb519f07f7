/** Claims about values that are lists: one that may be a single entry is answered as that entry. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineContract, listValue, params, readParams, textsValue } from '@keelson/workflow'
import { BARE } from '@keelson/workflow/bare-contract.ts'
import { emittedValues } from './emit-values.ts'

const said = { title: 'Said', description: 'Of stations.' }

function answer(single: boolean, numbers: readonly number[], texts: readonly string[]) {
  const own = { ...said, ...(single && { single: true as const }) }
  const contract = defineContract({
    ...BARE,
    id: 'single',
    title: 'Single',
    params: params({}),
    values: { numbers: listValue('-', own), texts: textsValue(own) },
  })
  const made = emittedValues(contract, readParams(contract, {}), { values: { numbers, texts } })
  return [made.numbers?.value, made.texts?.value]
}

test('a list of one is the entry itself where the value says so, of numbers and of texts', () => {
  assert.deepEqual(answer(true, [4], ['internal']), [4, 'internal'])
  assert.deepEqual(answer(false, [4], ['internal']), [[4], ['internal']])
})

test('a list of several stays a list', () => {
  assert.deepEqual(answer(true, [4, 5], ['a', 'b']), [
    [4, 5],
    ['a', 'b'],
  ])
})
