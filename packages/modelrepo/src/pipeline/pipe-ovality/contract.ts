/** Pipe ovality: what the workflow is, takes, gives and does not do. */
import { kyriakidesCorona } from '@keelson/physics/roundness.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Longest lists of a run that is always quick. */
const QUICK = 100

export const contract = defineContract({
  ...about,
  id: 'pipe-ovality',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: dnvStF101, section: '5.4.4 collapse, 5.4.11 ovalisation, section 7 local out-of-roundness' },
    { source: api5l, section: 'table 10, out-of-roundness tolerances' },
    { source: apiRp1111, section: '4.3.2.2, ovality definition' },
    { source: kyriakidesCorona, section: 'ch. 4, caliper trace harmonics' },
  ],
  kind: 'calculation',
  cost: (p) => (Math.max(p.caliper_radii?.length ?? 0, p.ovality_list?.length ?? 0) > QUICK ? 'standard' : 'instant'),
  tries: ['maximum_outer_diameter', 'minimum_outer_diameter'],
  params: inputs,
  rules,
  values,
  answers: [
    'ovality',
    'ovality_rp1111',
    'out_of_roundness',
    'api5l_out_of_roundness_limit',
    'verdict',
    'collapse_pressure',
    'ovality_under_bending',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})
