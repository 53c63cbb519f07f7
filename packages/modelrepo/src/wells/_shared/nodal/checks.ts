/** The checks of a node: whether the well flows, holds its point, and keeps its velocities. */

import type { Reach } from '@keelson/equations'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { always, inPractice } from '@keelson/workflow'
import { velocityChecks } from '../lift/checks.ts'
import { LIFT } from '../lift/reaches.ts'

const { compares } = inPractice('oilfield')
const SYSTEMS = { source: brillMukherjee, clause: 'ch. 1, systems analysis' }

/** `above`: what the lift and what stands above it must not leave, beside the limits of the tubing. */
export const checksWith = (above: readonly Reach[] = []) => ({
  natural_flow: compares('well_pressure_absolute', {
    title: 'Natural flow',
    criterion: SYSTEMS,
    demand: { symbol: 'p_l', title: 'Pressure that the lift needs' },
    capacity: { symbol: 'p_i', title: 'Pressure that the inflow gives, at the best rate' },
    reach: [...LIFT, ...above],
  }),
  rate_below_open_flow: compares('oil_rate', {
    title: 'Rate below the open flow',
    criterion: SYSTEMS,
    demand: { symbol: 'q', title: 'Operating rate' },
    capacity: { symbol: 'q_max', title: 'Absolute open flow' },
    selfCheck: 'The rate that was solved lies on the inflow curve, which ends at the open flow.',
  }),
  pressure_below_reservoir: compares('well_pressure_absolute', {
    title: 'Flowing pressure below the reservoir pressure',
    criterion: SYSTEMS,
    demand: { symbol: 'p_wf', title: 'Flowing bottomhole pressure' },
    capacity: { input: 'reservoir_pressure', title: 'Reservoir pressure' },
    selfCheck: 'The pressure that was solved lies on the inflow curve, which begins at the reservoir pressure.',
  }),
  stable_intersection: compares('oil_rate', {
    title: 'Stable intersection',
    criterion: SYSTEMS,
    demand: { symbol: 'q_u', title: 'Highest rate of an unstable intersection (0: there is none)' },
    capacity: { symbol: 'q', title: 'Operating rate' },
    selfCheck:
      'Of all intersections that were solved the last is taken, which is always stable: at the open flow no inflow pressure is left.',
  }),
  ...velocityChecks(always),
})
