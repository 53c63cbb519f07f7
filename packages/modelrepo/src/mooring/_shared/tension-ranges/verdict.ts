/** What a damage over the design life comes to: life, margin and utilisation. */
import type { Trace } from '@keelson/equations'
import { allowableDamage, factoredDamage, fatigueLife, fatigueMargin } from '@keelson/physics/fatigue/miner.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'

export interface Verdict {
  readonly D: number
  /** Allowable damage, 1/DFF. */
  readonly allowable: number
  /** D x DFF. */
  readonly utilisation: number
  /** Fatigue life, s. */
  readonly life: number | NotApplicable
  readonly margin: number | NotApplicable
}

/** What life and margin need. */
export interface Terms {
  readonly design_life: number
  readonly design_fatigue_factor: number
}

/** Life, margin and utilisation of a damage over the design life. */
export function verdictOf(p: Terms, D: number, trace: Trace): Verdict {
  trace.section('Fatigue life and margin')
  const DFF = p.design_fatigue_factor
  const utilisation = trace.apply(factoredDamage, { D, DFF })
  const allowable = trace.apply(allowableDamage, { DFF })
  return { D, allowable, utilisation, ...lifeOf(p, D, trace) }
}

/** Life, s, and margin of a damage; null with the reason where it is zero, or too small to divide by. */
export function lifeOf(p: Terms, D: number, trace: Trace): Pick<Verdict, 'life' | 'margin'> {
  const { design_life: T_L, design_fatigue_factor: DFF } = p
  const measurable = Number.isFinite(T_L / D) && Number.isFinite(1 / (D * DFF))
  if (!measurable) {
    const none = notApplicable(
      D === 0
        ? 'damage is zero, so no fatigue life is calculated'
        : 'damage is too small for the fatigue life to be calculated',
    )
    return { life: none, margin: none }
  }
  return { life: trace.apply(fatigueLife, { T_L, D }), margin: trace.apply(fatigueMargin, { D, DFF }) }
}
