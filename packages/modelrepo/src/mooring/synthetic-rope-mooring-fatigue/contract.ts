/** Fibre ropes of a mooring: what the workflow is, takes, gives and does not do. */

import { miner } from '@keelson/physics/fatigue/miner.ts'
import { apiRp2sm } from '@keelson/standards/api-rp-2sm-2014/minimum-tension.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { dnvglRpE305 } from '@keelson/standards/dnvgl-rp-e305-2015/stiffness.ts'
import { type Cost, defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs, type Params } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Ranges and ropes up to which a run is closed form in no time. */
const [FEW_RANGES, FEW_ROPES] = [100, 20]

function cost({ lines }: Params): Cost {
  const ranges = lines.reduce((n, l) => n + l.tension_range_bins.length, 0)
  return ranges <= FEW_RANGES && lines.length <= FEW_ROPES ? 'instant' : 'standard'
}

export const contract = defineContract({
  ...about,
  id: 'synthetic-rope-mooring-fatigue',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    {
      source: dnvOsE301,
      section: 'Ch.2 Sec.2 fibre rope fatigue limit state (table F3 and F700 in 2010); characteristic capacity',
    },
    { source: apiRp2sm, section: 'axial compression fatigue, minimum tension' },
    { source: dnvglRpE305, section: 'static-dynamic stiffness, for information' },
    { source: miner, section: 'linear damage rule' },
  ],
  kind: 'calculation',
  cost,
  tries: ['design_life'],
  params: inputs,
  rules,
  values,
  answers: ['governing_margin', 'governing_line', 'governing_mechanism'],
  checks,
  tables,
  charts,
  warnings,
  figures,
  deliverables: [],
})
