/** What spectral-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as shared from '../_shared/spectral-damage/method.ts'

export const about: About = {
  title: 'Spectral (frequency-domain) fatigue',
  question: 'How much of the fatigue life do these stress spectra use up, and is the detail good for its design life?',
  askedAs: [
    'I have stress response PSDs per sea state: what is the Dirlik damage and the fatigue life?',
    'Will the riser weld last 25 years with a DFF of 10, from its stress spectra?',
    'How much lower is the wide-band damage than the narrow-band one for this bimodal response?',
    'Frequency-domain fatigue from spectral moments m0, m1, m2 and m4, without a time history.',
    'Is the brace detail good for curve F1 in seawater with CP under this scatter of sea states?',
    'Wide-band correction by Wirsching-Light, Tovo-Benasciutti or Dirlik from a response PSD',
  ],
  method: [
    {
      title: 'Stress spectra',
      text: 'One-sided, of the stress itself; the stress concentration factor multiplies the moments by its square before all else.',
      module: 'physics/fatigue/spectral-moments.ts',
    },
    {
      title: 'Moments',
      text: 'm0, m1, m2 and m4 (lambda_0, lambda_1, lambda_2 and lambda_4 in the steps) over frequency in Hz by the trapezoidal rule on the points given, without refinement; or as given.',
      module: 'physics/fatigue/spectral-moments.ts',
    },
    {
      title: 'Rates and bandwidth',
      text: 'Standard deviation σ, rates of up-crossings nu_0 and peaks nu_p, bandwidth alpha_1 and alpha_2, spectral width ε, whose square is 1 less the square of alpha_2.',
      module: 'physics/fatigue/spectral-shape.ts',
    },
    shared.curveStep,
    {
      title: 'Narrow band',
      text: 'Rayleigh peaks at the rate nu_0: the damage of the range 2√2 σ times the gamma function of 1 + m/2; and the equivalent stress range that does the same at nu_0.',
      module: 'physics/fatigue/narrow-band.ts',
    },
    {
      title: 'Wirsching-Light',
      text: 'A factor of slope m and spectral width ε on the narrow-band damage: a + (1 − a) times the power b of 1 − ε, a = 0.926 − 0.033 m, b = 1.587 m − 2.323.',
      module: 'physics/fatigue/wirsching-light.ts',
    },
    shared.dirlikStep,
    shared.tovoBenasciuttiStep,
    shared.twoSlopesStep,
    {
      title: 'A process of one frequency',
      text: 'Where alpha_2 is within 10⁻⁹ of 1 every method gives the narrow-band damage.',
      module: 'physics/fatigue/spectral-damage.ts',
    },
    {
      title: 'Long term',
      text: 'Each sea state acts for its fraction of the design life, or a spectrum for the duration given; the damages add up.',
      module: 'physics/fatigue/exposure.ts',
    },
    shared.lifeStep,
  ],
  assumptions: [
    'The stress is stationary and Gaussian within each sea state, with a mean that does no damage.',
    'Damage adds up over sea states in any order (Palmgren-Miner).',
    'Stress on the S-N curve is the range: twice the peak, 2√2 σ in the Rayleigh scale.',
    'Wirsching-Light and Tovo-Benasciutti are factors of one slope: on two slopes they are those of the slope above the knee, put on the narrow-band damage of both. The steeper slope would give a smaller factor.',
    'The S-N curve has no cut-off, and the stress is that at the reference thickness: a thickness correction goes into the stress concentration factor.',
    'With a duration in place of the design life several spectra act one after another, each so long.',
  ],
  validity: [
    'Wirsching-Light: slopes 3 to 6. Outside, the damage is not assessed by that factor.',
    'Dirlik: fitted to rainflow counts of Gaussian histories with alpha_2 of about 0.16 to 0.99. Below, the check is not assessed if it fails with the narrow-band damage of those spectra. Above, the method goes over to the narrow band.',
    'Dirlik: for a sharp peak with a long tail (alpha_1 near 1, alpha_2 below about 0.7) it can exceed the narrow band, which a check shows.',
    'The wide-band methods rest on the fourth moment: a spectrum must reach to where f⁴ S has fallen off.',
    'If the last interval holds more than 25 % of that moment, a warning is issued. The check is not assessed if it fails with the narrow-band damage of those spectra.',
  ],
  notChecked: [
    'Non-Gaussian stress (kurtosis, skewness) and transients such as slamming',
    'Mean stress and yield: low-cycle fatigue at large ranges',
    'Thickness correction of the S-N curve',
    'Whether the spectra resolve the resonance: they are integrated on the points given',
    'Combination of low- and wave-frequency spectra that come apart (dual narrow band, Jiao-Moan)',
  ],
}
