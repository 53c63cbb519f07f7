/** The thinning damage factor of API RP 581 at any age and with any record of inspections. */
import { silent, type Trace } from '@keelson/equations'
import { apiRp581 } from '@keelson/standards/api-rp-581-2016/source.ts'
import * as thinning from '@keelson/standards/api-rp-581-2016/thinning.ts'
import {
  CONDITIONALS,
  COV_FLOW_STRESS,
  COV_PRESSURE,
  COV_THINNING,
  DAMAGE_STATES,
  GRADES,
  type Grade,
  PRIORS,
  SHAPE_FACTORS,
} from '@keelson/standards/api-rp-581-2016/thinning-tables.ts'
import { refuse, shownWhole } from '@keelson/workflow'
import type { Some } from './inputs.ts'

/** Number of inspections of each effectiveness. */
export type Counts = Readonly<Record<Grade, number>>
type Three = readonly [number, number, number]

/** The part that does not change with time: strength ratio and what led to it, SI. */
export interface Strength {
  readonly FS: number
  readonly SR_P: number
  readonly ofPressure: number
  /** Undefined without allowable stress and minimum thickness. */
  readonly ofMinimum: number | undefined
}
export interface Damage {
  readonly A_rt: number
  readonly factors: Three
  readonly posteriors: Three
  readonly betas: Three
  readonly D_fb: number
  readonly D_f: number
}

type Counted =
  | 'number_of_inspections_a'
  | 'number_of_inspections_b'
  | 'number_of_inspections_c'
  | 'number_of_inspections_d'
export type Thinning = Some<
  | Counted
  | 'age'
  | 'thickness'
  | 'corrosion_rate'
  | 'corrosion_rate_confidence'
  | 'geometry'
  | 'diameter'
  | 'pressure'
  | 'yield_strength'
  | 'tensile_strength'
  | 'weld_efficiency'
  | 'injection_point_factor'
  | 'dead_leg_factor'
  | 'welded_construction_factor'
  | 'tank_maintenance_factor'
  | 'tank_settlement_factor'
  | 'online_monitoring_factor'
  | 'planned_inspection_grade',
  | 'allowable_stress'
  | 'minimum_thickness'
  | 'structural_minimum_thickness'
  | 'cladding_thickness'
  | 'cladding_corrosion_rate'
>

export const countsOf = (p: Pick<Thinning, Counted>): Counts => ({
  A: p.number_of_inspections_a,
  B: p.number_of_inspections_b,
  C: p.number_of_inspections_c,
  D: p.number_of_inspections_d,
})

/** One inspection more. */
export const withOne = (counts: Counts, grade: Grade): Counts => ({ ...counts, [grade]: counts[grade] + 1 })

export function strengthOf(p: Thinning, trace: Trace): Strength {
  trace.section('Strength ratio')
  const { pressure: P, diameter: D, thickness: t, yield_strength: YS, tensile_strength: TS } = p
  const E = p.weld_efficiency
  const FS = trace.apply(thinning.flowStress, { YS, TS, E })
  const alpha = trace.lookup({
    symbol: 'alpha',
    title: 'Shape factor',
    unit: '-',
    source: apiRp581,
    clause: 'Part 2, 4.5.7 step 8',
    value: SHAPE_FACTORS[p.geometry],
    cell: p.geometry,
  })
  const { allowable_stress: S, minimum_thickness, structural_minimum_thickness } = p
  const t_min = minimum_thickness ?? structural_minimum_thickness
  const t_c = structural_minimum_thickness ?? minimum_thickness
  if (S === undefined || t_min === undefined || t_c === undefined) {
    const alone = { as: 'SR_P', title: 'Strength ratio' }
    const SR_P = trace.apply(thinning.strengthRatioOfPressure, { P, D, alpha, t, FS }, alone)
    return { FS, SR_P, ofPressure: SR_P, ofMinimum: undefined }
  }
  const SR_p = trace.apply(thinning.strengthRatioOfPressure, { P, D, alpha, t, FS })
  const SR_t = trace.apply(thinning.strengthRatioOfMinimum, { S, E, FS, t_min, t_c, t })
  return { FS, SR_P: trace.apply(thinning.strengthRatio, { SR_t, SR_p }), ofPressure: SR_p, ofMinimum: SR_t }
}

/** What the steps of a damage factor are called. */
interface Names {
  /** Of a number of its own: now, or after the next inspection. */
  readonly of: (symbol: string) => string
  readonly damageFactor: string
  readonly age: string
  /** Of the number of inspections of a grade. */
  readonly count: (grade: Grade) => string
}
const NOW: Names = { of: (symbol) => symbol, damageFactor: 'D_f', age: 'tau', count: (grade) => `N_${grade}` }

/** Damage factor once the next inspection has confirmed the rate. `due`: time until then, s; undefined where no date is known. */
export function damageAfterNext(p: Thinning, SR_P: number, due: number | undefined, trace: Trace): number {
  const { age, planned_inspection_grade: grade } = p
  trace.section('After next inspection')
  const counts = countsOf(p)
  const N = trace.apply(
    thinning.inspectionsThen,
    { N: counts[grade] },
    { as: `N_${grade}_n`, rename: { N: `N_${grade}` } },
  )
  const isLater = due !== undefined && due > 0
  const names: Names = {
    of: (symbol) => `${symbol}_n`,
    damageFactor: 'D_f2',
    age: isLater ? 'tau_n' : 'tau',
    count: (of) => (of === grade ? `N_${of}_n` : `N_${of}`),
  }
  const tau = isLater ? trace.apply(thinning.ageThen, { tau: age, I: due }) : age
  return damageAt(p, SR_P, tau, { ...counts, [grade]: N }, trace, names).D_f
}

