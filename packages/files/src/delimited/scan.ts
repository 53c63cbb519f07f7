/**
 * All rows of a table in one pass over their bytes. Plain numbers are read at once; where another cell stands is noted.
 * Rows of another width are refused with their line.
 */
import { leave } from '../left.ts'
import { afterLineEnd, isLineEnd, lineEndFrom, QUOTE } from '../text/bytes.ts'
import type { Place } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { firstRows, grown, type ScannedColumn, scannedColumn } from './columns.ts'
import { skipBlanks } from './layout.ts'
import { lineKind } from './record.ts'
import { nothingFound, scanNumber } from './scan-number.ts'
import { decimalByte, ragged, type Scan, type ScanOptions } from './scanned.ts'
import { emptySpan, readSpan } from './span.ts'

/** Throws FileError for a row of another width, and for quotes that do not end. */
export function scanRows(text: PlainText, from: Place, options: ScanOptions): Scan {
  const scanner = new Scanner(text, from, options)
  while (scanner.row()) {}
  return scanner.end()
}

class Scanner {
  readonly #text: PlainText
  readonly #bytes: Uint8Array
  readonly #options: ScanOptions
  readonly #decimal: number
  readonly #columns: ScannedColumn[]
  readonly #numeric: readonly boolean[]
  readonly #found = nothingFound()
  readonly #span = emptySpan()
  #lines: Uint32Array
  #rows = 0
  /** Rows up to the last that holds more than delimiters. */
  #filled = 0
  #at: number
  #line: number

  constructor(text: PlainText, from: Place, options: ScanOptions) {
    this.#text = text
    this.#bytes = text.bytes
    this.#options = options
    this.#decimal = decimalByte(options)
    const rows = firstRows(options.width)
    this.#columns = Array.from({ length: options.width }, () => scannedColumn(rows))
    this.#numeric = this.#columns.map((_, i) => !options.asTexts.has(i))
    this.#lines = new Uint32Array(rows)
    this.#at = from.offset
    this.#line = from.line
  }

  /** Reads a row; false at the end of the text. */
  row(): boolean {
    if (!this.#toRow()) return false
    if (this.#rows === this.#lines.length) this.#grow()
    const start = { offset: this.#at, line: this.#line }
    this.#lines[this.#rows] = start.line
    let i = 0
    for (;;) {
      this.#cell(i)
      if (this.#at >= this.#bytes.length || isLineEnd(this.#bytes[this.#at])) break
      i++
      if (i === this.#columns.length) this.#afterLast(start)
      if (i === this.#columns.length) break
      if (!this.#options.layout.spaces) this.#at++
    }
    if (i < this.#columns.length - 1) throw ragged(this.#text, start, this.#options)
    this.#at = afterLineEnd(this.#bytes, this.#at)
    this.#line++
    this.#rows++
    return true
  }

  end(): Scan {
    const { left } = this.#options
    for (let row = this.#filled; row < this.#rows; row++)
      leave(left, 'rows without a value at the end', this.#lines[row] ?? 0)
    const rows = this.#filled
    for (const column of this.#columns) column.numbers = column.numbers.slice(0, rows)
    return { columns: this.#columns, rows, lines: this.#lines.slice(0, rows) }
  }

  /** To the next line that is a row. */
  #toRow(): boolean {
    while (this.#at < this.#bytes.length) {
      const kind = lineKind(this.#bytes, this.#at)
      if (kind === 'row') {
        if (this.#options.layout.spaces) this.#at = skipBlanks(this.#bytes, this.#at, this.#options.layout.delimiter)
        return true
      }
      leave(this.#options.left, kind === 'empty' ? 'empty lines' : 'comment lines', this.#line)
      this.#at = afterLineEnd(this.#bytes, lineEndFrom(this.#bytes, this.#at))
      this.#line++
    }
    return false
  }

  /** Reads a cell, to the delimiter or line end after it. */
  #cell(i: number): void {
    const column = this.#columns[i] as ScannedColumn
    if (this.#numeric[i] && this.#isPlain(column)) return
    const [{ layout }, span, start] = [this.#options, this.#span, this.#at]
    readSpan(this.#bytes, start, this.#line, layout, span)
    this.#line += span.lines
    this.#at = layout.spaces ? skipBlanks(this.#bytes, span.next, layout.delimiter) : span.next
    column.numbers[this.#rows] = Number.NaN
    if (span.from === span.to && !span.quoted) return
    column.others.push(this.#rows, start)
    this.#filled = this.#rows + 1
  }

  #isPlain(column: ScannedColumn): boolean {
    const { delimiter, spaces } = this.#options.layout
    const found = this.#found
    const start = skipBlanks(this.#bytes, this.#at, delimiter)
    const quoted = this.#bytes[start] === QUOTE ? 1 : 0
    const last = scanNumber(this.#bytes, start + quoted, this.#decimal, found)
    if (last < 0 || (quoted === 1 && this.#bytes[last] !== QUOTE)) return false
    const end = last + quoted
    const next = skipBlanks(this.#bytes, end, delimiter)
    const byte = this.#bytes[next]
    const ends = byte === delimiter || byte === undefined || isLineEnd(byte) || (spaces && next > end)
    if (!ends) return false
    this.#at = next
    const row = this.#rows
    column.numbers[row] = found.value
    column.plain++
    if (quoted === 0) column.bare++
    this.#filled = row + 1
    if (found.mark === 'sure' && column.firstSure < 0) column.firstSure = row
    if (found.mark === 'open' && column.firstOpen < 0) column.firstOpen = row
    if (found.named && column.firstNamed < 0) column.firstNamed = row
    return true
  }

  /** An empty cell may follow the last column, as tools write a delimiter after each cell. */
  #afterLast(start: Place): void {
    const { delimiter, spaces } = this.#options.layout
    const after = spaces ? this.#at : skipBlanks(this.#bytes, this.#at + 1, delimiter)
    if (after < this.#bytes.length && !isLineEnd(this.#bytes[after])) throw ragged(this.#text, start, this.#options)
    this.#at = after
  }

  #grow(): void {
    const size = 2 * this.#rows
    this.#lines = grown(this.#lines, size)
    for (const column of this.#columns) column.numbers = grown(column.numbers, size)
  }
}
