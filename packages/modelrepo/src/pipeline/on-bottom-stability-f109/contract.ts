/** On-bottom stability: what the workflow is, takes, gives and does not do. */
import { dnvRpE305 } from '@keelson/standards/dnv-rp-e305-1988/source.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { SIMPLIFIED } from './inputs-method.ts'
import { stability } from './stability.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...stability.contract,
  id: 'on-bottom-stability-f109',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    {
      source: dnvRpF109,
      section: '3.2 vertical stability, 3.4 loads and soil, 3.5 generalised, 3.6 absolute lateral stability',
    },
    { source: dnvRpE305, section: '5.3 simplified static stability' },
  ],
  kind: 'calculation',
  cost: ({ method }) => (method === SIMPLIFIED ? 'standard' : 'instant'),
  tries: ['coating_thickness', 'significant_wave_height', 'submerged_weight'],
  pictureCost: 'standard',
  answers: [
    'horizontal_utilisation',
    'vertical_utilisation',
    'vertical_stability_utilisation',
    'required_submerged_weight',
    'submerged_weight',
    'required_concrete_thickness',
  ],
  deliverables: [],
  warnings,
  feeds,
})
