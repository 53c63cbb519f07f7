/** The checks as declared: the clearances of the ships from each other and from the bed, and how far the theory of their loads reaches. */
import {
  deeperKeel,
  depthReach,
  froudeReach,
  halfBreadths,
  separationReach,
} from '@keelson/physics/passing-ship/equations.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  hull_clearance: checkOf('vessel_offset', {
    title: 'Hull clearance',
    criterion: halfBreadths,
    demand: halfBreadths,
    capacity: 'Lateral separation',
    reach: [separationReach],
    needs: ['moored_beam', 'passing_beam'],
    neverFails: 'Overlapping hulls are rejected as input.',
  }),
  keel_clearance: checkOf('draught', {
    title: 'Keel clearance',
    criterion: deeperKeel,
    demand: deeperKeel,
    capacity: 'Water depth',
    reach: [froudeReach, depthReach],
    needs: ['moored_draft', 'passing_draft'],
    neverFails: 'Insufficient water depth is rejected as input.',
  }),
}
