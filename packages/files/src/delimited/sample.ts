/** The first rows of a text under each delimiter, by which the delimiter and the heading are found. */
import { FileError } from '../refused.ts'
import { type Place, START } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { isClock, writtenDate } from './dates.ts'
import type { Layout } from './layout.ts'
import { waysToRead } from './marks.ts'
import { isNullText } from './nulls.ts'
import { type Cell, type FileRecord, lineFrom, lineKind, recordAt } from './record.ts'

interface Comment {
  readonly at: Place
  readonly text: string
}
export interface Sample {
  readonly layout: Layout
  readonly records: readonly FileRecord[]
  readonly comments: readonly Comment[]
  readonly empty: readonly number[]
  /** Where the next line begins that was not looked at. */
  readonly end: Place
  /** Why the rows end before the sample does. */
  readonly fault: FileError | undefined
  /** Cells of most rows. */
  readonly width: number
  /** Of all rows, the share that have so many cells, or one more that is empty. */
  readonly share: number
  /** Of the cells of these rows that hold something, the share that are numbers, dates or texts for nothing. */
  readonly data: number
}

const MOST_RECORDS = 200
const MOST_BYTES = 1 << 18

export function sampleOf(text: PlainText, layout: Layout, from: Place = START): Sample {
  const records: FileRecord[] = []
  const comments: Comment[] = []
  const empty: number[] = []
  let fault: FileError | undefined
  let at = from
  const isWithin = () => records.length < MOST_RECORDS && at.offset - from.offset < MOST_BYTES
  while (fault === undefined && at.offset < text.bytes.length && isWithin()) {
    const kind = lineKind(text.bytes, at.offset)
    if (kind === 'row') {
      const record = recordOrFault(text, at, layout)
      if (record instanceof FileError) fault = record
      else {
        records.push(record)
        at = record.next
      }
      continue
    }
    const line = lineFrom(text, at)
    if (kind === 'comment') comments.push({ at, text: line.text })
    else empty.push(at.line)
    at = line.next
  }
  return { layout, records, comments, empty, end: at, fault, ...measured(records) }
}

function recordOrFault(text: PlainText, at: Place, layout: Layout): FileRecord | FileError {
  try {
    return recordAt(text, at, layout)
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
}

function measured(records: readonly FileRecord[]): Pick<Sample, 'width' | 'share' | 'data'> {
  const counts = new Map<number, number>()
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  const width = widthWithout(records, most)
  const fitting = records.filter(({ cells }) => fits(cells, width))
  const cells = fitting.flatMap((record) => record.cells).filter(({ text }) => text !== '')
  const data = cells.filter(({ text }) => isDatum(text)).length
  return {
    width,
    share: records.length === 0 ? 0 : fitting.length / records.length,
    data: cells.length === 0 ? 0 : data / cells.length,
  }
}

/** Where every row of the most usual width ends with an empty cell, and another row does without it, it is no column. */
function widthWithout(records: readonly FileRecord[], most: number): number {
  const usual = records.filter(({ cells }) => cells.length === most)
  const others = records.filter(({ cells }) => cells.length === most - 1)
  const isEmpty = usual.every(({ cells }) => cells.at(-1)?.text === '' && cells.at(-1)?.quoted === false)
  return isEmpty && others.length > 0 ? most - 1 : most
}

/** Whether a row has the cells of a table of so many columns. */
export function fits(cells: readonly Cell[], width: number): boolean {
  return cells.length === width || (cells.length === width + 1 && cells.at(-1)?.text === '')
}

export const isDatum = (text: string): boolean => isNullText(text) || isValue(text)

/** A number, a date or a time of day. */
export const isValue = (text: string): boolean =>
  waysToRead(text) !== 0 || writtenDate(text) !== undefined || isClock(text)
