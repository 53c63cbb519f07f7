/** A grid of quantities is read in any unit, whole or by the row, and refused at the number that is wrong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineContract } from './contract.ts'
import { params, quantityGrid } from './params.ts'
import { requestSchema } from './published-schema.ts'
import { readParams } from './read-params.ts'
import { problemsOf } from './testing.ts'

const source = { id: 'none', title: 'none', publisher: 'none', revision: '1' }
const contract = defineContract({
  id: 'grid',
  version: 1,
  status: 'experimental',
  title: 'Grid',
  askedAs: [],
  question: 'What is read?',
  routes: [{ domain: 'floating-marine', subdomain: 'none' }],
  standards: [{ source, section: 'none' }],
  kind: 'calculation',
  cost: 'instant',
  params: params({
    grid: quantityGrid('displacement', { title: 'Grid', description: 'Rows.', above: 0, maxItems: 3 }),
  }),
  values: {},
  headline: [],
  checks: {},
  tables: {},
  charts: {},
  figures: {},
  deliverables: [],
  method: [],
  assumptions: [],
  validity: [],
  warnings: {},
  notChecked: [],
})
const read = (grid: unknown) => readParams(contract, { grid }).params.grid
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
