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
    title: 'Hulls clear of each other',
    criterion: halfBreadths,
    demand: halfBreadths,
    capacity: 'Separation of the centrelines',
    reach: [separationReach],
    needs: ['moored_beam', 'passing_beam'],
    neverFails: 'A passage in which the hulls overlap is refused.',
  }),
  keel_clearance: checkOf('draught', {
    title: 'Keels clear of the bed',
    criterion: deeperKeel,
    demand: deeperKeel,
    capacity: 'Water depth',
    reach: [froudeReach, depthReach],
    needs: ['moored_draft', 'passing_draft'],
    neverFails: 'Water that is too shallow for the hulls is refused.',
  }),
}
