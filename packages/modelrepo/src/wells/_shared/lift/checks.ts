/** The checks of what flows in a tubing: its velocities. */

import type { Reach } from '@keelson/equations'
import { turnerVelocity } from '@keelson/physics/multiphase/unloading.ts'
import { erosionalVelocity } from '@keelson/standards/api-rp-14e-1991/erosional-velocity.ts'
import { type Condition, inPractice } from '@keelson/workflow'

const { checkOf } = inPractice('oilfield')

/** `unloading`: where a whole tubing is looked at; `reach`: what the lift must not leave. */
export const velocityChecks = (onlyWhen: Condition, unloading = onlyWhen, reach: readonly Reach[] = []) => ({
  erosional_velocity: checkOf('pipe_flow_velocity', {
    title: 'Erosional velocity',
    criterion: erosionalVelocity,
    demand: 'Mixture velocity',
    capacity: erosionalVelocity,
    onlyWhen,
    reach,
  }),
  unloading: checkOf('pipe_flow_velocity', {
    title: 'Liquid loading',
    criterion: { source: turnerVelocity.source, clause: 'droplet model; Coleman below 500 psia' },
    demand: 'Critical gas velocity',
    capacity: 'Wellhead gas velocity',
    onlyWhen: unloading,
    reach,
  }),
})
