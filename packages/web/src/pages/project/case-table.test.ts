/** Load cases typed and pasted: what was not touched stays as it is, and what is refused is found at its cell. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CaseInput, casesOfTable, placeOf, tableOf } from './case-table.ts'
import { cellsIn, hasHead, withCell, withFilled, withPasted } from './pasted-cases.ts'

const number = (path: string, title: string, unit: string): CaseInput => ({
  path,
  title,
  unit,
  holds: 'number',
  choices: [],
})
const INPUTS = [number('significant_wave_height', 'Significant wave height', 'm'), number('factor', 'Factor', '-')]
const link = { from: 'M-01/height', reduce: 'max' } as const
const CASES = [
  {
    name: '1-year',
    limit_state: 'SLS',
    note: 'Operation',
    inputs: { significant_wave_height: { value: 6.2, unit: 'm' } },
  },
  { name: '100-year', inputs: { significant_wave_height: link, factor: 1.3 } },
] as const

test('a table that was not touched is the same cases, with their links and notes', () => {
  assert.deepEqual(casesOfTable(tableOf(CASES), INPUTS), { cases: CASES })
})

test('a typed cell is a value, an empty one is left to the calculation, and a fault has its place', () => {
  const { columns, lines } = tableOf(CASES)
  const [first, second] = lines
  assert.ok(first && second)
  const typed = [withCell(first, 'significant_wave_height', '20 ft'), withCell(second, 'factor', '')]
  const read = casesOfTable({ columns, lines: typed }, INPUTS)
  assert.deepEqual('cases' in read && read.cases.map(({ inputs }) => inputs), [
    { significant_wave_height: '20 ft' },
    { significant_wave_height: link },
  ])
  const unnamed = casesOfTable(
    { columns, lines: [withCell(first, 'name', ' '), withCell(second, 'limit_state', 'ULTIMATE')] },
    INPUTS,
  )
  assert.deepEqual('faults' in unnamed && unnamed.faults.map(({ line, column }) => [line, column]), [
    [0, 'name'],
    [1, 'limit_state'],
  ])
})

test('rows under a heading change the cases of their names and add the others, in the unit of the heading', () => {
  const cells = cellsIn('Name\tLimit state\tHs [ft]\tfactor\n1-year\tuls\t25\t\n10-year\tALS\t30\t1.2')
  assert.ok(hasHead(cells))
  const asked = withPasted(tableOf(CASES), cells, INPUTS, {})
  assert.deepEqual([asked.open, asked.changed, asked.added], [['Hs [ft]'], 1, 1])
  const { table, open } = withPasted(tableOf(CASES), cells, INPUTS, { 'Hs [ft]': 'significant_wave_height' })
  assert.deepEqual(open, [])
  const read = casesOfTable(table, INPUTS)
  assert.deepEqual('cases' in read && read.cases.map(({ name, limit_state, inputs }) => [name, limit_state, inputs]), [
    ['1-year', 'ULS', { significant_wave_height: '25 ft' }],
    ['100-year', undefined, { significant_wave_height: link, factor: 1.3 }],
    ['10-year', 'ALS', { significant_wave_height: '30 ft', factor: 1.2 }],
  ])
})

test('cells without a heading fill the table from where they are pasted, and add lines', () => {
  const { lines } = withFilled(
    tableOf(CASES),
    { line: 1, column: 'name' },
    cellsIn('100-year,uls,14.5\n10000-year,als,18'),
  )
  assert.deepEqual(
    lines.slice(1).map(({ name, limit_state, cells }) => [name, limit_state, cells.significant_wave_height?.text]),
    [
      ['100-year', 'ULS', '14.5'],
      ['10000-year', 'ALS', '18'],
    ],
  )
})

test('a refusal is found at its cell', () => {
  const at = '/calculations/3/cases'
  assert.deepEqual(placeOf(`${at}/2/inputs/layers~10~1depth/value`, at), { line: 2, column: 'layers/0/depth' })
  assert.deepEqual(placeOf(`${at}/0/name`, at), { line: 0, column: 'name' })
  assert.equal(placeOf('/calculations/3/inputs/factor', at), undefined)
})
