/** The rows of the tables of the run. */
import { silent } from '@keelson/equations'
import type { SegmentDamage } from './calculate-segment.ts'
import { type Terms, verdictOf } from './calculate-verdict.ts'

export const segmentRows = (terms: Terms, all: readonly SegmentDamage[]) =>
  all.map(({ segment, D_w, D_v, D_a }) => {
    const { life, u } = verdictOf(terms, D_a, silent)
    return {
      segment: segment.id,
      wave: D_w,
      viv: D_v,
      total: D_a,
      life: typeof life === 'number' ? life : null,
      utilisation: u,
    }
  })

export const rangeRows = (all: readonly SegmentDamage[]) =>
  all.flatMap(({ segment, ranges }) =>
    ranges.map((r) => ({
      segment: segment.id,
      cause: r.cause,
      nominal: r.S_n,
      effective: r.S,
      cycles: r.n,
      cycles_to_failure: r.N !== undefined && Number.isFinite(r.N) ? r.N : null,
      damage: r.d,
      annual: r.annual,
    })),
  )
