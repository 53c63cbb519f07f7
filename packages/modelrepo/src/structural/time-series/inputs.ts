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
  [FFT]: 'Full-record spectrum',
  [WELCH]: 'Welch spectrum',
  [RAINFLOW]: 'Rainflow count',
  [ZERO_CROSSING]: 'Up-crossings',
  [EXTREMES]: 'Extremes',
  [FILTER]: 'Band-pass filter',
  [GUMBEL_FIT]: 'Gumbel fit to maxima',
} as const

export const ASTM = 'astm_e1049'
export const FOUR_POINT = 'four_point_closed_residue'
const MOMENTS = 'moments'
export const LIKELIHOOD = 'maximum_likelihood'
const METHODS = {
  [ASTM]: 'ASTM E1049',
  [FOUR_POINT]: 'Four-point, closed residual',
  [MOMENTS]: 'Method of moments',
  [LIKELIHOOD]: 'Maximum likelihood',
} as const

export const RAYLEIGH = 'rayleigh'
export const WEIBULL = 'weibull'
export const DISTRIBUTIONS = { [RAYLEIGH]: 'Rayleigh', [WEIBULL]: 'Weibull' } as const

const WINDOWS: Labelled<WindowName> = { none: 'None', hann: 'Hann', hamming: 'Hamming', blackman: 'Blackman' }

const analysis = {
  operation: choice(OPERATIONS, {
    title: 'Analysis type',
    description:
      'Analysis type: statistics, spectra, rainflow cycles, up-crossings, extremes, band-pass filter or Gumbel fit.',
    default: STATISTICS,
  }),
  series_unit: text({
    title: 'Series unit',
    description:
      'Unit label of the series and sample maxima, e.g. MPa or kN. Shown with the results and never converted.',
    maxLength: 20,
    example: 'MPa',
  }),
}

const spectra = {
  window: choice(WINDOWS, {
    title: 'Window function',
    description: 'Window function in its periodic form. Default: none for the full record, Hann for segments.',
  }),
  segment_length: count({
    title: 'Segment length',
    description: 'Number of samples in each segment.',
    symbol: 'n_L',
    minimum: 3,
    maximum: 65_536,
    default: 256,
  }),
  overlap: count({
    title: 'Segment overlap',
    description: 'Number of samples shared by successive segments. Default: half the segment length, rounded down.',
    symbol: 'n_o',
    minimum: 0,
    example: 64,
  }),
  query_frequencies: quantityList('cyclic_frequency', {
    title: 'Evaluation frequencies',
    description: 'Frequencies at which the spectrum is reported, using the nearest bin.',
    minimum: 0,
    minItems: 1,
    maxItems: 1000,
  }),
  filter_low: quantity('cyclic_frequency', {
    title: 'Lower corner frequency',
    description:
      'Lower corner frequency. Lower frequencies, including the mean, are removed. If omitted or 0, no low frequencies are removed.',
    symbol: 'f_l',
    minimum: 0,
    example: 0.2,
  }),
  filter_high: quantity('cyclic_frequency', {
    title: 'Upper corner frequency',
    description: 'Upper corner frequency. Higher frequencies are removed. Must be below half the sampling rate.',
    symbol: 'f_h',
    above: 0,
    example: 0.4,
  }),
}

const counting = {
  method: choice(METHODS, {
    title: 'Counting or fitting method',
    description:
      'Counting method (ASTM E1049 or four-point) or Gumbel fitting method (moments or maximum likelihood). Default: ASTM E1049 for counting, moments for fitting.',
  }),
  endpoints_as_reversals: flag({
    title: 'Endpoints as reversals',
    description: 'Option to count the first and last samples as reversals.',
    default: true,
  }),
  sn_slope: quantity('sn_slope', {
    title: 'S-N slope',
    description: 'S-N slope used for the equivalent range.',
    symbol: 'm',
    above: 0,
    maximum: 20,
    default: 3,
  }),
}

const extremes = {
  extreme_method: choice(DISTRIBUTIONS, {
    title: 'Distribution of maxima',
    description:
      'Distribution used for the maxima: Rayleigh for a narrow-banded Gaussian record, or Weibull fitted to the global maxima.',
    default: RAYLEIGH,
  }),
  duration: quantity('storm_duration', {
    title: 'Duration',
    description: 'Duration over which the extreme is calculated.',
    symbol: 'T_d',
    above: 0,
    default: 3,
  }),
  probability_of_non_exceedance: quantity('fraction', {
    title: 'Probability of non-exceedance',
    description: 'Probability that the maximum does not exceed the quantile.',
    symbol: 'p',
    above: 0,
    below: 1,
    default: 0.9,
  }),
  sample_maxima: quantityList('-', {
    title: 'Sample maxima',
    description: 'Maximum of each of several similar intervals, in the series unit.',
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
