/** Spectral fatigue atlas query: what the workflow is, takes, gives and does not do. */

import { miner } from '@keelson/physics/fatigue/miner.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'spectral-fatigue-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: dnvRpC203, section: '2.2 damage, as used in version 1 of the spectral fatigue workflow' },
    { source: miner, section: 'damage in proportion to time' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['significant_wave_height', 'design_life'],
  params: inputs,
  rules,

  values,
  answers: ['damage', 'fatigue_life', 'utilisation', 'cell_maximum_damage', 'interpolation_difference'],

  checks,

  tables,

  charts,
  figures: {},
  deliverables: [],

  warnings,
})
