/** Rudder-induced yaw moment: what the workflow is, takes, gives and does not do. */
import { clarke, mmg, msc137 } from '@keelson/physics/manoeuvring/sources.ts'
import { fujii, lewisPna, whickerFehlner } from '@keelson/physics/rudder/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { rudder } from './rudder.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...rudder.contract,
  id: 'naval-arch-yaw-moment',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: whickerFehlner, section: 'lift and drag in free stream' },
    { source: fujii, section: 'normal force coefficient' },
    { source: lewisPna, section: 'chapter IX, aspect ratio and components of the rudder force' },
    { source: mmg, section: 'forces of the rudder on the ship, axes and signs' },
    { source: clarke, section: 'derivatives by main dimensions, course stability' },
    { source: msc137, section: 'turning ability, which linear theory cannot prove' },
  ],
  kind: 'calculation',
  cost: 'instant',
  answers: [
    'side_force',
    'yaw_moment',
    'normal_force',
    'steady_turning_diameter',
    'steady_yaw_rate',
    'directional_stability_c',
  ],
  deliverables: [],
  warnings,
})
