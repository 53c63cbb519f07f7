/** Mooring fatigue atlas query: what the workflow is, takes, gives and does not do. */

import { miner } from '@keelson/physics/fatigue/miner.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { defineContract } from '@keelson/workflow'
import { atlasWarnings } from '../../_shared/atlas/declared.ts'
import { warnings as parentWarnings } from '../mooring-fatigue/warnings.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'

export const contract = defineContract({
  ...about,
  id: 'mooring-fatigue-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: dnvRpC203, section: '2.4 S-N curves, table 2-2, as used in version 1 of mooring-fatigue' },
    { source: dnvOsE301, section: 'Ch.2 Sec.2 nominal line stress' },
    { source: miner, section: 'linear damage rule' },
  ],
  kind: 'calculation',
  cost: (p) => (p.tension_range_bins.length <= 100 ? 'instant' : 'standard'),
  params: inputs,

  values,
  answers: ['fatigue_life_years', 'total_damage', 'dff_margin', 'source'],

  checks,

  tables,

  charts,

  figures,
  deliverables: [],

  warnings: { ...parentWarnings, ...atlasWarnings('margin') },
})
