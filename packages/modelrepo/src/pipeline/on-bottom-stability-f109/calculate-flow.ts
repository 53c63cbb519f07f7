/** The flow at the pipe: waves at the bed, their largest oscillation, and the current. */
import { house, reachRange, type Trace } from '@keelson/equations'
import { peakEnhancement } from '@keelson/physics/waves/jonswap.ts'
import {
  type NearBedMoments,
  nearBedMoments,
  significantVelocity,
  zeroCrossingPeriod,
} from '@keelson/physics/waves/near-bed-velocity.ts'
import { meanCurrentVelocity } from '@keelson/standards/dnv-rp-f109-2021/current.ts'
import {
  designOscillationPeriod,
  designOscillationVelocity,
  directionalReduction,
  numberOfOscillations,
  periodCoefficient,
  periodRatio,
  perpendicularVelocity,
  referencePeriod,
} from '@keelson/standards/dnv-rp-f109-2021/oscillation.ts'
import { given, type Left, outOf, refuse, shown, shownIn, type Warning } from '@keelson/workflow'
import type { DesignFlow } from './calculate-absolute.ts'
import type { Spectral } from './inputs.ts'
import { warn } from './warnings.ts'

/** Oscillations of a sea state below which the formula of its largest one no longer grows with duration. */
const FEWEST_OSCILLATIONS = Math.exp(0.5772 / 2)
/** Largest wave of a thousand over H_s (Rayleigh). */
const LARGEST_WAVE = 1.86
export const BREAKER = reachRange({
  symbol: 'H_max/d',
  title: 'Maximum wave height/depth ratio',
  unit: '-',
  to: 0.78,
  unsafe: 'above',
  because: 'linear theory is not valid in breaking waves',
  source: house,
  clause: 'McCowan, 1894',
})

export interface Waves {
  readonly gamma: number | undefined
  /** Significant velocity before reduction for direction, m/s; undefined where nothing needed it. */
  readonly U_s: number | undefined
  /** Zero up-crossing period, s; undefined where no wave reaches the bed or nothing needed it. */
  readonly T_u: number | undefined
  readonly motion: NearBedMoments | undefined
}

/** Significant velocity and period at the bed, from the sea state or as given. */
export function wavesAtBed(p: Spectral, trace: Trace): Waves {
  trace.section('Near-bed waves')
  const gamma = gammaOf(p, trace)
  const { significant_flow_velocity: U_s, flow_zero_crossing_period: T_u } = p
  if (flowIsGiven(p)) return { gamma, U_s, T_u, motion: undefined }
  const sea = given(p, 'significant_wave_height', 'peak_period', 'water_depth')
  const motion = nearBedMoments(
    {
      significantHeight: sea.significant_wave_height,
      peakPeriod: sea.peak_period,
      peakEnhancement: gamma ?? 1,
      depth: sea.water_depth,
      gravity: p.gravity,
    },
    trace,
  )
  const { moment0: M_0, moment2: M_2, moving } = motion
  return {
    gamma,
    U_s: U_s ?? trace.apply(significantVelocity, { M_0 }),
    T_u: T_u ?? (moving ? trace.apply(zeroCrossingPeriod, { M_0, M_2 }) : undefined),
    motion,
  }
}

/** Whether velocity and period at the pipe are known without the sea state. */
function flowIsGiven(p: Spectral): boolean {
  const period = p.flow_zero_crossing_period !== undefined
  if (p.design_oscillation_velocity !== undefined) return period || p.design_oscillation_period !== undefined
  return p.significant_flow_velocity !== undefined && period
}

function gammaOf(p: Spectral, trace: Trace): number | undefined {
  if (p.peak_enhancement_factor !== 'auto') return p.peak_enhancement_factor
  if (p.peak_period === undefined || p.significant_wave_height === undefined) return undefined
  return trace.apply(peakEnhancement, { T_p: p.peak_period, H_s: p.significant_wave_height })
}

export interface Oscillation extends DesignFlow {
  readonly tau: number | undefined
  readonly k_T: number | undefined
  readonly warnings: readonly Warning[]
}

