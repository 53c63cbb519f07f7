/** What rao-spectral-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as shared from '../_shared/spectral-damage/method.ts'

const RESPONSE = 'physics/fatigue/stress-response.ts'

export const about: About = {
  title: 'RAO-based spectral fatigue',
  question:
    'How much of its fatigue life does this detail use up in the sea states of its site, by its stress transfer function?',
  askedAs: [
    'I have a stress RAO and a scatter diagram: what is the fatigue damage over 25 years?',
    'Which sea state uses up most of the life of this hull detail?',
    'How much of the fatigue life does a forward speed of 7 m/s cost, by the encounter frequency?',
    'How much does short-crested sea, cos² spreading, take off the fatigue damage?',
    'From hot-spot stress per metre of wave to Dirlik damage on curve D in seawater with CP',
    'Transfer function, wave scatter diagram and headings to the long-term damage of a weld',
  ],
  method: [
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
  ],
  assumptions: [
    'The stress is linear in the waves, stationary and Gaussian within each sea state, with a mean that does no damage.',
    'Between its points the transfer function is linear in its modulus; below the first and above the last it is 0.',
    'Damage adds up over sea states in any order (Palmgren-Miner).',
    'Stress on the S-N curve is the range: twice the peak, 2√2 σ in the Rayleigh scale.',
    'In a spread sea all directions have the shape of the one transfer function, times their multiple, and are met at the frequency of the mean direction.',
    'The share of a direction in the damage is its share in the variance: all moments grow alike with it.',
    'Wirsching-Light and Tovo-Benasciutti are factors of one slope: on two slopes they are those of the slope above the knee, put on the narrow-band damage of both. The steeper slope would give a smaller factor.',
    'The S-N curve has no cut-off, and the stress is that at the reference thickness: a thickness correction goes into the stress concentration factor.',
    'Deep water: the frequency of encounter is that of waves that the bottom does not reach.',
  ],
  validity: [
    'The transfer function covers half to three times the peak frequency of each sea state; a warning says how much of the waves is outside.',
    'Waves outside the function move the stress by at most its amplitude at that end. If the damage with them may exceed the allowable damage, the check is not assessed.',
    'Sea states up to the steepness of DNV-RP-C205 (2021) 3.5.4: steeper ones with more than 1 % of the damage leave the check not assessed.',
    'Moments that change by at most 1 % on a grid twice as fine. Otherwise the check is not assessed.',
    'Peak enhancement factors of 1 to 7: with them the JONSWAP spectrum of this form holds its wave height within about 1 %.',
    'Directions off the mean that are equally spaced. Otherwise the check is not assessed.',
    'Wirsching-Light: slopes 3 to 6. Outside, the damage is not assessed by that factor.',
    'Dirlik: fitted to rainflow counts of Gaussian histories with alpha_2 of about 0.16 to 0.99. Below, the check is not assessed if it fails with the narrow-band damage of those sea states.',
  ],
  notChecked: [
    'Several headings with transfer functions and probabilities of their own: run each and add the damages',
    'Zero-crossing in place of peak periods',
    'Low-frequency and two-peaked seas: swell with wind sea, and the combination with slow motions',
    'Whether a sea state is steeper than waves can be, and whether the ship holds its speed and heading in it',
    'Non-Gaussian stress and transients such as slamming and the splash zone',
    'Thickness correction of the S-N curve, yield and low-cycle fatigue',
  ],
}
