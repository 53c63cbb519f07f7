/** A grid of quantities is read in any unit, whole or by the row, and refused at the number that is wrong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BARE } from './bare-contract.ts'
import { defineContract } from './contract.ts'
import { declaredSchema } from './declared-schema.ts'
import { gappedGrid, gappedList, params, quantityGrid } from './params.ts'
import { requestSchema } from './published-schema.ts'
import { readParams } from './read-params.ts'
import { problemsOf } from './refused.ts'

const contract = defineContract({
  ...BARE,
  id: 'grid',
  title: 'Grid',
  params: params({
    grid: quantityGrid('displacement', { title: 'Grid', description: 'Rows.', above: 0, maxItems: 3 }),
    record: gappedList('displacement', { title: 'Record', description: 'May have gaps.', minimum: 0, maxItems: 4 }),
    table: gappedGrid('displacement', { title: 'Table', description: 'May have gaps.', maxItems: 3 }),
  }),
})
const whole = { grid: [[1]], record: [1], table: [[1]] }
const read = (grid: unknown) => readParams(contract, { ...whole, grid }).params.grid
const pointersOf = (grid: unknown) => problemsOf(() => read(grid)).map((p) => p.pointer)

test('rows of numbers, a unit for the whole, for a row or for a number give the same lengths', () => {
  const same = [
    [[25.4], [50.8]],
    { value: [[1], [2]], unit: 'in' },
    [{ value: [1], unit: 'in' }, [50.8]],
    [['1 in'], [{ value: 2, unit: 'in' }]],
  ]
  for (const grid of same) assert.deepEqual(read(grid), [[0.0254], [0.0508]])
})

test('what is wrong is refused at its row and column', () => {
  assert.deepEqual(pointersOf([[1, -1]]), ['/grid/0/1'])
  assert.deepEqual(pointersOf([[1, 2], 3]), ['/grid/1'])
  assert.deepEqual(pointersOf({ value: [[1, 'x']], unit: 'in' }), ['/grid/0/1'])
  assert.deepEqual(pointersOf({ value: [[1]], unit: 'kg' }), ['/grid/0/0'])
  assert.deepEqual(pointersOf([[1, 1, 1, 1]]), ['/grid/0'])
})

test('the published schema tells rows of quantities', () => {
  const text = JSON.stringify(requestSchema(contract, {}))
  assert.ok(text.includes('"maxItems":3') && text.includes('"x-ogc-unit":"mm"'))
})

test('a list with gaps has null where a number is missing, in whatever unit the others are', () => {
  const record = (sent: unknown) => readParams(contract, { ...whole, record: sent }).params.record
  const refused = (sent: unknown) => problemsOf(() => record(sent)).map((p) => p.pointer)
  const same = [
    [25.4, null, 50.8],
    { value: [1, null, 2], unit: 'in' },
    ['1 in', null, { value: 2, unit: 'in' }],
    ['25.4', 'null', 50.8],
    [25.4, '', 50.8],
  ]
  for (const sent of same) assert.deepEqual(record(sent), [0.0254, null, 0.0508])
  assert.deepEqual(refused([1, -1]), ['/record/1'])
  assert.deepEqual(refused([1, true]), ['/record/1'])
  assert.deepEqual(refused([1, 'x']), ['/record/1'])
  assert.deepEqual(refused(null), ['/record'])
})

test('a grid may have gaps too, and its published schema says so and is read back', () => {
  assert.deepEqual(readParams(contract, { ...whole, table: { value: [[1, null]], unit: 'in' } }).params.table, [
    [0.0254, null],
  ])
  const published = requestSchema(contract, {})
  assert.ok(JSON.stringify(published).includes('"type":"null"'))
  const { record } = declaredSchema(published).properties
  assert.deepEqual((record as { items?: { anyOf?: unknown[] } }).items?.anyOf?.[1], { type: 'null' })
})
