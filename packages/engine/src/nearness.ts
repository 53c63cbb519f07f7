/** How near an answer comes to a tolerance, in the terms of the tolerance that applied: a share of what is expected, or a number in its unit. */
import type { Nearness } from '@keelson/workflow'

export interface Tolerances {
  readonly rel: number
  readonly abs: number
}

/** Of the numbers of a value, the one that uses most of its tolerance; null where none is expected. */
export function nearestIn(got: unknown, expected: unknown, tolerances: Tolerances, unit: string): Nearness | null {
  const all = pairsOf(got, expected).map(([is, be]) => nearness(is, be, tolerances, unit))
  return mostUsed(all)
}

export const mostUsed = <N extends Nearness>(all: readonly N[]): N | null =>
  all.reduce<N | null>((most, one) => (most === null || shareOf(one) > shareOf(most) ? one : most), null)

/** The share of its tolerance that an error uses: a number that passes uses at most all of it. */
export const shareOf = ({ error, tolerance }: Nearness): number => (error === 0 ? 0 : error / tolerance)

/** Of its two tolerances the wider one lets a number pass. */
function nearness(got: number, expected: number, { rel, abs }: Tolerances, unit: string): Nearness {
  const size = Math.abs(expected)
  const error = Math.abs(got - expected)
  if (abs > rel * size || size === 0) return { error, tolerance: abs, unit }
  return { error: error / size, tolerance: rel }
}

function pairsOf(got: unknown, expected: unknown): readonly (readonly [number, number])[] {
  if (typeof expected === 'number') return typeof got === 'number' ? [[got, expected]] : []
  if (typeof expected !== 'object' || expected === null || typeof got !== 'object' || got === null) return []
  const own = got as Readonly<Record<string, unknown>>
  return Object.entries(expected).flatMap(([name, one]) => pairsOf(own[name], one))
}
