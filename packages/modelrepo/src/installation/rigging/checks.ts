/** The checks of a lift and of a sling. */
import { legAngle } from '@keelson/physics/lift/leg.ts'
import { LEAST_ANGLE, requiredShackleLoad } from '@keelson/standards/dnv-st-n001-2021/shackles.ts'
import { LIFT_REACH } from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import { staticForce, workingLoad } from '@keelson/standards/noble-denton-0027-rev11/shackles.ts'
import { BEND_REACH, requiredBreakingLoad } from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import { checkOf } from '@keelson/workflow'
import { aLift, ofSling } from './modes.ts'

export const checks = {
  sling: checkOf('rope_breaking_load', {
    title: 'Breaking load of the sling',
    criterion: requiredBreakingLoad,
    demand: requiredBreakingLoad,
    capacity: 'Breaking load of the sling',
    onlyWhen: ofSling,
    needs: ['sling_mbl', 'rope_diameter', 'bend_diameter'],
    reach: [BEND_REACH, LIFT_REACH],
  }),
  working_load: checkOf('lifting_load', {
    title: 'Working load limit of the weakest part',
    criterion: staticForce,
    demand: staticForce,
    capacity: workingLoad,
    onlyWhen: aLift,
    needs: ['elements'],
    reach: [LIFT_REACH],
  }),
  shackle: checkOf('lifting_load', {
    title: 'Breaking load of the shackles',
    criterion: requiredShackleLoad,
    demand: requiredShackleLoad,
    capacity: 'Smallest breaking load of a shackle',
    onlyWhen: aLift,
    needs: ['elements'],
    reach: [LIFT_REACH],
  }),
  sling_angle: checkOf('inclination', {
    title: 'Angle of the flattest leg',
    criterion: LEAST_ANGLE,
    demand: 'Least angle',
    capacity: legAngle,
    onlyWhen: aLift,
    needs: ['hook_height'],
  }),
}
