/** What mudmat-bearing-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Mudmat bearing atlas query',
  question: 'Does the ground carry the 6 m by 8 m mudmat under this vertical load, at once?',
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
      text: 'Ultimate vertical capacity by version 1 of mudmat-bearing-capacity over the undrained shear strength; it does not depend on the vertical load where there is no moment.',
      module: 'modelrepo/geotechnical/mudmat-bearing-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Linear interpolation, exact at the nodes; the utilisation is recomputed from the capacity.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error bound',
      text: 'Each inner node against what its neighbours give in its place: the largest relative error.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Sliding',
      text: 'Not from the atlas: the horizontal load with the factor of safety of API RP 2GEO, 1.5, against the shear strength of the whole base, as mudmat-bearing-capacity has it.',
      module: 'standards/api-rp-2geo-2011/sliding.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside, the direct solver answers or the query is refused, as asked; within the error bound of the limit the direct solver decides.',
      module: 'modelrepo/geotechnical/mudmat-bearing-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'Fixed in the atlas: a bare mat of 6 m by 8 m, its base 0.5 m below the seabed, on clay of even strength and 6 kN/m3 in water, with a horizontal load of 200 kN and no moment.',
    'Everything that version 1 of mudmat-bearing-capacity assumes.',
  ],
  validity: [
    'Undrained shear strength from 5 to 50 kPa and a horizontal load of 200 kN; outside, the direct solver or a refusal.',
  ],
  notChecked: [
    'Overturning and settlement, other mats and other soils: see mudmat-bearing-capacity',
    'Strength that increases with depth, moments',
  ],
}
