/** The inputs of time-series: what is done, the record and where it stands, and what each operation asks for. */
import type { WindowName } from '@keelson/physics/time-series/windows.ts'
import {
  choice,
  count,
  flag,
  type InputsOf,
  type Labelled,
  quantity,
  quantityList,
  text,
  waysOver,
} from '@keelson/workflow'
import { record, samples } from './inputs-record.ts'

export const STATISTICS = 'statistics'
export const FFT = 'fft'
export const WELCH = 'welch'
export const RAINFLOW = 'rainflow'
export const ZERO_CROSSING = 'zero_crossing'
export const EXTREMES = 'extremes'
export const FILTER = 'filter'
export const GUMBEL_FIT = 'gumbel_fit'
const OPERATIONS = {
  [STATISTICS]: 'Statistics',
  [FFT]: 'Spectrum of the whole record',
  [WELCH]: 'Welch spectrum',
  [RAINFLOW]: 'Rainflow count',
  [ZERO_CROSSING]: 'Up-crossings',
  [EXTREMES]: 'Extremes',
  [FILTER]: 'Band-pass filter',
  [GUMBEL_FIT]: 'Gumbel fit of maxima',
} as const

export const ASTM = 'astm_e1049'
export const FOUR_POINT = 'four_point_closed_residue'
export const MOMENTS = 'moments'
export const LIKELIHOOD = 'maximum_likelihood'
const METHODS = {
  [ASTM]: 'ASTM E1049',
  [FOUR_POINT]: 'Four-point, closed residue',
  [MOMENTS]: 'Method of moments',
  [LIKELIHOOD]: 'Maximum likelihood',
} as const

export const RAYLEIGH = 'rayleigh'
export const WEIBULL = 'weibull'
export const DISTRIBUTIONS = { [RAYLEIGH]: 'Rayleigh', [WEIBULL]: 'Weibull' } as const

const WINDOWS: Labelled<WindowName> = { none: 'None', hann: 'Hann', hamming: 'Hamming', blackman: 'Blackman' }

const analysis = {
  operation: choice(OPERATIONS, {
    title: 'Operation',
    description:
      'Statistics; the spectrum of the whole record or averaged over segments; rainflow cycles; up-crossings; extremes of a longer duration; a band-pass filter; or a Gumbel fit of maxima.',
    default: STATISTICS,
  }),
  series_unit: text({
    title: 'Unit of the series',
    description:
      'Label such as MPa or kN for the series and the sample maxima, printed with the results and never converted.',
    maxLength: 20,
    example: 'MPa',
  }),
}

const spectra = {
  window: choice(WINDOWS, {
    title: 'Window',
    description: 'Taper, in its periodic form; left out, none for the whole record and Hann for segments.',
  }),
  segment_length: count({
    title: 'Segment length',
    description: 'Samples of one segment.',
    symbol: 'n_L',
    minimum: 3,
    maximum: 65_536,
    default: 256,
  }),
  overlap: count({
    title: 'Overlap',
    description: 'Samples that two segments share; left out, half of a segment, rounded down.',
    symbol: 'n_o',
    minimum: 0,
    example: 64,
  }),
  query_frequencies: quantityList('cyclic_frequency', {
    title: 'Frequencies asked for',
    description: 'The spectrum is read at the bin nearest to each.',
    minimum: 0,
    minItems: 1,
    maxItems: 1000,
  }),
  filter_low: quantity('cyclic_frequency', {
    title: 'Lower corner',
    description: 'Frequencies below it are left out, the mean with them; left out or 0, none is.',
    symbol: 'f_l',
    minimum: 0,
    example: 0.2,
  }),
  filter_high: quantity('cyclic_frequency', {
    title: 'Upper corner',
    description: 'Frequencies above it are left out; it lies below half the rate of sampling.',
    symbol: 'f_h',
    above: 0,
    example: 0.4,
  }),
}

const counting = {
  method: choice(METHODS, {
    title: 'Method',
    description:
      'Of counting: ASTM E1049, or four points with the rest closed. Of the Gumbel fit: moments, or maximum likelihood. Left out, the first of each.',
  }),
  endpoints_as_reversals: flag({
    title: 'Ends are reversals',
    description: 'The first and the last sample count as reversals.',
    default: true,
  }),
  sn_slope: quantity('sn_slope', {
    title: 'S-N slope',
    description: 'Power by which the ranges make one equivalent range.',
    symbol: 'm',
    above: 0,
    maximum: 20,
    default: 3,
  }),
}

const extremes = {
  extreme_method: choice(DISTRIBUTIONS, {
    title: 'Distribution of the maxima',
    description: 'Rayleigh, of a narrow-banded Gaussian record, or Weibull, fitted to the global maxima.',
    default: RAYLEIGH,
  }),
  duration: quantity('storm_duration', {
    title: 'Duration',
    description: 'Time in which the extreme is sought.',
    symbol: 'T_d',
    above: 0,
    default: 3,
  }),
  probability_of_non_exceedance: quantity('fraction', {
    title: 'Probability of non-exceedance',
    description: 'That the maximum stays below the quantile.',
    symbol: 'p',
    above: 0,
    below: 1,
    default: 0.9,
  }),
  sample_maxima: quantityList('-', {
    title: 'Sample maxima',
    description: 'The largest value of each of several stretches alike, in the unit of the series.',
    ...samples,
    minItems: 3,
    maxItems: 5000,
  }),
}

const groups = {
  Analysis: analysis,
  Record: record,
  'Spectrum and filter': spectra,
  'Cycle count and fit': counting,
  Extremes: extremes,
}
export type Inputs = InputsOf<typeof groups>
/** What a run of any operation has. */
export type Params = Partial<Inputs> & Pick<Inputs, 'operation'>
/** What a run on a record has. */
export type Recorded = Params & Pick<Inputs, 'time_step' | 'reference_level'>
export const durationField = extremes.duration
export const { way, composed } = waysOver('operation', groups)
