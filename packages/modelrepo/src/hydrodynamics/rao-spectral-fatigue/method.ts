/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'
import * as shared from '../_shared/spectral-damage/method.ts'

const RESPONSE = 'physics/fatigue/stress-response.ts'

export const method: readonly MethodStep[] = [
  {
    title: 'Grid',
    text: 'Points equally spaced from the first to the last frequency of the transfer function, with its own and more where it is steep. The function is linear between its own and 0 outside. The error of the grid is reported.',
    module: RESPONSE,
  },
  {
    title: 'Waves',
    text: 'JONSWAP spectrum with the factor 1 − 0.287 ln γ, so that it holds its wave height; 2π times as dense over frequency in Hz as over angular frequency.',
    module: 'physics/waves/jonswap.ts',
  },
  {
    title: 'Stress',
    text: 'Its density is the square of the amplitude per wave amplitude times that of the waves. A function of ranges is halved; the stress concentration factor counts with its square in the moments.',
    module: RESPONSE,
  },
  {
    title: 'Forward speed',
    text: 'Waves of frequency f are met at |f − 2π f² U cos β/g|, β 0 following: that frequency weighs the moments, over the wave frequencies of the grid.',
    module: RESPONSE,
  },
  {
    title: 'Spreading',
    text: 'Directions weigh as the power n of the cosine of their offset, together 1; each has its multiple of the transfer function, whose squares, weighed, multiply all moments.',
    module: RESPONSE,
  },
  {
    title: 'Moments',
    text: 'm0, m1, m2 and m4 (lambda_0, lambda_1, lambda_2 and lambda_4 in the steps) over frequency in Hz by the trapezoidal rule; the significant stress range is four standard deviations.',
    module: 'physics/fatigue/spectral-moments.ts',
  },
  {
    title: 'Rates and bandwidth',
    text: 'Standard deviation σ, rates of up-crossings nu_0 and peaks nu_p, bandwidth alpha_1 and alpha_2, spectral width ε.',
    module: 'physics/fatigue/spectral-shape.ts',
  },
  shared.curveStep,
  {
    title: 'Narrow band',
    text: 'Rayleigh peaks at the rate nu_0: the damage of the range 2√2 σ times the gamma function of 1 + m/2.',
    module: 'physics/fatigue/narrow-band.ts',
  },
  {
    title: 'Wirsching-Light',
    text: 'A factor of slope m and spectral width ε on the narrow-band damage.',
    module: 'physics/fatigue/wirsching-light.ts',
  },
  shared.dirlikStep,
  shared.tovoBenasciuttiStep,
  shared.twoSlopesStep,
  {
    title: 'Long term',
    text: 'Each sea state acts for its fraction of the design life; the damages add up.',
    module: 'physics/fatigue/exposure.ts',
  },
  shared.lifeStep,
]
