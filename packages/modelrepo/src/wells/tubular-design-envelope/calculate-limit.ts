/** Internal pressure at which the inner wall begins to yield, and the envelope of pressures over the axial force. */
import { silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { axialStress } from '@keelson/physics/member-stress/fibre.ts'
import { compressionSide, tensionSide } from '@keelson/physics/member-stress/thick-tube.ts'
import * as physics from '@keelson/physics/tubulars/yielding.ts'
import { BULLETIN_1994, collapseOf } from '../_shared/tubular/collapse.ts'
import type { CaseResult } from './calculate-case.ts'
import type { Pipe } from './calculate-pipe.ts'
import { CAPPED } from './modes.ts'
import type { Params } from './params.ts'

/** Of bending at the inner wall, the sign that leaves less. Undefined where the axial stress alone makes it yield. */
export function pressureLimit(
  p: Params,
  pipe: Pipe,
  { Y_p: Y, stresses }: CaseResult,
  trace: Trace,
): number | undefined {
  const capped = p.end_condition === CAPPED
  const F = capped ? p.axial_force_excluding_end_cap : p.axial_force
  const sigma_b = stresses.inner.sigma_b
  const at = (sigma_z: number, own: Trace) => {
    const rename = { Y: 'Y_p', sigma_z: own === silent ? 'sigma_z' : nameOf(sigma_b, capped) }
    const { c, k } = pipe
    const p_o = p.external_pressure
    return capped
      ? own.apply(physics.yieldPressureCapped, { sigma_z, k, p_o, Y }, { rename })
      : own.apply(physics.yieldPressureOpen, { sigma_z, c, k, p_o, Y }, { rename })
  }
  const sigma_a = F / pipe.A_s
  const signs = sigma_b === 0 ? [sigma_a] : [sigma_a + sigma_b, sigma_a - sigma_b]
  const limits = signs.map((sigma_z) => at(sigma_z, silent))
  if (!limits.every((limit) => limit >= 0)) return undefined
  const least = (signs[limits.indexOf(Math.min(...limits))] ?? sigma_a) - sigma_a
  return at(axialAt(pipe, F, capped, least, sigma_b, trace), trace)
}

const nameOf = (sigma_b: number, capped: boolean): string =>
  sigma_b !== 0 ? 'sigma_z' : capped ? 'sigma_0' : 'sigma_a'

/** The axial stress of the limit, bending included, as a step. */
function axialAt({ A_s: A }: Pipe, N: number, capped: boolean, bending: number, sigma_b: number, trace: Trace): number {
  trace.section('Internal pressure at first yield')
  const names = capped ? { as: 'sigma_0', rename: { N: 'F_0', A: 'A_s' } } : { rename: { N: 'F_a', A: 'A_s' } }
  const sigma_a = trace.apply(axialStress, { N, A }, names)
  if (sigma_b === 0) return sigma_a
  const side = bending > 0 ? tensionSide : compressionSide
  const rename = { sigma_a: capped ? 'sigma_0' : 'sigma_a', sigma_b: 'sigma_b_i' }
  return trace.apply(side, { sigma_a, sigma_b }, { as: 'sigma_z', rename })
}

export interface EnvelopeRow {
  readonly axial_force: number
  readonly internal_pressure_vme: number | null
  readonly external_pressure_vme: number | null
  readonly internal_pressure_api: number | null
  readonly external_pressure_api: number | null
}

export interface Factors {
  readonly burst: number
  readonly collapse: number
  readonly tension: number
  readonly triaxial: number
}
export const designFactors = (p: Params): Factors => ({
  burst: p.design_factor_burst,
  collapse: p.design_factor_collapse,
  tension: p.design_factor_tension,
  triaxial: p.design_factor_triaxial,
})

/** Absolute pressures at each axial force: the other side stands under that of the load point; no number where none is held. */
export function envelopeRows(p: Params, pipe: Pipe, at: CaseResult, by: Factors, points: number): EnvelopeRow[] {
  const most = furthest(pipe, at.Y_p / by.triaxial)
  return spaced(-most, most, points).map((axial_force) => ({
    axial_force,
    ...triaxialAt(p, pipe, at, axial_force, at.Y_p / by.triaxial),
    ...apiAt(p, pipe, at, axial_force, by),
  }))
}

/** Where the ellipse of an open pipe with no other pressure ends. */
const furthest = ({ A_s, c, k }: Pipe, Y: number): number => A_s * Y * Math.sqrt(1 + (c / k) ** 2 / 3)

const some = (pressure: number): number | null => (pressure >= 0 ? pressure : null)

function triaxialAt(p: Params, { A_s, c, k }: Pipe, { stresses }: CaseResult, F: number, Y: number) {
  const { internal_pressure: p_i, external_pressure: p_o } = p
  const sigma_b = stresses.inner.sigma_b
  const sides = [F / A_s + sigma_b, F / A_s - sigma_b]
  return {
    internal_pressure_vme: some(
      Math.min(...sides.map((sigma_z) => physics.yieldPressureOpen.evaluate({ sigma_z, c, k, p_o, Y }))),
    ),
    external_pressure_vme: some(
      Math.min(...sides.map((sigma_z) => physics.yieldPressureOutside.evaluate({ sigma_z, c, k, p_i, Y }))),
    ),
  }
}

function apiAt(p: Params, pipe: Pipe, { Y_p, P_b, F_y }: CaseResult, F: number, by: Factors) {
  const pull = Math.min(F_y, p.connection_joint_strength ?? F_y) / by.tension
  if (F > pull || F < -F_y / by.tension) return { internal_pressure_api: null, external_pressure_api: null }
  const { internal_pressure: p_i, external_pressure: p_o } = p
  const P_c = collapseOf({ Y_p, sigma_a: F / pipe.A_s, p_i }, pipe.s, p.collapse_axial_method, silent)?.found?.P_c
  const inside = p.collapse_axial_method === BULLETIN_1994 ? (1 - 2 / pipe.s) * p_i : p_i
  return {
    internal_pressure_api: p_o + P_b / by.burst,
    external_pressure_api: P_c === undefined ? null : some(inside + P_c / by.collapse),
  }
}
