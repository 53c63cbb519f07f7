/** What wave-spectra answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const WAVES = 'physics/waves'

export const about: About = {
  title: 'Wave spectra, moments and sea-state statistics',
  question: 'What spectrum, periods and highest waves does this sea state have?',
  askedAs: [
    'JONSWAP spectrum for Hs 3 m, Tp 10 s, gamma 3.3, with its moments and Tz',
    'What is the most probable maximum wave height in a 3 h storm of Hs 8 m?',
    'Torsethaugen wind sea and swell from one Hs and Tp',
    'Second-order crest height by Forristall in 60 m of water',
    'TMA spectrum in shallow water, cos-2s spreading, wave components for a time-domain run',
    'Tp from Tz for a JONSWAP sea by DNV-RP-C205',
  ],
  method: [
    {
      title: 'Frequency',
      text: 'Densities are per rad/s of angular frequency; per Hz they are 2π times as large.',
      module: `${WAVES}/jonswap.ts`,
    },
    {
      title: 'Pierson-Moskowitz',
      text: 'In the two parameters of Bretschneider. A zero-crossing period gives its peak period exactly.',
      module: `${WAVES}/pierson-moskowitz.ts`,
    },
    {
      title: 'JONSWAP',
      text: 'Pierson-Moskowitz times a power of γ about the peak and a factor that holds the wave height: 1 − 0.287 ln γ of C205, or one over the area of the shape. What the former misses is reported for both.',
      module: `${WAVES}/jonswap-normalised.ts`,
    },
    {
      title: 'TMA',
      text: 'JONSWAP of the deep water times tanh²(kd)/(1 + 2kd/sinh 2kd), which falls to (kd)²/2 in shallow water; k by linear dispersion.',
      module: `${WAVES}/tma.ts`,
    },
    {
      title: 'Torsethaugen',
      text: 'A developed sea of peak period 6.6 H^⅓ parts wind sea from swell; the primary system keeps the peak period, the secondary one the rest of the energy. The form with N = M = 4.',
      module: `${WAVES}/torsethaugen.ts`,
    },
    {
      title: 'Ochi and Hubble',
      text: 'Two parts of wave height, peak frequency and shape each: the most probable spectrum of the family, its ten others, or parameters of your own.',
      module: `${WAVES}/ochi-hubble.ts`,
    },
    {
      title: 'Gaussian swell',
      text: 'Normally distributed over frequency about its peak.',
      module: `${WAVES}/gaussian-swell.ts`,
    },
    {
      title: 'Moments',
      text: 'Over all frequencies: the closed moments of the form without a peak, and an integral over eight widths of the peak; with TMA an integral over the logarithm of frequency. On a grid: the trapezoidal rule without a tail.',
      module: `${WAVES}/moments.ts`,
    },
    {
      title: 'Periods by C205',
      text: 'Polynomials in γ for zero-crossing and mean over peak period; where a zero-crossing period is given without γ, both relations hold at the one peak period.',
      module: `${WAVES}/period-ratios.ts`,
    },
    {
      title: 'Highest wave and crest',
      text: 'The largest of the waves of the duration: Rayleigh, Forristall for heights, and to second order for crests, with steepness and Ursell number by the mean period.',
      module: `${WAVES}/crests.ts`,
    },
    {
      title: 'Spreading',
      text: 'A power of the cosine of the direction off the mean, or of half of it, that sums to 1.',
      module: `${WAVES}/spreading.ts`,
    },
    {
      title: 'Components',
      text: 'Harmonics of equal energy: the frequencies at which the energy from 0 up is (i − ½)/n of all.',
      module: `${WAVES}/components.ts`,
    },
  ],
  assumptions: [
    'The sea is stationary and Gaussian over the duration; waves are linear but for the crests of second order.',
    'Successive waves are independent: the highest of N is that of N draws.',
    'The wave height in the formulas of Forristall is that of the sea as given; with a sum of systems or parameters of your own that of the spectrum.',
    'Ochi and Hubble: the parts hold 0.84² + 0.54² of the energy, so that the spectrum is 0.14 % low in height.',
    'Torsethaugen is the form of DNV-RP-C205 appendix A: the split into two systems of 1996 with spectral exponents N = M = 4. The full model of 1996 has exponents that vary with the wave height, and the simplified one of 2004 other parameters. Neither is offered: the sources read do not give them in full.',
    'Torsethaugen keeps its factor of the peak, by which the energy may be 3 % high.',
    'With TMA, wave height, peak period and normalisation are those of the deep water; the depth then takes energy and moves the peak.',
  ],
  validity: [
    'JONSWAP is a fair model for peak periods of 3.6 to 5 roots of the wave height, m and s. Outside, C205 asks for caution and a warning is issued; the steepness itself is checked.',
    'Peak enhancement 1 to 7 with the factor and the period ratios of C205, to 10 with the numerical normalisation.',
    'Torsethaugen: 0.5 to 11 m and 3.5 to 19 s. Outside, the steepness is not assessed. Peak periods from 2 roots of the wave height to 25 s.',
    'Forristall crests: Ursell numbers up to 1; above, the steepness is not assessed. Steepness up to 0.12, which the check of the steepness covers.',
    'A grid that holds the second moment within 1 %. Otherwise the steepness is assessed only if it passes with all of that moment.',
    'Parts of Ochi and Hubble of a shape of a half or less have no second moment over all frequencies.',
  ],
  notChecked: [
    'Breaking of the highest wave, other than a warning at 0.78 of the depth',
    'Wave groups, rogue waves, and non-Gaussian effects beyond second order',
    'Long-term statistics: the wave height itself is given',
    'Phases and time series of the components',
    'Wind sea and swell of different directions: the spreading is one for all frequencies',
    'Current under the waves',
  ],
}
