/** The inputs of time-series: what is done, the record and where it stands, and what each operation asks for. */
import { WINDOWS } from '@keelson/physics/time-series/windows.ts'
import { choice, count, flag, grouped, optional, type ParamsOf, quantity, quantityList, text } from '@keelson/workflow'
import {
  byGumbel,
  byMethod,
  byRainflow,
  byWelch,
  DISTRIBUTIONS,
  LEVELS,
  METHODS,
  OPERATIONS,
  ofExtremes,
  ofFilter,
  ofMaximum,
  ofRecord,
  ofSpectrum,
  RAYLEIGH,
  STATISTICS,
} from './modes.ts'

/** Samples of a list in a request; a longer record is sent as text or stands in a file. */
const MOST_LISTED = 200_000
/** Either way: its fourth power is still a number. */
export const LARGEST_SAMPLE = 1e50
const samples = { minimum: -LARGEST_SAMPLE, maximum: LARGEST_SAMPLE } as const

const analysis = {
  operation: choice(OPERATIONS, {
    title: 'Operation',
    description:
      'Statistics; the spectrum of the whole record or averaged over segments; rainflow cycles; up-crossings; extremes of a longer duration; a band-pass filter; or a Gumbel fit of maxima.',
    default: STATISTICS,
  }),
  series_unit: optional(
    text({
      title: 'Unit of the series',
      description:
        'Label such as MPa or kN for the series and the sample maxima, printed with the results and never converted.',
      maxLength: 20,
      example: 'MPa',
    }),
  ),
}

const record = {
  series: optional(
    quantityList('-', {
      title: 'Series',
      description:
        'Samples in their order, in any unit that stays the same; every amplitude of the answer is in it. A longer record is given as CSV or in a file.',
      symbol: 'x',
      ...samples,
      minItems: 3,
      maxItems: MOST_LISTED,
      usedWhen: ofRecord,
      requiredWhen: ofRecord,
      requiredUnless: [{ inputs: ['series_csv'] }, { inputs: ['data_folder', 'file_name'] }],
    }),
  ),
  series_csv: optional(
    text({
      title: 'Record as CSV',
      description:
        'Lines of numbers separated by commas, semicolons, tabs or blanks; a first line may name the columns, lines that begin with # are passed over.',
      maxLength: 12_000_000,
      usedWhen: ofRecord,
      overrides: [{ inputs: ['series'] }],
    }),
  ),
  data_folder: optional(
    text({
      title: 'Data folder',
      description:
        "Name of a folder inside the service's datasets folder, for a record of tens of millions of samples.",
      minLength: 1,
      dataset: true,
      example: 'sample_records',
      usedWhen: ofRecord,
      overrides: [{ inputs: ['series', 'series_csv'], with: ['file_name'] }],
    }),
  ),
  file_name: optional(
    text({
      title: 'File name',
      description: 'The file of that folder, of the same form as the CSV; it is read in pieces, twice.',
      minLength: 1,
      usedWhen: ofRecord,
    }),
  ),
  value_column: optional(
    text({
      title: 'Column of the values',
      description:
        'Name of the column of a CSV or a file, or its number from 1 as a text, such as "2"; required if there are several.',
      minLength: 1,
      usedWhen: ofRecord,
    }),
  ),
  time_column: optional(
    text({
      title: 'Column of the times',
      description:
        'Name of the column of the times, or its number from 1 as a text, such as "1". Times are in seconds unless its heading names another unit, such as [ms], (min) or _h; they must be evenly spaced.',
      minLength: 1,
      usedWhen: ofRecord,
      overrides: [{ inputs: ['time_step'] }],
    }),
  ),
  time_step: quantity('sampling_interval', {
    title: 'Time step',
    description: 'Constant interval between two samples.',
    symbol: 'Delta_t',
    above: 0,
    default: 1,
    usedWhen: ofRecord,
  }),
  reference_level: choice(LEVELS, {
    title: 'Level of the up-crossings',
    description: 'The mean of the record, or zero.',
    default: 'mean',
    usedWhen: ofRecord,
  }),
}

