/** Rows of a table picked by their numbers, in the order in which they are given. */
import type { ColumnValues, FileTable } from '../table.ts'

export function withRows(table: FileTable, rows: readonly number[]): FileTable {
  return {
    ...table,
    columns: table.columns.map((column) => ({ ...column, values: picked(column.values, rows) })),
    rows: rows.length,
    lines: Uint32Array.from(rows, (row) => table.lines[row] ?? 0),
  }
}

function picked(values: ColumnValues, rows: readonly number[]): ColumnValues {
  return values.kind === 'numbers'
    ? { kind: 'numbers', numbers: Float64Array.from(rows, (row) => values.numbers[row] ?? Number.NaN) }
    : { kind: 'texts', texts: rows.map((row) => values.texts[row] ?? null) }
}
