/** A JONSWAP peak: its enhancement, what holds the wave height under it, its shape and density, and the period ratios of C205. */
import { silent, type Trace } from '@keelson/equations'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import * as jonswap from '@keelson/physics/waves/jonswap-normalised.ts'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import * as ratios from '@keelson/physics/waves/period-ratios.ts'
import { gives, notApplicable } from '@keelson/workflow'
import { C205, type Given, JONSWAP, MOSKOWITZ, TMA } from './inputs.ts'
import { AT_PEAK, asOrder, DENSITY_AT_PEAK, type Sea, type ShapeOrder } from './sea.ts'

export const peakInputs = ['normalisation', 'sigma_a', 'sigma_b'] as const
export type Widths = Given<(typeof peakInputs)[number]>

/** In the order of words in which every answer says so. */
const onlyWhen = { spectrum: [JONSWAP, TMA, MOSKOWITZ] }
const OF_C205 = 'Peak period times the DNV-RP-C205 polynomial in γ, for the sea state before depth effects.'
export const ratioValues = {
  zero_crossing_period_c205: gives(ratios.crossingPeriodOfPeak, 'wave_period', OF_C205, {
    symbol: 'T_z_205',
    onlyWhen,
  }),
  mean_period_c205: gives(ratios.meanPeriodOfPeak, 'wave_period', OF_C205, { symbol: 'T_1_205', onlyWhen }),
}
export const peakValues = {
  ...ratioValues,
  c205_normalisation_error: gives(
    jonswap.normalisationError,
    '-',
    'Variance error of the factor 1 − 0.287 ln γ over all frequencies, for either normalisation.',
    { signed: true },
  ),
}

export type Row = Given<'systems'>['systems'][number]

/** The peak enhancement of a sea: as given, or that of C205. */
export function gammaOf(H_s: number, T_p: number, given: number | undefined, trace: Trace): number {
  return given ?? trace.apply(jonswap.peakEnhancement, { T_p, H_s })
}

/** Of a row of systems. */
export const c205Gamma = (row: Row): number =>
  gammaOf(row.significant_wave_height, row.peak_period, row.peak_enhancement_factor, silent)

export const normaliserOf = (of: Widths['normalisation'], gamma: number, I_0: number, trace: Trace): number =>
  of === C205 ? trace.apply(jonswap.c205Normaliser, { gamma }) : trace.apply(jonswap.exactNormaliser, { I_0 })

/** `e_A`: error of the variance with the factor of C205. */
export type Peak = ReturnType<typeof peakOf>

/** The enhancement and what holds the wave height under it. */
function peakOf({ sigma_a, sigma_b, normalisation }: Widths, gamma: number, trace: Trace) {
  const n = ORDERS[0]
  const I_0 = trace.apply(
    jonswap.peakedShape,
    { n, gamma, sigma_a, sigma_b },
    { as: 'I_0', rename: { n: 'n_0' }, title: 'Spectral shape area' },
  )
  const e_A = trace.apply(jonswap.normalisationError, { gamma, I_0 })
  return { gamma, sigma_a, sigma_b, I_0, A_gamma: normaliserOf(normalisation, gamma, I_0, trace), e_A }
}

/** A raised peak, and the density there. */
export function raised(p: Widths, H_s: number, T_p: number, gamma: number, trace: Trace) {
  const omega_p = trace.apply(peakFrequency, { T_p })
  const peak = peakOf(p, gamma, trace)
  const { sigma_a, sigma_b, A_gamma } = peak
  trace.section(DENSITY_AT_PEAK)
  const omega = omega_p
  const sigma = trace.apply(jonswap.widthAt, { omega, omega_p, sigma_a, sigma_b }, AT_PEAK)
  const S_J = trace.apply(jonswap.normalisedJonswap, { A_gamma, H_s, omega, omega_p, gamma, sigma }, AT_PEAK)
  return { peak, omega_p, S_J, sea: { H_s, omega_p, gamma, sigma_a, sigma_b, normalisation: p.normalisation } }
}

export function peakShape(
  { gamma, sigma_a, sigma_b, A_gamma, I_0 }: Omit<Peak, 'e_A'>,
  order: ShapeOrder,
  trace: Trace,
): number {
  const { rename } = asOrder(order)
  const shape = { n: ORDERS[order], gamma, sigma_a, sigma_b }
  const I_n = order === 0 ? I_0 : trace.apply(jonswap.peakedShape, shape, { as: `I_${order}`, rename })
  return trace.apply(jonswap.normalisedShape, { A_gamma, I_n }, { as: `mu_${order}`, rename: { I_n: `I_${order}` } })
}

/** The polynomials end at gamma 7. */
const MOST_GAMMA = 7

const NO_PEAK = notApplicable('the spectrum has no single JONSWAP peak')
const ENDED = notApplicable('the DNV-RP-C205 period ratios are limited to a peak enhancement of 7')

/** What is told in place of the enhancement and of the periods by the ratios of C205. */
export function gammaTold({ T_p, gamma }: Sea, trace: Trace) {
  if (gamma === undefined) return { peak_enhancement_used: NO_PEAK }
  if (typeof gamma !== 'number') unraised(trace)
  else if (gamma > MOST_GAMMA) return { zero_crossing_period_c205: ENDED, mean_period_c205: ENDED }
  trace.section('DNV-RP-C205 period ratios')
  const r_z = trace.apply(ratios.crossingRatio, { gamma })
  const r_1 = trace.apply(ratios.meanRatio, { gamma })
  trace.apply(ratios.crossingPeriodOfPeak, { T_p, r_z }, { as: 'T_z_205' })
  trace.apply(ratios.meanPeriodOfPeak, { T_p, r_1 }, { as: 'T_1_205' })
  return {}
}

function unraised(trace: Trace): void {
  const { symbol, title, unit, source, clause } = jonswap.peakEnhancement
  const cell = 'Pierson-Moskowitz, without peak enhancement'
  trace.lookup({ symbol, title, unit, source, clause, value: 1, cell })
}
