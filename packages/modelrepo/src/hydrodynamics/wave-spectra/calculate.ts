/** The spectrum of a sea: what a run found, as it is answered. */

import { silent, type Trace } from '@keelson/equations'
import { componentAmplitude, equalEnergyFrequencies, equalEnergyOnGrid } from '@keelson/physics/waves/components.ts'
import type { Grid } from '@keelson/physics/waves/grid.ts'
import { peakEnhancement } from '@keelson/physics/waves/jonswap-normalised.ts'
import * as ratios from '@keelson/physics/waves/period-ratios.ts'
import { cosinePower, halfAnglePower } from '@keelson/physics/waves/spreading.ts'
import { notApplicable, type Outcome, type RunContext, shownIn } from '@keelson/workflow'
import { checksOf } from './calculate-checks.ts'
import { traceDensity } from './calculate-density.ts'
import { type Extremes, extremesOf } from './calculate-extremes.ts'
import type { Components, Found } from './calculate-found.ts'
import { gridOf, integrationOf, type Moments, momentsOf, periodsOf } from './calculate-moments.ts'
import { type Sea, seaOf } from './calculate-sea.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { COS_N, GRID, MOSKOWITZ } from './modes.ts'
import { tablesOf } from './tables.ts'
import { warningsOf } from './warnings.ts'

type WaveSpectra = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): WaveSpectra {
  const sea = seaOf(p, trace)
  const grid = gridOf(p, sea)
  traceDensity(p, sea, trace)
  const moments = momentsOf(p, sea, grid, trace)
  const periods = periodsOf(p, sea, moments, trace)
  const extremes = extremesOf(p, sea, moments, periods, trace)
  const found: Found = {
    sea,
    grid,
    moments,
    periods,
    extremes,
    components: componentsOf(p, sea, grid, moments, trace),
    spreading: spreadingOf(p, trace),
  }
  return {
    values: valuesOf(p, found, trace),
    checks: checksOf(p, found, trace),
    tables: () => tablesOf(p, found),
    charts: () => chartsOf(p, found),
    figures: () => figuresOf(p, found),
    warnings: warningsOf(p, sea, moments, extremes),
    detail: sentence(found),
  }
}

function componentsOf(p: Params, sea: Sea, grid: Grid, { m_0 }: Moments, trace: Trace): Components | undefined {
  const { number_of_components: n } = p
  if (n === undefined) return undefined
  trace.section('Components')
  const amplitude = trace.apply(componentAmplitude, { m_0, n })
  const frequencies =
    integrationOf(p) === GRID ? equalEnergyOnGrid(grid, m_0, n) : equalEnergyFrequencies(sea.spectrum, m_0, n)
  return { frequencies, amplitude }
}

function spreadingOf(p: Params, trace: Trace): readonly number[] | undefined {
  if (p.spreading === 'none') return undefined
  const D = (theta: number, of: Trace) =>
    p.spreading === COS_N
      ? of.apply(cosinePower, { n: p.exponent_n, theta }, FIRST)
      : of.apply(halfAnglePower, { s: p.exponent_s, theta }, FIRST)
  trace.section('Spreading at the first direction; the others likewise')
  return p.offset_angles.map((theta, i) => D(theta, i === 0 ? trace : silent))
}
const FIRST = { as: 'D_theta_1', rename: { theta: 'theta_1' } }

const ON_GRID = 'it has no end over all frequencies: a {integration} on a grid cuts it off'
const TOO_SHORT = 'the {storm_duration} is shorter than one wave, or there is no zero-crossing period'

