/** Where a number comes from: by value and dimension, the nearest in name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { constant, equation, newTrace, type Trace } from '@keelson/equations'
import { defineContract, listValue, numberColumn, params, quantity, quantityList, rows } from '@keelson/workflow'
import { originsOf } from './origins.ts'

const source = { id: 'STATICS', title: 'Statics', publisher: 'Keelson', revision: '2026' }
const about = { title: '', description: '' }
const contract = defineContract({
  id: 'origins',
  version: 1,
  status: 'experimental',
  title: '',
  askedAs: [],
  question: '',
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [],
  kind: 'calculation',
  cost: 'instant',
  params: params({
    breadth: quantity('plate_width', { ...about, title: 'Breadth', symbol: 'b' }),
    width: quantity('plate_width', { ...about, title: 'Width', symbol: 'w' }),
    depths: quantityList('structure_dimension', { ...about, title: 'Depths', symbol: 'd' }),
    lines: rows(
      { bins: rows({ range: quantity('line_tension', { ...about, title: 'Range', symbol: 'dT' }) }, about) },
      about,
    ),
  }),
  values: { heights: listValue('structure_dimension', about) },
  answers: [],
  checks: {},
  tables: { sweep: { ...about, columns: { h: numberColumn('structure_dimension', 'Height') } } },
  charts: {},
  figures: {},
  deliverables: [],
  warnings: {},
  method: [],
  assumptions: [],
  validity: [],
  notChecked: [],
})
const read = {
  params: {
    breadth: 0.05,
    width: 0.05,
    depths: [3, 4, 5],
    lines: [{ bins: [{ range: 7 }] }, { bins: [{ range: 8 }] }],
  },
}
const outcome = { values: { heights: [0.6, 0.7] }, tables: { sweep: [{ h: 0.9 }] } }

const length = equation({
  symbol: 'l',
  title: 'Length',
  unit: 'm',
  source,
  clause: '1',
  where: { x: ['length', 'm'] },
  evaluate: ({ x }) => 2 * x,
})
const total = equation({
  symbol: 's',
  title: 'Sum',
  unit: 'm',
  source,
  clause: '2',
  where: { x: ['lengths', 'm', 'list'] },
  evaluate: ({ x }) => x[0] + x.length,
})
const force = equation({
  symbol: 'F',
  title: 'Force',
  unit: 'N',
  source,
  clause: '3',
  where: { dT: ['range', 'N'] },
  evaluate: ({ dT }) => dT,
})

/** Origin of the first argument of the last step of a calculation. */
function origin(calculation: (trace: Trace) => unknown) {
  const trace = newTrace()
  calculation(trace)
  const last = trace.steps.at(-1)
  assert.ok(last)
  return originsOf(contract, read, outcome, trace.steps).ofArguments(last)[0]
}

test('of two inputs of one number, the one of the same symbol', () => {
  const as = (symbol: string) => origin((t) => t.apply(length, { x: 0.05 }, { rename: { x: symbol } }))
  assert.deepEqual(as('w'), { kind: 'input', name: 'width' })
  assert.deepEqual(as('b_1'), { kind: 'input', name: 'breadth' })
})

test('an earlier step, and no later one', () => {
  const twice = (t: Trace) => t.apply(length, { x: t.apply(length, { x: 0.05 }) })
  assert.deepEqual(origin(twice), { kind: 'step', id: 1 })
  assert.equal(
    origin((t) => t.apply(length, { x: 0.1 })),
    undefined,
  )
})

test('a table that was read is a cell', () => {
  const lookup = { symbol: 'x', title: '', unit: 'mm', source, clause: '1', value: 9, cell: 'row a' }
  assert.deepEqual(
    origin((t) => t.apply(length, { x: t.lookup(lookup) })),
    { kind: 'cell', id: 1 },
  )
})

test('a coefficient by its clause, whatever else has its number', () => {
  const b = constant({ symbol: 'b', value: 0.05, unit: 'm', source, clause: '7' })
  assert.deepEqual(
    origin((t) => t.apply(length, { x: b })),
    { kind: 'constant', source: 'STATICS', clause: '7' },
  )
})

test('a member of a list, and of rows within rows', () => {
  const member = origin((t) => t.apply(length, { x: 4 }))
  assert.deepEqual(member, { kind: 'row', name: 'depths', row: 1 })
  const within = origin((t) => t.apply(force, { dT: 8 }))
  assert.deepEqual(within, { kind: 'row', name: 'lines', column: 'bins.range', row: 1 })
})

test('of members of one number no row is named', () => {
  const equal = { ...read, params: { ...read.params, depths: [4, 3, 4, 4] } }
  const trace = newTrace()
  trace.apply(length, { x: 4 })
  const [step] = trace.steps
  assert.ok(step)
  assert.deepEqual(originsOf(contract, equal, outcome, trace.steps).ofArguments(step), [
    { kind: 'row', name: 'depths' },
  ])
})

test('an equal number of another dimension is none', () => {
  assert.equal(
    origin((t) => t.apply(force, { dT: 0.05 })),
    undefined,
  )
})

test('a number of a table that the run answers with serves a list, and no scalar', () => {
  assert.equal(
    origin((t) => t.apply(length, { x: 0.9 })),
    undefined,
  )
  assert.deepEqual(
    origin((t) => t.apply(total, { x: [0.9] })),
    { kind: 'table', name: 'sweep' },
  )
  assert.deepEqual(
    origin((t) => t.apply(total, { x: [0.6, 0.9] })),
    {
      kind: 'members',
      of: [
        { kind: 'table', name: 'heights' },
        { kind: 'table', name: 'sweep' },
      ],
    },
  )
})

test('a list that is an input, and one with a number from nowhere', () => {
  assert.deepEqual(
    origin((t) => t.apply(total, { x: read.params.depths })),
    { kind: 'input', name: 'depths' },
  )
  assert.deepEqual(
    origin((t) => t.apply(total, { x: [5, 3] })),
    { kind: 'row', name: 'depths' },
  )
  assert.equal(
    origin((t) => t.apply(total, { x: [5, 3.5] })),
    undefined,
  )
})
