/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const WAVES = 'physics/waves'

export const method: readonly MethodStep[] = [
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
]
