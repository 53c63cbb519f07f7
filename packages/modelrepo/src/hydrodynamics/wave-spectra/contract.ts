/** Wave spectra: what the workflow is, takes, gives and does not do. */
import { F109 } from '@keelson/physics/waves/jonswap.ts'
import * as cited from '@keelson/physics/waves/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { spectra } from './spectra.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...spectra.contract,
  id: 'wave-spectra',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: cited.c205, section: '3.5 short-term wave conditions, appendix A Torsethaugen' },
    { source: cited.hasselmann, section: 'JONSWAP spectrum' },
    { source: cited.bouws, section: 'TMA spectrum' },
    { source: cited.ochiHubble, section: 'six-parameter spectra and their family members' },
    { source: cited.torsethaugen, section: 'double-peaked spectra' },
    { source: cited.longuetHigginsSea, section: 'largest of Rayleigh maxima' },
    { source: cited.forristallHeights, section: 'storm wave heights' },
    { source: cited.forristallCrests, section: 'second-order crests' },
    { source: cited.mitsuyasu, section: 'half-angle spreading' },
  ],
  cites: [{ source: F109, section: '3.4, JONSWAP spectrum' }],
  kind: 'calculation',
  cost: 'standard',
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
  deliverables: [],
  warnings,
  feeds,
})
