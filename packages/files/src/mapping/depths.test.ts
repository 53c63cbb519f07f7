/** A depth of metal loss goes to the column of a table that takes its unit; where the file states none, the answer decides. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { choice, optional, params, quantity, rows, text } from '@keelson/workflow'
import { Type } from '@keelson/workflow/schema-builders.ts'
import { tableOf } from '../headings/tables.fixture.ts'
import { NO_COLUMN } from './fit.ts'
import { inlineOf } from './inline.ts'
import { mapped, mappingError, said } from './inputs.fixture.ts'
import { openQuestions, propose } from './propose.ts'
import { taken } from './taken.ts'
import { targetsOf } from './targets.ts'

const open = (title: string) => optional(Type.Unsafe<unknown>(said(title)))
const CELLS = Type.Object({
  id: text(said('Name')),
  kind: choice({ metal_loss: 'Metal loss', dent: 'Dent' }, said('Defect type')),
  depth_percent: optional(quantity('fraction', { ...said('Depth (% of wall thickness)'), unit: '%' })),
  depth: optional(quantity('metal_loss_depth', said('Depth'))),
  length: quantity('defect_length', said('Length')),
  diameter: optional(quantity('line_pipe_outer_diameter', said('Outside diameter', 'D'))),
})
const OPEN = { id: open('Name'), kind: open('Type'), depth: open('Depth'), more: open('More') }
const DEFECTS = targetsOf(params({ defects: rows(OPEN, { ...said('Defects'), cells: CELLS }) }))
type Columns = Parameters<typeof tableOf>[0]
const OTHERS: Columns = [
  ['Name', ['a', 'b']],
  ['Event', ['Metal Loss', 'Dent']],
  ['Length [in]', ['1', '2']],
]
const tableWith = (...columns: Columns) => tableOf([...OTHERS, ...columns], 2)
const depthsIn = (table: ReturnType<typeof tableOf>, answers = {}) =>
  Object.entries(mapped(table, DEFECTS, answers).columns).flatMap(([target, { column, unit }]) =>
    target.startsWith('defects.depth') ? [[target, column, unit]] : [],
  )

test('cells that are read row by row are targets as their row is declared, may be missing, and what is not declared is none', () => {
  assert.deepEqual(
    DEFECTS.map(({ name, isRequired, mayBeMissing, unit }) => [name, isRequired, mayBeMissing, unit]),
    [
      ['defects.id', true, true, undefined],
      ['defects.kind', true, true, undefined],
      ['defects.depth_percent', false, true, '%'],
      ['defects.depth', false, true, 'mm'],
      ['defects.length', true, true, 'mm'],
      ['defects.diameter', false, true, 'mm'],
    ],
  )
})

test('a depth goes where its unit is taken, as a unit or a heading states it', () => {
  const cases: [string, string, string][] = [
    ['Depth [mm]', 'defects.depth', 'mm'],
    ['Depth [in]', 'defects.depth', 'in'],
    ['Depth [%]', 'defects.depth_percent', '%'],
    ['Peak Depth [mm]', 'defects.depth', 'mm'],
    ['Depth % wt', 'defects.depth_percent', '%'],
  ]
  for (const [heading, target, unit] of cases) {
    const table = tableWith([heading, ['1', '2']])
    assert.deepEqual(depthsIn(table), [[target, table.columns[3]?.name, unit]], heading)
  }
})

test('a depth without a unit is asked about once, and the answer decides where it goes', () => {
  const table = tableWith(['Depth', ['12', '41']])
  const asked = openQuestions(propose(table, DEFECTS))
  assert.deepEqual(
    asked.map(({ code, column, choices }) => [code, column, choices.map(({ answer }) => answer)]),
    [['target_unit', 'Depth', ['%', 'mm', 'in']]],
  )
  assert.deepEqual(depthsIn(table, { target_unit: '%' }), [['defects.depth_percent', 'Depth', '%']])
  assert.deepEqual(depthsIn(table, { target_unit: 'in' }), [['defects.depth', 'Depth', 'in']])
  const fractions = tableWith(['Depth', ['0.12', '0.41']])
  assert.deepEqual(depthsIn(fractions, { target_unit: '-' }), [['defects.depth_percent', 'Depth', '-']])
  assert.match(mappingError(() => depthsIn(table, { target_unit: 'kg' })).message, /'kg' is not an answer here/)
})

test('of two depths one is taken, which is asked once', () => {
  const table = tableWith(['Depth [%]', ['12', '41']], ['Metal loss depth [mm]', ['1', '4']])
  const [question, ...more] = openQuestions(propose(table, DEFECTS))
  assert.deepEqual(
    [question?.column, question?.choices.map(({ answer }) => answer), more],
    ['defects.depth_percent', ['Depth', 'Metal loss depth', NO_COLUMN], []],
  )
  assert.deepEqual(depthsIn(table, { target: 'Depth' }), [['defects.depth_percent', 'Depth', '%']])
  assert.deepEqual(depthsIn(table, { target: 'Metal loss depth' }), [['defects.depth', 'Metal loss depth', 'mm']])
  assert.deepEqual(depthsIn(table, { target: NO_COLUMN }), [])
})

test('a choice is read by its words, another word stays as it is written, and an empty cell is none', () => {
  const columns: Columns = [
    ['Name', ['a', 'w']],
    ['Event', ['Metal Loss', 'Girth weld']],
    ['Length [in]', ['1', '']],
    ['Depth [%]', ['20', '']],
  ]
  const table = tableOf(columns, 2)
  assert.deepEqual(inlineOf(taken(table, mapped(table, DEFECTS), DEFECTS), DEFECTS), {
    defects: [
      { id: 'a', kind: 'metal_loss', depth_percent: 20, length: '1 in' },
      { id: 'w', kind: 'Girth weld' },
    ],
  })
})
