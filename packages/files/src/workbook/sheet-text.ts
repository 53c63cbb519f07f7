/** A sheet as the text that the reader of delimited text takes: its row n is line n, numbers are without marks. */
import { isNullText } from '../delimited/nulls.ts'
import { TEXTS } from '../delimited/units-row.ts'
import { FileError } from '../refused.ts'
import type { SheetCell, SheetRow } from './cells.ts'
import { headOfSheet } from './heads.ts'
import type { SheetRead } from './sheet.ts'

/** Characters. */
const LONGEST = 2 ** 28
/** Empty, but a cell: of a row of which nothing else tells that it is one. */
const EMPTY = '""'

export function sheetText(sheet: SheetRead): string {
  const { titles, heading, end } = headOfSheet(sheet)
  const lines: string[] = []
  let length = 0
  const put = (row: number, line: string) => {
    while (lines.length < row - 1) lines.push('')
    lines.push(line)
    length += line.length + 1
    if (length > LONGEST) throw tooLarge(row)
  }
  for (const { row, cells } of titles) put(row, titleLine(cells))
  for (const { row, cells } of heading) put(row, lineOf(cells, sheet.width, plainCell))
  const isText = heading.at(-1)?.cells.map((cell) => cell?.text === TEXTS) ?? []
  const written = heading.length === 0 ? plainCell : (cell: SheetCell, i: number) => bodyCell(cell, isText[i] === true)
  for (const { row, cells } of sheet.rows.slice(end)) put(row, lineOf(cells, sheet.width, written))
  return `${lines.join('\n')}\n`
}

const tooLarge = (row: number) =>
  new FileError('file_too_large', `line ${row}: the sheet has more than ${LONGEST} characters`, { line: row })

/** Without empty cells, so that it is not taken for a row of the table. */
const titleLine = (cells: SheetRow) =>
  cells.flatMap((cell) => (cell === undefined ? [] : [quoted(cell.text)])).join(',')

function lineOf(cells: SheetRow, width: number, written: (cell: SheetCell, i: number) => string): string {
  const own = Array.from(cells, (cell, i) => (cell === undefined ? '' : written(cell, i)))
  if (!own.some((cell) => cell !== '')) own[0] = EMPTY
  return own.join(',') + ','.repeat(width - own.length)
}

const plainCell = ({ kind, text }: SheetCell) => (kind === 'text' ? textCell(text) : text)
function bodyCell({ kind, text }: SheetCell, isText: boolean): string {
  if (kind === 'text') return isText ? quoted(text) : textCell(text)
  return kind === 'date' ? text : withoutMark(text)
}

const textCell = (text: string) => (isNullText(text.trim()) ? text.trim() : quoted(text))

/** Stands for a line end within a cell, so that rows are lines. */
const LINE_END = '\u2028'
const quoted = (text: string) =>
  `"${text
    .replaceAll('"', '""')
    .replace(/\r\n|\r|\n/g, LINE_END)
    .replaceAll('\0', '')}"`
export const withLineEnds = (text: string): string => text.replaceAll(LINE_END, '\n')

/** Digits that a number holds exactly. */
const EXACT_DIGITS = 15
/** 12.5 as 125e-1: a number of a sheet has no decimal mark, whatever texts beside it have. */
function withoutMark(text: string): string {
  if (text.includes('e')) return text
  const point = text.indexOf('.')
  if (point < 0) return text.length > EXACT_DIGITS ? Number(text).toExponential() : text
  const sign = text.startsWith('-') ? '-' : ''
  const digits = (text.slice(sign.length, point) + text.slice(point + 1)).replace(/^0+/, '')
  return digits.length > EXACT_DIGITS ? text : `${sign}${digits}e-${text.length - point - 1}`
}
