/** Internal pressure at which the wall begins to yield, and the envelope of pressures over the axial force. */
import { silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { axialStress } from '@keelson/physics/member-stress/fibre.ts'
import { compressionSide, tensionSide } from '@keelson/physics/member-stress/thick-tube.ts'
import * as physics from '@keelson/physics/tubulars/yielding.ts'
import { BULLETIN_1994, collapseOf } from '../_shared/tubular/collapse.ts'
import type { Stresses } from '../_shared/tubular/stresses.ts'
import type { CaseResult } from './calculate-case.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'
import { CAPPED } from './modes.ts'

/** A point of the wall: the stress of bending there, and half the difference of hoop and radial stress over the net pressure. */
interface WallPoint {
  readonly wall: 'i' | 'o'
  readonly h: number
  readonly sigma_b: number
}
/** Straight, the inner wall yields first under pressure; bent, either may. */
export const wallPoints = ({ c, k }: Pick<Pipe, 'c' | 'k'>, { inner, outer }: Stresses): readonly WallPoint[] => [
  { wall: 'i', h: k, sigma_b: inner.sigma_b },
  ...(inner.sigma_b > 0 ? [{ wall: 'o' as const, h: c, sigma_b: outer.sigma_b }] : []),
]

interface Fibre extends WallPoint {
  readonly sigma_z: number
}
/** Both sides of the bend at each wall, under an axial stress. */
const fibresOf = (pipe: Pipe, stresses: Stresses, sigma_a: number): readonly Fibre[] =>
  wallPoints(pipe, stresses).flatMap((at) =>
    (at.sigma_b === 0 ? [sigma_a] : [sigma_a + at.sigma_b, sigma_a - at.sigma_b]).map((sigma_z) => ({
      ...at,
      sigma_z,
    })),
  )

/** Of both sides of a bend at both walls, the one that leaves least. Undefined if a fibre yields at any pressure up to it. */
export function pressureLimit(
  p: Params,
  pipe: Pipe,
  { Y_p: Y, stresses }: CaseResult,
  trace: Trace,
): number | undefined {
  const capped = p.end_condition === CAPPED
  const F = capped ? p.axial_force_excluding_end_cap : p.axial_force
  const { c, k } = pipe
  const p_o = p.external_pressure
  const at = ({ sigma_z, h, wall, sigma_b }: Fibre, own: Trace) => {
    const rename = {
      Y: 'Y_p',
      h: wall === 'i' ? 'k' : 'c',
      ...(own !== silent && { sigma_z: nameOf(sigma_b, capped) }),
    }
    return capped
      ? own.apply(physics.yieldPressureCapped, { sigma_z, k, h, p_o, Y }, { rename })
      : own.apply(physics.yieldPressureOpen, { sigma_z, c, k, h, p_o, Y }, { rename })
  }
  const fibres = fibresOf(pipe, stresses, F / pipe.A_s)
  const limits = fibres.map((fibre) => at(fibre, silent))
  const least = Math.min(...limits)
  if (!(least >= 0)) return undefined
  const ended = fibres.map((fibre) => ({ ...fibre, sigma_z: fibre.sigma_z + (capped ? c * least : 0) }))
  if (ended.some((fibre) => stressOf(pipe, fibre, least, p_o) > Y * (1 + ROUNDING))) return undefined
  const first = fibres[limits.indexOf(least)] as Fibre
  return at({ ...first, sigma_z: axialAt(pipe, F, capped, first, trace) }, trace)
}
const ROUNDING = 1e-9

/** Von Mises stress of a fibre. */
const stressOf = ({ c, k }: Pick<Pipe, 'c' | 'k'>, { sigma_z, h }: Fibre, p_i: number, p_o: number): number =>
  Math.sqrt((sigma_z - c * p_i + k * p_o) ** 2 + 3 * (h * (p_i - p_o)) ** 2)

const nameOf = (sigma_b: number, capped: boolean): string =>
  sigma_b !== 0 ? 'sigma_z' : capped ? 'sigma_0' : 'sigma_a'

/** The axial stress of the limit, bending included, as a step. */
function axialAt(
  { A_s: A }: Pipe,
  N: number,
  capped: boolean,
  { sigma_z, sigma_b, wall }: Fibre,
  trace: Trace,
): number {
  trace.section('Internal pressure at first yield')
  const names = capped ? { as: 'sigma_0', rename: { N: 'F_0', A: 'A_s' } } : { rename: { N: 'F_a', A: 'A_s' } }
  const sigma_a = trace.apply(axialStress, { N, A }, names)
  if (sigma_b === 0) return sigma_a
  const side = sigma_z > sigma_a ? tensionSide : compressionSide
  const rename = { sigma_a: capped ? 'sigma_0' : 'sigma_a', sigma_b: `sigma_b_${wall}` }
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

/** The least of some pressures, if every fibre withstands it. */
function held(
  fibres: readonly Fibre[],
  limit: (fibre: Fibre) => number,
  stress: (fibre: Fibre, p: number) => number,
  Y: number,
) {
  const least = Math.min(...fibres.map(limit))
  return least >= 0 && fibres.every((fibre) => stress(fibre, least) <= Y * (1 + ROUNDING)) ? least : null
}

const some = (pressure: number): number | null => (pressure >= 0 ? pressure : null)

function triaxialAt(p: Params, pipe: Pipe, { stresses }: CaseResult, F: number, Y: number) {
  const { internal_pressure: p_i, external_pressure: p_o } = p
  const { A_s, c, k } = pipe
  const fibres = fibresOf(pipe, stresses, F / A_s)
  return {
    internal_pressure_vme: held(
      fibres,
      ({ sigma_z, h }) => physics.yieldPressureOpen.evaluate({ sigma_z, c, k, h, p_o, Y }),
      (fibre, pressure) => stressOf(pipe, fibre, pressure, p_o),
      Y,
    ),
    external_pressure_vme: held(
      fibres,
      ({ sigma_z, h }) => physics.yieldPressureOutside.evaluate({ sigma_z, c, k, h, p_i, Y }),
      (fibre, pressure) => stressOf(pipe, fibre, p_i, pressure),
      Y,
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
