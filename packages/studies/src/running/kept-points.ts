/**
 * A bounded sample of the points that are done, for percentiles while a study goes on. Each point has a random number by its
 * place alone, and those with the smallest are kept: so it is an even sample of any points, the same however they were
 * shared out and in whatever order they came, and two samples join into that of both (bottom-k sampling: Cohen and Kaplan
 * (2007), Summarizing data using bottom-k sketches, PODC 2007, 225-234).
 */
import { countedSource, unitInterval } from '@keelson/numerics/philox.ts'
import { purpose } from '../sample/purposes.ts'

/** Points that are kept at most. */
export const MOST_KEPT = 1000

/** The random number of a point, then its outputs, NaN where it has none. */
export type KeptPoint = readonly number[]

const source = countedSource(0, purpose.kept)

export function keyOf(point: number): number {
  const [high, low] = source.words(point, 0)
  return unitInterval(high, low)
}

/** The points of both that are kept, in the order of their numbers. */
export const joinedPoints = (a: readonly KeptPoint[], b: readonly KeptPoint[]): readonly KeptPoint[] =>
  [...a, ...b].sort(([left = 0], [right = 0]) => left - right).slice(0, MOST_KEPT)

/** Takes points one by one, and holds no more than twice as many as are kept. */
export function pointKeeper() {
  let kept: readonly KeptPoint[] = []
  let fresh: KeptPoint[] = []
  const cut = () => {
    kept = joinedPoints(kept, fresh)
    fresh = []
  }
  return {
    take: (point: number, outputs: readonly number[]): void => {
      const key = keyOf(point)
      if (kept.length === MOST_KEPT && key > (kept.at(-1)?.[0] ?? 0)) return
      fresh.push([key, ...outputs])
      if (fresh.length === MOST_KEPT) cut()
    },
    kept: (): readonly KeptPoint[] => {
      cut()
      return kept
    },
  }
}
