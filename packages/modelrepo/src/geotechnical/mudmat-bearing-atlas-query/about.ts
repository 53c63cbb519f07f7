/** What mudmat-bearing-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Mudmat bearing atlas query',
  question: 'Is the bearing capacity of the 6 m by 8 m mudmat adequate for this vertical load?',
  askedAs: [
    'What does a 6 by 8 m mat carry on 22 kPa clay, quickly?',
    'Look up the vertical capacity of the standard mudmat by su.',
    'Is 2200 kN too much for our standard mat on this clay?',
    'How does the allowable load of the mat grow with clay strength?',
    'Instant bearing capacity of the stored mat by interpolation',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'The atlas tabulates ultimate vertical capacity from version 1 of the mudmat bearing capacity workflow against undrained shear strength. Without moment, the capacity does not depend on the vertical load.',
      module: 'modelrepo/geotechnical/mudmat-bearing-atlas-query/atlas.ts',
    },
    {
      title: 'Interpolation',
      text: 'The capacity is interpolated linearly and is exact at the nodes. The utilisation is calculated from the interpolated capacity.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error bound',
      text: 'Each inner node is compared with the value interpolated from its neighbours. The maximum relative difference is used as the error bound.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Sliding',
      text: 'Sliding is calculated directly. The horizontal load, multiplied by a safety factor of 1.5 (API RP 2GEO), is compared with the shear resistance of the full base.',
      module: 'standards/api-rp-2geo-2011/sliding.ts',
    },
    {
      title: 'Range and limit handling',
      text: 'The atlas is not extrapolated. Outside its range the query is rejected or passed to the direct solver, as selected. If the utilisation is within the error bound of the limit, the direct solver is used.',
      module: 'modelrepo/geotechnical/mudmat-bearing-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'The atlas is for a bare mat of 6 m by 8 m with its base 0.5 m below the seabed. The clay has uniform strength and a submerged unit weight of 6 kN/m³. The horizontal load is 200 kN and there is no moment.',
    'All assumptions of the mudmat bearing capacity workflow (version 1) apply.',
  ],
  validity: [
    'Valid for undrained shear strength from 5 to 50 kPa and a horizontal load of 200 kN. Outside this range the direct solver is used or the query is rejected.',
  ],
  notChecked: [
    'Overturning, settlement, other mats and other soils (see the mudmat bearing capacity workflow)',
    'Strength increasing with depth, and moments',
  ],
}
