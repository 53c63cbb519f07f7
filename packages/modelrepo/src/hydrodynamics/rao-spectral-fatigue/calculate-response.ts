/** The stress of the structure in each sea state: the transfer function as it counts, the sea, the way through it. */
import { silent, type Trace } from '@keelson/equations'
import type { SpectralMoments } from '@keelson/physics/fatigue/spectral-moments.ts'
import { intervalsOf, momentsOfSpectrum } from '@keelson/physics/fatigue/spectral-moments.ts'
import * as response from '@keelson/physics/fatigue/stress-response.ts'
import type { TransferFunction } from '@keelson/physics/rao/transfer-function.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { jonswap, peakFrequency, phillipsConstant, spectralWidth } from '@keelson/physics/waves/jonswap.ts'
import { ContractError, given } from '@keelson/workflow'
import { COSINE, type Params } from './inputs.ts'

type Row = Params['sea_states'][number]

export interface Spreading {
  readonly shares: readonly number[]
  readonly weights: readonly number[]
  /** Shares of the directions in the variance; undefined where no direction moves the stress. */
  readonly variance: readonly number[] | undefined
  /** Factor on the stress. */
  readonly k_s: number
}

/** Undefined where all waves come from one direction. */
export function spreadingOf(p: Params, trace: Trace): Spreading | undefined {
  if (p.spreading !== COSINE) return undefined
  const { heading_offsets: theta, rao_heading_factors: r } = given(p, 'heading_offsets', 'rao_heading_factors')
  const n = p.exponent_n
  const c = theta.map((one) => response.spreadingShare.evaluate({ theta: one, n }))
  trace.section('Spreading')
  const first = { rename: { theta: 'theta_1' } }
  const c_1 = trace.apply(response.spreadingShare, { theta: theta[0] ?? 0, n }, { as: 'c_1', ...first })
  trace.apply(response.spreadingWeight, { c_j: c_1, c }, { as: 'w_1', rename: { c_j: 'c_1' } })
  const k_s = trace.apply(response.spreadingFactor, { c, r })
  const weights = c.map((c_j) => response.spreadingWeight.evaluate({ c_j, c }))
  const share = (j: number) => response.directionShare.evaluate({ w_j: weights[j] ?? 0, r_j: r[j] ?? 0, k_s })
  return { shares: c, weights, variance: k_s > 0 ? theta.map((_, j) => share(j)) : undefined, k_s }
}

/** The transfer function as it counts: amplitudes, in a spread sea. */
export function functionOf(p: Params, spread: Spreading | undefined): TransferFunction {
  const amplitudes = p.stress_amplitude_rao.map((H) => amplitude(p, spread, H, silent))
  return { frequencies: p.rao_frequencies, amplitudes }
}

function amplitude(p: Params, spread: Spreading | undefined, H: number, trace: Trace): number {
  const H_a =
    p.rao_type === 'range' ? trace.apply(response.amplitudeOfRange, { H_r: H }, { rename: { H_r: 'H_R' } }) : H
  if (spread === undefined) return H_a
  const rename = p.rao_type === 'range' ? {} : { rename: { H_a: 'H_R' } }
  return trace.apply(response.spreadAmplitude, { k_s: spread.k_s, H_a }, rename)
}

export const seaOf = (row: Row): response.Sea => ({
  H_s: row.significant_wave_height,
  T_p: row.peak_period,
  gamma: row.peak_enhancement_factor,
  g: STANDARD_GRAVITY.si,
})

export const responseTo = (p: Params, rao: TransferFunction, row: Row): response.Response =>
  response.responseOf(rao, seaOf(row), { U: p.vessel_speed, beta: p.wave_heading }, p.number_of_integration_frequencies)

/** Without speed over the wave frequency itself. */
export function momentsOf(p: Params, found: response.Response, trace: Trace): SpectralMoments {
  const SCF = p.stress_concentration_factor
  if (p.vessel_speed > 0) return response.encounterMoments(found, SCF, trace)
  return momentsOfSpectrum(intervalsOf(found.frequencies, found.stress), SCF, trace)
}

/** One point of the response, at that frequency of the transfer function at which the sea moves the stress most. */
export function tracePoint(p: Params, spread: Spreading | undefined, row: Row, trace: Trace): void {
  const { H_s, T_p, gamma } = seaOf(row)
  const rao = functionOf(p, spread)
  trace.section('Response at one point (others are similar)')
  const omega_p = trace.apply(peakFrequency, { T_p })
  const alpha = trace.apply(phillipsConstant, { H_s, omega_p, g: STANDARD_GRAVITY, gamma })
  const at = strongest(rao, response.waveDensityOf(seaOf(row)))
  const [f, H_R] = [p.rao_frequencies[at], p.stress_amplitude_rao[at]]
  if (f === undefined || H_R === undefined) throw new ContractError('the rules require one value per frequency')
  const ofPoint = { rename: { f: 'f_R' } }
  const omega = trace.apply(response.angularFrequency, { f }, ofPoint)
  const sigma = trace.apply(spectralWidth, { omega, omega_p }, { as: 'sigma_w' })
  const sea = { alpha, g: STANDARD_GRAVITY, omega, omega_p, gamma, sigma }
  const S_eta = trace.apply(jonswap, sea, { rename: { sigma: 'sigma_w' } })
  const H_a = amplitude(p, spread, H_R, trace)
  const symbol = spread ? 'H_k' : p.rao_type === 'range' ? 'H_a' : 'H_R'
  trace.apply(response.stressDensity, { H_a, S_eta }, { rename: { H_a: symbol } })
  if (p.vessel_speed === 0) return
  const way = { U: p.vessel_speed, beta: p.wave_heading, g: STANDARD_GRAVITY }
  trace.apply(response.encounterFrequency, { f, ...way }, ofPoint)
}

function strongest({ frequencies, amplitudes }: TransferFunction, waves: (f: number) => number): number {
  const densities = frequencies.map((f, i) => (amplitudes[i] ?? 0) ** 2 * waves(f))
  return densities.indexOf(Math.max(...densities))
}
