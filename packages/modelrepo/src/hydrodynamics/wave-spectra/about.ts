/** What wave-spectra answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const WAVES = 'physics/waves'

export const about: About = {
  title: 'Wave spectra, moments and sea-state statistics',
  question: 'What are the spectrum, periods and maximum waves of this sea state?',
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
      title: 'Frequency basis',
      text: 'Spectral densities are per rad/s of angular frequency. Densities per Hz are 2π times as large.',
      module: `${WAVES}/jonswap.ts`,
    },
    {
      title: 'Pierson-Moskowitz',
      text: 'The spectrum has the two-parameter Bretschneider form. If a zero-crossing period is entered, the peak period is calculated exactly.',
      module: `${WAVES}/pierson-moskowitz.ts`,
    },
    {
      title: 'JONSWAP',
      text: 'The Pierson-Moskowitz spectrum is multiplied by a power of γ around the peak and by a normalising factor. The factor is 1 − 0.287 ln γ (DNV-RP-C205) or the reciprocal of the area of the unnormalised spectrum, relative to the Pierson-Moskowitz spectrum. The error of the DNV-RP-C205 factor is reported in either case.',
      module: `${WAVES}/jonswap-normalised.ts`,
    },
    {
      title: 'TMA',
      text: 'The deep-water JONSWAP spectrum is multiplied by tanh²(kd)/(1 + 2kd/sinh 2kd), which tends to (kd)²/2 in shallow water. Wave number k is obtained from linear dispersion at water depth d.',
      module: `${WAVES}/tma.ts`,
    },
    {
      title: 'Torsethaugen',
      text: 'The peak period of a fully developed sea, 6.6 H^⅓ (in s, with wave height H in m), separates wind sea from swell. The primary system has the peak period and the secondary system has the remaining energy. The form with N = M = 4 is used.',
      module: `${WAVES}/torsethaugen.ts`,
    },
    {
      title: 'Ochi and Hubble',
      text: 'Two components each have a wave height, peak frequency and shape. Parameters are those for the most probable spectrum, for one of the ten other family members, or as entered.',
      module: `${WAVES}/ochi-hubble.ts`,
    },
    {
      title: 'Gaussian swell',
      text: 'The spectral density is a normal distribution about the peak frequency.',
      module: `${WAVES}/gaussian-swell.ts`,
    },
    {
      title: 'Spectral moments',
      text: 'Moments over all frequencies combine the closed form without peak enhancement with a numerical integral of the peak over eight peak widths. TMA is integrated over the logarithm of frequency. On a grid the trapezoidal rule is used, without a tail.',
      module: `${WAVES}/moments.ts`,
    },
    {
      title: 'DNV-RP-C205 period ratios',
      text: 'Ratios of zero-crossing and mean period to peak period are polynomials in γ. If a zero-crossing period is entered without γ, both relations are satisfied at one peak period.',
      module: `${WAVES}/period-ratios.ts`,
    },
    {
      title: 'Maximum wave and crest',
      text: 'The maximum wave in the duration is obtained from the Rayleigh distribution and, for heights, also from Forristall. Second-order crests are obtained from Forristall, with steepness and Ursell number based on the mean period.',
      module: `${WAVES}/crests.ts`,
    },
    {
      title: 'Directional spreading',
      text: 'Energy is distributed as a power of the cosine of the direction offset, or of half the offset, normalised to 1.',
      module: `${WAVES}/spreading.ts`,
    },
    {
      title: 'Time-domain components',
      text: 'The n components are harmonics of equal energy. Below the frequency of component i, the spectrum has (i − ½)/n of its energy.',
      module: `${WAVES}/components.ts`,
    },
  ],
  assumptions: [
    'The sea state is stationary and Gaussian over the duration. Waves are linear except for second-order crests.',
    'Successive waves are independent, so the maximum of N waves is the maximum of N independent samples.',
    'Forristall formulas use the wave height entered. For a sum of systems or user parameters they use the spectral wave height.',
    'The Ochi-Hubble components contain 0.84² + 0.54² of the energy, so the spectral wave height is 0.14 % low.',
    'Torsethaugen is the form of DNV-RP-C205 appendix A, the 1996 two-system split with spectral exponents N = M = 4. The full 1996 model has exponents that vary with wave height, and the simplified 2004 model has other parameters. Neither is implemented, because the sources consulted do not state them in full.',
    'Torsethaugen retains its published peak factor, which may overestimate energy by 3 %.',
    'For TMA, wave height, peak period and normalisation are for deep water. The water depth then reduces the energy and shifts the peak.',
  ],
  validity: [
    'JONSWAP is valid for peak periods of 3.6 to 5 times the square root of significant wave height (m, s). Outside this range DNV-RP-C205 requires caution and a warning is issued. Sea steepness is checked separately.',
    'Valid for peak enhancement factors of 1 to 7 with the factor and period ratios of DNV-RP-C205, and up to 10 with numerical normalisation.',
    'Torsethaugen is valid for significant wave heights of 0.5 to 11 m and peak periods of 3.5 to 19 s. Outside this range the steepness is not assessed. Peak periods from 2 times the square root of significant wave height to 25 s are accepted.',
    'Forristall crests are valid for Ursell numbers ≤ 1, above which the steepness is not assessed. They are valid for steepness ≤ 0.12, which the steepness check covers.',
    'A frequency grid is valid if it omits at most 1 % of the second moment. Otherwise the steepness is assessed only if it passes with the full moment.',
    'Ochi-Hubble components with shape ≤ 0.5 have no second moment over all frequencies.',
  ],
  notChecked: [
    'Breaking of the maximum wave, other than a warning at 0.78 times the water depth',
    'Wave groups, rogue waves, and non-Gaussian effects above second order',
    'Long-term statistics (the wave height is an input)',
    'Phases and time histories of the components',
    'Wind sea and swell with different directions (one spreading applies to all frequencies)',
    'Wave-current interaction',
  ],
}
