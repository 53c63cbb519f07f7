/** Fibre rope atlas query: what the workflow is, takes, gives and does not do. */

import { miner } from '@keelson/physics/fatigue/miner.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { defineContract } from '@keelson/workflow'
import { atlasWarnings } from '../../_shared/atlas/declared.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'

/** Ranges up to which a query is instant. */
const FEW_RANGES = 100

export const contract = defineContract({
  ...about,
  id: 'synthetic-rope-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    {
      source: dnvOsE301,
      section: 'Ch.2 Sec.2 fibre rope fatigue limit state, as used in version 1 of synthetic-rope-mooring-fatigue',
    },
    { source: miner, section: 'linear damage rule' },
  ],
  kind: 'calculation',
  cost: (p) => (p.tension_range_bins.length <= FEW_RANGES ? 'instant' : 'standard'),
  tries: ['minimum_breaking_load'],
  params: inputs,
  rules,
  values,
  answers: ['fatigue_life_years', 'total_damage', 'dff_margin', 'source'],

  checks,

  tables,

  charts,
  warnings: atlasWarnings('margin'),

  figures,
  deliverables: [],
})
