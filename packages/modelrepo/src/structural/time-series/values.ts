/** The values that a run answers with, by what is done. Amplitudes are in the unit of the series. */
import { equivalentRangeOfCount } from '@keelson/physics/fatigue/equivalent-range.ts'
import { spectralWidth } from '@keelson/physics/fatigue/spectral-shape.ts'
import {
  rayleighMostProbable,
  rayleighQuantile,
  wavesInDuration,
  weibullScale,
} from '@keelson/physics/time-series/extremes.ts'
import { gumbelLocation, gumbelScale, meanOfMaxima } from '@keelson/physics/time-series/gumbel.ts'
import {
  binFrequency,
  degreesOfFreedom,
  irregularityOfSpectrum,
  meanPeriodOfSpectrum,
  narrowness,
} from '@keelson/physics/time-series/spectrum-equations.ts'
import {
  kurtosis,
  meanCrossingPeriod,
  recordDeviation,
  rootMeanSquare,
  skewness,
} from '@keelson/physics/time-series/statistics.ts'
import { listValue, numberColumn, numberValue, resultOf, rowsValue, textValue } from '@keelson/workflow'
import {
  byFft,
  byGumbel,
  byRainflow,
  byWeibull,
  byWelch,
  ofExtremes,
  ofFilter,
  ofMaximum,
  ofRecord,
  ofSpectrum,
} from './modes.ts'

const minimum = 0
const DENSITY = { unit: '1/Hz', noKind: 'a spectrum of a series in its own unit' } as const

const ofSeries = {
  series_unit: textValue({
    title: 'Unit of the series',
    description: 'As it was given.',
    needs: ['series_unit'],
  }),
  number_of_samples: numberValue('-', {
    title: 'Samples',
    description: 'Of the record.',
    symbol: 'n',
    minimum,
    onlyWhen: ofRecord,
  }),
  record_duration: numberValue('storm_duration', {
    title: 'Length of the record',
    description: 'From the first sample to the last.',
    unit: 's',
    minimum,
    onlyWhen: ofRecord,
  }),
  time_step: numberValue('sampling_interval', {
    title: 'Time step',
    description: 'As given, or of the column of the times.',
    symbol: 'Delta_t',
    onlyWhen: ofRecord,
  }),
  mean: numberValue('-', {
    title: 'Mean',
    description: 'Of the record; of the filtered one where it is filtered.',
    symbol: 'x_m',
    onlyWhen: ofRecord,
  }),
  variance: numberValue('-', {
    title: 'Variance',
    description: 'Of all samples (1/N), in the unit of the series squared.',
    symbol: 's_2',
    minimum,
    onlyWhen: ofRecord,
  }),
  standard_deviation: resultOf(recordDeviation, '-', {
    description: 'Of all samples (1/N).',
    minimum,
    onlyWhen: ofRecord,
  }),
  root_mean_square: resultOf(rootMeanSquare, '-', { description: 'About zero.', minimum, onlyWhen: ofRecord }),
  skewness: resultOf(skewness, '-', { description: '0 for a symmetric record.', onlyWhen: ofRecord }),
  kurtosis: resultOf(kurtosis, '-', {
    description: "Pearson's: 3 for a Gaussian record, 1.5 for a sine.",
    onlyWhen: ofRecord,
  }),
  minimum: numberValue('-', { title: 'Minimum', description: 'Lowest sample.', symbol: 'x_min', onlyWhen: ofRecord }),
  maximum: numberValue('-', { title: 'Maximum', description: 'Highest sample.', symbol: 'x_max', onlyWhen: ofRecord }),
  zero_up_crossing_count: numberValue('-', {
    title: 'Up-crossings',
    description: 'Of the level, from below to it or above.',
    symbol: 'n_up',
    minimum,
    onlyWhen: ofRecord,
  }),
  mean_zero_crossing_period: resultOf(meanCrossingPeriod, 'wave_period', {
    description: 'From the first up-crossing to the last.',
    onlyWhen: ofRecord,
  }),
  significant_double_amplitude: numberValue('-', {
    title: 'Significant double amplitude',
    description: 'Mean of the highest third of the double amplitudes between up-crossings.',
    symbol: 'H_s',
    minimum,
    onlyWhen: ofRecord,
  }),
}

