import assert from 'node:assert/strict'
import test from 'node:test'
import { optional, params, quantity, rows } from '@keelson/workflow'
import { tableOf } from '../headings/tables.fixture.ts'
import { bytesOf, refusal } from '../rao/reading.fixture.ts'
import { readFile } from '../read-file.ts'
import type { FileTable } from '../table.ts'
import { DEPTHS, mapped, mappingError, STATIONS, SURVEY, said } from './inputs.fixture.ts'
import type { Mapping } from './mapping.ts'
import { taken } from './taken.ts'
import { targetsOf } from './targets.ts'

test('a file is read, mapped and taken, with its units as they stand', () => {
  const { tables } = readFile(bytesOf('MD [ft],Inclination [deg],Note\n0,0,a\n100,1.5,b\n'), 'survey.csv')
  const [table] = tables
  assert.ok(table)
  const mapping = mapped(table, SURVEY)
  assert.deepEqual(mapping.columns, {
    measured_depth: { column: 'MD', unit: 'ft', stated: 'ft' },
    inclination: { column: 'Inclination', unit: 'deg', stated: 'deg' },
  })
  const values = taken(table, mapping, SURVEY)
  assert.deepEqual(values.measured_depth, { kind: 'numbers', numbers: Float64Array.of(0, 100), unit: 'ft' })
  assert.deepEqual(JSON.parse(JSON.stringify(mapping)), mapping)
})

test('choices and flags are read by their words, and another is refused with line and column', () => {
  const columns = (kind: string, used: string) =>
    tableOf(
      [
        ['TVDSS [m]', ['1']],
        ['Name', ['a']],
        ['Kind', [kind]],
        ['Used', [used]],
      ],
      1,
    )
  const good = columns('Planned stop', 'Yes')
  const values = taken(good, mapped(good, STATIONS), STATIONS)
  assert.deepEqual(values['stations.kind'], { kind: 'texts', texts: ['planned_stop'] })
  assert.deepEqual(values['stations.used'], { kind: 'texts', texts: ['true'] })
  for (const bad of [columns('other', 'yes'), columns('plain', 'maybe')]) {
    const { line, message } = refusal(() => taken(bad, mapped(bad, STATIONS), STATIONS))
    assert.equal(line, 2)
    assert.match(message, /is not a valid choice; allowed are (plain and planned_stop|yes and no)/)
  }
})

test('a row without a value, and a text that is no number, are refused with line and column', () => {
  const gap = tableOf([['MD [m]', ['1', '']]], 2)
  const { line, column, message } = refusal(() => taken(gap, mapped(gap, DEPTHS), DEPTHS))
  assert.deepEqual([line, column], [3, 'MD'])
  assert.match(message, /line 3, column 'MD': the cell is empty, and Measured depths requires a value in every row/)
  const word = tableOf([['MD [m]', ['1', 'deep']]], 2)
  assert.match(
    refusal(() => taken(word, mapped(word, DEPTHS), DEPTHS)).message,
    /line 3, column 'MD': 'deep' is not a number/,
  )
})

test('a mapping is refused of a table that states another unit, lacks the column or has another name', () => {
  const mapping = mapped(tableOf([['MD [ft]', ['1']]], 1), DEPTHS)
  const others: readonly [FileTable, RegExp][] = [
    [tableOf([['MD [m]', ['1']]], 1), /column 'MD' states 'm', and the mapping states 'ft'/],
    [tableOf([['MD', ['1']]], 1), /column 'MD' states no unit/],
    [tableOf([['Depth [ft]', ['1']]], 1), /the table has no column 'MD'; it has 'Depth'/],
    [{ ...tableOf([['MD [ft]', ['1']]], 1), name: 'other' }, /it is for table 'list', not 'other'/],
  ]
  for (const [table, says] of others) assert.match(mappingError(() => taken(table, mapping, DEPTHS)).message, says)
})

test('a mapping by hand whose unit is not valid for its target is refused', () => {
  const table = tableOf([['MD', ['1']]], 1)
  const columns = { measured_depth: { column: 'MD', unit: 'psi' } }
  const mapping: Mapping = { schema: 'keelson.mapping/1', table: 'list', answers: {}, columns }
  assert.match(mappingError(() => taken(table, mapping, DEPTHS)).message, /column 'MD': /)
})

test('a row that has nothing in any column of its input is refused with its line', () => {
  const depth = (title: string) => optional(quantity('survey_depth', said(title)))
  const targets = targetsOf(params({ tops: rows({ top: depth('Top'), base: depth('Base') }, said('Tops')) }))
  const of = (top: string, base: string) =>
    tableOf(
      [
        ['Top [m]', ['1', top]],
        ['Base [m]', ['2', base]],
        ['Note', ['a', 'total']],
      ],
      2,
    )
  const empty = of('', '')
  const { line, column, message } = refusal(() => taken(empty, mapped(empty, targets), targets))
  assert.deepEqual([line, column], [3, 'Top'])
  assert.equal(message, 'line 3: every column mapped to tops is empty')
  const half = of('', '4')
  assert.deepEqual(Object.keys(taken(half, mapped(half, targets), targets)), ['tops.top', 'tops.base'])
})
