/** The longest span whose frequency is enough: the first length at which a required frequency is no longer met. */
import { type Met, met, silent } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { ON_SEABED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import type { Section } from './section.ts'
import { type Ends, type Span, spanAt, stands } from './span.ts'

export interface Root {
  readonly value: number
  readonly trial: number
  readonly residual: number
  readonly iterations: number
  /** Frequency at the root and the one required there. */
  readonly meets?: readonly Met[]
}
/** Frequency of a span over the one required at its length. */
export type Demand = (span: Span) => { readonly f: number; readonly required: number }

/** Ratio of neighbouring lengths in the search: finer than any dip of the cross-flow frequency. */
const STEP = 1.05
const MOST_STEPS = 600

/**
 * First length above `shortest`, m, at which the frequency falls below the required one, no longer than `longest`.
 * 0 where already the shortest one does; undefined where none does. A length that buckles does not meet it.
 */
export function firstFailing(
  s: Section,
  ends: Ends,
  demand: Demand,
  shortest: number,
  longest: number,
): Root | undefined {
  const excess = (L: number): number => {
    const span = spanAt(s, ends, L, silent)
    if (!stands(span)) return -1
    const { f, required } = demand(span)
    return required <= 0 ? 1 : Math.max(-1, Math.min(1, Math.log(f / required)))
  }
  if (!(excess(shortest) > 0)) return { value: 0, trial: shortest, residual: 0, iterations: 0 }
  let below = shortest
  for (let i = 0; i < MOST_STEPS && below < longest; i++) {
    const L = Math.min(below * STEP, longest)
    if (!(excess(L) > 0)) {
      const root = rootBetween(excess, below, L)
      return { ...root, meets: metAt(s, ends, root.value, demand) }
    }
    below = L
  }
  return undefined
}

/** At a length that buckles there is no frequency; just below it there is. */
function metAt(s: Section, ends: Ends, L: number, demand: Demand): readonly Met[] {
  const [span] = [L, L * (1 - BESIDE)].map((length) => spanAt(s, ends, length, silent)).filter(stands)
  if (span === undefined) return []
  const { f, required } = demand(span)
  return [met('natural frequency', 'Hz', f, 'required frequency', required)]
}
const BESIDE = 1e-9

function rootBetween(excess: (L: number) => number, a: number, b: number): Root {
  const root = bracketedRoot(excess, a, b, { xTolerance: 1e-13, seeking: 'the allowable span length' })
  return { value: root.x, trial: a, residual: Math.abs(root.residual), iterations: root.iterations }
}

/** Shortest length at which the fit of the effective length is trusted, m; else a hundredth of the length looked at. */
export function shortestLength(s: Section, { boundary, K_V, K_L, CSF }: Ends, L: number): number {
  if (boundary !== ON_SEABED || K_V === undefined) return L
  const softest = Math.min(K_V, K_L ?? K_V)
  return (((1 + CSF) * s.EI * 10 ** SOFTEST_BETA) / softest) ** 0.25
}
/** Below this the effective length no longer grows with the length. */
const SOFTEST_BETA = 0.1
