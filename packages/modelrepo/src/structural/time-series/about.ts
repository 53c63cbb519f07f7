/** What time-series answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Time-series analysis',
  question: 'What are the statistics, spectrum, cycles and extremes of this tension, motion or stress record?',
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
      text: 'The record is sampled at a constant time step and is entered as a list, as CSV text or as a file. A file is read twice in blocks, so its size is not limited by memory. A time column shall be evenly spaced within 1 % and defines the time step.',
      module: 'modelrepo/structural/time-series/calculate-record.ts',
    },
    {
      title: 'Statistics',
      text: 'Mean and central moments are calculated over all samples (1/N), with skewness and Pearson kurtosis. No detrending or trimming is applied. If a filter is applied, the statistics describe the filtered record.',
      module: 'physics/time-series/statistics.ts',
    },
    {
      title: 'Up-crossings',
      text: 'An up-crossing is a change from below the level to the level or above it, timed by linear interpolation. The mean period is calculated from the first crossing to the last. Double amplitudes are measured between crossings, and the mean of the highest third is reported.',
      module: 'physics/time-series/crossings.ts',
    },
    {
      title: 'Full-record spectrum',
      text: 'The record less its mean is Fourier transformed, at any record length, to give one-sided spectral density and amplitudes. If no window is used, the spectral area equals the variance.',
      module: 'physics/time-series/spectrum.ts',
    },
    {
      title: 'Averaged spectrum',
      text: "Welch's method averages the spectra of overlapping segments, each less its own mean and multiplied by a periodic window. An incomplete last segment is omitted. The degrees of freedom allow for overlap, and the 95 % confidence band is based on the chi-square distribution.",
      module: 'physics/time-series/spectrum-equations.ts',
    },
    {
      title: 'Spectral moments',
      text: 'Spectral moments are summed over the frequency bins. The zero-crossing period, irregularity factor and two bandwidth parameters are calculated from the moments.',
      module: 'physics/time-series/spectrum-equations.ts',
    },
    {
      title: 'Filter',
      text: 'The full record is transformed, frequency bins outside the band are removed and the result is transformed back without phase shift. The corner frequencies are retained. The mean is retained if there is no lower corner.',
      module: 'physics/time-series/filter.ts',
    },
    {
      title: 'Rainflow, ASTM E1049',
      text: 'Reversals include the first and last sample unless excluded. The three-point rule of 5.4.4 is applied. Ranges that include the starting point, and residual ranges, count as half cycles. Only open ranges are stored during the count.',
      module: 'physics/fatigue/rainflow.ts',
    },
    {
      title: 'Rainflow, four-point',
      text: 'An inner range that does not exceed either neighbour is counted as a cycle, including equal ranges. The residual is repeated after itself and counted again, so only whole cycles result.',
      module: 'physics/fatigue/four-point.ts',
    },
    {
      title: 'Equivalent range',
      text: 'The equivalent range is the constant range that gives the same damage for the same number of cycles on an S-N curve of one slope.',
      module: 'physics/fatigue/equivalent-range.ts',
    },
    {
      title: 'Extremes',
      text: 'The number of waves follows from the duration and mean zero-crossing period. The extreme is the largest of that number of independent Rayleigh or Weibull maxima. The Weibull distribution is fitted to the global maxima above the mean by the method of moments.',
      module: 'physics/time-series/extremes.ts',
    },
    {
      title: 'Gumbel fit',
      text: 'The Gumbel distribution is fitted to the entered maxima by the method of moments, with the sample standard deviation (n − 1), or by maximum likelihood.',
      module: 'physics/time-series/gumbel.ts',
    },
  ],
  assumptions: [
    'The series has one unit, used as a label. No result is converted.',
    'The record is stationary. Any start-up transient is removed beforehand.',
    'Successive waves are independent for extremes.',
    'The filter treats the record as one period of a periodic signal.',
  ],
  validity: [
    'Valid for records of 3 to 20,000,000 samples. Full-record spectra and filters are limited to 100,000 samples, and a series to 1,000,000 unless it is in a data set.',
    'Rayleigh extremes are valid for a narrow-banded Gaussian record. A warning is issued for a kurtosis above 3.5.',
    'A warning is issued for extremes from fewer than 100 waves. Records with fewer than 3 up-crossings are rejected.',
    'The confidence band is valid for a Gaussian record with a spectrum that is smooth over a few bins.',
  ],
  notChecked: [
    'Stationarity of the record and adequacy of the sampling rate',
    'Goodness of fit and confidence of the fits; three-parameter Weibull tails and the Hermite transformation',
    'Cross-spectra, coherence and response amplitudes between two records',
    'Fatigue damage (use the cycle count in a fatigue workflow)',
    'Hysteresis filtering before counting, and Butterworth filters',
  ],
}
