/** Leaves out the records of a hole that was dug before a test: they have a depth and no measured value. */
import { type LeftTally, leave } from '../left.ts'
import { withRows } from '../sounding/rows.ts'
import type { FileTable } from '../table.ts'

/** `others`: columns that are no measurement. */
export function measured(table: FileTable, others: readonly string[], left: LeftTally): FileTable {
  const measures = table.columns.flatMap(({ name, values }) =>
    others.includes(name) || values.kind !== 'numbers' ? [] : [values.numbers],
  )
  if (measures.length === 0) return table
  const rows: number[] = []
  for (let row = 0; row < table.rows; row++) {
    if (measures.some((numbers) => !Number.isNaN(numbers[row]))) rows.push(row)
    else leave(left, 'unmeasured', table.lines[row] ?? 0, 'records with a depth and no measured value')
  }
  return rows.length === table.rows ? table : withRows(table, rows)
}
