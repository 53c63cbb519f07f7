/** Scour assessment: what the workflow is, takes, gives and does not do. */
import { breusers, hec18, izbash, soulsby, sumerFredsoe, sumerOnset } from '@keelson/physics/scour/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { scour } from './scour.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...scour.contract,
  id: 'scour-assessment',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: sumerFredsoe, section: 'scour at slender piles and below pipelines, time scales' },
    { source: soulsby, section: 'threshold of motion, bed shear stress of currents, waves and combined flow' },
    { source: sumerOnset, section: 'onset of scour below a pipeline' },
    { source: breusers, section: 'design formula for cylindrical piers' },
    { source: hec18, section: '7.2 CSU equation and its limits' },
    { source: izbash, section: 'stability of stones in flowing water' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['pile_outer_diameter', 'current_velocity', 'rock_d50'],
  answers: [
    'equilibrium_scour_depth',
    'pipeline_current_scour_depth',
    'wave_scour_depth',
    'time_scale',
    'required_d50_exposed',
    'scour_extent',
    'onset_velocity',
  ],
  deliverables: [],
  warnings,
})