const inSpectrum = {
  frequency_spacing: numberValue('cyclic_frequency', {
    title: 'Spacing of the frequencies',
    description: 'From one bin to the next.',
    symbol: 'Delta_f',
    onlyWhen: ofSpectrum,
  }),
  frequencies: listValue('cyclic_frequency', {
    title: 'Frequencies',
    description: 'Of the bins, from 0.',
    symbol: 'f',
    onlyWhen: ofSpectrum,
  }),
  psd: listValue(DENSITY, {
    title: 'Spectral density',
    description: 'One-sided, in the unit of the series squared per Hz, at the frequencies.',
    symbol: 'S',
    minimum,
    onlyWhen: ofSpectrum,
  }),
  frequency_of_peak: resultOf(binFrequency, 'cyclic_frequency', {
    description: 'Of the greatest density above 0.',
    onlyWhen: ofSpectrum,
  }),
  psd_at_peak: numberValue(DENSITY, {
    title: 'Density at the peak',
    description: 'The greatest above 0.',
    symbol: 'S_p',
    minimum,
    onlyWhen: ofSpectrum,
  }),
  amplitude_at_query: listValue('-', {
    title: 'Amplitudes asked for',
    description: 'At the bin nearest to each frequency.',
    symbol: 'A_q',
    minimum,
    onlyWhen: byFft,
    needs: ['query_frequencies'],
  }),
  psd_at_query: listValue(DENSITY, {
    title: 'Densities asked for',
    description: 'At the bin nearest to each frequency.',
    symbol: 'S_q',
    minimum,
    onlyWhen: ofSpectrum,
    needs: ['query_frequencies'],
  }),
  m0_from_psd: numberValue('-', {
    title: 'Area under the spectrum',
    description: 'Sum of densities times spacing; the variance, without a window.',
    symbol: 'm_0',
    minimum,
    onlyWhen: byFft,
  }),
  variance_from_psd: numberValue('-', {
    title: 'Variance of the spectrum',
    description: 'Sum of densities times spacing.',
    symbol: 'm_0',
    minimum,
    onlyWhen: byWelch,
  }),
  spectral_moments: listValue('-', {
    title: 'Spectral moments',
    description: 'm0, m1, m2 and m4 over frequency in Hz, in the unit of the series squared.',
    symbol: 'M',
    minimum,
    onlyWhen: ofSpectrum,
  }),
  spectral_zero_crossing_period: resultOf(meanPeriodOfSpectrum, 'wave_period', {
    description: 'Of the moments m0 and m2.',
    onlyWhen: ofSpectrum,
  }),
  irregularity_factor: resultOf(irregularityOfSpectrum, '-', {
    description: '1 where there is one frequency.',
    minimum,
    onlyWhen: ofSpectrum,
  }),
  spectral_width: resultOf(spectralWidth, '-', {
    description: 'Of the irregularity factor; 0 where there is one frequency.',
    minimum,
    maximum: 1,
    onlyWhen: ofSpectrum,
  }),
  spectral_narrowness: resultOf(narrowness, '-', {
    title: 'Narrowness of the spectrum',
    description: 'Of the moments m0, m1 and m2; 0 where there is one frequency.',
    minimum,
    onlyWhen: ofSpectrum,
  }),
  number_of_segments: numberValue('-', {
    title: 'Segments',
    description: 'That fit whole into the record.',
    symbol: 'K',
    minimum: 1,
    onlyWhen: byWelch,
  }),
  degrees_of_freedom: resultOf(degreesOfFreedom, '-', {
    description: 'Of the averaged density, overlap counted.',
    minimum,
    onlyWhen: byWelch,
  }),
  confidence_lower: numberValue('-', {
    title: 'Lower factor of the 95 % band',
    description: 'The true density lies above this times the one found, with 97.5 %.',
    symbol: 'c_l',
    minimum,
    onlyWhen: byWelch,
  }),
  confidence_upper: numberValue('-', {
    title: 'Upper factor of the 95 % band',
    description: 'The true density lies below this times the one found, with 97.5 %.',
    symbol: 'c_u',
    minimum,
    onlyWhen: byWelch,
  }),
}

