/** What time-series answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Time-series analysis',
  question: 'What does this record of tensions, motions or stresses hold: statistics, spectrum, cycles and extremes?',
  askedAs: [
    'Rainflow count this strain gauge or stress history and give me the equivalent range.',
    'Welch or FFT spectrum (PSD) of my tension record with confidence limits.',
    'What is the 3 hour most probable maximum of this measured heave?',
    'Fit a Gumbel distribution to the maxima of my ten simulation seeds.',
    'Mean zero-crossing period, standard deviation and kurtosis of a logger CSV file?',
    'Filter out the slow drift from this mooring tension record.',
  ],
  method: [
    {
      title: 'Record',
      text: 'Samples at a constant step: a list, a CSV, or a file that is read twice in pieces, so that ten million samples take no more room than ten thousand. A column of times is held to even steps within 1 %, and gives the step.',
      module: 'modelrepo/structural/time-series/calculate-record.ts',
    },
    {
      title: 'Statistics',
      text: 'Mean, then moments about it over all samples (1/N); skewness and Pearson kurtosis; no detrending and no trimming. In a filter run they are those of the filtered record.',
      module: 'physics/time-series/statistics.ts',
    },
    {
      title: 'Up-crossings',
      text: 'From below the level to it or above, in time on the straight line between two samples; the mean period from the first to the last; double amplitudes between them, and the mean of the highest third.',
      module: 'physics/time-series/crossings.ts',
    },
    {
      title: 'Spectrum of the whole record',
      text: 'One-sided density and amplitudes of the Fourier transform of the record less its mean, of any length; the area without a window is the variance.',
      module: 'physics/time-series/spectrum.ts',
    },
    {
      title: 'Averaged spectrum',
      text: 'Welch: segments that overlap, each less its own mean and under a periodic window; an incomplete last one is dropped. Degrees of freedom count the overlap; the 95 % band is that of chi-square.',
      module: 'physics/time-series/spectrum-equations.ts',
    },
    {
      title: 'Spectral moments',
      text: 'Sums over the bins; the zero-crossing period, the irregularity factor, and two widths from them.',
      module: 'physics/time-series/spectrum-equations.ts',
    },
    {
      title: 'Filter',
      text: 'The transform of the whole record without the bins outside the band, corners kept, and back: no shift of phase. The mean stays where there is no lower corner.',
      module: 'physics/time-series/filter.ts',
    },
    {
      title: 'Rainflow, ASTM E1049',
      text: 'Reversals with the first and the last sample, unless they are left out; the three-point rule of 5.4.4, ranges that hold the start and those left over as half cycles. As samples come; only open ranges are kept.',
      module: 'physics/fatigue/rainflow.ts',
    },
    {
      title: 'Rainflow by four points',
      text: 'An inner range within both its neighbours closes, ties included; what is left is put behind itself and counted once more: whole cycles only.',
      module: 'physics/fatigue/four-point.ts',
    },
    {
      title: 'Equivalent range',
      text: 'The constant range that in as many cycles does the same damage on one slope.',
      module: 'physics/fatigue/equivalent-range.ts',
    },
    {
      title: 'Extremes',
      text: 'Waves in the duration by the mean zero-crossing period; the largest of so many independent Rayleigh or Weibull maxima. The Weibull distribution is fitted to the global maxima above the mean by their mean and spread.',
      module: 'physics/time-series/extremes.ts',
    },
    {
      title: 'Gumbel fit',
      text: 'Of maxima that are given: by moments, with the spread of a sample (n - 1), or by maximum likelihood.',
      module: 'physics/time-series/gumbel.ts',
    },
  ],
  assumptions: [
    'The series keeps one unit, which is a label: no result is converted.',
    'The record is stationary: a start-up transient is cut off before it is given.',
    'Extremes take the waves as independent of each other.',
    'A filter takes the record as one period of an endless one.',
  ],
  validity: [
    'Records of 3 to 20 million samples; whole-record spectra and filters up to 100 000, a list in a request up to 200 000.',
    'Rayleigh: a narrow-banded Gaussian record; a kurtosis above 3.5 is warned of.',
    'Extremes of a record with fewer than 100 waves are warned of; with fewer than 3 up-crossings refused.',
    'The band of an averaged spectrum holds for a Gaussian record whose spectrum is smooth over a few bins.',
  ],
  notChecked: [
    'Whether the record is stationary, and whether its rate of sampling is enough for what it should show',
    'Goodness of the fits and their confidence; three-parameter Weibull tails and the Hermite transformation',
    'Cross-spectra, coherence and response amplitudes between two records',
    'Damage: a count is taken on to a fatigue workflow',
    'Hysteresis filters before the count, and Butterworth filters',
  ],
}
