/** A sheet as the bytes of the text that the reader of delimited text takes: its row n is line n, numbers are without marks. */
import { shownWhole } from '@keelson/workflow'
import { isNullText } from '../delimited/nulls.ts'
import { TEXTS } from '../delimited/units-row.ts'
import { FileError } from '../refused.ts'
import { COMMA } from '../text/bytes.ts'
import { ByteLines } from './byte-lines.ts'
import { headOfSheet } from './heads.ts'
import { LONGEST_FORM } from './number-form.ts'
import type { RowStore } from './row-store.ts'
import type { SheetRead } from './sheet.ts'
import type { SheetCell, SheetRow } from './sheet-cell.ts'

const LONGEST = 2 ** 28
/** Bytes of a cell, with the sign between cells: most are no longer. */
const USUAL_CELL = 9

const encoder = new TextEncoder()

export function sheetText(sheet: SheetRead): Uint8Array {
  const { rows, first, merged } = sheet
  const { titles, heading, end } = headOfSheet({ rows: first, merged })
  const lines = new ByteLines(4096 + USUAL_CELL * rows.cells, LONGEST, tooLarge)
  const put = (row: number, line: string) => {
    lines.toLine(row)
    lines.put(encoder.encode(line))
    lines.endLine()
  }
  for (const { row, cells } of titles) put(row, titleLine(cells))
  for (const { row, cells } of heading) put(row, lineOf(cells, rows.width))
  if (heading.length === 0) {
    for (let i = end; i < rows.rows; i++) put(rows.rowAt(i), lineOf(rows.cellsOf(i), rows.width))
  } else putBody(lines, rows, end, heading.at(-1)?.cells.map((cell) => cell?.text === TEXTS) ?? [])
  return lines.whole()
}

const tooLarge = (row: number) =>
  new FileError('file_too_large', `line ${row}: the sheet has more than ${shownWhole(LONGEST)} characters`, {
    line: row,
  })

/** Without empty cells, so that it is not taken for a row of the table. */
const titleLine = (cells: SheetRow) =>
  cells.flatMap((cell) => (cell === undefined ? [] : [quoted(cell.text)])).join(',')

/** Of a head, or of a sheet without one. */
function lineOf(cells: SheetRow, width: number): string {
  const own = Array.from(cells, (cell) => (cell === undefined ? '' : plainCell(cell)))
  return own.join(',') + ','.repeat(width - own.length)
}

const plainCell = ({ kind, text }: SheetCell) => (kind === 'text' ? textCell(text) : text)

/** `isText`: columns of which a row of units says that they hold texts. */
function putBody(lines: ByteLines, rows: RowStore, from: number, isText: readonly boolean[]): void {
  const forms = new TextForms(rows)
  for (let row = from; row < rows.rows; row++) {
    lines.toLine(rows.rowAt(row))
    const end = rows.firstOf(row + 1)
    let column = 0
    for (let cell = rows.firstOf(row); cell < end; cell++) {
      for (const own = rows.columnOf(cell); column < own; column++) lines.byte(COMMA)
      const kind = rows.kindOf(cell)
      if (kind === 'date') lines.put(forms.date(rows.textOf(cell)))
      else if (kind === 'text') lines.put(forms.text(rows.textOf(cell), isText[column] === true))
      else lines.written(LONGEST_FORM, (bytes, at) => rows.copyForm(cell, bytes, at))
    }
    for (; column < rows.width - 1; column++) lines.byte(COMMA)
    lines.endLine()
  }
}

/** Each text in the forms in which a row has it, made once. */
class TextForms {
  readonly #rows: RowStore
  readonly #dates: Uint8Array[] = []
  readonly #quoted: Uint8Array[] = []
  readonly #texts: Uint8Array[] = []

  constructor(rows: RowStore) {
    this.#rows = rows
  }

  date(id: number): Uint8Array {
    this.#dates[id] ??= encoder.encode(this.#rows.textAt(id))
    return this.#dates[id]
  }

  text(id: number, isQuoted: boolean): Uint8Array {
    const forms = isQuoted ? this.#quoted : this.#texts
    forms[id] ??= encoder.encode((isQuoted ? quoted : textCell)(this.#rows.textAt(id)))
    return forms[id]
  }
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
