/** The checks of a run, each by its clause. */
import { angleSize, DISTANCE_REACH, REYNOLDS_REACH, STALL_BEHIND } from '@keelson/physics/rudder/stall.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  stall: checkOf('heel_angle', {
    title: 'Rudder stall',
    criterion: STALL_BEHIND,
    demand: angleSize,
    capacity: 'Stall angle (behind propeller or in open water)',
    reach: [REYNOLDS_REACH, DISTANCE_REACH],
  }),
}
