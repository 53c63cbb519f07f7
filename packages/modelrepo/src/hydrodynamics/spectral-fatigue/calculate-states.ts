/** The sea states: moments, process and damage of each, silently; and the one that is worked out step by step. */
import { silent, type Trace } from '@keelson/equations'
import { lifeInSeconds, stateExposure, totalExposure } from '@keelson/physics/fatigue/exposure.ts'
import { type ClosedCurve, closedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { basquinLine, type SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import {
  equivalentStressRange,
  type GaussianStress,
  gaussianStress,
  type SpectralDamage,
  type SpectralMethod,
  spectralDamage,
  tracedEquivalentRange,
} from '@keelson/physics/fatigue/spectral-damage.ts'
import {
  intervalsOf,
  momentsAsGiven,
  momentsOfSpectrum,
  type SpectralMoments,
} from '@keelson/physics/fatigue/spectral-moments.ts'
import { printedCurve } from '@keelson/standards/dnv-rp-c203-2016/structural-curves.ts'
import { ContractError, given, refuse, shown, shownIn } from '@keelson/workflow'
import type { Params } from './params.ts'

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

/** The S-N curve of the run, its constants in the trace. */
export function curveOf(p: Params, trace: Trace): ClosedCurve {
  trace.section('S-N curve')
  if (p.sn_two_slope) {
    const { sn_curve, environment } = given(p, 'sn_curve', 'environment')
    return closedCurve(printedCurve(sn_curve, environment), trace)
  }
  const { sn_slope: m, sn_log_intercept: log_a } = given(p, 'sn_slope', 'sn_log_intercept')
  const curve: SnCurve = { lines: [{ m, log_a }], N_knee: null }
  return closedCurve({ curve, equations: basquinLine, lines: undefined, knee: undefined }, trace)
}

/** The exposure that the design life or the duration gives, s. */
export function exposureOf(p: Params, trace: Trace): number {
  trace.section('Exposure')
  if (p.duration !== undefined) return p.duration
  const { design_life: T_L, seconds_per_year: s_y } = given(p, 'design_life', 'seconds_per_year')
  return trace.apply(lifeInSeconds, { T_L, s_y })
}

/** Time that the damage stands for, s: the design life, or the durations of all spectra one after another. */
export function lifeOf(p: Params, states: readonly State[], trace: Trace): number {
  if (p.duration === undefined) return given(p, 'design_life').design_life
  return states.length === 1 ? p.duration : trace.apply(totalExposure, { T_i: states.map((s) => s.T) })
}

/** Every sea state. Refuses where a damage is beyond the range of numbers. */
export function statesOf(p: Params, on: ClosedCurve, T: number): readonly State[] {
  if (p.spectral_moments !== undefined) return [finite(p, state(p, on, T, 1, undefined, silent))]
  return given(p, 'stress_spectra').stress_spectra.map(({ occurrence_fraction }, i) => {
    const fraction = p.duration === undefined ? occurrence_fraction : undefined
    return finite(p, state(p, on, T, i + 1, fraction, silent))
  })
}

function state(
  p: Params,
  on: ClosedCurve,
  T: number,
  number: number,
  fraction: number | undefined,
  trace: Trace,
): State {
  const T_i = fraction === undefined ? T : trace.apply(stateExposure, { p_i: fraction, T })
  const time = fraction === undefined ? 'T' : 'T_i'
  const moments = momentsOf(p, number, trace)
  const stress = gaussianStress(moments, trace)
  const same = { number, fraction, T: T_i, moments, stress }
  if (stress === undefined) return { ...same, result: NO_DAMAGE, S_eq: 0 }
  const result = spectralDamage(stress, on, T_i, trace, time)
  const D_NB = result.damage.narrow_band
  if (trace !== silent && D_NB > 0) tracedEquivalentRange(stress, on, { T: T_i, D_NB, time }, trace)
  return { ...same, result, S_eq: equivalentStressRange(stress, on) }
}

function momentsOf(p: Params, number: number, trace: Trace): SpectralMoments {
  const SCF = p.stress_concentration_factor
  if (p.spectral_moments !== undefined) {
    const [m0 = 0, m1 = 0, m2 = 0, m4 = 0] = p.spectral_moments
    return momentsAsGiven([m0, m1, m2, m4], SCF, trace)
  }
  const { frequencies, stress_spectra } = given(p, 'frequencies', 'stress_spectra')
  const spectrum = stress_spectra[number - 1]
  if (spectrum === undefined) throw new ContractError(`there is no spectrum ${number}`)
  return momentsOfSpectrum(intervalsOf(frequencies, spectrum.stress_psd), SCF, trace)
}

/** The state again, step by step. */
export function traceState(p: Params, on: ClosedCurve, T: number, s: State, trace: Trace): void {
  trace.section(p.spectral_moments === undefined ? `Spectrum ${s.number}, which does most of the damage` : 'Damage')
  state(p, on, T, s.number, s.fraction, trace)
}

/** Largest damage by the method; undefined where none does any. */
export const governingOf = (states: readonly State[], method: SpectralMethod): State | undefined =>
  states.reduce<State | undefined>(
    (a, b) => (b.result.damage[method] > (a?.result.damage[method] ?? 0) ? b : a),
    undefined,
  )

function finite(p: Params, s: State): State {
  const { damage, rho_WL, rho_TB } = s.result
  const numbers = [...Object.values(damage), rho_WL, rho_TB, s.S_eq, ...Object.values(s.stress?.dirlik ?? {})]
  if (numbers.every(Number.isFinite)) return s
  const sigma = shownIn(s.stress?.sigma ?? 0, 'MPa')
  const curve = p.sn_two_slope
    ? `curve ${p.sn_curve}`
    : `slope ${shown(p.sn_slope ?? 0)} and intercept 10 to the power of ${shown(p.sn_log_intercept ?? 0)}`
  return refuse(
    p.sn_two_slope ? (p.spectral_moments === undefined ? '/stress_spectra' : '/spectral_moments') : '/sn_slope',
    `the damage is beyond the range of numbers with ${curve} at a standard deviation of ${sigma}`,
  )
}
