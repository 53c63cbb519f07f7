/** Counts what a reader leaves out, with the first lines of each kind. */
import type { Left } from './table.ts'

const LINES_LISTED = 10
/** Of a file of many thousand columns or sections, each with something left out, the first are told apart. */
const MOST_KINDS = 500
const FURTHER = 'of further kinds'

export interface LeftKind {
  readonly what: string
  count: number
  readonly lines: number[]
}
export type LeftTally = Map<string, LeftKind>

export function leftTally(): LeftTally {
  return new Map()
}

/** `key` tells the kinds apart; `what` says the kind in words, by its first example. */
export function leave(tally: LeftTally, key: string, line: number, what: string = key, count = 1): LeftKind {
  const known = tally.get(key)
  if (known !== undefined) {
    leaveOneMore(known, line, count)
    return known
  }
  if (tally.size >= MOST_KINDS && key !== FURTHER) return leave(tally, FURTHER, line, FURTHER, count)
  const kind = { what, count, lines: [line] }
  tally.set(key, kind)
  return kind
}

/** Of a kind that `leave` gave: for what stands in a file a million times. A line is listed once. */
export function leaveOneMore(kind: LeftKind, line: number, count = 1): void {
  kind.count += count
  if (kind.lines.length < LINES_LISTED && !kind.lines.includes(line)) kind.lines.push(line)
}

/** All of another tally, too. */
export function leaveAll(tally: LeftTally, other: LeftTally): void {
  for (const [key, { what, count, lines }] of other) {
    const [first = 0, ...more] = lines
    const kind = leave(tally, key, first, what, count)
    for (const line of more) leaveOneMore(kind, line, 0)
  }
}

export function leftOf(tally: LeftTally): Left[] {
  return [...tally.values()]
}

/** Of a file without lines, whose rows are counted from 1 in their place: what has no row is left with 0. */
export function leftByRows(tally: LeftTally): Left[] {
  return leftOf(tally).map((one) => ({ ...one, lines: one.lines.filter((line) => line > 0) }))
}
