/** Wave spectra: what the workflow is, takes, gives and does not do. */
import * as cited from '@keelson/physics/waves/sources.ts'
import { defineContract } from '@keelson/workflow'
import { method } from './method.ts'
import { charts, checks, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'wave-spectra',
  version: 1,
  status: 'stable',
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
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: cited.c205, section: '3.5 short-term wave conditions, appendix A Torsethaugen' },
    { source: cited.hasselmann, section: 'JONSWAP spectrum' },
    { source: cited.bouws, section: 'TMA spectrum' },
    { source: cited.ochiHubble, section: 'six-parameter spectra and their family' },
    { source: cited.torsethaugen, section: 'doubly peaked spectra' },
    { source: cited.longuetHigginsSea, section: 'largest of Rayleigh maxima' },
    { source: cited.forristallHeights, section: 'heights in a storm' },
    { source: cited.forristallCrests, section: 'crests to second order' },
    { source: cited.mitsuyasu, section: 'spreading by half the angle' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'hm0_from_spectrum',
    'peak_period',
    'zero_crossing_period_tm02',
    'most_probable_maximum_wave_height_forristall',
    'second_order_maximum_crest',
    'expected_maximum_crest',
    'number_of_waves',
    'mean_period_tm01',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
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
  warnings,
  notChecked: [
    'Breaking of the highest wave, other than a warning at 0.78 of the depth',
    'Wave groups, rogue waves, and non-Gaussian effects beyond second order',
    'Long-term statistics: the wave height itself is given',
    'Phases and time series of the components',
    'Wind sea and swell of different directions: the spreading is one for all frequencies',
    'Current under the waves',
  ],
})
