/** What follows from a damage: life and utilisation. */
import type { Trace } from '@keelson/equations'
import { allowableDamage, factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface Verdict {
  readonly D: number
  /** s; undefined where it has no end in numbers. */
  readonly life?: number
  /** Why it has none. */
  readonly endless?: NotApplicable
  /** Damage times design fatigue factor. */
  readonly u: number
}

export function verdictOf({ design_life: T_L, design_fatigue_factor: DFF }: Params, D: number, trace: Trace): Verdict {
  trace.section('Fatigue life and utilisation')
  const u = trace.apply(factoredDamage, { D, DFF })
  trace.apply(allowableDamage, { DFF })
  if (D === 0) return { D, u, endless: notApplicable('the damage is zero, so no fatigue life is calculated') }
  if (Number.isFinite(fatigueLife.evaluateSI({ T_L, D }))) return { D, u, life: trace.apply(fatigueLife, { T_L, D }) }
  return { D, u, endless: notApplicable('the damage is too small for a finite fatigue life') }
}