function valuesOf(
  p: Params,
  { sea, grid, moments: m, periods, extremes: e, components, spreading }: Found,
  trace: Trace,
): WaveSpectra['values'] {
  const { spectrum, peak, split } = sea
  const orNone = (value: number | null, reason = ON_GRID) => value ?? notApplicable(reason)
  const ofExtremes = (of: (e: Extremes) => number | undefined) => (e === undefined ? notApplicable(TOO_SHORT) : of(e))
  const asked = p.angular_frequencies?.map(spectrum.density) ?? grid.densities
  return {
    spectral_density: asked,
    peak_period: sea.T_p,
    peak_enhancement_used: gammaUsed(p, sea, trace),
    m_minus1: orNone(m.m_m1),
    m0: m.m_0,
    m1: m.m_1,
    m2: orNone(m.m_2),
    m4: orNone(m.m_4),
    hm0_from_spectrum: periods.H_m0,
    mean_period_tm01: periods.T_m01,
    zero_crossing_period_tm02: orNone(periods.T_m02),
    energy_period_tm10: orNone(periods.T_m10),
    crest_period_tm24: orNone(periods.T_m24),
    bandwidth_epsilon: orNone(periods.epsilon),
    narrowness_nu: orNone(periods.nu),
    mean_steepness_s1: periods.S_1,
    mean_steepness_sp: periods.S_p,
    ...ratiosOf(p, sea, trace),
    c205_normalisation_error: peak?.e_A,
    number_of_waves: ofExtremes(({ N }) => N),
    most_probable_maximum_wave_height: ofExtremes(({ H_mp }) => H_mp),
    most_probable_maximum_wave_height_forristall: ofExtremes(({ H_F }) => H_F),
    most_probable_maximum_crest: ofExtremes(({ c_mp }) => c_mp),
    expected_maximum_crest: ofExtremes(({ c_E }) => c_E),
    crest_alpha: ofExtremes(({ second }) => second?.alpha_c),
    crest_beta: ofExtremes(({ second }) => second?.beta_c),
    second_order_maximum_crest: ofExtremes(({ second }) => second?.c_2),
    fully_developed_period_tf: split?.T_f,
    primary_hs: split?.H[0],
    primary_tp: split?.T[0],
    primary_gamma: split?.gamma,
    secondary_hs: split?.H[1],
    secondary_tp: split?.T[1],
    spreading_density: spreading,
    component_frequencies: components?.frequencies,
    component_amplitude: components?.amplitude,
  }
}

function gammaUsed(p: Params, { peak }: Sea, trace: Trace) {
  if (peak !== undefined) return peak.gamma
  if (p.spectrum !== MOSKOWITZ) return notApplicable('the spectrum has no single JONSWAP peak')
  const { symbol, title, unit, source, clause } = peakEnhancement
  return trace.lookup({
    symbol,
    title,
    unit,
    source,
    clause,
    value: 1,
    cell: 'Pierson-Moskowitz, without a peak raised',
  })
}

/** The polynomials end at gamma 7. */
const MOST_GAMMA = 7

function ratiosOf(p: Params, { T_p, peak }: Sea, trace: Trace) {
  if (p.spectrum !== MOSKOWITZ && peak === undefined) return {}
  const gamma = peak?.gamma ?? 1
  if (gamma > MOST_GAMMA) {
    const none = notApplicable('the period ratios of C205 end at a peak enhancement of 7')
    return { zero_crossing_period_c205: none, mean_period_c205: none }
  }
  trace.section('Periods by the ratios of C205')
  const of = { gamma: peak === undefined ? ratios.MOSKOWITZ_GAMMA : gamma }
  const r_z = trace.apply(ratios.crossingRatio, of)
  const r_1 = trace.apply(ratios.meanRatio, of)
  return {
    zero_crossing_period_c205: trace.apply(ratios.crossingPeriodOfPeak, { T_p, r_z }, { as: 'T_z_205' }),
    mean_period_c205: trace.apply(ratios.meanPeriodOfPeak, { T_p, r_1 }, { as: 'T_1_205' }),
  }
}

function sentence({ sea, periods, extremes }: Found): string {
  const { H_m0, T_m02 } = periods
  const peak = `The spectrum has a significant wave height of ${shownIn(H_m0, 'm', 3)} and a peak period of ${shownIn(sea.T_p, 's', 3)}`
  if (T_m02 === null || extremes === undefined) return peak
  return `${peak}, crossing zero every ${shownIn(T_m02, 's', 3)}; the highest of ${Math.round(extremes.N)} waves is most probably ${shownIn(extremes.H_F, 'm', 3)} high`
}
