/** The eight operations on a record or its maxima, each whole in its own file. */
import { composed, EXTREMES, FFT, FILTER, GUMBEL_FIT, RAINFLOW, STATISTICS, WELCH, ZERO_CROSSING } from './inputs.ts'
import { rules } from './rules.ts'
import { theExtremes } from './way-extremes.ts'
import { wholeSpectrum } from './way-fft.ts'
import { theFilter } from './way-filter.ts'
import { gumbelFit } from './way-gumbel.ts'
import { theCycles } from './way-rainflow.ts'
import { theStatistics, theWaves } from './way-record.ts'
import { averagedSpectrum } from './way-welch.ts'

export const series = composed(
  {
    [STATISTICS]: theStatistics,
    [FFT]: wholeSpectrum,
    [WELCH]: averagedSpectrum,
    [RAINFLOW]: theCycles,
    [ZERO_CROSSING]: theWaves,
    [EXTREMES]: theExtremes,
    [FILTER]: theFilter,
    [GUMBEL_FIT]: gumbelFit,
  },
  {
    rules,
    inOrder: {
      values: ['gumbel_scale', 'filtered_series'],
      charts: ['exceedance', 'filtered', 'extreme_in_time'],
    },
  },
)
