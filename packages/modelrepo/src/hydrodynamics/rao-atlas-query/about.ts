/** What rao-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'RAO atlas query',
  question: 'What are the RAOs at this period and heading, and how much do the surrounding atlas nodes differ?',
  askedAs: [
    'Look up the RAOs of my atlas at 11 s and 70 degrees',
    'Is this point of the RAO table a node or interpolated?',
    'How much do the neighbouring RAO values differ around the query?',
    'Quick heave, pitch or roll response at one period and heading from the stored RAO atlas',
    'Instant RAO lookup, with what it does out of range',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Conventions',
      text: 'Conventions are as in the RAO tabulation workflow. A heading of 0° is following seas and 180° is head seas. Phases have the sign convention of the atlas.',
      module: 'physics/rao/rao.ts',
    },
    {
      title: 'Query position',
      text: 'The four nodes around the query are weighted bilinearly. For headings above the atlas of a symmetrical vessel, its mirror image is used. The atlas is not extrapolated.',
      module: 'physics/rao/cell-equations.ts',
    },
    {
      title: 'Interpolation',
      text: 'Real and imaginary parts are interpolated linearly, which is exact at the nodes.',
      module: 'physics/rao/motions.ts',
    },
    {
      title: 'Node spread',
      text: 'The spread of amplitudes over the four nodes indicates the possible interpolation error.',
      module: 'physics/rao/rao.ts',
    },
  ],
  assumptions: [
    'All assumptions of the RAO tabulation workflow (version 1) apply.',
    'The real and imaginary parts vary linearly with period and heading between nodes. The node spread is the only measure of departure from linearity.',
  ],
  validity: [
    'Valid within the periods and headings of the atlas, after symmetry. Outside this range the query is rejected under either option.',
  ],
  notChecked: [
    'Source of the atlas: solver, mesh, draught, roll damping and water depth',
    'Motions of points, accelerations and other interpolation methods (see the RAO tabulation workflow)',
    'Interpolation error',
  ],
}
