/** Lines that may be the heading of a table: a row, a comment above the data, a line of names that have spaces within. */
import { FileError } from '../refused.ts'
import type { Place } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import type { Layout } from './layout.ts'
import { type Cell, type FileRecord, lineFrom, recordAt, uncommented } from './record.ts'
import { fits, type Sample } from './sample.ts'

export interface HeadRow {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly next: Place
  readonly isComment: boolean
}

export const headRowOf = ({ at, cells, next }: FileRecord): HeadRow => ({
  line: at.line,
  cells,
  next,
  isComment: false,
})

/** The comment directly above the first row, where it has a name for each column: # time, Hs, Tp. */
export function commentAbove(text: PlainText, sample: Sample, first: FileRecord): HeadRow | undefined {
  const comment = sample.comments.findLast(({ at }) => at.line < first.at.line)
  if (comment === undefined || comment.at.line !== first.at.line - 1) return undefined
  const bare = uncommented(comment.text)
  const cells = cellsOf(bare, sample.layout) ?? []
  const whole = fits(cells, sample.width) ? cells : (cellsOf(comment.text, sample.layout) ?? [])
  if (!fits(whole, sample.width)) return undefined
  return { line: comment.at.line, cells: whole, next: lineFrom(text, comment.at).next, isComment: true }
}

/** The line above data that spaces divide, where two spaces or more divide it into as many names. */
export function spacedHeading(text: PlainText, sample: Sample, first: FileRecord): HeadRow | undefined {
  const above = sample.records.findLast(({ at }) => at.line < first.at.line)
  if (!sample.layout.spaces || above === undefined || above.at.line !== first.at.line - 1) return undefined
  const line = lineFrom(text, above.at)
  const names = line.text.trim().split(/ {2,}|\t+/)
  if (names.length !== sample.width || sample.width < 2) return undefined
  const cells = names.map((name) => ({ text: name.trim(), quoted: false }))
  return { line: above.at.line, cells, next: line.next, isComment: false }
}

/** Undefined where its quotes do not end. */
function cellsOf(line: string, layout: Layout): readonly Cell[] | undefined {
  const bytes = new TextEncoder().encode(line)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const text: PlainText = { bytes, encoding: 'utf-8', decode: (from, to) => decoder.decode(bytes.subarray(from, to)) }
  try {
    return recordAt(text, { offset: 0, line: 1 }, layout).cells
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}
