/** Probability of survival after damage: SOLAS II-1 reg. 7-2, for one case or several. */
import type { Constant, Trace } from '@keelson/equations'
import * as rule from '@keelson/standards/imo-solas-ii-1-2009/survival.ts'
import { RO_RO_LEVER, RO_RO_RANGE } from '@keelson/standards/imo-solas-ii-1-2020/passenger.ts'
import { PASSENGER, SOLAS_2020, type Some } from './inputs.ts'
import { entry } from './lists.ts'

export interface Case {
  readonly GZ_max: number
  readonly R: number
  readonly theta_e: number
  readonly s_final: number
  readonly s_int: number
  readonly s_mom: number
  readonly s: number
}

interface Stage {
  readonly GZ_max_i: number
  readonly R_int: number
  readonly heel: number
}
export interface Damage {
  readonly GZ_max: number
  readonly R: number
  readonly theta_e: number
  readonly stage: Stage | undefined
}

export type Surviving = Some<
  'ship_type' | 'gz_max' | 'gz_range' | 'equilibrium_heel',
  | 'gz_max_intermediate'
  | 'gz_range_intermediate'
  | 'heel_intermediate'
  | 'displacement'
  | 'heeling_moment'
  | 'solas_edition'
  | 'ro_ro_space_damaged'
>

export function damageOf(p: Surviving, i: number): Damage {
  const { gz_max, gz_range, equilibrium_heel } = p
  const [lever, range] = [p.gz_max_intermediate, p.gz_range_intermediate]
  const stage =
    lever === undefined || range === undefined
      ? undefined
      : {
          GZ_max_i: entry(lever, i),
          R_int: entry(range, i),
          heel: p.heel_intermediate === undefined ? 0 : entry(p.heel_intermediate, i),
        }
  return { GZ_max: entry(gz_max, i), R: entry(gz_range, i), theta_e: entry(equilibrium_heel, i), stage }
}

export function survivalOf(p: Surviving, { GZ_max, R, theta_e, stage }: Damage, trace: Trace): Case {
  const limits = rule.HEEL_LIMITS[p.ship_type]
  const K = trace.apply(rule.equilibriumFactor, { theta_max: limits.most, theta_min: limits.least, theta_e })
  const { lever, range } = targetsOf(p)
  const s_final = trace.apply(rule.finalSurvival, { K, GZ_max, TGZ: lever, R, TR: range })
  const s_int = intermediateOf(p, stage, trace)
  const s_mom = momentOf(p, GZ_max, trace)
  const s = trace.apply(rule.survival, { s_int, s_final, s_mom })
  return { GZ_max, R, theta_e, s_final, s_int: Number(s_int), s_mom: Number(s_mom), s }
}

/** With a ro-ro space open more is asked for, since 2020. */
function targetsOf(p: Surviving): { readonly lever: Constant; readonly range: Constant } {
  const more = p.ship_type === PASSENGER && p.solas_edition === SOLAS_2020 && p.ro_ro_space_damaged
  return more ? { lever: RO_RO_LEVER, range: RO_RO_RANGE } : { lever: rule.TARGET_LEVER, range: rule.TARGET_RANGE }
}

function intermediateOf(p: Surviving, stage: Stage | undefined, trace: Trace): number | Constant {
  if (stage === undefined) return rule.NO_STAGE
  if (stage.heel > rule.INTERMEDIATE_HEEL[p.ship_type].si * (1 + 1e-12)) return rule.BEYOND_HEEL
  const { GZ_max_i, R_int } = stage
  return trace.apply(rule.intermediateSurvival, {
    GZ_max_i,
    GZ_i: rule.INTERMEDIATE_LEVER,
    R_int,
    R_i: rule.INTERMEDIATE_RANGE,
  })
}

function momentOf(p: Surviving, GZ_max: number, trace: Trace): number | Constant {
  const { heeling_moment: M_heel, displacement: Delta } = p
  if (p.ship_type !== PASSENGER || M_heel === undefined || Delta === undefined) return rule.NO_MOMENT
  return trace.apply(rule.momentSurvival, { GZ_max, GZ_m: rule.MOMENT_LEVER, Delta, M_heel })
}
