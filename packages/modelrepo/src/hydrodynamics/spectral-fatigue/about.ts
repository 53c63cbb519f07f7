/** What spectral-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as shared from '../_shared/spectral-damage/method.ts'

export const about: About = {
  title: 'Spectral (frequency-domain) fatigue',
  question: 'Is the fatigue life of the detail adequate for these stress spectra?',
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
      text: 'Stress spectra are one-sided and exclude the stress concentration factor. The moments are first multiplied by the square of the stress concentration factor.',
      module: 'physics/fatigue/spectral-moments.ts',
    },
    {
      title: 'Spectral moments',
      text: 'Moments m0, m1, m2 and m4 (λ₀, λ₁, λ₂ and λ₄ in the steps) are integrated over frequency in Hz by the trapezoidal rule. The points entered are used without refinement. Alternatively, the moments are entered directly.',
      module: 'physics/fatigue/spectral-moments.ts',
    },
    {
      title: 'Rates and bandwidth',
      text: 'The standard deviation σ, up-crossing rate ν₀, peak rate, bandwidth parameters α₁ and α₂ and spectral width ε are calculated, with ε² = 1 − α₂².',
      module: 'physics/fatigue/spectral-shape.ts',
    },
    shared.curveStep,
    {
      title: 'Narrow-band damage',
      text: 'Peaks are Rayleigh-distributed at rate ν₀. The damage equals the damage at a stress range of 2√2 σ multiplied by the gamma function of 1 + m/2. The equivalent stress range gives the same damage at ν₀.',
      module: 'physics/fatigue/narrow-band.ts',
    },
    {
      title: 'Wirsching-Light',
      text: 'The narrow-band damage is multiplied by a + (1 − a) times (1 − ε) to the power b, with a = 0.926 − 0.033 m and b = 1.587 m − 2.323 for slope m and spectral width ε.',
      module: 'physics/fatigue/wirsching-light.ts',
    },
    shared.dirlikStep,
    shared.tovoBenasciuttiStep,
    shared.twoSlopesStep,
    {
      title: 'Single-frequency process',
      text: 'If α₂ is within 10⁻⁹ of 1, every method gives the narrow-band damage.',
      module: 'physics/fatigue/spectral-damage.ts',
    },
    {
      title: 'Long-term damage',
      text: 'Each sea state acts for its fraction of the design life, or a spectrum acts for the duration entered. Damages are summed.',
      module: 'physics/fatigue/exposure.ts',
    },
    shared.lifeStep,
  ],
  assumptions: [
    'The stress is stationary and Gaussian in each sea state. Mean stress causes no damage.',
    'Damage accumulates over sea states independently of their order (Palmgren-Miner).',
    'The S-N curve uses stress range, twice the peak, with Rayleigh scale 2√2 σ.',
    'Wirsching-Light and Tovo-Benasciutti are single-slope factors. For two slopes, the factor for the slope above the knee is applied to the narrow-band damage of both. The steeper slope would give a smaller factor.',
    'The S-N curve has no cut-off and applies at the reference thickness. Include any thickness correction in the stress concentration factor.',
    'If a duration replaces the design life, multiple spectra act in sequence, each for that duration.',
  ],
  validity: [
    'Wirsching-Light is valid for slopes of 3 to 6. Outside this range the check is not assessed.',
    'Dirlik is fitted to rainflow counts of Gaussian histories with α₂ of about 0.16 to 0.99. Below this range, the check is not assessed if it fails with the narrow-band damage of the affected spectra. Above this range, the method approaches the narrow-band damage.',
    'For a sharp peak with a long tail (α₁ near 1, α₂ below about 0.7), Dirlik can exceed the narrow-band damage, which is checked.',
    'Wide-band methods depend on the fourth moment and are valid for spectra that extend to the frequency at which f⁴ S has decayed.',
    'If the last frequency interval contains more than 25 % of the fourth moment, a warning is issued. The check is not assessed if it fails with the narrow-band damage of the affected spectra.',
  ],
  notChecked: [
    'Non-Gaussian stress (kurtosis, skewness) and transients such as slamming',
    'Mean stress and yield; low-cycle fatigue at large ranges',
    'Thickness correction of the S-N curve',
    'Whether the spectra resolve the resonance (the points entered are integrated)',
    'Combination of separate low- and wave-frequency spectra (dual narrow-band, Jiao-Moan)',
  ],
}
