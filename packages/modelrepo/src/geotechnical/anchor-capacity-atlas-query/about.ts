/** What anchor-capacity-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Anchor capacity atlas query',
  question: 'What is the approximate vertical capacity of this suction caisson in uniform clay?',
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
      text: 'The atlas tabulates the plugged and coring capacities from version 1 of the anchor capacity workflow over diameter, length and uniform strength. The 3 m by 25 m node exceeds eight diameters and has no value; adjacent cells are outside the atlas.',
      module: 'modelrepo/geotechnical/anchor-capacity-atlas-query/atlas.ts',
    },
    {
      title: 'Interpolation',
      text: 'Both modes are interpolated linearly on each axis, and the lesser governs. Interpolation is exact in length, in strength and at the nodes. The tip area varies non-linearly with diameter.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error bound',
      text: 'The error bound is the maximum relative capacity error over off-grid points (nineteen per diameter step), rounded up. The atlas can only overestimate the capacity. If the utilisation is within the error bound of 1, the direct solver is used.',
      module: 'modelrepo/geotechnical/anchor-capacity-atlas-query/atlas.ts',
    },
    {
      title: 'Outside the atlas',
      text: 'The atlas is not extrapolated. The direct solver is used with the same fixed parameters, or the query is rejected, as selected. Queries without passive suction are outside the atlas. Inputs rejected by the anchor capacity workflow are always rejected.',
      module: 'modelrepo/geotechnical/anchor-capacity-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'Passive suction is available unless excluded. The lid remains sealed and the load duration is too short for drainage.',
    'Fixed atlas parameters are: wall thickness 40 mm, uniform clay of submerged unit weight 6 kN/m³, skin friction factor 0.65, bearing capacity factor 9 and zero caisson weight.',
  ],
  validity: [
    'Valid for diameter 3 to 8 m, length 8 to 25 m and undrained shear strength 5 to 60 kPa. Below 4 m diameter the length is limited to 21 m. Outside this range the direct solver is used or the query is rejected.',
    'Valid for lengths of one to eight diameters. Other lengths are rejected.',
    'Clauses and factors are taken from published descriptions. Verify against the standard before issue.',
  ],
  notChecked: [
    'Horizontal load, padeye depth and combined load (see the anchor capacity workflow)',
    'Clay strength varying with depth, caisson weight, and other wall thicknesses and factors',
    'Installation and structural strength of the caisson',
  ],
}
