/** Riser fatigue by waves and vortices: what the workflow is, takes, gives and does not do. */
import { miner } from '@keelson/physics/fatigue/miner.ts'
import { bendat } from '@keelson/physics/fatigue/narrow-band.ts'
import { nolteHansford } from '@keelson/physics/fatigue/weibull.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF204 } from '@keelson/standards/dnv-rp-f204-2010/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Segments up to which a run stays instant. */
const INSTANT_SEGMENTS = 50

export const contract = defineContract({
  ...about,
  id: 'riser-fatigue',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: dnvRpC203, section: 'tables 2-1, 2-2 and 2-4, 2.4.3 (thickness correction)' },
    { source: dnvRpF204, section: 'fatigue criterion, design fatigue factors' },
    { source: miner, section: 'linear damage rule' },
    { source: nolteHansford, section: 'Weibull distribution damage' },
    { source: bendat, section: 'narrow-band process damage' },
  ],
  kind: 'calculation',
  cost: (p) => (p.segments.length > INSTANT_SEGMENTS ? 'standard' : 'instant'),
  tries: ['design_life'],
  params: inputs,
  rules,
  values,
  answers: ['governing_utilisation', 'governing_fatigue_life_years', 'governing_segment'],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
