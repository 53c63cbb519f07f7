/** A declared number says which kind of quantity it is of, as an input does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BARE } from './bare-contract.ts'
import { type AnyContract, defineContract } from './contract.ts'
import { params } from './params.ts'
import { tablesSchema, valuesSchema } from './published-schema.ts'
import { listValue, mapValue, matrixValue, numberColumn, numberValue, rowsValue, type ValueSpec } from './values.ts'

const words = { title: 'Tension', description: 'Line tension.' }
const column = numberColumn('line_tension', 'Tension')
const ofTension: Readonly<Record<string, ValueSpec>> = {
  number: numberValue('line_tension', words),
  list: listValue('line_tension', words),
  matrix: matrixValue('line_tension', words),
  map: mapValue('line_tension', { ...words, keys: 'lines' }),
}
const contract: AnyContract = defineContract({
  ...BARE,
  params: params({}),
  values: {
    ...ofTension,
    rows: rowsValue({ ...words, columns: { tension: column } }),
    ratio: numberValue('-', words),
    stated: numberValue({ unit: 'kN', noKind: 'a test' }, words),
  },
  tables: { lines: { ...words, columns: { tension: column } } },
})
const published = valuesSchema(contract).properties as Readonly<Record<string, Readonly<Record<string, unknown>>>>

for (const shape of Object.keys(ofTension))
  test(`a ${shape} of a kind keeps the name of the kind beside its unit, and publishes both`, () => {
    const { unit, quantity } = ofTension[shape] as { unit: string; quantity?: string }
    assert.deepEqual([unit, quantity], ['kN', 'line_tension'])
    assert.equal(published[shape]?.['x-ogc-unit'], 'kN')
    assert.equal(published[shape]?.['x-kind'], 'line_tension')
  })

test('a column publishes the kind of its numbers', () => {
  assert.equal(column.quantity, 'line_tension')
  assert.match(JSON.stringify(published.rows), /"x-kind":"line_tension"/)
  assert.match(JSON.stringify(tablesSchema(contract)), /"x-kind":"line_tension"/)
})

test('a number of no kind publishes its unit alone', () => {
  assert.ok(published.ratio && published.stated)
  assert.ok(!('x-kind' in published.ratio) && !('x-kind' in published.stated))
  assert.equal(published.stated['x-ogc-unit'], 'kN')
})
