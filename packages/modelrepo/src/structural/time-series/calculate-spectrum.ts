/** The spectrum of a record: of the whole, or averaged over segments with its confidence; its peak, moments and widths. */
import { type Constant, constant, fulfils, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { spectralWidth } from '@keelson/physics/fatigue/spectral-shape.ts'
import { bendatPiersol, percivalWalden, welch } from '@keelson/physics/time-series/sources.ts'
import {
  bandSum,
  type Lines,
  linesOf,
  nearestBin,
  peakBin,
  type Spectrum,
  sharedBySegments,
} from '@keelson/physics/time-series/spectrum.ts'
import {
  binFrequency,
  chiSquareShare,
  confidenceFactor,
  degreesOfFreedom,
  irregularityOfSpectrum,
  meanPeriodOfSpectrum,
  narrowness,
  parsevalError,
  resolution,
  segmentCount,
} from '@keelson/physics/time-series/spectrum-equations.ts'
import { windowOf } from '@keelson/physics/time-series/windows.ts'
import { check, type NotApplicable, notApplicable, notChecked, shownPercent } from '@keelson/workflow'
import type { RecordFound } from './calculate-record.ts'
import type { Statistics } from './calculate-statistics.ts'
import { PARSEVAL_LIMIT } from './checks.ts'
import type { Params } from './inputs.ts'

/** Moments of an order above zero are told apart from rounding. */
const NOTHING = 1e-300

/** Factors of a 95 % band on every density. */
export interface Band {
  readonly nu: number
  readonly lower: number
  readonly upper: number
}

export function wholeSpectrum(p: Params, record: RecordFound, { s_2, constant }: Statistics, trace: Trace) {
  trace.section('Spectrum of the whole record')
  const window = p.window ?? 'none'
  const lines = linesOf(record.whole ?? [], windowOf(window, record.count), record.dt)
  const n_L = trace.lookup({
    symbol: 'n_L',
    title: 'Samples of a segment',
    unit: '-',
    source: welch,
    clause: 'one segment',
    value: record.count,
    cell: 'all samples of the record',
  })
  const Delta_t = record.dt
  trace.apply(resolution, { n_L, Delta_t })
  const shape = shapeOf(lines, trace)
  const parseval =
    window !== 'none' || constant
      ? notChecked(
          'not_requested',
          constant ? 'the record does not vary' : 'under a window the area is not the variance of the record',
        )
      : check({ demand: trace.apply(parsevalError, { m_0: shape.m_0, s_2 }), capacity: PARSEVAL_LIMIT })
  return {
    lines,
    check: parseval,
    values: {
      ...shape.values,
      ...asked(p, lines),
      amplitude_at_query: p.query_frequencies?.map((f) => lines.amplitude[nearestBin(f, lines)] as number),
      m0_from_psd: shape.m_0,
    },
  }
}

export function averagedSpectrum(p: Params, record: RecordFound, trace: Trace) {
  const { averaged } = record
  if (averaged === null) throw new Error('a record was read without its averaged spectrum')
  trace.section('Averaged spectrum')
  const { spectrum, segments, weights, overlap } = averaged
  const n_L = p.segment_length
  trace.apply(resolution, { n_L, Delta_t: record.dt })
  const n_o =
    p.overlap ??
    trace.lookup({
      symbol: 'n_o',
      title: 'Samples by which two segments overlap',
      unit: '-',
      source: welch,
      clause: 'half a segment',
      value: overlap,
      cell: 'half of the segment length, rounded down',
    })
  trace.apply(segmentCount, { n: record.count, n_L, n_o })
  const K = trace.lookup({
    symbol: 'K',
    title: 'Segments',
    unit: '-',
    source: welch,
    clause: 'segments of a record',
    value: segments,
    cell: 'whole segments that fit into the record',
  })
  const shape = shapeOf(spectrum, trace)
  const band = bandOf(K, sharedBySegments(weights, overlap, segments), trace)
  return {
    spectrum,
    band,
    values: {
      ...shape.values,
      ...asked(p, spectrum),
      variance_from_psd: shape.m_0,
      number_of_segments: K,
      degrees_of_freedom: band.nu,
      confidence_lower: band.lower,
      confidence_upper: band.upper,
    },
  }
}

/** Shares of a chi-square distribution below the ends of its middle 95 %. */
const ENDS = {
  title: 'Share of the distribution below',
  unit: '-',
  source: bendatPiersol,
  clause: 'two-sided interval of 95 %',
} as const
const BELOW_UPPER = constant({ ...ENDS, symbol: 'P_u', value: 0.975 })
const BELOW_LOWER = constant({ ...ENDS, symbol: 'P_l', value: 0.025 })

function bandOf(K: number, shared: number, trace: Trace): Band {
  trace.section('Confidence of the densities')
  const c_o = trace.lookup({
    symbol: 'c_o',
    title: 'What overlapping segments share',
    unit: '-',
    source: percivalWalden,
    clause: 'eq. 292b',
    value: shared,
    cell: 'sum over the shifts of one segment against another of their share of the segments times the squared correlation of the window with itself',
  })
  const nu = trace.apply(degreesOfFreedom, { K, c_o })
  const chi_u = chiSquare(nu, BELOW_UPPER, 'chi_u', trace)
  const chi_l = chiSquare(nu, BELOW_LOWER, 'chi_l', trace)
  return {
    nu,
    lower: trace.apply(
      confidenceFactor,
      { nu, x: chi_u },
      { as: 'c_l', rename: { x: 'chi_u' }, title: 'Lower factor of the 95 % band' },
    ),
    upper: trace.apply(
      confidenceFactor,
      { nu, x: chi_l },
      { as: 'c_u', rename: { x: 'chi_l' }, title: 'Upper factor of the 95 % band' },
    ),
  }
}

/** The chi-square variable below which a share of the distribution lies. */
function chiSquare(nu: number, share: Constant, symbol: string, trace: Trace): number {
  const excess = (x: number) => chiSquareShare.evaluate({ nu, x }) - share.value
  const spread = Math.sqrt(2 * nu)
  const root = bracketedRoot(excess, Math.max(0, nu - 6 * spread), nu + 10 * spread, {
    seeking: 'a chi-square quantile',
  })
  return trace.solved({
    symbol,
    title: `Chi-square variable with ${shownPercent(share.value)} below`,
    unit: '-',
    source: bendatPiersol,
    clause: 'chi-square distribution',
    value: root.x,
    trial: nu,
    residual: root.residual,
    iterations: root.iterations,
    method: 'Brent',
    satisfies: fulfils(chiSquareShare, { nu, x: root.x }, { rename: { x: symbol }, as: share.symbol, equals: share }),
  })
}

function shapeOf(spectrum: Spectrum, trace: Trace) {
  const { df, density } = spectrum
  const peak = peakBin(spectrum)
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit, source: bendatPiersol, clause: 'one-sided spectrum', value, cell })
  const k_p = read('k_p', 'Bin of the peak', '-', peak, 'bin above 0 with the greatest density')
  const f_p = trace.apply(binFrequency, { k_p, Delta_f: df })
  const S_p = read('S_p', 'Density at the peak', '1/Hz', density[peak] as number, `bin ${peak} of the spectrum`)
  const sum = (order: number, unit: string, title: string) =>
    read(
      `m_${order}`,
      title,
      unit,
      bandSum(spectrum, order),
      `sum of densities times spacing times the power ${order} of the frequency, over ${density.length} bins`,
    )
  const m_0 = sum(0, '-', 'Area under the spectrum')
  const m_1 = sum(1, 'Hz', 'First moment')
  const m_2 = sum(2, 'Hz2', 'Second moment')
  const m_4 = sum(4, 'Hz4', 'Fourth moment')
  const varies = m_0 * m_4 > NOTHING && m_0 * m_2 > NOTHING && m_1 ** 2 > NOTHING
  return {
    m_0,
    values: {
      frequency_spacing: df,
      frequencies: Array.from(density, (_, k) => k * df),
      psd: Array.from(density),
      frequency_of_peak: f_p,
      psd_at_peak: S_p,
      spectral_moments: [m_0, m_1, m_2, m_4],
      ...(varies ? widths(m_0, m_1, m_2, m_4, trace) : NO_WIDTHS),
    },
  }
}

function widths(m_0: number, m_1: number, m_2: number, m_4: number, trace: Trace) {
  const alpha_2 = trace.apply(irregularityOfSpectrum, { m_0, m_2, m_4 })
  return {
    spectral_zero_crossing_period: trace.apply(meanPeriodOfSpectrum, { m_0, m_2 }),
    irregularity_factor: alpha_2,
    spectral_width: trace.apply(spectralWidth, { alpha_2 }),
    spectral_narrowness: trace.apply(narrowness, { m_0, m_1, m_2 }),
  }
}

const none: NotApplicable = notApplicable('the record does not vary, or too little for its moments to be told')
const NO_WIDTHS = {
  spectral_zero_crossing_period: none,
  irregularity_factor: none,
  spectral_width: none,
  spectral_narrowness: none,
}

const asked = (p: Params, spectrum: Spectrum | Lines) => ({
  psd_at_query: p.query_frequencies?.map((f) => spectrum.density[nearestBin(f, spectrum)] as number),
})
