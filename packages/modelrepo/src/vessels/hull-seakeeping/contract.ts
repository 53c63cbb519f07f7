/** Hull seakeeping: what the workflow is, takes, gives and does not do. */

import { imoIsCode, ittc, jensenMansourOlsen } from '@keelson/physics/ship-motions/sources.ts'
import { frank1967, newman, salvesenTuckFaltinsen } from '@keelson/physics/strip-theory/sources.ts'
import { F109 } from '@keelson/physics/waves/jonswap.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { seakeeping } from './seakeeping.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...seakeeping.contract,
  id: 'hull-seakeeping',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: salvesenTuckFaltinsen, section: 'tables 1 and 2, without transom terms' },
    { source: frank1967, section: 'close fit of sources to sections' },
    { source: jensenMansourOlsen, section: 'box heave and pitch' },
    { source: imoIsCode, section: 'part A, 2.3, rolling period' },
    { source: ittc, section: 'encounter frequency, response spectra' },
    { source: newman, section: 'chapter 6, natural frequencies' },
  ],
  cites: [{ source: F109, section: '3.4, wave spectrum' }],
  kind: 'calculation',
  cost: 'standard',
  answers: ['heave_period', 'roll_period', 'pitch_period', 'heave_rao', 'pitch_rao', 'roll_rao'],
  deliverables: [],
  warnings,
  feeds,
})
