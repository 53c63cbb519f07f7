/** One load case: ratings at its temperature, and how much of each its loads use. */
import type { Trace } from '@keelson/equations'
import { axialStress } from '@keelson/physics/member-stress/fibre.ts'
import * as physics from '@keelson/physics/tubulars/yielding.ts'
import { equivalentExternalPressure } from '@keelson/standards/api-bull-5c3-1994/collapse.ts'
import { bodyYieldStrength, internalYieldPressure } from '@keelson/standards/api-tr-5c3-2018/yielding.ts'
import { BULLETIN_1994, type Collapse, collapseOf } from '../_shared/tubular/collapse.ts'
import { type Stresses, stressesOf } from '../_shared/tubular/stresses.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'
import { LOAD_POINT } from './modes.ts'

export interface LoadCase {
  readonly name: string
  readonly p_i: number
  readonly p_o: number
  readonly F_a: number
  readonly T: number
  readonly kappa: number
}

export const CHECKS = ['burst', 'collapse', 'tension', 'triaxial'] as const
export type CheckName = (typeof CHECKS)[number]

export interface CaseResult {
  readonly load: LoadCase
  readonly Y_p: number
  readonly P_b: number
  readonly F_y: number
  readonly sigma_a: number
  /** Undefined where nothing of the yield strength is left. */
  readonly collapse: Collapse | undefined
  readonly stresses: Stresses
  /** Loads times their design factors. */
  readonly asked: Readonly<Record<CheckName, number>>
  /** What holds them in tension or compression. */
  readonly F_t: number
  /** Infinite where nothing holds the load. */
  readonly used: Readonly<Record<CheckName, number>>
}

/** A case as a sentence names it. */
export const called = ({ name }: LoadCase): string =>
  name === LOAD_POINT ? 'the entered load point' : `load case '${name}'`

/** The load point of the run itself. */
export const loadPoint = (p: Params): LoadCase => ({
  name: LOAD_POINT,
  p_i: p.internal_pressure,
  p_o: p.external_pressure,
  F_a: p.axial_force,
  T: p.temperature,
  kappa: p.dogleg_severity,
})

const isLoaded = ({ p_i, p_o, F_a }: LoadCase): boolean => p_i > 0 || p_o > 0 || F_a !== 0

/** What is assessed: the load cases, with the load point if it is loaded too, or the load point alone. */
export function loadCases(p: Params): readonly LoadCase[] {
  const point = loadPoint(p)
  if (p.load_cases === undefined) return [point]
  const cases = p.load_cases.map((row) => ({
    name: row.name,
    p_i: row.internal_pressure,
    p_o: row.external_pressure,
    F_a: row.axial_force,
    T: row.temperature ?? p.temperature,
    kappa: row.dogleg_severity ?? p.dogleg_severity,
  }))
  return isLoaded(point) ? [...cases, point] : cases
}

export function assessCase(p: Params, pipe: Pipe, load: LoadCase, trace: Trace): CaseResult {
  const { p_i, p_o, F_a, kappa } = load
  const { Y_p, P_b, F_y } = ratingsOf(p, pipe, load.T, trace)
  trace.section('Collapse')
  const sigma_a = trace.apply(axialStress, { N: F_a, A: pipe.A_s }, { rename: { N: 'F_a', A: 'A_s' } })
  const collapse = collapseOf({ Y_p, sigma_a, p_i }, pipe.s, p.collapse_axial_method, trace)
  const stresses = stressesOf(pipe, { p_i, p_o, sigma_a, kappa, E: p.youngs_modulus }, trace)
  const asked = askedOf(p, pipe, load, stresses.sigma_vM, trace)
  const F_t = strengthOf(p, F_a, F_y, trace)
  const used = usedOf(p, asked, { P_b, P_c: collapse?.found?.P_c, F_t, Y_p, F_y }, trace)
  return {
    load,
    Y_p,
    P_b,
    F_y,
    sigma_a,
    collapse,
    stresses,
    asked,
    F_t,
    used: { ...used, collapse: collapse === undefined ? Number.POSITIVE_INFINITY : used.collapse },
  }
}

