/** The sea states: moments, process and damage of each, silently; and the one that is worked out step by step. */
import { silent, type Trace } from '@keelson/equations'
import { lifeInSeconds, totalExposure } from '@keelson/physics/fatigue/exposure.ts'
import type { ClosedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import {
  intervalsOf,
  lastShare,
  momentsAsGiven,
  momentsOfSpectrum,
  type SpectralMoments,
} from '@keelson/physics/fatigue/spectral-moments.ts'
import { ContractError, given, refuse, shown, shownIn } from '@keelson/workflow'
import { type State, stateOf, staysFinite } from '../_shared/spectral-damage/states.ts'
import type { Params } from './inputs.ts'

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

const state = (
  p: Params,
  on: ClosedCurve,
  T: number,
  number: number,
  fraction: number | undefined,
  trace: Trace,
): State => stateOf({ number, fraction, T }, on, (t) => momentsOf(p, number, t), trace)

function momentsOf(p: Params, number: number, trace: Trace): SpectralMoments {
  const SCF = p.stress_concentration_factor
  if (p.spectral_moments !== undefined) {
    const [m0 = 0, m1 = 0, m2 = 0, m4 = 0] = p.spectral_moments
    return momentsAsGiven([m0, m1, m2, m4], SCF, trace)
  }
  const { frequencies, stress_spectra } = given(p, 'frequencies', 'stress_spectra')
  const spectrum = stress_spectra[number - 1]
  if (spectrum === undefined) throw new ContractError(`no spectrum ${number} exists`)
  return momentsOfSpectrum(intervalsOf(frequencies, spectrum.stress_psd), SCF, trace)
}

/** Share of the fourth moment in the last interval of each spectrum; none of moments. */
export const lastShares = ({ spectral_moments, frequencies, stress_spectra }: Params): readonly number[] =>
  spectral_moments !== undefined || frequencies === undefined
    ? []
    : (stress_spectra ?? []).map(({ stress_psd }) => lastShare(frequencies, stress_psd))

/** The state again, step by step. */
export function traceState(p: Params, on: ClosedCurve, T: number, s: State, trace: Trace): void {
  trace.section(p.spectral_moments === undefined ? `Governing spectrum ${s.number}` : 'Damage')
  state(p, on, T, s.number, s.fraction, trace)
}

function finite(p: Params, s: State): State {
  if (staysFinite(s)) return s
  const sigma = shownIn(s.stress?.sigma ?? 0, 'MPa')
  const curve = p.sn_two_slope
    ? `curve ${p.sn_curve}`
    : `slope ${shown(p.sn_slope ?? 0)} and intercept 10 to the power of ${shown(p.sn_log_intercept ?? 0)}`
  return refuse(
    p.sn_two_slope ? (p.spectral_moments === undefined ? '/stress_spectra' : '/spectral_moments') : '/sn_slope',
    `the damage exceeds the numerical range with ${curve} at standard deviation ${sigma}`,
  )
}
