/** Pipeline cathodic protection: what the workflow is, takes, gives and does not do. */

import { iso155892 } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { dnvRpB4012010 } from '@keelson/standards/dnv-rp-b401-2010/source.ts'
import { dnvRpB401 } from '@keelson/standards/dnv-rp-b401-2021/source.ts'
import { dnvRpF1032010 } from '@keelson/standards/dnv-rp-f103-2010/source.ts'
import { dnvRpF103 } from '@keelson/standards/dnv-rp-f103-2019/source.ts'
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
  id: 'cathodic-protection-pipeline',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
  standards: [
    {
      source: dnvRpF103,
      section: '6.2 to 6.5 (demand, mass and output), 6.7 (distribution), Tables 6-2, 6-3, A-1, A-2',
    },
    { source: dnvRpF1032010, section: '5.2 to 5.6; Tables 5-1, A.1, A.2 (2010 edition)' },
    { source: dnvRpB401, section: 'Table 8-7 (anode resistance) and Table 8-6, equal to Table 6-3 of DNV-RP-F103' },
    { source: dnvRpB4012010, section: 'Table 10-6, anode capacity and potential (2010 edition)' },
    { source: iso155892, section: 'attenuation with linear leakage' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['number_of_anodes', 'bracelet_net_mass', 'design_life'],
  params: inputs,
  rules,
  values,
  answers: [
    'anodes_required',
    'anode_spacing',
    'mid_span_potential',
    'protected_length',
    'required_net_anode_mass',
    'final_current_demand',
    'anode_current_output',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