const ofCount = {
  total_cycles: numberValue('-', {
    title: 'Cycles',
    description: 'Sum of the counts.',
    symbol: 'n_c',
    minimum,
    onlyWhen: byRainflow,
  }),
  maximum_range: numberValue('-', {
    title: 'Largest range',
    description: 'Of all cycles.',
    symbol: 'S_max',
    minimum,
    onlyWhen: byRainflow,
  }),
  equivalent_range: resultOf(equivalentRangeOfCount, '-', {
    description: 'The constant range that, in as many cycles, does the same damage on one S-N slope.',
    minimum,
    onlyWhen: byRainflow,
  }),
  sum_range_cubed: numberValue('-', {
    title: 'Counts times ranges cubed',
    description: 'In the unit of the series cubed.',
    symbol: 'E_3',
    minimum,
    onlyWhen: byRainflow,
  }),
  ranges: listValue('-', {
    title: 'Ranges',
    description: 'Each once, ascending.',
    symbol: 'S',
    minimum,
    onlyWhen: byRainflow,
  }),
  counts: listValue('-', {
    title: 'Counts',
    description: 'Of the ranges, in their order.',
    symbol: 'n',
    minimum,
    onlyWhen: byRainflow,
  }),
  cycles: rowsValue({
    title: 'Cycles one by one',
    description: 'By range, then mean.',
    columns: { range: numberColumn('-', 'Range'), mean: numberColumn('-', 'Mean'), count: numberColumn('-', 'Count') },
    onlyWhen: byRainflow,
  }),
  sorted_ranges: listValue('-', {
    title: 'Ranges one by one',
    description: 'Of the four-point method, one entry for each cycle, ascending.',
    minimum,
    onlyWhen: byRainflow,
  }),
}

const ofMaxima = {
  most_probable_maximum: resultOf(rayleighMostProbable, '-', { description: 'In the duration.', onlyWhen: ofExtremes }),
  quantile: resultOf(rayleighQuantile, '-', {
    description: 'Of the duration, or of a stretch such as the maxima are of.',
    onlyWhen: ofMaximum,
  }),
  waves_in_duration: resultOf(wavesInDuration, '-', {
    description: 'By the mean zero-crossing period.',
    minimum,
    onlyWhen: ofExtremes,
  }),
  number_of_maxima: numberValue('-', {
    title: 'Global maxima',
    count: true,
    description: 'One between two up-crossings.',
    symbol: 'n_y',
    minimum,
    onlyWhen: ofExtremes,
  }),
  weibull_shape: numberValue('-', {
    title: 'Weibull shape',
    description: 'Of the global maxima above the mean; 2 for Rayleigh.',
    symbol: 'k',
    minimum,
    onlyWhen: byWeibull,
  }),
  weibull_scale: resultOf(weibullScale, '-', {
    title: 'Weibull scale',
    description: 'Of the global maxima above the mean.',
    minimum,
    onlyWhen: byWeibull,
  }),
  mean_of_maxima: resultOf(meanOfMaxima, '-', { description: 'Of the sample.', onlyWhen: byGumbel }),
  gumbel_location: resultOf(gumbelLocation, '-', {
    description: 'The most probable maximum of one stretch.',
    onlyWhen: byGumbel,
  }),
  gumbel_scale: resultOf(gumbelScale, '-', { description: 'Of the maxima.', minimum, onlyWhen: byGumbel }),
}

const filtered = {
  filtered_series: listValue('-', {
    title: 'Filtered series',
    description: 'Sample by sample, not shifted.',
    onlyWhen: ofFilter,
  }),
  filter_low: numberValue('cyclic_frequency', {
    title: 'Lower corner',
    description: 'As given.',
    symbol: 'f_l',
    minimum,
    onlyWhen: ofFilter,
    needs: ['filter_low'],
  }),
  filter_high: numberValue('cyclic_frequency', {
    title: 'Upper corner',
    description: 'As given.',
    symbol: 'f_h',
    minimum,
    onlyWhen: ofFilter,
    needs: ['filter_high'],
  }),
}

export const values = { ...ofSeries, ...inSpectrum, ...ofCount, ...ofMaxima, ...filtered }
