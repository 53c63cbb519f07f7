/** What fpso-mooring-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'FPSO mooring atlas query',
  question: 'What is the maximum line tension of the base-case FPSO mooring in this sea state and water depth?',
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
      text: 'The atlas contains the maximum intact line tension of the base case, which is the default case of fpso-mooring-full version 1. Its axes are significant wave height, peak period and water depth. At depths other than 400 m, line length and anchor distance are scaled with fairlead height above the seabed.',
      module: 'modelrepo/mooring/fpso-mooring-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Interpolation is linear in wave height squared (proportional to mean drift), period and depth, and exact at grid points. The base-case drift coefficient is constant, so tension does not depend on peak period.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Atlas error',
      text: 'Each interior grid point is compared with interpolation from its neighbours. The maximum relative error is the half-width of the confidence band. The check uses the upper limit of the band.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside the atlas and near the limit',
      text: 'The atlas is not extrapolated. Outside it, the direct solver is used or the query is rejected, as selected. The direct solver is also used if the result is within the atlas error of the limit.',
      module: 'modelrepo/mooring/fpso-mooring-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'The base case has twelve 120 mm studless R4 chain lines in four groups. Wind is 20 m/s, current is 1 m/s and waves travel towards 165°.',
    'Wind and current are independent of the sea state.',
    'All assumptions of fpso-mooring-full version 1 apply.',
  ],
  validity: [
    'Valid for significant wave height 1 to 8 m, peak period 7 to 15 s and water depth 300 to 600 m. Outside this range the direct solver is used or the query is rejected.',
    'Valid for the intact mooring at the mean position, without motions.',
  ],
  notChecked: [
    'Offsets, extreme position, one line failed and anchors (see the FPSO mooring workflow for all lines)',
    'Vessels, lines, headings, winds and currents other than the base case',
  ],
}
