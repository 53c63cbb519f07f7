/** The lines of a text with their numbers, one after the other: no more than a piece of the text is held as characters. */
import { shownWhole } from '@keelson/workflow'
import { FileError } from '../refused.ts'
import { afterLineEnd, lineEndFrom } from './bytes.ts'
import type { PlainText } from './plain-text.ts'

interface Line {
  /** From 1. */
  readonly number: number
  /** Without its line end. */
  readonly text: string
}

/** Where a reader stands: at the beginning of a line. */
export interface Place {
  readonly offset: number
  readonly line: number
}

export const START: Place = { offset: 0, line: 1 }
/** Bytes; a longer line is no line of a table. */
export const LONGEST_LINE = 1 << 22

/** Lines from a place on. A line end at the end of the text begins no further line. Throws FileError for a line too long. */
export function* linesOf(text: PlainText, from: Place = START): Generator<Line, void, undefined> {
  let at = from.offset
  for (let number = from.line; at < text.bytes.length; number++) {
    const end = lineEndFrom(text.bytes, at)
    if (end - at > LONGEST_LINE) throw tooLong(number, end - at)
    yield { number, text: text.decode(at, end) }
    at = afterLineEnd(text.bytes, end)
  }
}

export const tooLong = (line: number, bytes: number) =>
  new FileError(
    'file_malformed',
    `line ${line} has ${shownWhole(bytes)} bytes; a line has at most ${shownWhole(LONGEST_LINE)}`,
    { line },
  )
