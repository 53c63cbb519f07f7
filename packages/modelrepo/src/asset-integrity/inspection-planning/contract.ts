/** Inspection planning and remaining life: what the workflow is, takes, gives and does not do. */
import { nistHandbook } from '@keelson/physics/sweep/effects.ts'
import { api510 } from '@keelson/standards/api-510-2014/source.ts'
import { api570 } from '@keelson/standards/api-570-2016/source.ts'
import { api653 } from '@keelson/standards/api-653-2014/source.ts'
import { apiRp581 } from '@keelson/standards/api-rp-581-2016/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import type { Inputs } from './inputs.ts'
import { planning } from './planning.ts'
import { warnings } from './warnings.ts'

/** Readings above which a run is no longer at once. */
const INSTANT_READINGS = 100

export const contract = defineContract({
  ...about,
  ...planning.contract,
  id: 'inspection-planning',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
  standards: [
    { source: api570, section: '6.3.3 and Table 1 (intervals), 7.1 (corrosion rates), 7.2 (remaining life)' },
    {
      source: api510,
      section: '6.4 (external inspection), 6.5 (internal and on-stream inspection), 6.6 (relief devices)',
    },
    { source: api653, section: '6.3 (external visual and ultrasonic inspection), 6.4 (internal inspection)' },
    { source: apiRp581, section: 'Part 1, section 4 (risk) and Part 2, 4.5 (thinning damage factor)' },
    { source: nistHandbook, section: '4.1.4.1, least squares (trend of readings)' },
  ],
  kind: 'calculation',
  cost: ({ thickness_readings }: Partial<Inputs>) =>
    (thickness_readings?.length ?? 0) > INSTANT_READINGS ? 'standard' : 'instant',
  tries: ['required_thickness', 'measured_thickness', 'required_remaining_life'],
  warnings,
  answers: [
    'corrosion_rate',
    'remaining_life',
    'inspection_interval',
    'next_inspection_year',
    'damage_factor',
    'probability_of_failure',
    'risk',
    'external_inspection_interval',
  ],
  deliverables: [],
  feeds,
})
