/** A basis goes out as a table and comes back: as it was it changes nothing, and each cell that is another changes its member alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { basisChanges } from './basis-changes.ts'
import { basisOfCsv, csvOfBasis } from './basis-csv.ts'
import type { BasisCell, BasisSheet } from './basis-rows.ts'
import type { Project } from './document.ts'

const basis = {
  'pipe.od': {
    kind: 'line_pipe_outer_diameter',
    value: 0.1 + 0.2,
    status: 'agreed',
    source: { document: 'DWG-1', revision: '02', note: 'n' },
  },
  'factor.sea': { kind: '-', value: 1e-7, unit: '-', title: '=SUM(A1)', status: 'assumed', note: "'=x" },
  grade: { text: '-X65, "sour";\nS', status: 'frozen', unfrozen: { by: 'A', reason: 'B', date: '2026-01-01' } },
  states: {
    columns: [{ name: 'name' }, { name: 'Hs', kind: 'wave_height' }],
    rows: [
      ['1-year', 6.2],
      ['', null],
      [null, null],
    ],
    status: 'agreed',
  },
  tension: { from: 'M-01/fairlead_tension', reduce: 'max', status: 'assumed', owner: '@team' },
} as unknown as Project['basis']
const project = { basis }

const sheet = (name: string, ...rows: readonly (readonly BasisCell[])[]): BasisSheet => ({
  name,
  rows: rows.map((cells, i) => ({ row: i + 1, cells })),
})
function read(...sheets: readonly BasisSheet[]) {
  const taken = basisChanges(project, sheets)
  return 'problems' in taken ? taken.problems.map(({ pointer, message }) => `${pointer} ${message}`) : taken
}
const changesOf = (...rows: readonly (readonly BasisCell[])[]) => {
  const taken = read(sheet('Basis', ...rows))
  return 'changes' in taken ? taken.changes : taken
}

test('a basis as CSV is no formula to a spreadsheet, and comes back without a change', () => {
  const csv = csvOfBasis(project)
  for (const cell of ["'=SUM(A1)", "''=x", "'@team"]) assert.ok(csv.includes(cell), cell)
  assert.ok(!/(^|[,"\n])[=+@]/.test(csv))
  for (const text of [csv, csv.replaceAll('\r\n', '\n')])
    assert.deepEqual(read(basisOfCsv(text)), { changes: [], not_in_file: [] })
  const semicolons = 'name;note\npipe.od;as built\n'
  assert.deepEqual(changesOf(...basisOfCsv(semicolons).rows.map(({ cells }) => cells)), [
    { at: '/basis/pipe.od/note', value: 'as built' },
  ])
})

test('a cell that is another changes its member, and a column that is not there nothing', () => {
  const rows = (...more: readonly BasisCell[]) =>
    changesOf(['name', 'value', 'unit', 'revision', 'document'], ['pipe.od', ...more])
  assert.deepEqual(rows(0.1 + 0.2, 'mm', '02', 'DWG-1'), [])
  assert.deepEqual(rows('12.5', 'mm', '02', 'DWG-1'), [{ at: '/basis/pipe.od/value', before: 0.1 + 0.2, value: 12.5 }])
  assert.deepEqual(rows(0.1 + 0.2, 'in', '02', 'DWG-1'), [{ at: '/basis/pipe.od/unit', value: 'in' }])
  assert.deepEqual(rows(0.1 + 0.2, 'mm', 3, null), [
    {
      at: '/basis/pipe.od/source',
      before: { document: 'DWG-1', revision: '02', note: 'n' },
      value: { note: 'n', revision: '3' },
    },
  ])
  assert.deepEqual(changesOf(['name', 'unfrozen_by', 'unfrozen_reason'], ['grade', 'C', 'As built']), [
    {
      at: '/basis/grade/unfrozen',
      before: { by: 'A', reason: 'B', date: '2026-01-01' },
      value: { by: 'C', reason: 'As built' },
    },
  ])
  assert.deepEqual(changesOf(['name', 'title'], ['factor.sea', null]), [
    { at: '/basis/factor.sea/title', before: '=SUM(A1)' },
  ])
})

test('a new row is a new entry, assumed unless it says otherwise, and one without a row stays', () => {
  const taken = read(
    sheet(
      'Basis',
      ['name', 'kind', 'value', 'unit', 'text', 'status', 'document'],
      ['text', '[unit]', '[unit]', 'text', 'text', 'text', 'text'],
      ['water.depth', 'water_depth', 120, 'm', null, null, 'MET-1'],
      ['soil', null, null, null, 'sand', 'agreed', null],
    ),
  )
  assert.deepEqual(taken, {
    changes: [
      {
        at: '/basis/water.depth',
        value: { kind: 'water_depth', value: 120, unit: 'm', status: 'assumed', source: { document: 'MET-1' } },
      },
      { at: '/basis/soil', value: { text: 'sand', status: 'agreed' } },
    ],
    not_in_file: Object.keys(basis),
  })
})

test('the rows of a table come back from their sheet, in whatever order its columns are', () => {
  const entries = sheet('Basis', ['name', 'table'], ['states', 'Sea'])
  const states = (...rows: readonly (readonly BasisCell[])[]) =>
    read(entries, sheet('Sea', ['Hs', 'name'], ['[m]', 'text'], ...rows))
  assert.deepEqual(states([6.2, '1-year'], [null, null]), {
    changes: [],
    not_in_file: Object.keys(basis).filter((one) => one !== 'states'),
  })
  const taken = states([6.5, '1-year'], [null, null], [9.8, '100-year'])
  assert.ok('changes' in taken)
  assert.deepEqual(taken.changes[0]?.value, [
    ['1-year', 6.5],
    [null, null],
    ['100-year', 9.8],
  ])
  assert.deepEqual(states(['6,5', '1-year']), ['/basis/states/rows/0/1 must be a number (entered: "6,5")'])
  assert.match(String(read(entries, sheet('Sea', ['Hs', 'name'], ['[ft]', 'text']))), /must have \[m\] under "Hs"/)
  assert.match(String(read(entries, sheet('Sea', ['name'], ['text']))), /has no column "Hs"/)
  assert.match(String(read(entries, sheet('Sea', ['Hs', 'name', 'Tp'], ['[m]', 'text', '[s]']))), /the column "Tp"/)
})

test('what cannot be read is told at its entry, or at its row', () => {
  const head = ['name', 'value', 'unit', 'text', 'from', 'kind']
  assert.deepEqual(changesOf(head, ['pipe.od', '12,5', 'mm', null, null, 'line_pipe_outer_diameter']), [
    '/basis/pipe.od/value must be a number (entered: "12,5")',
  ])
  assert.deepEqual(changesOf(head, ['pipe.od', 0.1 + 0.2, null, null, null, 'line_pipe_outer_diameter']), [
    '/basis/pipe.od/unit is required',
  ])
  assert.match(
    String(changesOf(head, ['grade', 1, null, '-X65, "sour";\nS', null, null])),
    /^\/basis\/grade\/value is not a member/,
  )
  assert.match(String(changesOf(['name'], [null], ['', 'x'])), /row 3 has no name/)
  assert.match(String(changesOf(['name'], ['a'], ['a'])), /row 3 has the name of another row/)
  assert.match(String(changesOf(['title'], ['a'])), /must have the column "name"/)
  assert.match(String(changesOf(['name', 'vlaue'], ['a'])), /"vlaue" is not a column/)
  assert.match(String(changesOf(['name', 'name'], ['a'])), /"name" is there twice/)
  assert.match(String(read()), /must have the column "name"/)
})