function ratingsOf(p: Params, { D, t, A_s }: Pipe, T: number, trace: Trace) {
  trace.section('Ratings')
  const {
    specified_minimum_yield_strength: SMYS,
    temperature_derating_rate: c_T,
    temperature_derating_reference: T_ref,
  } = p
  const Y_p = trace.apply(physics.deratedYield, { SMYS, c_T, T, T_ref })
  return {
    Y_p,
    P_b: trace.apply(internalYieldPressure, { k_wall: p.wall_tolerance_factor, Y_p, t, D }),
    F_y: trace.apply(bodyYieldStrength, { Y_p, A_s }),
  }
}

function askedOf(p: Params, { s }: Pipe, { p_i, p_o, F_a }: LoadCase, sigma_vM: number, trace: Trace) {
  trace.section('Factored loads')
  const net = (DF: number, p_1: number, p_2: number, as: string, rename: Readonly<Record<string, string>>) =>
    trace.apply(physics.factoredPressure, { DF, p_1, p_2 }, { as, rename })
  const tension = trace.apply(physics.factoredForce, { DF: p.design_factor_tension, F_a }, { rename: { DF: 'DF_t' } })
  return {
    burst: net(p.design_factor_burst, p_i, p_o, 'P_bd', { DF: 'DF_b', p_1: 'p_i', p_2: 'p_o' }),
    collapse:
      p.collapse_axial_method === BULLETIN_1994
        ? byBulletin()
        : net(p.design_factor_collapse, p_o, p_i, 'P_cd', { DF: 'DF_c', p_1: 'p_o', p_2: 'p_i' }),
    tension,
    triaxial: trace.apply(
      physics.factoredStress,
      { DF: p.design_factor_triaxial, sigma_vM },
      { rename: { DF: 'DF_v' } },
    ),
  }

  function byBulletin(): number {
    const P_e = trace.apply(equivalentExternalPressure, { p_o, s, p_i })
    return trace.apply(
      physics.factoredLoad,
      { DF: p.design_factor_collapse, P_e },
      { as: 'P_cd', rename: { DF: 'DF_c' } },
    )
  }
}

interface Held {
  readonly P_b: number
  readonly P_c: number | undefined
  readonly F_t: number
  readonly F_y: number
  readonly Y_p: number
}

/** What is not asked uses nothing, whatever there is. */
function usedOf(
  p: Params,
  asked: CaseResult['asked'],
  { P_b, P_c, F_t, F_y, Y_p }: Held,
  trace: Trace,
): CaseResult['used'] {
  trace.section('Utilisation')
  const body = p.connection_joint_strength === undefined || F_t === F_y ? 'F_y' : 'F_t'
  const pressure = (P_d: number, P_r: number, end: string, rename: Readonly<Record<string, string>>) =>
    P_d === 0 ? 0 : trace.apply(physics.pressureUse, { P_d, P_r }, { as: `u_${end}`, rename })
  const force = () => trace.apply(physics.forceUse, { F_d: asked.tension, F_t }, { as: 'u_t', rename: { F_t: body } })
  const stress = () => trace.apply(physics.stressUse, { sigma_d: asked.triaxial, Y_p }, { as: 'u_v' })
  return {
    burst: pressure(asked.burst, P_b, 'b', { P_d: 'P_bd', P_r: 'P_b' }),
    collapse:
      P_c === undefined
        ? asked.collapse === 0
          ? 0
          : Number.POSITIVE_INFINITY
        : pressure(asked.collapse, P_c, 'c', { P_d: 'P_cd', P_r: 'P_c' }),
    tension: asked.tension === 0 ? 0 : force(),
    triaxial: asked.triaxial === 0 ? 0 : stress(),
  }
}

/** The weaker of body and connection; of compression the body. */
function strengthOf(p: Params, F_a: number, F_y: number, trace: Trace): number {
  const F_j = p.connection_joint_strength
  return F_j === undefined || F_a < 0 ? F_y : trace.apply(physics.lesserStrength, { F_y, F_j })
}

/** The check that uses most of a case. */
export const governingOf = ({ used }: CaseResult): CheckName =>
  CHECKS.reduce((most, name) => (used[name] > used[most] ? name : most))
export const largestUse = (result: CaseResult): number => result.used[governingOf(result)]
