/** How lists of values become cases: factorial (row-major, the last parameter fastest) or paired, and never too many. */
import { type Problem, shownWhole } from '@keelson/workflow'

export const FACTORIAL = 'factorial'
export const PAIRED = 'paired'
export const EXPANSIONS = { [FACTORIAL]: 'Factorial', [PAIRED]: 'Paired' } as const
export type Expansion = keyof typeof EXPANSIONS

/** More than these are refused: a sweep is answered whole, in one table. */
export const MOST_CASES = 10_000

/** Number of cases of lists with these lengths; of paired lists, the first length. */
export const caseCount = (how: Expansion, lengths: readonly number[]): number =>
  how === PAIRED ? (lengths[0] ?? 0) : lengths.reduce((n, length) => n * length, 1)

/** What is wrong with lists of these lengths: paired ones that differ, or more cases than are answered. */
export function expansionProblems(how: Expansion, lengths: readonly number[], pointer: string): Problem[] {
  if (how === PAIRED && new Set(lengths).size > 1) {
    return [{ pointer, message: `paired lists must have the same length (entered: ${lengths.join(', ')} values)` }]
  }
  const count = caseCount(how, lengths)
  if (count <= MOST_CASES) return []
  const product = how === PAIRED ? '' : ` (${lengths.join(' x ')})`
  return [
    {
      pointer,
      message: `must give at most ${shownWhole(MOST_CASES)} cases (entered: ${shownWhole(count)}${product})`,
    },
  ]
}

/** For each case the place of its value in each list, in case order. Of lists for which there are no problems. */
export function expand(how: Expansion, lengths: readonly number[]): number[][] {
  return Array.from({ length: caseCount(how, lengths) }, (_, k) =>
    how === PAIRED ? lengths.map(() => k) : placesOf(k, lengths),
  )
}

/** Place of the point of this index in each list: row-major, the last list fastest. The index is below the product of the lengths. */
export function placesOf(index: number, lengths: readonly number[]): number[] {
  const places: number[] = []
  let rest = index
  for (let i = lengths.length - 1; i >= 0; i--) {
    const length = lengths[i] ?? 1
    places.unshift(rest % length)
    rest = Math.floor(rest / length)
  }
  return places
}

/** Where a case belongs by its places: the inverse of `expand`, worked out on its own so that the order can be checked. */
export const indexOf = (how: Expansion, lengths: readonly number[], places: readonly number[]): number =>
  how === PAIRED ? (places[0] ?? 0) : places.reduce((index, place, i) => index * (lengths[i] ?? 1) + place, 0)
