/** What rao-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'RAO atlas query',
  question: 'What does this RAO atlas hold at one period and heading, and how far do its nodes lie apart there?',
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
      text: 'As rao-tabulation: heading 0 follows the vessel, 180 meets her; results have the sign of the phases of the atlas.',
      module: 'physics/rao/rao.ts',
    },
    {
      title: 'Place',
      text: 'The four nodes around the query and their bilinear weights; above the last heading of a symmetric vessel its mirror image. Nothing is extrapolated.',
      module: 'physics/rao/cell-equations.ts',
    },
    {
      title: 'Query',
      text: 'Linear between real and imaginary parts, exact at the nodes.',
      module: 'physics/rao/motions.ts',
    },
    {
      title: 'Spread',
      text: 'How far the amplitudes of the four nodes lie apart: what is between them may be off by a share of that.',
      module: 'physics/rao/rao.ts',
    },
  ],
  assumptions: [
    'Everything that version 1 of rao-tabulation assumes of a table.',
    'Between its nodes the atlas is linear in period and heading: how true that is, nothing here knows but the spread of the nodes.',
  ],
  validity: [
    'Within the periods and headings of the atlas, after symmetry; outside, the query is refused under either policy.',
  ],
  notChecked: [
    'Where the atlas comes from: solver, mesh, draught, roll damping and water depth',
    'Motions of points, accelerations and the other interpolation: see rao-tabulation',
    'The error of the interpolation',
  ],
}
