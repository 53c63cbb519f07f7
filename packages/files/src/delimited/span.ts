/** Where a cell stands in the bytes of its file: from its first sign to its last, with or without quotes (RFC 4180). */
import { shownWhole } from '@keelson/workflow'
import { FileError } from '../refused.ts'
import { CR, isBlank, isLineEnd, LF, QUOTE } from '../text/bytes.ts'
import type { PlainText } from '../text/plain-text.ts'
import { type Layout, skipBlanks } from './layout.ts'

/** Filled by `readSpan`, so that no cell of a large file makes an object. */
interface Span {
  from: number
  to: number
  /** Of the delimiter or line end after the cell. */
  next: number
  quoted: boolean
  /** Has doubled quotes within. */
  doubled: boolean
  /** Line ends within its quotes. */
  lines: number
}
export const emptySpan = (): Span => ({ from: 0, to: 0, next: 0, quoted: false, doubled: false, lines: 0 })

/** Bytes; a quote that is not closed takes the rest of its file. */
const LONGEST_CELL = 1 << 20

/** Reads the cell that begins at an offset. Throws FileError for quotes that do not end as quotes do. */
export function readSpan(bytes: Uint8Array, at: number, line: number, layout: Layout, span: Span): void {
  const from = skipBlanks(bytes, at, layout.delimiter)
  span.quoted = bytes[from] === QUOTE
  span.doubled = false
  span.lines = 0
  if (span.quoted) readQuoted(bytes, from, line, layout, span)
  else readPlain(bytes, from, line, layout, span)
}

function readPlain(bytes: Uint8Array, from: number, line: number, { delimiter, spaces }: Layout, span: Span): void {
  let at = from
  while (at < bytes.length) {
    const byte = bytes[at]
    if (byte === LF || byte === CR || byte === delimiter || (spaces && isBlank(byte))) break
    at++
  }
  if (at - from > LONGEST_CELL) throw tooLong(line)
  span.next = at
  while (at > from && isBlank(bytes[at - 1])) at--
  span.from = from
  span.to = at
}

function readQuoted(bytes: Uint8Array, from: number, line: number, layout: Layout, span: Span): void {
  let at = from + 1
  for (;;) {
    const byte = bytes[at]
    if (at >= bytes.length) throw wrong(line, 'a quote is opened and not closed')
    if (at - from > LONGEST_CELL) throw tooLong(line)
    if (byte === QUOTE) {
      if (bytes[at + 1] !== QUOTE) break
      span.doubled = true
      at++
    } else if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) span.lines++
    at++
  }
  span.from = from + 1
  span.to = at
  span.next = skipBlanks(bytes, at + 1, layout.delimiter)
  const after = bytes[span.next]
  if (after === undefined || after === layout.delimiter || isLineEnd(after)) return
  if (layout.spaces && isBlank(bytes[at + 1])) {
    span.next = at + 1
    return
  }
  throw wrong(line, 'a quote within a quoted cell must be doubled, and nothing may follow the closing quote')
}

/** The text of a cell: as it stands in quotes; without blanks around it where it has none. */
export function spanText({ decode }: PlainText, span: Span): string {
  const text = decode(span.from, span.to)
  if (!span.quoted) return text.trim()
  return span.doubled ? text.replaceAll('""', '"') : text
}

const tooLong = (line: number) =>
  wrong(line, `a cell has more than ${shownWhole(LONGEST_CELL)} bytes (is a quote left open?)`)
const wrong = (line: number, what: string) => new FileError('file_malformed', `line ${line}: ${what}`, { line })
