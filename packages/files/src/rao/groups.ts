/**
 * Counts rows that belong together, in order of the file: solvers print as many for each wave or direction. A last group that is
 * shorter than all before it, which are alike, is where a file was cut.
 */

export interface Groups {
  /** Rows of the first group, and of the one that is open. */
  first: number
  size: number
  count: number
  lastLine: number
  /** The first closed group that has another size than the first. */
  odd: OddGroup | undefined
  readonly key: number[]
}

interface OddGroup {
  readonly has: number
  readonly others: number
  /** Of its last row. */
  readonly line: number
}

export function groups(): Groups {
  return { first: 0, size: 0, count: 0, lastLine: 0, odd: undefined, key: [] }
}

export function countRow(to: Groups, line: number, first: number, second = 0): void {
  const isSame = to.count > 0 && Object.is(to.key[0], first) && Object.is(to.key[1], second)
  if (!isSame) closeGroup(to)
  to.size += 1
  to.lastLine = line
  to.key[0] = first
  to.key[1] = second
}

function closeGroup(to: Groups): void {
  if (to.count === 1) to.first = to.size
  if (to.count > 1 && to.size !== to.first) to.odd ??= openGroup(to)
  to.count += 1
  to.size = 0
}

/** Undefined where nothing says that the file was cut. */
export function cutShort(of: Groups): OddGroup | undefined {
  return of.count > 1 && of.odd === undefined && of.size < of.first ? openGroup(of) : undefined
}

/** The first group that has another count of rows than the first, the last one too. */
export function oddGroup(of: Groups): OddGroup | undefined {
  if (of.odd !== undefined || of.count < 2 || of.size === of.first) return of.odd
  return openGroup(of)
}

function openGroup(of: Groups): OddGroup {
  return { has: of.size, others: of.first, line: of.lastLine }
}
