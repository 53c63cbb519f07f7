/** Grids from one end to the other, both ends exact. */
import { requireThat } from './errors.ts'

/** `count` >= 2 numbers at equal distances. */
export const spaced = (from: number, to: number, count: number): number[] =>
  grid(from, to, count, (i, n) => from + ((to - from) * i) / n)

/** `count` >= 2 numbers in equal ratios, between two numbers of one sign. */
export const logSpaced = (from: number, to: number, count: number): number[] =>
  grid(from, to, count, (i, n) => from * (to / from) ** (i / n))

function grid(from: number, to: number, count: number, at: (i: number, n: number) => number): number[] {
  requireThat(Number.isInteger(count) && count >= 2, `a grid of ${count} points does not have two ends`)
  const n = count - 1
  return Array.from({ length: count }, (_, i) => (i === 0 ? from : i === n ? to : at(i, n)))
}
