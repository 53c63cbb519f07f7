/** A wave stands once for each direction and mode: a row that comes a second time is a damaged file. */
import { FileError } from '../refused.ts'

export interface Seen {
  readonly of: Map<number, Map<number, Set<number>>>
  /** Of the last row: rows that follow each other mostly differ in their third key alone. */
  first: number
  second: number
  thirds: Set<number>
}

export function nothingSeen(): Seen {
  return { of: new Map(), first: Number.NaN, second: Number.NaN, thirds: new Set() }
}

/** `what` names the row to a person; it is made only where the row is refused. */
export function refuseTwice(
  seen: Seen,
  first: number,
  second: number,
  third: number,
  line: number,
  what: () => string,
): void {
  if (first !== seen.first || second !== seen.second) turnTo(seen, first, second)
  if (seen.thirds.has(third))
    throw new FileError('file_malformed', `line ${line}: ${what()} is repeated here`, { line })
  seen.thirds.add(third)
}

function turnTo(seen: Seen, first: number, second: number): void {
  const ofFirst = seen.of.get(first) ?? new Map<number, Set<number>>()
  seen.thirds = ofFirst.get(second) ?? new Set()
  ofFirst.set(second, seen.thirds)
  seen.of.set(first, ofFirst)
  seen.first = first
  seen.second = second
}
