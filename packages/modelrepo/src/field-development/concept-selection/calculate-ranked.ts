/** What a ranking hands on, by whichever method it was made: names, criteria, scores, and the scores for other weights. */
import type { Trace } from '@keelson/equations'
import { marginToSecond } from '@keelson/physics/decision/ranking.ts'
import { rankShares } from '@keelson/physics/decision/robustness.ts'

export interface Ranked {
  /** Those that take part, in the order that decides a tie. */
  readonly names: readonly string[]
  /** As a sentence or a chart calls them. */
  readonly called: readonly string[]
  readonly criteria: readonly string[]
  /** Shares of the weights; they sum to 1. */
  readonly weights: readonly number[]
  readonly scores: readonly number[]
  /** For each of them what each criterion is worth before its weight, on one scale for all. */
  readonly worth: readonly (readonly number[])[]
  /** Greatest worth of a criterion. */
  readonly scale: number
  /** Symbols of the steps that gave the scores. */
  readonly symbols: readonly string[]
  readonly scoresFor: (weights: ArrayLike<number>) => ArrayLike<number>
  /** Unit of a score in words. */
  readonly unit: string
}

/** Places of the alternatives, best first, ties as they stand. */
export function orderOf(scores: ArrayLike<number>): readonly number[] {
  const places = Array.from({ length: scores.length }, (_, i) => i)
  return places.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
}

/** First less second; undefined where there is no second. */
export function marginOf({ scores, symbols }: Ranked, trace: Trace): number | undefined {
  const [first, second] = orderOf(scores)
  if (first === undefined || second === undefined) return undefined
  trace.section('Margin')
  return trace.apply(
    marginToSecond,
    { S_1: scores[first] ?? 0, S_2: scores[second] ?? 0 },
    { rename: { S_1: symbols[first] ?? 'S_1', S_2: symbols[second] ?? 'S_2' } },
  )
}

/** Shares of the draws in which each takes each rank; undefined without draws. */
export function ranksOf({ names, criteria, scoresFor }: Ranked, samples: number, seed: number) {
  if (samples === 0 || names.length === 0) return undefined
  return rankShares(names.length, criteria.length, { samples, seed }, scoresFor)
}

/** The weights with one of them at a share, the others in proportion; all alike where they are nothing. */
export function weightsWith(weights: readonly number[], criterion: number, share: number): readonly number[] {
  const rest = 1 - (weights[criterion] ?? 0)
  const others = weights.length - 1
  return weights.map((w, j) => {
    if (j === criterion) return others === 0 ? 1 : share
    return rest > 0 ? (w / rest) * (1 - share) : (1 - share) / others
  })
}

/** a is nowhere worse than b, and somewhere better. */
export const dominates = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((x, j) => x >= (b[j] ?? 0)) && a.some((x, j) => x > (b[j] ?? 0))
