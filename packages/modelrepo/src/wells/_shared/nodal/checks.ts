/** The checks of a run: whether the well flows, holds its point, and keeps its velocities. */

import type { Reach } from '@keelson/equations'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { inPractice } from '@keelson/workflow'
import { velocityChecks } from '../lift/checks.ts'
import { LIFT } from '../lift/reaches.ts'
import { nodal } from './modes.ts'

const { checkOf } = inPractice('oilfield')
const SYSTEMS = { source: brillMukherjee, clause: 'ch. 1, systems analysis' }

/** `above`: what the lift and what stands above it must not leave, beside the limits of the tubing. */
export const checksWith = (above: readonly Reach[] = []) => ({
  natural_flow: checkOf('well_pressure_absolute', {
    title: 'Natural flow',
    criterion: SYSTEMS,
    demand: 'Pressure that the lift needs',
    capacity: 'Pressure that the inflow gives, at the best rate',
    onlyWhen: nodal,
    reach: [...LIFT, ...above],
  }),
  rate_below_open_flow: checkOf('oil_rate', {
    title: 'Rate below the open flow',
    criterion: SYSTEMS,
    demand: 'Operating rate',
    capacity: 'Absolute open flow',
    onlyWhen: nodal,
    selfCheck: 'The rate that was solved lies on the inflow curve, which ends at the open flow.',
  }),
  pressure_below_reservoir: checkOf('well_pressure_absolute', {
    title: 'Flowing pressure below the reservoir pressure',
    criterion: SYSTEMS,
    demand: 'Flowing bottomhole pressure',
    capacity: 'Reservoir pressure',
    onlyWhen: nodal,
    selfCheck: 'The pressure that was solved lies on the inflow curve, which begins at the reservoir pressure.',
  }),
  stable_intersection: checkOf('oil_rate', {
    title: 'Stable intersection',
    criterion: SYSTEMS,
    demand: 'Highest rate of an unstable intersection (0: there is none)',
    capacity: 'Operating rate',
    onlyWhen: nodal,
    selfCheck:
      'Of all intersections that were solved the last is taken, which is always stable: at the open flow no inflow pressure is left.',
  }),
  ...velocityChecks(nodal),
})
