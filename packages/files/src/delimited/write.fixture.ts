/**
 * A table as CSV that `readDelimited` takes back without a question (RFC 4180): a heading row, a row of units in brackets, rows
 * with decimal points. Numbers have the digits that make them the same again; nothing is an empty cell.
 */

import type { FileColumn, FileTable } from '../table.ts'
import { joined } from '../zip/whole.ts'
import { isCode, isNullText } from './nulls.ts'
import { TEXTS } from './units-row.ts'

const LINE_END = '\r\n'
/** Empty, but a cell: of a row of which nothing else tells that it is one. */
const EMPTY = '""'
/** Rows that become bytes at once. */
const ROWS_AT_ONCE = 4096

export function writeDelimited(table: Pick<FileTable, 'columns' | 'rows'>): Uint8Array {
  return joined([...piecesOf(table)])
}

/** The same in pieces, for a table that is sent as it is written. */
function* piecesOf({ columns, rows }: Pick<FileTable, 'columns' | 'rows'>): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  const names = columns.map(({ name }) => quoted(name, false))
  yield encoder.encode(lineOf(names) + lineOf(columns.map(unitCell)))
  for (let row = 0; row < rows; row += ROWS_AT_ONCE) {
    let text = ''
    for (let i = row; i < Math.min(rows, row + ROWS_AT_ONCE); i++) text += lineOf(columns.map((c) => cellOf(c, i)))
    yield encoder.encode(text)
  }
}

const lineOf = (cells: readonly string[]): string => {
  const isFilled = cells.some((cell) => cell !== '')
  return (isFilled ? cells : [EMPTY, ...cells.slice(1)]).join(',') + LINE_END
}

function unitCell({ unit, values }: FileColumn): string {
  if (values.kind === 'texts') return TEXTS
  return unit === undefined ? '' : quoted(`[${unit}]`, false)
}

function cellOf({ values }: FileColumn, row: number): string {
  if (values.kind === 'numbers') return writtenNumber(values.numbers[row] ?? Number.NaN)
  const text = values.texts[row] ?? null
  return text === null ? '' : quoted(text, isNullText(text))
}

/** In quotes unless it is of letters, figures and signs that divide nothing. */
const quoted = (text: string, always: boolean): string =>
  always || !/^[\p{L}\p{N}[(][\p{L}\p{N}_.:+()[\]/°%^*-]*$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Whole numbers beyond these have an exponent, as digits without one may be a name. */
const LARGEST_WHOLE = 1e15
/** The shortest digits that are the same number again; nothing where there is none. */
function writtenNumber(x: number): string {
  if (!Number.isFinite(x)) return ''
  if (Object.is(x, -0)) return '-0'
  // Numbers that elsewhere stand for nothing are written 9.999e3, as nobody writes such a code.
  if (isCode(x)) return x.toExponential().replace('e+', 'e')
  return Math.abs(x) < LARGEST_WHOLE ? String(x) : x.toExponential()
}
