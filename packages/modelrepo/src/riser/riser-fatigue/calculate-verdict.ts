/** Which segment governs, and what its annual damage makes of life and margin. */
import type { Trace } from '@keelson/equations'
import { allowableAnnualDamage, annualUtilisation, lifeOfAnnualDamage } from '@keelson/physics/fatigue/annual.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { SegmentDamage } from './calculate-segment.ts'

/** What life and margin need, SI. */
export interface Terms {
  readonly design_life: number
  readonly design_fatigue_factor: number
}
export interface Verdict {
  /** 1/s. */
  readonly D_a: number
  readonly allowable: number
  readonly u: number
  /** s. */
  readonly life: number | NotApplicable
}

/** The segment of the largest damage, the first of equals. */
export const governingOf = (all: readonly SegmentDamage[]): SegmentDamage | undefined =>
  all.reduce<SegmentDamage | undefined>((a, b) => (a && a.D_a >= b.D_a ? a : b), undefined)

export function verdictOf({ design_life: T_L, design_fatigue_factor: DFF }: Terms, D_a: number, trace: Trace): Verdict {
  trace.section('Life and utilisation')
  const u = trace.apply(annualUtilisation, { D_a, T_L, DFF })
  const allowable = trace.apply(allowableAnnualDamage, { T_L, DFF })
  return { D_a, allowable, u, life: lifeOf(D_a, trace) }
}

function lifeOf(D_a: number, trace: Trace): number | NotApplicable {
  if (D_a === 0) return notApplicable('the damage is zero, so no fatigue life is calculated')
  return Number.isFinite(1 / D_a)
    ? trace.apply(lifeOfAnnualDamage, { D_a })
    : notApplicable('the damage is too small to calculate a fatigue life')
}
