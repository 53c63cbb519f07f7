/** Claims about where the inputs of a form come from: borne by box and cell, lost with a key stroke, stated in the request. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optional, params, quantity, quantityGrid, rows, text } from '@keelson/workflow'
import { exampleOf, type KnownBases, withBases } from './basis.ts'
import type { FormState } from './field.ts'
import { formOf, paramsOf, restatedForm } from './form.ts'
import { ofExample, statedBases } from './stated-basis.ts'
import { pasted } from './table.ts'

const said = { description: 'An input.' }
const layers = rows(
  {
    name: text({ title: 'Name', ...said }),
    thickness: quantity('displacement', { unit: 'm', title: 'Thickness', ...said }),
    depth: optional(quantity('displacement', { unit: 'm', title: 'Depth', ...said })),
  },
  { title: 'Layers', ...said },
)
const schema = params({
  diameter: quantity('displacement', { unit: 'm', title: 'Diameter', ...said }),
  length: optional(quantity('displacement', { unit: 'm', title: 'Length', ...said })),
  layers,
  grid: optional(quantityGrid('displacement', { unit: 'm', title: 'Grid', ...said })),
})
const example = {
  diameter: 2,
  length: 30,
  layers: [
    { name: 'sand', thickness: 1, depth: 4 },
    { name: 'clay', thickness: 2 },
    { name: 'till', thickness: 3, depth: 5 },
  ],
  grid: [
    [1, 2],
    [3, 4],
  ],
}
const spec = { schema, example }
const begun = exampleOf(spec, 'declared')
const stated = (form: FormState) =>
  Object.fromEntries(Object.entries(statedBases(spec, form)).map(([at, { from }]) => [at, from]))
const WHOLE = { '/diameter': 'example', '/length': 'example', '/layers': 'example', '/grid': 'example' }
const withCell = (form: FormState, input: string, row: number, name: string, typed: string): FormState => {
  const { [input]: state = { text: '' } } = form
  const put = (state.rows ?? []).map((cells, i) => (i === row ? { ...cells, [name]: { text: typed } } : cells))
  return { ...form, [input]: { ...state, rows: put } }
}

test('what begins with the example is the example, in whatever units it is read', () => {
  assert.deepEqual(stated(begun), WHOLE)
  for (const system of ['us', 'metric', 'declared'] as const)
    assert.deepEqual(Object.values(stated(restatedForm(spec, begun, system))), Object.values(WHOLE))
  const again = restatedForm(spec, restatedForm(spec, begun, 'us'), 'declared')
  assert.deepEqual([stated(again), paramsOf(spec, again)], [WHOLE, example])
})

test('what is typed is entered, even where it is what the example has', () => {
  assert.deepEqual(stated({ ...begun, diameter: { text: '2', unit: 'm' } }), { ...WHOLE, '/diameter': 'entered' })
  assert.deepEqual(ofExample(spec, { ...begun, diameter: { text: '2' } }).whole, new Set(['length', 'layers', 'grid']))
})

test('what is left out is not stated', () => {
  const { '/length': _, ...rest } = WHOLE
  assert.deepEqual(stated({ ...begun, length: { text: '' } }), rest)
})

test('a cell that is typed over is entered in a table of the example', () => {
  assert.deepEqual(stated(withCell(begun, 'layers', 1, 'thickness', '7')), {
    ...WHOLE,
    '/layers/1/thickness': 'entered',
  })
  assert.deepEqual(stated(withCell(begun, 'grid', 1, '0', '7')), { ...WHOLE, '/grid/1/0': 'entered' })
  const { example: some, whole, of } = ofExample(spec, withCell(begun, 'grid', 1, '0', '7'))
  assert.deepEqual([some, whole.size, of], [4, 3, 4])
})

test('the pointers are those of what is sent, a grid with its unit beside it', () => {
  const feet = withCell(restatedForm(spec, begun, 'us'), 'grid', 1, '0', '7')
  const pointers = Object.keys(stated(feet)).filter((at) => at.startsWith('/grid'))
  const sent = paramsOf(spec, feet).grid
  assert.deepEqual(pointers, ['/grid', Array.isArray(sent) ? '/grid/1/0' : '/grid/value/1/0'])
})

test('rows of the example in a table of another shape are told by row', () => {
  const { layers: state = { text: '' } } = begun
  const left = { ...begun, layers: { ...state, rows: (state.rows ?? []).slice(1) } }
  assert.deepEqual(stated(left), {
    '/diameter': 'example',
    '/length': 'example',
    '/layers': 'entered',
    '/layers/0': 'example',
    '/layers/1': 'example',
    '/grid': 'example',
  })
})

test('a row that moved up is not the example of the row whose place it took', () => {
  const { layers: state = { text: '' } } = begun
  const [, ...others] = state.rows ?? []
  const added = { name: { text: 'd' }, thickness: { text: '4' }, weight: { text: '5' } }
  const moved = stated({ ...begun, layers: { ...state, rows: [...others, added] } })
  assert.equal(moved['/layers'], 'entered')
  assert.equal(moved['/layers/0'], 'example')
})

test('a pasted block is entered', () => {
  const filled = pasted(schema.properties.layers, begun.layers ?? { text: '' }, 'a\t1\t1\nb\t2\t2\nc\t3\t3\n', {
    row: 0,
    column: 0,
  })
  assert.ok(filled.kind === 'filled')
  assert.deepEqual(stated({ ...begun, layers: filled.state }), { ...WHOLE, '/layers': 'entered' })
})

test('what a record states comes back, and an example that is another one by now does not', () => {
  const run = { from: 'run', id: 'x', value: 'y' } as const
  const file = { from: 'file', digest: 'd', column: 'c', source: { document: 'DWG-1' } } as const
  const bases: KnownBases = { '': null, '/diameter': { from: 'example' }, '/length': run, '/layers/0/name': file }
  const back = withBases(spec, formOf(spec, example), bases)
  assert.deepEqual(statedBases(spec, back), {
    '/diameter': { from: 'example' },
    '/length': run,
    '/layers/0/name': file,
  })
  const other = withBases(spec, formOf(spec, { ...example, diameter: 9 }), bases)
  assert.equal(stated(other)['/diameter'], undefined)
})

test('a form of which nothing is known states nothing', () => {
  assert.deepEqual(stated(withBases(spec, formOf(spec, example), { '': null })), {})
  assert.deepEqual([...new Set(Object.values(stated(formOf(spec, example))))], ['entered'])
})
