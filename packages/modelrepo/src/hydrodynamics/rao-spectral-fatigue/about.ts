/** What rao-spectral-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as shared from '../_shared/spectral-damage/method.ts'

const RESPONSE = 'physics/fatigue/stress-response.ts'

export const about: About = {
  title: 'RAO-based spectral fatigue',
  question: 'Is the spectral fatigue life adequate for the stress transfer function and the sea states?',
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
      title: 'Frequency grid',
      text: 'The grid has equally spaced points over the transfer function, plus the points of the function and additional points in steep intervals. The transfer function varies linearly between its points and is zero outside their range. The grid error is reported.',
      module: RESPONSE,
    },
    {
      title: 'Wave spectrum',
      text: 'A JONSWAP spectrum with the factor 1 − 0.287 ln γ preserves wave height. Its density in Hz is 2π times the density in rad/s.',
      module: 'physics/waves/jonswap.ts',
    },
    {
      title: 'Stress spectrum',
      text: 'Stress spectral density is wave spectral density times the square of the stress amplitude per wave amplitude. A transfer function of stress ranges is halved. The moments are multiplied by the square of the stress concentration factor.',
      module: RESPONSE,
    },
    {
      title: 'Forward speed',
      text: 'Waves of frequency f have the encounter frequency |f − 2π f² U cos β/g|, with speed U, gravity g and β = 0 for following seas. Moments use the encounter frequency, integrated over the wave frequencies of the grid.',
      module: RESPONSE,
    },
    {
      title: 'Directional spreading',
      text: 'Direction weights are the cosine of the offset raised to the power n, normalised to a total of 1. Each direction has a factor on the transfer function. All moments are multiplied by the weighted sum of the squared factors.',
      module: RESPONSE,
    },
    {
      title: 'Spectral moments',
      text: 'Moments m0, m1, m2 and m4 (λ₀, λ₁, λ₂ and λ₄ in the steps) are integrated over frequency in Hz by the trapezoidal rule. The significant stress range is four standard deviations.',
      module: 'physics/fatigue/spectral-moments.ts',
    },
    {
      title: 'Rates and bandwidth',
      text: 'The standard deviation σ, up-crossing rate ν₀, peak rate, bandwidth parameters α₁ and α₂ and spectral width ε are calculated.',
      module: 'physics/fatigue/spectral-shape.ts',
    },
    shared.curveStep,
    {
      title: 'Narrow-band damage',
      text: 'Peaks are Rayleigh-distributed at rate ν₀. The damage equals the damage at a stress range of 2√2 σ multiplied by the gamma function of 1 + m/2.',
      module: 'physics/fatigue/narrow-band.ts',
    },
    {
      title: 'Wirsching-Light',
      text: 'The narrow-band damage is multiplied by a factor that depends on slope m and spectral width ε.',
      module: 'physics/fatigue/wirsching-light.ts',
    },
    shared.dirlikStep,
    shared.tovoBenasciuttiStep,
    shared.twoSlopesStep,
    {
      title: 'Long-term damage',
      text: 'Each sea state acts for its fraction of the design life. Damages are summed.',
      module: 'physics/fatigue/exposure.ts',
    },
    shared.lifeStep,
  ],
  assumptions: [
    'The stress is proportional to wave amplitude. It is stationary and Gaussian in each sea state. Mean stress causes no damage.',
    'The modulus of the transfer function varies linearly between its points, and is zero below the first and above the last.',
    'Damage accumulates over sea states independently of their order (Palmgren-Miner).',
    'The S-N curve uses stress range, twice the peak, with Rayleigh scale 2√2 σ.',
    'In a spread sea, the transfer function of each direction is the entered function times a factor. The encounter frequency is for the mean direction.',
    'The damage fraction of a direction equals its fraction of the stress variance, because all moments increase in proportion.',
    'Wirsching-Light and Tovo-Benasciutti are single-slope factors. For two slopes, the factor for the slope above the knee is applied to the narrow-band damage of both. The steeper slope would give a smaller factor.',
    'The S-N curve has no cut-off and applies at the reference thickness. Include any thickness correction in the stress concentration factor.',
    'Encounter frequency assumes deep water.',
  ],
  validity: [
    'Valid if the transfer function covers 0.5 to 3 times the peak frequency of each sea state. Otherwise a warning states the wave energy outside the transfer function.',
    'Waves outside the transfer function are assumed to cause at most the stress at the end of the function. If the damage including these waves may exceed the allowable damage, the check is not assessed.',
    'Valid for sea states up to the steepness limit of DNV-RP-C205 (2021) 3.5.4. If steeper sea states cause more than 1 % of the damage, the check is not assessed.',
    'Valid if the moments change by at most 1 % on a grid twice as fine. Otherwise the check is not assessed.',
    'Valid for peak enhancement factors of 1 to 7, for which the JONSWAP wave height is preserved within about 1 %.',
    'Valid for equally spaced direction offsets. Otherwise the check is not assessed.',
    'Wirsching-Light is valid for slopes of 3 to 6. Outside this range the check is not assessed.',
    'Dirlik is fitted to rainflow counts of Gaussian histories with α₂ of about 0.16 to 0.99. Below this range, the check is not assessed if it fails with the narrow-band damage of the affected sea states.',
  ],
  notChecked: [
    'Multiple headings with their own transfer functions and probabilities (run each and sum the damages)',
    'Sea states defined by zero-crossing periods instead of peak periods',
    'Two-peaked seas (swell with wind sea) and combination with low-frequency motions',
    'Whether the vessel maintains its speed and heading in the sea states',
    'Non-Gaussian stress; transients such as slamming and splash zone loads',
    'Thickness correction of the S-N curve, yield and low-cycle fatigue',
  ],
}
