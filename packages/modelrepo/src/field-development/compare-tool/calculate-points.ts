/** Each matched point: its difference, its share of the reference, and how much of the tolerance it takes. */
import {
  absoluteDifference,
  difference,
  pointTolerance,
  relativeDifference,
} from '@keelson/physics/series-comparison/differences.ts'
import type { Pair } from './calculate-pair.ts'
import type { Params } from './inputs.ts'

export interface ComparedPoint {
  readonly key: number
  readonly reference: number
  readonly candidate: number
  readonly difference: number
  /** null where the denominator is 0. */
  readonly relative: number | null
  readonly tolerance: number
  /** Absolute difference over the tolerance; infinite for a difference where there is none. */
  readonly use: number
  readonly isOut: boolean
}

/** Round-off of a difference that is the tolerance. */
const GUARD = 1e-12

type Tolerances = Pick<Params, 'absolute_tolerance' | 'relative_tolerance' | 'relative_floor'>

export const pointsOf = ({ keys, reference, candidate }: Pair, p: Tolerances): readonly ComparedPoint[] =>
  keys.map((key, i) => pointOf(key, reference[i] as number, candidate[i] as number, p))

function pointOf(key: number, r_k: number, c_k: number, p: Tolerances): ComparedPoint {
  const d_a = absoluteDifference.evaluate({ c_k, r_k })
  const t_k = pointTolerance.evaluate({ t_a: p.absolute_tolerance, t_r: p.relative_tolerance, r_k })
  const relative = relativeDifference.evaluate({ c_k, r_k, r_f: p.relative_floor })
  return {
    key,
    reference: r_k,
    candidate: c_k,
    difference: difference.evaluate({ c_k, r_k }),
    relative: Number.isFinite(relative) ? relative : null,
    tolerance: t_k,
    use: d_a === 0 ? 0 : d_a / t_k,
    isOut: d_a > t_k * (1 + GUARD),
  }
}

/** As many points as may be out of tolerance. */
function allowedCount(points: number, share: number): number {
  let count = Math.floor(share * points)
  // As the share itself is judged, whatever the product rounds to.
  if ((count + 1) / points <= share) count++
  return count / points > share ? count - 1 : count
}

/** The point on which the verdict rests: the worst but those that may be out; undefined where all may. */
export function decidingPoint(points: readonly ComparedPoint[], share: number): ComparedPoint | undefined {
  const allowed = allowedCount(points.length, share)
  if (allowed === 0) return points.reduce((worst, point) => (point.use > worst.use ? point : worst))
  return points.toSorted((a, b) => b.use - a.use)[allowed]
}
