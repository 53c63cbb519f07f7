/** What fpso-mooring-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'FPSO mooring atlas query',
  question: 'How much does the twelve-line base mooring carry in this sea and depth, at once?',
  askedAs: [
    'Instant FPSO line tension for Hs 4 m in 400 m of water?',
    'Look up the maximum tension of the base mooring by sea state and depth.',
    'Quick tension of the 12-line FPSO spread in another water depth, with a band.',
    'Which significant wave height brings the base FPSO mooring to its limit, from the pre-computed table?',
    'Fast FPSO line load from the precomputed sea states and depths',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'Largest intact line tension of the default case of fpso-mooring-full, version 1, over significant wave height, peak period and water depth. At another depth than 400 m, line length and anchor distance are scaled with the height of the fairleads over the bed.',
      module: 'modelrepo/mooring/fpso-mooring-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Linear interpolation in wave height squared, with which the mean drift grows, in period and in depth; exact at the knots. The drift coefficient of the base case is constant, so that the tension does not depend on the peak period.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error',
      text: 'Each inner knot against what its neighbours give in its place: the largest relative error is the half-width of the band. The check takes the upper end of the band.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside, the direct solver answers or the query is refused, as asked; within the error of the limit the direct solver decides.',
      module: 'modelrepo/mooring/fpso-mooring-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'The base case: twelve lines of 120 mm studless R4 chain in four groups, wind 20 m/s, current 1 m/s, waves towards 165 degrees, as in the default case of fpso-mooring-full.',
    'The sea does not change wind and current.',
    'Everything that version 1 of fpso-mooring-full assumes.',
  ],
  validity: [
    'Significant wave height 1 to 8 m, peak period 7 to 15 s, water depth 300 to 600 m; outside, the direct solver or a refusal.',
    'Intact and in the mean position: no motions, no line lost.',
  ],
  notChecked: [
    'Offsets, the extreme position, one line lost, anchors: see fpso-mooring-full',
    'Other vessels, lines, headings, winds and currents than those of the base case',
  ],
}
