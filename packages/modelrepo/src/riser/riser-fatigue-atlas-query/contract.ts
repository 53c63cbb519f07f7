/** Riser fatigue atlas query: what the workflow is, takes, gives and does not do. */

import { miner } from '@keelson/physics/fatigue/miner.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF204 } from '@keelson/standards/dnv-rp-f204-2010/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'riser-fatigue-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: dnvRpC203, section: 'table 2-2, from riser-fatigue version 1' },
    { source: dnvRpF204, section: 'design fatigue factors' },
  ],
  cites: [{ source: miner, section: 'linear damage rule' }],
  kind: 'calculation',
  cost: 'instant',
  tries: ['design_life'],
  params: inputs,

  values,
  answers: ['dff_margin', 'fatigue_life_years', 'annual_damage', 'source'],

  checks,

  tables,

  charts,

  figures,
  deliverables: [],

  warnings,
})
