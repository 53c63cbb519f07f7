/** The checks of a run, each by its clause. */
import { ROLL_PERIOD_TOLERANCE, rollPeriodDifference } from '@keelson/physics/ship-motions/periods.ts'
import { checkOf } from '@keelson/workflow'
import { REACH } from './calculate-reach.ts'

export const checks = {
  roll_period: checkOf('-', {
    title: 'Roll period by gyradius and by main dimensions',
    criterion: ROLL_PERIOD_TOLERANCE,
    demand: rollPeriodDifference,
    capacity: 'Usual difference',
    reach: REACH,
  }),
}
