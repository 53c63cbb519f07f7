/** One row of a delimited text with its cells as texts: for the head of a file, and for what is shown of it. */
import { shownWhole } from '@keelson/workflow'
import { FileError } from '../refused.ts'
import { afterLineEnd, isBlank, isLineEnd, lineEndFrom } from '../text/bytes.ts'
import { LONGEST_LINE, type Place, tooLong } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { type Layout, skipBlanks } from './layout.ts'
import { emptySpan, readSpan, spanText } from './span.ts'

export interface Cell {
  readonly text: string
  readonly quoted: boolean
}
export interface FileRecord {
  readonly at: Place
  readonly cells: readonly Cell[]
  /** Where the line after it begins. */
  readonly next: Place
}

/** Of a workbook; a line with more delimiters is no row of a table. */
const MOST_COLUMNS = 16_384

/** The row that begins at a place. Throws FileError for quotes that do not end. */
export function recordAt(text: PlainText, at: Place, layout: Layout): FileRecord {
  const { bytes } = text
  const cells: Cell[] = []
  const span = emptySpan()
  let { offset, line } = at
  if (layout.spaces) offset = skipBlanks(bytes, offset, layout.delimiter)
  for (;;) {
    readSpan(bytes, offset, line, layout, span)
    cells.push({ text: spanText(text, span), quoted: span.quoted })
    if (cells.length > MOST_COLUMNS) throw tooMany(at.line)
    line += span.lines
    offset = layout.spaces ? skipBlanks(bytes, span.next, layout.delimiter) : span.next
    if (offset >= bytes.length || isLineEnd(bytes[offset])) break
    if (!layout.spaces) offset++
  }
  return { at, cells, next: { offset: afterLineEnd(bytes, offset), line: line + 1 } }
}

const tooMany = (line: number) =>
  new FileError(
    'file_too_large',
    `line ${line} has more than ${shownWhole(MOST_COLUMNS)} cells, the maximum of a table`,
    {
      line,
    },
  )

type LineKind = 'row' | 'empty' | 'comment'
const MARKS: ReadonlySet<number> = new Set(['#', '%', '!'].map((mark) => mark.charCodeAt(0)))
const SLASH = 0x2f

/** What the line at an offset is: a comment begins with # % ! or //. */
export function lineKind(bytes: Uint8Array, offset: number): LineKind {
  let at = offset
  while (isBlank(bytes[at])) at++
  const byte = bytes[at]
  if (byte === undefined || isLineEnd(byte)) return 'empty'
  if (MARKS.has(byte) || (byte === SLASH && bytes[at + 1] === SLASH)) return 'comment'
  return 'row'
}

/** A comment without its mark. */
export const uncommented = (line: string): string => line.trim().replace(/^(?:[#%!]+|\/\/+)\s?/, '')

/** The line at a place, and where the next begins. */
export function lineFrom(text: PlainText, at: Place): { readonly text: string; readonly next: Place } {
  const end = lineEndFrom(text.bytes, at.offset)
  if (end - at.offset > LONGEST_LINE) throw tooLong(at.line, end - at.offset)
  return {
    text: text.decode(at.offset, end),
    next: { offset: afterLineEnd(text.bytes, end), line: at.line + 1 },
  }
}
