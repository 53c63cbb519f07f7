/** What anchor-capacity-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Anchor-capacity atlas query',
  question: 'How much uplift does this suction caisson hold in uniform clay, at once?',
  askedAs: [
    'Quick uplift of a 5 m by 15 m suction pile in 30 kPa clay?',
    'Screen many caisson sizes fast: which of them carries 6000 kN?',
    'Look up what a bucket foundation holds in tension and how sure the interpolation is.',
    'Suction anchor pull-out from the pre-computed table, with its factor of safety.',
    'Instant pull-out of a caisson in uniform clay by diameter, length and undrained strength',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'Plugged and coring capacity of anchor-capacity version 1 over diameter, length and uniform strength. The node of 3 m by 25 m, longer than eight diameters, has no value; the cells that touch it are outside.',
      module: 'modelrepo/geotechnical/anchor-capacity-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Linear interpolation in each axis of both modes apart, then the lesser: it bends where they meet. Exact in length and strength and at the nodes; along the diameter the circle of the tip bends.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error',
      text: 'The largest relative error of the capacity over points off the grid, nineteen along each step of diameter, rounded up; the atlas errs to the high side only. Where the utilisation is within it of 1, the direct solver decides.',
      module: 'modelrepo/geotechnical/anchor-capacity-atlas-query/atlas.ts',
    },
    {
      title: 'Outside',
      text: 'No extrapolation: the direct solver is used with the same fixed parameters, or the query is rejected, as selected. A query without passive suction is outside. What anchor-capacity rejects is rejected either way.',
      module: 'modelrepo/geotechnical/anchor-capacity-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'Passive suction, unless excluded: the lid stays sealed and the pull is too short to drain.',
    'Fixed in the atlas: wall 40 mm, uniform clay of 6 kN/m3 submerged, skin friction factor 0.65, bearing factor 9, no weight.',
  ],
  validity: [
    'Diameter 3 to 8 m, length 8 to 25 m, strength 5 to 60 kPa, up to 21 m below 4 m diameter; outside, the direct solver or a refusal.',
    'Lengths of one to eight diameters: beyond, a refusal.',
    'Clauses and factors follow public descriptions: compare them with the print before you sign.',
  ],
  notChecked: [
    'Horizontal pull, the padeye, and both pulls together: see anchor-capacity',
    'Clay whose strength changes with depth, weight, other walls and factors',
    'Installation and the strength of the caisson',
  ],
}
