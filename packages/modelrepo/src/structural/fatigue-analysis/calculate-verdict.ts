/** What follows from a damage: life, utilisation and the check. */
import type { Trace } from '@keelson/equations'
import { allowableDamage, factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface Verdict {
  readonly D: number
  /** s. */
  readonly life: number | NotApplicable
  /** Damage times design fatigue factor. */
  readonly u: number
  readonly allowable: number
}

export function verdictOf({ design_life: T_L, design_fatigue_factor: DFF }: Params, D: number, trace: Trace): Verdict {
  trace.section('Life and utilisation')
  const u = trace.apply(factoredDamage, { D, DFF })
  const allowable = trace.apply(allowableDamage, { DFF })
  if (D === 0) return { D, u, allowable, life: notApplicable('no damage: the life has no end') }
  const measurable = Number.isFinite(fatigueLife.evaluateSI({ T_L, D }))
  const life = measurable
    ? trace.apply(fatigueLife, { T_L, D })
    : notApplicable('the damage is too small for a life in numbers')
  return { D, u, allowable, life }
}
