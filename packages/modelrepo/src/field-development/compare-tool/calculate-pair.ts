/** A candidate beside the reference at the keys that they share, by equal keys or by interpolation, never beyond its ends. */
import { linear } from '@keelson/numerics/interpolation.ts'
import { pchip } from '@keelson/numerics/pchip.ts'
import { refuse } from '@keelson/workflow'
import { keySaid } from './calculate-cells.ts'
import { isSameKey, type Series } from './calculate-series.ts'
import { type Alignment, EXACT, LINEAR } from './modes.ts'

export interface Pair {
  readonly label: string
  /** Those of the reference, ascending. */
  readonly keys: readonly number[]
  readonly reference: readonly number[]
  readonly candidate: readonly number[]
  readonly unmatchedInReference: number
  readonly unmatchedInCandidate: number
  /** Points of the candidate within the range of the reference's keys. */
  readonly supports: number
}

/** Refuses a candidate that shares no key with the reference. */
export function pairOf(reference: Series, candidate: Series, alignment: Alignment): Pair {
  const found = alignment === EXACT ? exactly(reference, candidate) : between(reference, candidate, alignment)
  if (found.keys.length > 0) return { label: candidate.label, ...found }
  const range = ({ keys, areDates }: Series) =>
    [keys[0], keys.at(-1)].map((key) => keySaid(key as number, areDates)).join(' to ')
  const hint = alignment === EXACT ? '. Interpolation, selected in {alignment}, requires only overlapping keys' : ''
  return refuse(
    '/sources',
    `'${candidate.label}' and the reference '${reference.label}' have no common key: ${range(candidate)} and ${range(reference)}${hint}`,
  )
}

type Found = Omit<Pair, 'label'>

function exactly(a: Series, b: Series): Found {
  const [keys, reference, candidate]: [number[], number[], number[]] = [[], [], []]
  let [i, j] = [0, 0]
  while (i < a.keys.length && j < b.keys.length) {
    const [p, q] = [a.keys[i] as number, b.keys[j] as number]
    if (isSameKey(p, q)) {
      keys.push(p)
      reference.push(a.values[i++] as number)
      candidate.push(b.values[j++] as number)
    } else if (p < q) i++
    else j++
  }
  return {
    keys,
    reference,
    candidate,
    unmatchedInReference: a.keys.length - keys.length,
    unmatchedInCandidate: b.keys.length - keys.length,
    supports: keys.length,
  }
}

function between(a: Series, b: Series, alignment: Alignment): Found {
  const curve = curveThrough(b, alignment)
  const [low, high] = [b.keys[0] as number, b.keys.at(-1) as number]
  const within = a.keys.flatMap((key, i) => {
    const held = heldIn(key, low, high)
    return held === undefined ? [] : [{ key, r: a.values[i] as number, c: curve(held) }]
  })
  const [first, last] = [a.keys[0] as number, a.keys.at(-1) as number]
  const supports = b.keys.filter((key) => heldIn(key, first, last) !== undefined).length
  return {
    keys: within.map(({ key }) => key),
    reference: within.map(({ r }) => r),
    candidate: within.map(({ c }) => c),
    unmatchedInReference: a.keys.length - within.length,
    unmatchedInCandidate: b.keys.length - supports,
    supports,
  }
}

/** The key, or the end of the range that it is the same as; undefined outside. */
function heldIn(key: number, low: number, high: number): number | undefined {
  if (key >= low && key <= high) return key
  if (isSameKey(key, low)) return low
  return isSameKey(key, high) ? high : undefined
}

function curveThrough({ keys, values }: Series, alignment: Alignment): (x: number) => number {
  if (keys.length < 2) return () => values[0] as number
  return alignment === LINEAR ? (x) => linear(keys, values, x, 'refuse').value : pchip(keys, values)
}
