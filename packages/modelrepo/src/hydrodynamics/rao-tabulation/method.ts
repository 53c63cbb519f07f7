/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const CELL = 'physics/rao/cell-equations.ts'
const MOTIONS = 'physics/rao/motions.ts'

export const method: readonly MethodStep[] = [
  {
    title: 'Conventions',
    text: 'x forward, y to port, z up; roll lifts port, pitch lowers the bow. Heading 0 follows the vessel, 180 meets her. Phases are against the crest at the origin; results have the sign of the table.',
    module: 'physics/rao/rao.ts',
  },
  {
    title: 'Place',
    text: 'The four nodes around the query in period and heading, and their bilinear weights; nothing is extrapolated.',
    module: CELL,
  },
  {
    title: 'Symmetry',
    text: 'Above the last heading of a symmetric vessel the table is read at 360° less the heading; sway, roll and yaw are half a turn on.',
    module: CELL,
  },
  {
    title: 'Interpolation',
    text: 'By real and imaginary parts, and by amplitudes and phases apart, the phases first within half a turn of each other along the period, then along the heading. Both are answered; the chosen one has its steps.',
    module: MOTIONS,
  },
  {
    title: 'Motion of a point',
    text: 'Of a rigid body by small rotations: the motion of the origin and the rotation across the place of the point, parts in phase and ahead each for itself.',
    module: MOTIONS,
  },
  {
    title: 'Accelerations',
    text: 'The square of the wave frequency times the motion; along and across the vessel as felt on board, with gravity on the deck that is pitched or rolled.',
    module: MOTIONS,
  },
  {
    title: 'Crest elsewhere',
    text: 'A phase that leads the crest at the origin leads that at a point d by k·d more; one that lags, by k·d less.',
    module: 'physics/rao/response-equations.ts',
  },
]
