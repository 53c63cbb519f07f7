/** Damage of a sea state by its stress moments: each of them silently, and the one that counts most step by step. */
import { silent, type Trace } from '@keelson/equations'
import { stateExposure } from '@keelson/physics/fatigue/exposure.ts'
import type { ClosedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import {
  equivalentStressRange,
  type GaussianStress,
  gaussianStress,
  type SpectralDamage,
  type SpectralMethod,
  spectralDamage,
  tracedEquivalentRange,
} from '@keelson/physics/fatigue/spectral-damage.ts'
import type { SpectralMoments } from '@keelson/physics/fatigue/spectral-moments.ts'

export interface State {
  /** Counted from 1. */
  readonly number: number
  /** Share of the time; undefined for moments, which act all the time. */
  readonly fraction: number | undefined
  /** Exposure, s. */
  readonly T: number
  readonly moments: SpectralMoments
  /** Undefined where the stress does not vary. */
  readonly stress: GaussianStress | undefined
  readonly result: SpectralDamage
  /** Equivalent stress range, Pa. */
  readonly S_eq: number
}

const NO_DAMAGE: SpectralDamage = {
  damage: { dirlik: 0, narrow_band: 0, wirsching_light: 0, tovo_benasciutti: 0 },
  rho_WL: 1,
  rho_TB: 1,
}

/** When a state acts: `T` is the whole exposure, s. */
export interface Acting {
  readonly number: number
  readonly fraction: number | undefined
  readonly T: number
}

export function stateOf(
  { number, fraction, T }: Acting,
  on: ClosedCurve,
  momentsOf: (trace: Trace) => SpectralMoments,
  trace: Trace,
): State {
  const T_i = fraction === undefined ? T : trace.apply(stateExposure, { p_i: fraction, T })
  const time = fraction === undefined ? 'T' : 'T_i'
  const moments = momentsOf(trace)
  const stress = gaussianStress(moments, trace)
  const same = { number, fraction, T: T_i, moments, stress }
  if (stress === undefined) return { ...same, result: NO_DAMAGE, S_eq: 0 }
  const result = spectralDamage(stress, on, T_i, trace, time)
  const D_NB = result.damage.narrow_band
  if (trace !== silent && D_NB > 0) tracedEquivalentRange(stress, on, { T: T_i, D_NB, time }, trace)
  return { ...same, result, S_eq: equivalentStressRange(stress, on) }
}

/** Largest damage by the method; undefined where none does any. */
export const governingOf = <S extends State>(states: readonly S[], method: SpectralMethod): S | undefined =>
  states.reduce<S | undefined>((a, b) => (b.result.damage[method] > (a?.result.damage[method] ?? 0) ? b : a), undefined)

/** Whether no number of a state has left the range of numbers. */
export const staysFinite = ({ result, stress, S_eq }: State): boolean =>
  [...Object.values(result.damage), result.rho_WL, result.rho_TB, S_eq, ...Object.values(stress?.dirlik ?? {})].every(
    Number.isFinite,
  )

export const momentValues = (states: readonly State[]) => ({
  m0: states.map((s) => s.moments.lambda_0),
  m1: states.map((s) => s.moments.lambda_1),
  m2: states.map((s) => s.moments.lambda_2),
  m4: states.map((s) => s.moments.lambda_4),
})
