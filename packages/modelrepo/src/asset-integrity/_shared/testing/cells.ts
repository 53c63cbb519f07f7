/** What tests of tables and lists of this subdomain compare: cells of whatever kind, and some of many. */
import { near as nearNumber } from '@keelson/engine/testing.ts'

/** Three of a list: the first, one of the middle and the last. */
export const someOf = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, i) => [0, Math.floor(all.length / 3), all.length - 1].includes(i))

/** Throws unless a cell, or whatever was read, is the number expected within a share of it. */
export function near(got: unknown, expected: unknown, relTol?: number): void {
  const read = (x: unknown) => (typeof x === 'number' ? x : undefined)
  nearNumber(read(got), read(expected), relTol)
}
