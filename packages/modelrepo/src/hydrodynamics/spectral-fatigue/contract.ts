/** Spectral fatigue: what the workflow is, takes, gives and does not do. */
import { dirlik } from '@keelson/physics/fatigue/dirlik.ts'
import { spectrumTail } from '@keelson/physics/fatigue/spectral-moments.ts'
import { benasciuttiTovo } from '@keelson/physics/fatigue/tovo-benasciutti.ts'
import { wirschingLight } from '@keelson/physics/fatigue/wirsching-light.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF204 } from '@keelson/standards/dnv-rp-f204-2010/source.ts'
import { type Cost, defineContract, textColumn } from '@keelson/workflow'
import { damageChecks } from '../_shared/spectral-damage/checks.ts'
import * as shared from '../_shared/spectral-damage/method.ts'
import { stateColumns } from '../_shared/spectral-damage/tables.ts'
import { inputs, type Params } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Ordinates in all spectra up to which a run takes no time. */
const FEW_ORDINATES = 500
const FEW_SPECTRA = 20

function cost({ frequencies, stress_spectra }: Params): Cost {
  const spectra = stress_spectra?.length ?? 1
  return spectra <= FEW_SPECTRA && spectra * (frequencies?.length ?? 1) <= FEW_ORDINATES ? 'instant' : 'standard'
}

export const contract = defineContract({
  id: 'spectral-fatigue',
  version: 1,
  status: 'stable',
  title: 'Spectral (frequency-domain) fatigue',
  askedAs: [
    'I have stress response PSDs per sea state: what is the Dirlik damage and the fatigue life?',
    'Will the riser weld last 25 years with a DFF of 10, from its stress spectra?',
    'How much lower is the wide-band damage than the narrow-band one for this bimodal response?',
    'Frequency-domain fatigue from spectral moments m0, m1, m2 and m4, without a time history.',
    'Is the brace detail good for curve F1 in seawater with CP under this scatter of sea states?',
    'Wide-band correction by Wirsching-Light, Tovo-Benasciutti or Dirlik from a response PSD',
  ],
  question: 'How much of the fatigue life do these stress spectra use up, and is the detail good for its design life?',
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: dnvRpC203, section: '2.2 damage, 2.4 S-N curves, tables 2-1 to 2-4' },
    { source: dnvRpF204, section: 'Appendix: damage of Gaussian stress on one and two S-N slopes' },
    { source: dirlik, section: 'distribution of rainflow ranges' },
    { source: wirschingLight, section: 'rainflow correction factor' },
    { source: benasciuttiTovo, section: 'combination of the damage bounds' },
  ],
  kind: 'calculation',
  cost,
  params: inputs,
  rules,
  values,
  answers: ['damage', 'utilisation', 'fatigue_life', 'damage_narrow_band'],
  checks: damageChecks([spectrumTail]),
  tables: {
    spectra: {
      title: 'Spectra',
      description: 'What each spectrum contributes, and its share of the damage by the chosen method.',
      columns: { spectrum: textColumn('Spectrum'), ...stateColumns },
    },
  },
  charts: {
    stress_psd: {
      title: 'Stress spectra',
      description: 'Those that do most damage, with the rate of up-crossings of the first.',
      needs: ['frequencies', 'stress_spectra'],
    },
    damage_by_state: { title: 'Damage of each spectrum', description: 'Which sea states use up the life.' },
    range_density: {
      title: 'Stress ranges and S-N curve',
      description: 'Rainflow ranges by Dirlik against Rayleigh, for the spectrum that does most damage.',
      apart: { y: 'A density, of which the answer has the damage.', 'y 2': 'Cycles at the ranges of the density.' },
    },
  },
  figures: {},
  deliverables: [],
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
  warnings,
  notChecked: [
    'Non-Gaussian stress (kurtosis, skewness) and transients such as slamming',
    'Mean stress and yield: low-cycle fatigue at large ranges',
    'Thickness correction of the S-N curve',
    'Whether the spectra resolve the resonance: they are integrated on the points given',
    'Combination of low- and wave-frequency spectra that come apart (dual narrow band, Jiao-Moan)',
  ],
})
