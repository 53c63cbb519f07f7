/** What rao-tabulation answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const CELL = 'physics/rao/cell-equations.ts'

const MOTIONS = 'physics/rao/motions.ts'

export const about: About = {
  title: 'RAO tabulation and interpolation',
  question: 'How does the vessel, and any point of her, move in a regular wave of this period and heading?',
  askedAs: [
    'What is the heave RAO at 8 s and 45 degrees from my table?',
    'How much does the crane tip move per metre of wave?',
    'What lateral acceleration does the deck cargo feel, gravity included?',
    'Interpolate motion RAOs with amplitude and phase',
    'Which phase has the heave against the wave crest at another reference point?',
    'Move or transfer the RAOs from the CoG to the crane tip, turret, moonpool or helideck in six degrees of freedom',
  ],
  method: [
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
  ],
  assumptions: [
    'Motions are linear in the wave and harmonic at its period: what the table holds is per metre of wave amplitude, half the height.',
    'The vessel is rigid, and her rotations are small.',
    'Between its nodes the table is linear in period and heading.',
    'The period is that at which the waves are met: without forward speed.',
  ],
  validity: [
    'Within the periods and headings of the table, after symmetry; outside, the query is refused.',
    'Symmetry: hull, moorings and free surfaces alike on both sides.',
  ],
  notChecked: [
    'Where the table comes from, its draught, its mesh, its roll damping and its water depth',
    'Irregular seas, significant and extreme motions, forward speed',
    'Low-frequency motions, and motions that are not linear in the waves',
    'Clearances, green water and limits of equipment at the points',
  ],
}
