/** What a scan of rows takes and gives, and how it refuses a row of another width. */

import type { LeftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import { COMMA, POINT } from '../text/bytes.ts'
import type { Place } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import type { ScannedColumn } from './columns.ts'
import { inWords, type Layout } from './layout.ts'
import { recordAt } from './record.ts'

export interface Scan {
  readonly columns: readonly ScannedColumn[]
  readonly rows: number
  readonly lines: Uint32Array
}
export interface ScanOptions {
  readonly layout: Layout
  readonly width: number
  readonly decimal: '.' | ','
  /** Columns of which every cell is kept as it is. */
  readonly asTexts: ReadonlySet<number>
  readonly left: LeftTally
}

/** A decimal mark that divides the cells stands in quotes only, and in no plain number. */
export function decimalByte({ decimal, layout }: ScanOptions): number {
  const byte = decimal === '.' ? POINT : COMMA
  return byte === layout.delimiter ? NO_MARK : byte
}
const NO_MARK = 0

export function ragged(text: PlainText, start: Place, { layout, width }: ScanOptions): FileError {
  const found = recordAt(text, start, layout).cells.length
  const cells = `${found} ${found === 1 ? 'cell' : 'cells'}`
  const columns = `${width} ${width === 1 ? 'column' : 'columns'}`
  const says = `line ${start.line} has ${cells}; the table has ${columns}, divided by ${inWords(layout)}`
  return new FileError('file_malformed', says, { line: start.line })
}
