/** The maximum tension: as given, and its parts where they are. */
import type { Trace } from '@keelson/equations'
import {
  type DominantPart,
  dominantPart,
  lineTension,
  peaksInStorm,
} from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import type { Params } from './inputs.ts'

/** A part of the tension about the mean, N. */
interface Part {
  readonly N: number
  readonly max: number
  readonly sig: number
}
export interface Combined {
  readonly T_mean: number
  readonly low: Part
  readonly wave: Part
  readonly dominant: DominantPart
  /** Mean, maximum of the dominant part and significant value of the other. */
  readonly T: number
  /** The sum with the roles of the parts exchanged. */
  readonly otherwise: number
}
export interface Tension {
  readonly T: number
  readonly combined: Combined | undefined
}

export function tensionOf(p: Params, trace: Trace): Tension {
  const combined = combinedTension(p, trace)
  const T = p.maximum_tension ?? combined?.T
  if (T === undefined) throw new Error('the contract requires a tension or its components')
  return { T, combined }
}

/** The tension of its parts; undefined where one of them is not given. */
export function combinedTension(p: Params, trace: Trace): Combined | undefined {
  const { mean_tension: T_mean, storm_duration: T_s } = p
  const [sigma_lf, sigma_wf] = [p.low_frequency_tension_standard_deviation, p.wave_frequency_tension_standard_deviation]
  const [T_lf, T_wf] = [p.low_frequency_zero_crossing_period, p.wave_frequency_zero_crossing_period]
  if (T_mean === undefined || sigma_lf === undefined || sigma_wf === undefined) return undefined
  if (T_lf === undefined || T_wf === undefined) return undefined
  trace.section('Combined tension')
  const low = partOf({ sigma: sigma_lf, T_z: T_lf, T_s }, 'lf', trace)
  const wave = partOf({ sigma: sigma_wf, T_z: T_wf, T_s }, 'wf', trace)
  const dominant = dominantPart(low.max, wave.max)
  const leads = dominant === 'low_frequency'
  const [first, second] = leads ? [low, wave] : [wave, low]
  const names = leads ? { X_max: 'T_lf_max', X_sig: 'T_wf_sig' } : { X_max: 'T_wf_max', X_sig: 'T_lf_sig' }
  const T = trace.apply(
    lineTension.combination,
    { X_mean: T_mean, X_max: first.max, X_sig: second.sig },
    { as: p.maximum_tension === undefined ? 'T' : 'T_c', rename: { X_mean: 'T_mean', ...names } },
  )
  const otherwise = lineTension.combination.evaluate({ X_mean: T_mean, X_max: second.max, X_sig: first.sig })
  return { T_mean, low, wave, dominant, T, otherwise }
}

interface Process {
  readonly sigma: number
  readonly T_z: number
  readonly T_s: number
}
function partOf({ sigma, T_z, T_s }: Process, of: 'lf' | 'wf', trace: Trace): Part {
  const named = { sigma: `sigma_${of}`, N: `N_${of}` }
  const N = trace.apply(peaksInStorm, { T_s, T_z }, { as: named.N, rename: { T_z: `T_${of}_z` } })
  const max = trace.apply(lineTension.maximum, { sigma, N }, { as: `T_${of}_max`, rename: named })
  const sig = trace.apply(lineTension.significant, { sigma }, { as: `T_${of}_sig`, rename: { sigma: named.sigma } })
  return { N, max, sig }
}
