/** A table out of its boxes: as CSV and for the clipboard. */
import type { TSchema } from 'typebox'
import { blockText } from './block.ts'
import { columnNames, columnsOf, type TableColumn } from './columns.ts'
import { EMPTY, type FieldState, filledRows, isGrid, isNested, kindOf, paramOf } from './field.ts'

/** The table as CSV (RFC 4180) with units in its heading; read again it gives the same table. */
export function csvOf(schema: TSchema, state: FieldState): string {
  return `${blockText(tableCells(schema, state), ',')}\r\n`
}

/** The same for the clipboard of a spreadsheet. */
export const tsvOf = (schema: TSchema, state: FieldState): string => blockText(tableCells(schema, state), '\t')

function tableCells(schema: TSchema, state: FieldState): string[][] {
  const columns = columnsOf(schema, state)
  const heading = columns.map((column) => {
    const isOnly = columns.filter(({ title }) => title === column.title).length === 1
    const name = isOnly ? column.title : column.name
    return column.unit === undefined || column.unit === '-' ? name : `${name} (${column.unit})`
  })
  const rows = filledRows(state).map((row) => columns.map((column) => textOf(column, row[column.name] ?? EMPTY)))
  return isUnnamed(schema) ? rows : [heading, ...rows]
}

/** What was entered; a number that is shown in another unit goes with its own. */
function textOf({ schema }: TableColumn, cell: FieldState): string {
  if (isNested(schema)) return nestedText(schema, cell)
  if (cell.exact && kindOf(schema) === 'quantity') return `${cell.exact.text} ${cell.exact.unit}`
  return escaped(cell.text)
}

/** A table within a row as JSON. */
function nestedText(schema: TSchema, cell: FieldState): string {
  const sent = paramOf(schema, cell)
  return sent === undefined && !cell.rows ? '' : JSON.stringify(sent ?? [])
}

/** A text that a spreadsheet would take for a formula is kept a text. */
const escaped = (text: string): string => (/^'*[=+\-@]/.test(text) && !/^[+-]?[\d.]/.test(text) ? `'${text}` : text)

/** A grid whose columns have no names: as many as are put in. */
export const isUnnamed = (schema: TSchema): boolean => isGrid(schema) && columnNames(schema).length === 0