const spectra = {
  window: optional(
    choice(WINDOWS, {
      title: 'Window',
      description: 'Taper, in its periodic form; left out, none for the whole record and Hann for segments.',
      usedWhen: ofSpectrum,
    }),
  ),
  segment_length: count({
    title: 'Segment length',
    description: 'Samples of one segment.',
    symbol: 'n_L',
    minimum: 3,
    maximum: 65_536,
    default: 256,
    usedWhen: byWelch,
  }),
  overlap: optional(
    count({
      title: 'Overlap',
      description: 'Samples that two segments share; left out, half of a segment, rounded down.',
      symbol: 'n_o',
      minimum: 0,
      example: 64,
      usedWhen: byWelch,
    }),
  ),
  query_frequencies: optional(
    quantityList('cyclic_frequency', {
      title: 'Frequencies asked for',
      description: 'The spectrum is read at the bin nearest to each.',
      minimum: 0,
      minItems: 1,
      maxItems: 1000,
      usedWhen: ofSpectrum,
    }),
  ),
  filter_low: optional(
    quantity('cyclic_frequency', {
      title: 'Lower corner',
      description: 'Frequencies below it are left out, the mean with them; left out or 0, none is.',
      symbol: 'f_l',
      minimum: 0,
      example: 0.2,
      usedWhen: ofFilter,
    }),
  ),
  filter_high: optional(
    quantity('cyclic_frequency', {
      title: 'Upper corner',
      description: 'Frequencies above it are left out; it lies below half the rate of sampling.',
      symbol: 'f_h',
      above: 0,
      example: 0.4,
      usedWhen: ofFilter,
    }),
  ),
}

const counting = {
  method: optional(
    choice(METHODS, {
      title: 'Method',
      description:
        'Of counting: ASTM E1049, or four points with the rest closed. Of the Gumbel fit: moments, or maximum likelihood. Left out, the first of each.',
      usedWhen: byMethod,
    }),
  ),
  endpoints_as_reversals: flag({
    title: 'Ends are reversals',
    description: 'The first and the last sample count as reversals.',
    default: true,
    usedWhen: byRainflow,
  }),
  sn_slope: quantity('sn_slope', {
    title: 'S-N slope',
    description: 'Power by which the ranges make one equivalent range.',
    symbol: 'm',
    above: 0,
    maximum: 20,
    default: 3,
    usedWhen: byRainflow,
  }),
}

const extremes = {
  extreme_method: choice(DISTRIBUTIONS, {
    title: 'Distribution of the maxima',
    description: 'Rayleigh, of a narrow-banded Gaussian record, or Weibull, fitted to the global maxima.',
    default: RAYLEIGH,
    usedWhen: ofExtremes,
  }),
  duration: quantity('storm_duration', {
    title: 'Duration',
    description: 'Time in which the extreme is sought.',
    symbol: 'T_d',
    above: 0,
    default: 3,
    usedWhen: ofExtremes,
  }),
  probability_of_non_exceedance: quantity('fraction', {
    title: 'Probability of non-exceedance',
    description: 'That the maximum stays below the quantile.',
    symbol: 'p',
    above: 0,
    below: 1,
    default: 0.9,
    usedWhen: ofMaximum,
  }),
  sample_maxima: optional(
    quantityList('-', {
      title: 'Sample maxima',
      description: 'The largest value of each of several stretches alike, in the unit of the series.',
      ...samples,
      minItems: 3,
      maxItems: 5000,
      usedWhen: byGumbel,
      requiredWhen: byGumbel,
    }),
  ),
}

export const inputs = grouped({
  Analysis: analysis,
  Record: record,
  'Spectrum and filter': spectra,
  'Cycle count and fit': counting,
  Extremes: extremes,
})
export type Params = ParamsOf<typeof inputs>
