/** DNV-OS-F201 dynamic riser limit states: what the workflow is, takes, gives and does not do. */
import { dnvOsF201 } from '@keelson/standards/dnv-os-f201-2010/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'dnv-os-f201-riser',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    {
      source: dnvOsF201,
      section:
        'section 5 (bursting, hoop and propagating buckling, combined loading); same equations in DNVGL-ST-F201 (2018)',
    },
    { source: dnvStF101, section: '5.4.4 and 5.4.5 (same collapse and propagation equations)' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['wall_thickness', 'outer_diameter', 'yield_strength'],
  params: inputs,
  rules,
  values,
  answers: [
    'governing_utilisation',
    'governing_limit_state',
    'combined_utilisation',
    'bursting_utilisation',
    'collapse_utilisation',
    'propagation_utilisation',
    'collapse_resistance',
    'burst_resistance',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
