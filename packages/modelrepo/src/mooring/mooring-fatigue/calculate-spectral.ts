/** Damage of a line given by its low- and wave-frequency stress: combined spectrum or dual narrow band. */
import type { Trace } from '@keelson/equations'
import { equivalentRange, narrowBandDamage } from '@keelson/physics/fatigue/narrow-band.ts'
import {
  combinedDeviation,
  combinedRate,
  correctionFactor,
  DELTA_W,
  dualNarrowBandDamage,
  envelopePart,
  envelopeRate,
  exposure,
  lowFrequencyShare,
  waveFrequencyShare,
} from '@keelson/standards/dnv-os-e301-2018/dual-narrow-band.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { ContractError, given } from '@keelson/workflow'
import type { Capacity } from './calculate-capacity.ts'
import { DUAL_NARROW_BAND, type Line, type Params } from './inputs.ts'
import { SPECTRAL } from './rules.ts'

export interface Spectral {
  /** Dual narrow-band factor; 1 for the combined spectrum. */
  readonly rho: number
  /** Up-crossing rate of the combined stress, Hz. */
  readonly nu_y: number
  /** Equivalent constant stress range, Pa, and its cycles over the design life. */
  readonly S_eq: number
  readonly n: number
  readonly D: number
}

/** Damage of a stress spectrum over the design life, on a curve of one slope. */
export function spectralDamage(p: Params, line: Line, capacity: Capacity, trace: Trace): Spectral {
  if (capacity.singleSlope === undefined) throw new ContractError('the rules require a curve of one slope')
  const { sigma_L, sigma_W, nu_L, nu_W, p_e } = partsOf(line)
  const { a_D, m } = capacity.singleSlope(trace)
  const T = trace.apply(exposure, { T_L: p.design_life, p_e })
  const sigma_y = trace.apply(combinedDeviation, { SCF: line.stress_concentration_factor, sigma_L, sigma_W })
  const lambda_L = trace.apply(lowFrequencyShare, { sigma_L, sigma_W })
  const lambda_W = trace.apply(waveFrequencyShare, { sigma_L, sigma_W })
  const nu_y = trace.apply(combinedRate, { lambda_L, nu_L, lambda_W, nu_W })
  const names = { rename: { nu: 'nu_y', sigma: 'sigma_y' } }
  const dual = p.spectral_method === DUAL_NARROW_BAND && lambda_L > 0 && lambda_W > 0
  const D_NB = trace.apply(
    narrowBandDamage,
    { nu: nu_y, T, a_D, sigma: sigma_y, m },
    { ...names, ...(!dual && { as: 'D' }) },
  )
  const S_eq = equivalentRange.evaluateSI({ sigma: sigma_y, m })
  if (!dual) return { rho: withoutCorrection(p, trace), nu_y, S_eq, n: nu_y * T, D: D_NB }
  const nu_P = trace.apply(envelopeRate, { lambda_L, nu_L, lambda_W, nu_W, delta_W: DELTA_W })
  const rho_P = trace.apply(envelopePart, { lambda_L, lambda_W, m })
  const rho = trace.apply(correctionFactor, { nu_P, nu_y, rho_P, nu_W, lambda_W, m })
  const D = trace.apply(dualNarrowBandDamage, { rho, D_NB })
  return { rho, nu_y, S_eq, n: rho * nu_y * T, D }
}

function withoutCorrection(p: Params, trace: Trace): number {
  const dual = p.spectral_method === DUAL_NARROW_BAND
  return trace.lookup({
    symbol: 'rho',
    title: 'Dual narrow-band factor',
    unit: '-',
    source: dnvOsE301,
    clause: dual ? correctionFactor.clause : combinedRate.clause,
    value: 1,
    cell: dual ? '1 for one component' : '1 for a combined spectrum',
  })
}

function partsOf(line: Line) {
  const s = given(line, ...SPECTRAL)
  return {
    sigma_L: s.low_frequency_stress_standard_deviation_MPa,
    sigma_W: s.wave_frequency_stress_standard_deviation_MPa,
    nu_L: s.low_frequency_mean_up_crossing_rate_hz,
    nu_W: s.wave_frequency_mean_up_crossing_rate_hz,
    p_e: s.exposure_fraction,
  }
}
