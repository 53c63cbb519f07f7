/** Free span assessment: what the workflow is, takes, gives and does not do. */

import { basquin } from '@keelson/physics/fatigue/sn-curve.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF1052006 } from '@keelson/standards/dnv-rp-f105-2006/source.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
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

/** Flow conditions that are calculated at once. */
const FEW_FLOWS = 10

export const contract = defineContract({
  ...about,
  id: 'free-span-f105',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: dnvRpF105, section: '2.4 fatigue, 4.1-4.4 response models, 6.2-6.9 response quantities' },
    { source: dnvRpF1052006, section: '2.3.3 screening' },
    { source: dnvRpC203, section: '2.4.3 S-N lines; table 2-2, curve D, by default' },
    { source: dnvStF101, section: '4.7.3 load combinations, 5.4.6 local buckling under combined loads' },
    { source: youngBudynas, section: 'appendix A, pipe section' },
  ],
  cites: [{ source: basquin, section: 'S-N line' }],
  kind: 'calculation',
  cost: (p) => ((p.flow_conditions?.length ?? 0) > FEW_FLOWS ? 'standard' : 'instant'),
  tries: ['span_length', 'wall_thickness', 'current_velocity'],
  params: inputs,
  rules,
  values,
  answers: [
    'reduced_velocity',
    'in_line_onset_reduced_velocity',
    'in_line_response_amplitude',
    'cross_flow_response_amplitude',
    'fatigue_life',
    'maximum_allowable_span_length',
    'natural_frequency_in_line',
    'natural_frequency_cross_flow',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})
