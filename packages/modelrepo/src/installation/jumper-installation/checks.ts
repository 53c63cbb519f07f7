/** The checks of a lift through the wave zone and of a jumper on two lift points. */
import { allowableLiftStress, liftStress } from '@keelson/physics/lift/two-point-beam.ts'
import { hookLoad, hydrodynamicForce, slackLimit } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { checkOf } from '@keelson/workflow'
import { SEA_REACH } from '../_shared/splash-zone/sea-guard.ts'
import { inBending, inSplash } from './modes.ts'

export const checks = {
  slack: checkOf('lifting_load', {
    title: 'Slack of the slings',
    criterion: slackLimit,
    demand: hydrodynamicForce,
    capacity: slackLimit,
    onlyWhen: inSplash,
    reach: SEA_REACH,
  }),
  crane: checkOf('lifting_load', {
    title: 'Capacity of the crane',
    criterion: hookLoad,
    demand: hookLoad,
    capacity: 'Capacity of the crane',
    onlyWhen: inSplash,
    needs: ['crane_capacity'],
    reach: SEA_REACH,
  }),
  bending: checkOf('stress', {
    title: 'Bending on two lift points',
    criterion: liftStress,
    demand: liftStress,
    capacity: allowableLiftStress,
    onlyWhen: inBending,
    needs: ['outer_diameter', 'wall_thickness', 'specified_minimum_yield_strength'],
  }),
}
