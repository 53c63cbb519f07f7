/** What is shown of a file that was read: its tables with the first cells of each column. */
import type { FileColumn, FileRead, FileTable } from '@keelson/files'
import type { SeenColumn, SeenFile, SeenTable } from './forms.ts'

const CELLS = 3
const LONGEST_CELL = 80
/** A file may have a hundred thousand columns: nobody reads through them. */
const MOST_COLUMNS = 1000
const MOST_TABLES = 200
const MOST_QUESTIONS = 1000

export const seenFile = ({ format, tables, questions, left }: FileRead): SeenFile => ({
  format,
  tables: tables.slice(0, MOST_TABLES).map(seenTable),
  questions: questions.slice(0, MOST_QUESTIONS),
  left,
})

function seenTable({ name, rows, columns, facts }: FileTable): SeenTable {
  const more = columns.length - MOST_COLUMNS
  return {
    name,
    rows,
    columns: columns.slice(0, MOST_COLUMNS).map((column) => seenColumn(column, Math.min(rows, CELLS))),
    ...(more > 0 && { columns_not_listed: more }),
    facts,
  }
}

function seenColumn(column: FileColumn, cells: number): SeenColumn {
  const { name, heading, unit, unitFrom, values } = column
  return {
    name,
    heading,
    ...(unit !== undefined && { unit }),
    ...(unitFrom !== undefined && { unit_from: unitFrom }),
    holds: values.kind,
    first: Array.from({ length: cells }, (_, row) => cellOf(values, row)),
  }
}

function cellOf(values: FileColumn['values'], row: number): string {
  if (values.kind === 'texts') return cut(values.texts[row] ?? '')
  const number = values.numbers[row] ?? Number.NaN
  return Number.isNaN(number) ? '' : String(number)
}

const cut = (text: string) => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 3)}...` : text)
