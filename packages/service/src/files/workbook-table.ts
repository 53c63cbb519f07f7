/** A table of a result as the writers of workbooks and Parquet files take it: a column of numbers alone is numbers, any other texts. */
import type { LongTable } from '@keelson/engine'
import { type ColumnValues, readFile } from '@keelson/files'
import { writeParquet } from '@keelson/files/parquet/write.ts'
import { type WrittenTable, writeWorkbook } from '@keelson/files/workbook/write.ts'

/** Its rows; or the whole of it as the CSV file that was kept, of which a record has only the beginning. */
export type SourceTable = Omit<LongTable, 'rows'> & { readonly rows: LongTable['rows'] | Uint8Array }

/** All tables as a workbook; the one table as Parquet. */
export interface TablesTask {
  readonly as: 'workbook' | 'parquet'
  readonly tables: readonly SourceTable[]
}

export function fileOfTables({ as, tables }: TablesTask): Uint8Array {
  const written = tables.map(workbookTable)
  if (as === 'workbook') return writeWorkbook(written)
  const [table] = written
  if (table === undefined) throw new RangeError('no table')
  return writeParquet(table)
}

export function workbookTable({ name, columns, rows }: SourceTable): WrittenTable {
  if (rows instanceof Uint8Array) return { ...keptTable(rows), name }
  return {
    name,
    columns: columns.map((column, i) => ({
      name: column.name,
      heading: column.name,
      ...(column.unit !== undefined && { unit: column.unit }),
      values: valuesOf(rows.map((row) => row[i] ?? null)),
    })),
    rows: rows.length,
  }
}

/** A file that was kept before texts stood in quotes may be read in two ways: as it was written, with a heading and no code for nothing. */
const AS_WRITTEN = { heading_row: '1', column: 'texts', null_code: 'value' }

function keptTable(csv: Uint8Array): WrittenTable {
  const [table] = readFile(csv, '', AS_WRITTEN).tables
  if (table === undefined) throw new RangeError('a file has no table')
  return table
}

function valuesOf(cells: LongTable['rows'][number]): ColumnValues {
  if (cells.some((cell) => typeof cell === 'string')) {
    return { kind: 'texts', texts: cells.map((cell) => (cell === null ? null : String(cell))) }
  }
  return { kind: 'numbers', numbers: Float64Array.from(cells, (cell) => (cell === null ? Number.NaN : Number(cell))) }
}
