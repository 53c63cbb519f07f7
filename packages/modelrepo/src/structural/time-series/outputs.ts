/** The tables and charts of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { byRainflow, ofExtremes, ofFilter, ofMaximum, ofRecord, ofSpectrum, ofWaves } from './modes.ts'

const DENSITY = { unit: '1/Hz', noKind: 'a spectrum of a series in its own unit' } as const

export const tables = {
  spectrum: {
    title: 'Spectrum',
    description: 'Bin by bin, with its 95 % band where segments are averaged.',
    columns: {
      frequency: numberColumn('cyclic_frequency', 'Frequency', { symbol: 'f' }),
      density: numberColumn(DENSITY, 'Density', { symbol: 'S' }),
      lower: numberColumn(DENSITY, 'Lower bound'),
      upper: numberColumn(DENSITY, 'Upper bound'),
    },
    onlyWhen: ofSpectrum,
  },
  range_counts: {
    title: 'Counted ranges',
    description: 'Each range once, with its share of what the ranges to the power of the slope come to.',
    columns: {
      range: numberColumn('-', 'Range', { symbol: 'S' }),
      count: numberColumn('-', 'Count', { symbol: 'n' }),
      share: numberColumn('fraction', 'Share'),
    },
    onlyWhen: byRainflow,
  },
  range_classes: {
    title: 'Ranges by class',
    description: 'Twenty classes from 0 to the span of the record.',
    columns: {
      from: numberColumn('-', 'From'),
      to: numberColumn('-', 'To'),
      count: numberColumn('-', 'Count'),
    },
    onlyWhen: byRainflow,
  },
  waves: {
    title: 'Waves',
    description: 'From up-crossing to up-crossing.',
    columns: {
      wave: numberColumn('-', 'Wave'),
      start: numberColumn('sampling_interval', 'Up-crossing'),
      period: numberColumn('wave_period', 'Period'),
      double_amplitude: numberColumn('-', 'Double amplitude'),
    },
    onlyWhen: ofWaves,
  },
  maxima: {
    title: 'Maxima by rank',
    description: 'Largest first, with the share of maxima above each, its rank over their number and one.',
    columns: {
      rank: numberColumn('-', 'Rank'),
      maximum: numberColumn('-', 'Maximum'),
      exceedance: numberColumn('fraction', 'Exceeded with'),
      fitted: numberColumn('fraction', 'By the distribution'),
    },
    onlyWhen: ofMaximum,
  },
  record_as_read: {
    title: 'Record as read',
    description: 'Where the samples come from.',
    columns: { what: textColumn('What'), read: textColumn('Read') },
    onlyWhen: ofRecord,
  },
}

export const charts = {
  trace: {
    title: 'The record in time',
    description:
      'A long record by the lowest and highest sample of each stretch; a short one with its up-crossings and global maxima.',
    onlyWhen: ofRecord,
  },
  spectrum: {
    title: 'Spectral density',
    description:
      'One-sided, with the 95 % band where segments are averaged, and the peak; up to twice the frequency below which 99.9 % of the area lies.',
    onlyWhen: ofSpectrum,
  },
  range_histogram: {
    title: 'Counts by range',
    description: 'Cycles in classes of equal width.',
    onlyWhen: byRainflow,
  },
  range_mean: {
    title: 'Counts by range and mean',
    description: 'The rainflow matrix in classes of equal width.',
    onlyWhen: byRainflow,
  },
  exceedance: {
    title: 'Maxima exceeded',
    description: 'The maxima by their rank, and the distribution that the extreme rests on.',
    onlyWhen: ofMaximum,
  },
  filtered: {
    title: 'Filtered over raw',
    description: 'Both in time.',
    onlyWhen: ofFilter,
  },
  extreme_in_time: {
    title: 'Extreme against duration',
    description: 'Most probable maximum and quantile by the distribution of the run.',
    onlyWhen: ofExtremes,
  },
}
