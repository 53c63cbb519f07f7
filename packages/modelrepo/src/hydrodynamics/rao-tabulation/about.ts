/** What rao-tabulation answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const CELL = 'physics/rao/cell-equations.ts'

const MOTIONS = 'physics/rao/motions.ts'

export const about: About = {
  title: 'RAO tabulation and interpolation',
  question: 'What is the motion of the vessel, and of points on it, in a regular wave of this period and heading?',
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
      text: 'Axes are x forward, y to port and z up. Positive roll lifts the port side and positive pitch lowers the bow. A heading of 0° is following seas and 180° is head seas. Phases are relative to the crest at the origin, with the sign convention of the table.',
      module: 'physics/rao/rao.ts',
    },
    {
      title: 'Query position',
      text: 'The four nodes around the query in period and heading are weighted bilinearly. The table is not extrapolated.',
      module: CELL,
    },
    {
      title: 'Symmetry',
      text: 'For headings above the table of a symmetrical vessel, the table is read at 360° minus the heading. Sway, roll and yaw phases are shifted by half a turn.',
      module: CELL,
    },
    {
      title: 'Interpolation',
      text: 'Interpolation uses real and imaginary parts, or amplitudes and phases separately. Phases are first unwrapped to within half a turn along the period, then along the heading. Both results are reported. Steps are shown for the selected method.',
      module: MOTIONS,
    },
    {
      title: 'Point motion',
      text: 'Rigid-body motion with small rotations is the motion of the origin plus rotation times position. In-phase and quadrature components are calculated separately.',
      module: MOTIONS,
    },
    {
      title: 'Accelerations',
      text: 'Acceleration is the motion times wave frequency squared. Longitudinal and lateral accelerations are in deck axes and include the gravity component due to pitch or roll.',
      module: MOTIONS,
    },
    {
      title: 'Alternative phase origin',
      text: 'For a crest at position d, a phase lead increases by k·d relative to the origin, where k is the wave number vector. A phase lag decreases by k·d.',
      module: 'physics/rao/response-equations.ts',
    },
  ],
  assumptions: [
    'Motions are proportional to the wave amplitude and harmonic at the wave period. Table values are per metre of wave amplitude, half the wave height.',
    'The vessel is rigid and its rotations are small.',
    'The interpolated quantities vary linearly with period and heading between nodes of the table.',
    'The period is the wave period, because there is no forward speed.',
  ],
  validity: [
    'Valid within the periods and headings of the table, after symmetry. Outside this range the query is rejected.',
    'Symmetry is valid if hull, moorings and free surfaces are the same on both sides.',
  ],
  notChecked: [
    'Source of the table: draught, mesh, roll damping and water depth',
    'Irregular seas, significant and extreme motions, forward speed',
    'Low-frequency motions and other motions that are not proportional to wave amplitude',
    'Clearances, green water and equipment limits at the points',
  ],
}
