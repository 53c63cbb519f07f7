/** From the damage factor to risk, the date at which a target is reached, and what one more inspection would do. */
import { met, reachRule, silent, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { damageFactorOfRisk, probabilityOfFailure, risk } from '@keelson/standards/api-rp-581-2016/risk.ts'
import { apiRp581 } from '@keelson/standards/api-rp-581-2016/source.ts'
import { GRADES, type Grade } from '@keelson/standards/api-rp-581-2016/thinning-tables.ts'
import type { Some } from './inputs.ts'
import {
  type Counts,
  countsOf,
  type Damage,
  damageAt,
  type Strength,
  spentAge,
  strengthOf,
  type Thinning,
  withOne,
} from './thinning.ts'

/** Beyond the whole wall the damage factor is at its end, and shows nothing of a target above it. */
export const TARGET_REACHED = reachRule({
  title: 'Target reached before the expected loss equals the wall thickness',
  because: 'the damage factor is not defined above this expected loss',
  source: apiRp581,
  clause: 'Part 2, 4.5',
})

export interface Credit {
  readonly inspection: string
  /** Damage factor now and at the date of the plan. */
  readonly now: number
  readonly planned: number
}
export interface Assessment {
  readonly strength: Strength
  readonly counts: Counts
  readonly damage: Damage
  readonly POF: number
  readonly R: number | undefined
  /** Damage factor at which the next inspection is due; undefined without a target. */
  readonly target: number | undefined
  /** Time until then, s; undefined without a target, or where it is not reached before the wall is spent. */
  readonly due: number | undefined
  /** Damage factor after a time, s, with these inspections. */
  readonly damageFactor: (after: number, counts: Counts) => number
  /** Time until the expected loss takes the whole wall, s; negative when it has. */
  readonly spent: number
}

export type Risked = Thinning &
  Some<
    'generic_failure_frequency' | 'management_systems_factor',
    'consequence_area' | 'risk_target' | 'damage_factor_target'
  >

export function assess(p: Risked, trace: Trace): Assessment {
  const { age } = p
  const strength = strengthOf(p, trace)
  const counts = countsOf(p)
  const damage = damageAt(p, strength.SR_P, age, counts, trace)
  trace.section('Probability of failure and risk')
  const { generic_failure_frequency: gff, management_systems_factor: F_MS, consequence_area: CA } = p
  const POF = trace.apply(probabilityOfFailure, { gff, D_f: damage.D_f, F_MS })
  const R = CA === undefined ? undefined : trace.apply(risk, { POF, CA })
  const damageFactor = (after: number, own: Counts) => damageAt(p, strength.SR_P, age + after, own, silent).D_f
  const target = targetOf(p, trace)
  const spent = spentAge(p) - age
  const due = target === undefined ? undefined : dueIn(target, spent, (t) => damageFactor(t, counts), damage.D_f, trace)
  return { strength, counts, damage, POF, R, target, due, damageFactor, spent }
}

/** The lower of the damage factor target and that of the risk target. */
function targetOf(p: Risked, trace: Trace): number | undefined {
  const { risk_target: R_tgt, consequence_area: CA, damage_factor_target: own } = p
  if (R_tgt === undefined || CA === undefined) return own
  const { generic_failure_frequency: gff, management_systems_factor: F_MS } = p
  const ofRisk = trace.apply(damageFactorOfRisk, { R_tgt, gff, F_MS, CA })
  return own === undefined || ofRisk < own ? ofRisk : own
}

/** Time until the damage factor reaches the target, 0 when it has. */
function dueIn(
  target: number,
  spent: number,
  at: (t: number) => number,
  now: number,
  trace: Trace,
): number | undefined {
  if (now >= target) return dueNow(trace)
  if (spent <= 0 || at(spent) < target) return undefined
  const root = bracketedRoot((t) => at(t) / target - 1, 0, spent, { seeking: 'the time to target' })
  return trace.solved({
    ...DUE,
    value: root.x,
    trial: spent,
    residual: Math.abs(root.residual),
    iterations: root.iterations,
    method: "Brent's method on D_f(age + I) = target",
    meets: [met('damage factor at due date', '-', at(root.x), 'target', target)],
  })
}

const dueNow = (trace: Trace): number => trace.lookup({ ...DUE, value: 0, cell: 'target already reached' })

const DUE = {
  symbol: 'I',
  title: 'Time to target',
  unit: 'year',
  source: apiRp581,
  clause: 'Part 1, 4.4',
} as const

/** What each grade of one more inspection would do. */
export function creditsOf({ counts, due: planned = 0, damageFactor: at }: Assessment): Credit[] {
  const row = (inspection: string, own: Counts) => ({ inspection, now: at(0, own), planned: at(planned, own) })
  return [
    row('present', counts),
    ...GRADES.map((grade: Grade) => row(`one additional, effectiveness ${grade}`, withOne(counts, grade))),
  ]
}
