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
    { source: whickerFehlner, section: 'free-stream lift and drag' },
    { source: fujii, section: 'normal force coefficient' },
    { source: lewisPna, section: 'chapter IX, aspect ratio and rudder force components' },
    { source: mmg, section: 'rudder forces on the ship, axes and signs' },
    { source: clarke, section: 'derivatives from main dimensions, course stability' },
    { source: msc137, section: 'turning ability, not demonstrated by linear theory' },
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
