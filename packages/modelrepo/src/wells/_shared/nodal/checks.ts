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
    demand: { symbol: 'p_l', title: 'Required outflow pressure' },
    capacity: { symbol: 'p_i', title: 'Available inflow pressure at rate of maximum margin' },
    reach: [...LIFT, ...above],
  }),
  rate_below_open_flow: compares('oil_rate', {
    title: 'Absolute open flow limit',
    criterion: SYSTEMS,
    demand: { symbol: 'q', title: 'Operating rate' },
    capacity: { symbol: 'q_max', title: 'Absolute open flow' },
    selfCheck:
      'The solved rate lies on the inflow curve, which ends at the absolute open flow, so this check always passes.',
  }),
  pressure_below_reservoir: compares('well_pressure_absolute', {
    title: 'Reservoir pressure limit',
    criterion: SYSTEMS,
    demand: { symbol: 'p_wf', title: 'Flowing bottomhole pressure' },
    capacity: { input: 'reservoir_pressure', title: 'Reservoir pressure' },
    selfCheck:
      'The solved pressure lies on the inflow curve, which begins at the reservoir pressure, so this check always passes.',
  }),
  stable_intersection: compares('oil_rate', {
    title: 'Intersection stability',
    criterion: SYSTEMS,
    demand: { symbol: 'q_u', title: 'Highest unstable intersection rate (0 if none)' },
    capacity: { symbol: 'q', title: 'Operating rate' },
    selfCheck:
      'The highest solved intersection is used. It is always stable because no inflow pressure remains at the absolute open flow.',
  }),
  ...velocityChecks(always),
})
