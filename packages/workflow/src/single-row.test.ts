/** Claims about a table of which one row may be sent in place of a list of one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quantity, rows } from './params.ts'
import { readerOf, type Said } from './read-field.ts'

const of = (single: boolean) =>
  rows(
    { depth: quantity('water_depth', { title: 'Depth', description: 'Of a row.' }) },
    { title: 'Rows', description: 'Of depths.', ...(single && { single: true as const }) },
  )

function read(raw: unknown, single = true) {
  const said: Said = { problems: [], notes: [] }
  const { declared } = readerOf(of(single))(raw, { in: undefined, name: 'rows' } as never, said)
  return { declared, problems: said.problems.length }
}

test('one row is read as a list of one, bare or with the unit that tables have', () => {
  const one = [{ depth: 12 }]
  for (const raw of [
    { depth: 12 },
    { value: { depth: '12 m' }, unit: '-' },
    [{ depth: 12 }],
    { value: one, unit: '-' },
  ])
    assert.deepEqual(read(raw), { declared: one, problems: 0 })
})

test('a row with a unit is a problem, and what is no row is left for the schema to refuse', () => {
  assert.equal(read({ value: { depth: 12 }, unit: 'm' }).problems, 1)
  for (const raw of [12, 'x', null, { value: 12, unit: '-' }]) assert.deepEqual(read(raw).declared, raw)
})

test('without the word a row alone is left as it is', () => {
  assert.deepEqual(read({ depth: 12 }, false).declared, { depth: 12 })
})
