/**
 * What leaves comes back: every table of the example of every workflow, as CSV, workbook and Parquet, and the data of its charts
 * are read as files of the trade without a question, with the same columns, units and numbers.
 */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { csvFiles, type LongTable, longTables, mapKeysOf } from '@keelson/engine'
import { keptText } from '@keelson/engine/csv.ts'
import { type FileColumn, type FileTable, readFile } from '@keelson/files'
import { writtenDate } from '@keelson/files/delimited/dates.ts'
import { writeParquet } from '@keelson/files/parquet/write.ts'
import { writeWorkbook } from '@keelson/files/workbook/write.ts'
import { chartCsv } from '@keelson/report/chart-csv.ts'
import { workbookTable } from '@keelson/service/files/workbook-table.ts'
import { everyVersion } from './every-version.ts'
import { isRun, type Run } from './subject.ts'

const NO_UNIT = '-'
const DATE = 'a date'
type Cell = LongTable['rows'][number][number]

/** A text of figures may come back as their number, and a date in its ISO form: they say the same. */
function cellsOf({ values }: FileColumn): (string | null)[] {
  if (values.kind === 'texts')
    return values.texts.map((text) => (text !== null && writtenDate(text) !== undefined ? DATE : text))
  return Array.from(values.numbers, (x) => (Number.isNaN(x) ? null : String(x)))
}

const columnsRead = (table: FileTable | undefined) =>
  table?.columns.map((column) => ({ name: column.name, unit: column.unit ?? NO_UNIT, cells: cellsOf(column) }))

const columnsOf = ({ columns, rows }: LongTable, textOf: (text: string) => string) =>
  columns.map(({ name, unit = NO_UNIT }, i) => ({
    name,
    unit,
    cells: rows.map((row) => written(row[i] ?? null, textOf)),
  }))

function written(cell: Cell, textOf: (text: string) => string): string | null {
  if (cell === null || cell === '') return null
  return typeof cell === 'number' ? String(cell) : writtenDate(cell) === undefined ? textOf(cell) : DATE
}

function readBack(bytes: Uint8Array, name: string): readonly FileTable[] {
  const { tables, questions, left } = readFile(bytes, name)
  assert.deepEqual([questions, left], [[], []], name)
  return tables
}

function assertCsv(tables: readonly LongTable[], run: Run, keys: ReturnType<typeof mapKeysOf>): void {
  for (const [i, { name, content }] of csvFiles(run.emitted.hashed, keys).entries()) {
    const [table] = readBack(Buffer.from(content), name)
    assert.deepEqual(columnsRead(table), columnsOf(tables[i] as LongTable, keptText), name)
  }
}

function assertWorkbook(tables: readonly LongTable[]): void {
  if (tables.length === 0) return
  const read = readBack(writeWorkbook(tables.map(workbookTable)), 'tables.xlsx')
  for (const [i, table] of tables.entries()) {
    assert.deepEqual(
      columnsRead(read[i]),
      columnsOf(table, (text) => text),
      table.name,
    )
  }
}

function assertParquet(table: LongTable): void {
  const [read] = readBack(writeParquet(workbookTable(table)), `${table.name}.parquet`)
  assert.deepEqual(
    columnsRead(read),
    columnsOf(table, (text) => text),
    table.name,
  )
}

describe('every table of every example is read back', async () => {
  for (const { ref, workflow, subject } of everyVersion) {
    const run = await subject().run('example', workflow.example)
    if (!isRun(run)) continue
    const keys = mapKeysOf(workflow.contract)
    const tables = longTables(run.emitted.hashed, keys)
    it(`${ref}, as CSV`, () => assertCsv(tables, run, keys))
    it(`${ref}, as a workbook`, () => assertWorkbook(tables))
    it(`${ref}, as Parquet`, () => tables.forEach(assertParquet))
    it(`${ref}, of its charts`, () => {
      for (const { id, spec } of run.emitted.result.charts) readBack(Buffer.from(chartCsv(spec)), `${id}.csv`)
    })
  }
})