/** The largest oscillation of the sea state with the current, for the absolute method. */
export function designFlow(p: Spectral, D: number, waves: Waves, trace: Trace): Oscillation {
  trace.section('Design oscillation')
  const warnings: Warning[] = []
  const tau = oscillations(p, waves, trace)
  const U_star = p.design_oscillation_velocity ?? largestVelocity(p, waves, tau, trace)
  const { T_star, k_T } = designPeriod(p, waves, warnings, trace)
  const V_star = currentOf(p, D, trace)
  return { U_star, T_star, V_star, tau, k_T, warnings }
}

/** Velocity perpendicular to the pipe of a long-crested sea. */
export function perpendicular(p: Spectral, U_s: number, trace: Trace): number {
  const R_D = trace.apply(directionalReduction, { theta_w: p.wave_angle })
  return trace.apply(perpendicularVelocity, { R_D, U_s })
}

function largestVelocity(p: Spectral, waves: Waves, tau: number | undefined, trace: Trace): number {
  if (waves.U_s === undefined || tau === undefined) return 0
  if (tau <= FEWEST_OSCILLATIONS) {
    refuse(
      '/storm_duration',
      `must exceed ${shown(FEWEST_OSCILLATIONS, 3)} oscillations of ${shownIn(waves.T_u ?? 0, 's')} (entered: ${shown(tau, 3)})`,
    )
  }
  const U_w = perpendicular(p, waves.U_s, trace)
  return trace.apply(designOscillationVelocity, { tau, U_w })
}

/** Oscillations in the sea state; undefined where the period is unknown or the storm has no part. */
export function oscillations(p: Spectral, waves: Waves, trace: Trace): number | undefined {
  if (waves.T_u === undefined || p.design_oscillation_velocity !== undefined) return undefined
  return trace.apply(numberOfOscillations, { T_storm: p.storm_duration, T_u: waves.T_u })
}

function designPeriod(p: Spectral, waves: Waves, warnings: Warning[], trace: Trace) {
  if (p.design_oscillation_period !== undefined) return { T_star: p.design_oscillation_period, k_T: undefined }
  const { T_u, gamma } = waves
  if (T_u === undefined) return { T_star: undefined, k_T: undefined }
  if (gamma === undefined || p.water_depth === undefined) {
    warnings.push(
      warn(
        'kt_taken_as_1',
        '{water_depth} and {peak_enhancement_factor} are not both entered. {period_ratio_kt} is assumed to be 1, which is conservative.',
      ),
    )
    return { T_star: T_u, k_T: 1 }
  }
  const T_n = trace.apply(referencePeriod, { d: p.water_depth, g: p.gravity })
  const k_t = trace.apply(periodCoefficient, { gamma })
  const k_T = trace.apply(periodRatio, { k_t, T_n, T_u })
  return { T_star: trace.apply(designOscillationPeriod, { k_T, T_u }), k_T }
}

/** Current perpendicular to the pipe, mean over its diameter. */
export function currentOf(p: Spectral, D: number, trace: Trace): number {
  if (p.design_current_velocity !== undefined) return p.design_current_velocity
  trace.section('Current')
  const { reference_current_velocity: V_r, reference_height: z_r } = given(
    p,
    'reference_current_velocity',
    'reference_height',
  )
  return trace.apply(
    meanCurrentVelocity,
    { V_r, z_r, z_0: p.bottom_roughness, D, theta_c: p.current_angle },
    { as: 'V_star' },
  )
}

/** The largest wave of the sea state, if it would break at this depth. */
export function breaking({ significant_wave_height: H_s, water_depth: d }: Spectral): Left | undefined {
  if (H_s === undefined || d === undefined) return undefined
  const wave = shownIn(LARGEST_WAVE * H_s, 'm', 3)
  return outOf(
    BREAKER,
    (LARGEST_WAVE * H_s) / d,
    `the maximum wave height, ${wave} (${LARGEST_WAVE} times the significant wave height), exceeds ${BREAKER.to} times the water depth of ${shownIn(d, 'm')}: ${BREAKER.because} (${BREAKER.clause})`,
  )
}