/** Damage factor at an age, s, after these inspections. Refuses more inspections than numbers can tell apart. */
export function damageAt(p: Thinning, SR_P: number, tau: number, counts: Counts, trace: Trace, names = NOW): Damage {
  if (names === NOW) trace.section('Damage factor')
  const { of } = names
  const A_rt = lossAt(p, tau, trace, names)
  const factors = states((s) => effectiveness(p, counts, s, trace, names))
  const [I_1, I_2, I_3] = factors
  if (I_1 + I_2 + I_3 === 0) {
    const most = GRADES.reduce((a, b) => (counts[b] > counts[a] ? b : a))
    refuse(
      `/number_of_inspections_${most.toLowerCase()}`,
      `must be smaller; the effectiveness factors for ${shownWhole(counts[most])} inspections are below the numerical range`,
    )
  }
  const posteriors = states((s) =>
    trace.apply(
      thinning.posterior,
      { I_s: factors[s], I_1, I_2, I_3 },
      {
        as: of(`Po_${s + 1}`),
        rename: { ...renamed(of, 'I_1', 'I_2', 'I_3'), I_s: of(`I_${s + 1}`) },
        title: `Posterior probability, state ${s + 1}`,
      },
    ),
  )
  const betas = states((s) => indexOf(A_rt, SR_P, s, trace, names))
  const [Po_1, Po_2, Po_3] = posteriors
  const [beta_1, beta_2, beta_3] = betas
  const D_fb = trace.apply(
    thinning.baseDamageFactor,
    { Po_1, Po_2, Po_3, beta_1, beta_2, beta_3 },
    { as: of('D_fb'), rename: renamed(of, 'Po_1', 'Po_2', 'Po_3', 'beta_1', 'beta_2', 'beta_3') },
  )
  const D_f = trace.apply(
    thinning.damageFactor,
    {
      D_fb,
      F_IP: p.injection_point_factor,
      F_DL: p.dead_leg_factor,
      F_WD: p.welded_construction_factor,
      F_AM: p.tank_maintenance_factor,
      F_SM: p.tank_settlement_factor,
      F_OM: p.online_monitoring_factor,
    },
    { as: names.damageFactor, rename: renamed(of, 'D_fb') },
  )
  return { A_rt, factors, posteriors, betas, D_fb, D_f }
}

/** Renames for `trace`: the symbols that stand otherwise. */
const renamed = (of: Names['of'], ...symbols: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(symbols.map((symbol) => [symbol, of(symbol)]))

const states = (of: (s: 0 | 1 | 2) => number): Three => [of(0), of(1), of(2)]

/** The cladding counts when its thickness and its rate are both given. */
function lossAt(p: Thinning, tau: number, trace: Trace, { of, age }: Names): number {
  const { thickness: t, corrosion_rate: C_r } = p
  const { cladding_thickness: t_cm, cladding_corrosion_rate: C_cm } = p
  const named = { as: of('A_rt'), rename: { tau: age } }
  if (t_cm === undefined || C_cm === undefined) return trace.apply(thinning.metalLossParameter, { C_r, tau, t }, named)
  const tau_rc = trace.apply(thinning.claddingLife, { t_cm, C_cm })
  return trace.apply(thinning.metalLossParameterClad, { C_cm, tau, tau_rc, C_r, t }, named)
}

/** Age at which the expected loss takes the whole wall, s. */
export function spentAge(p: Thinning): number {
  const { thickness: t, corrosion_rate: C_r } = p
  const { cladding_thickness: t_cm, cladding_corrosion_rate: C_cm } = p
  if (t_cm === undefined || C_cm === undefined) return silent.apply(thinning.wallLife, { t, C_r })
  const tau_rc = silent.apply(thinning.claddingLife, { t_cm, C_cm })
  return silent.apply(thinning.cladWallLife, { tau_rc, t, t_cm, C_r })
}

function effectiveness(p: Thinning, counts: Counts, s: 0 | 1 | 2, trace: Trace, { of, count }: Names): number {
  const state = s + 1
  const conditionals = { C_A: `C_A${state}`, C_B: `C_B${state}`, C_C: `C_C${state}`, C_D: `C_D${state}` }
  const numbers = { N_A: count('A'), N_B: count('B'), N_C: count('C'), N_D: count('D') }
  const rename = { Pr: `Pr_${state}`, ...conditionals, ...numbers }
  return trace.apply(
    thinning.inspectionEffectiveness,
    {
      Pr: PRIORS[p.corrosion_rate_confidence][s],
      C_A: CONDITIONALS.A[s],
      N_A: counts.A,
      C_B: CONDITIONALS.B[s],
      N_B: counts.B,
      C_C: CONDITIONALS.C[s],
      N_C: counts.C,
      C_D: CONDITIONALS.D[s],
      N_D: counts.D,
    },
    { as: of(`I_${state}`), rename, title: `Inspection effectiveness factor, state ${state}` },
  )
}

function indexOf(A_rt: number, SR_P: number, s: 0 | 1 | 2, trace: Trace, { of }: Names): number {
  return trace.apply(
    thinning.reliabilityIndex,
    { D_s: DAMAGE_STATES[s], A_rt, SR_P, V_t: COV_THINNING, V_s: COV_FLOW_STRESS, V_p: COV_PRESSURE },
    {
      as: of(`beta_${s + 1}`),
      rename: { ...renamed(of, 'A_rt'), D_s: `D_s${s + 1}` },
      title: `Reliability index, state ${s + 1}`,
    },
  )
}
