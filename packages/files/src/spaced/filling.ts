/** A table of numbers while its rows come: columns that grow, and the line of each row. */

import { shownWhole } from '@keelson/workflow'
import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import type { FileColumn } from '../table.ts'
import {
  addLine,
  addNumber,
  type GrowingLines,
  type GrowingNumbers,
  growingLines,
  growingNumbers,
  linesOfRows,
  numbersOf,
} from './growing.ts'
import { MOST_COLUMNS } from './tokens.ts'

export interface NumberTable {
  readonly columns: readonly GrowingNumbers[]
  readonly lines: GrowingLines
  /** The first row that has another count of values than the table has columns. */
  firstMisfit: { readonly line: number; readonly count: number } | undefined
  misfits: number
}

export function numberTable(columns: number, line: number): NumberTable {
  refuseTooWide(columns, line)
  return {
    columns: Array.from({ length: columns }, growingNumbers),
    lines: growingLines(),
    firstMisfit: undefined,
    misfits: 0,
  }
}

export function refuseTooWide(columns: number, line: number): void {
  if (columns <= MOST_COLUMNS) return
  throw new FileError(
    'file_too_large',
    `line ${line} names more than ${shownWhole(MOST_COLUMNS)} columns, the maximum that is read`,
    { line },
  )
}

/** `numberOf` gives NaN for a value that is none, after it has counted it. */
export function addRow(
  table: NumberTable,
  tokens: readonly string[],
  line: number,
  numberOf: (token: string, column: number, line: number) => number,
): void {
  addLine(table.lines, line)
  let at = 0
  for (const column of table.columns) {
    addNumber(column, numberOf(tokens[at] ?? '', at, line))
    at += 1
  }
}

export function leaveMisfit(table: NumberTable, tally: LeftTally, count: number, line: number): void {
  table.firstMisfit ??= { line, count }
  table.misfits += 1
  leave(tally, 'misfit', line, `rows that do not have ${table.columns.length} values, one for each name in the heading`)
}

/** A file in which most rows do not fit its heading is not read at all. */
export function refuseMisfits(table: NumberTable): void {
  if (table.firstMisfit === undefined || table.misfits <= table.lines.length) return
  const { line, count } = table.firstMisfit
  throw new FileError(
    'file_malformed',
    `line ${line} has ${count} values where the heading names ${table.columns.length} columns; ` +
      `${table.misfits} of ${table.misfits + table.lines.length} rows do not fit`,
    { line },
  )
}

export function columnsOf(table: NumberTable, heads: readonly Omit<FileColumn, 'values'>[]): FileColumn[] {
  return heads.map((head, at) => {
    const column = table.columns[at]
    const numbers = column === undefined ? new Float64Array(table.lines.length) : numbersOf(column)
    return { ...head, values: { kind: 'numbers', numbers } }
  })
}

export function rowLines(table: NumberTable): Uint32Array {
  return linesOfRows(table.lines)
}
