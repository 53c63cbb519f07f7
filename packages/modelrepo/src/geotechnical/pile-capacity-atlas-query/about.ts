/** What pile-capacity-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pile capacity atlas query',
  question: 'What is the approximate axial capacity of a driven pile in uniform clay?',
  askedAs: [
    'Give me the axial capacity of a 1.3 m pile, 38 m into 90 kPa clay, quickly.',
    'Screen many pile diameters and penetrations in clay for a compression load.',
    'Look up alpha-method pile capacity by D, L, su and effective stress.',
    'Roughly how much load can a driven pile take in uniform clay?',
    'Instant ultimate pile load by interpolation of the stored atlas',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'The atlas tabulates the ultimate capacity in uniform clay from version 1 of the driven pile axial capacity workflow. Its axes are diameter, length, strength and stress; the bearing capacity factor is 9. Strength and stress have 19 values each to limit errors to 3 % where the adhesion factor changes branch.',
      module: 'modelrepo/geotechnical/pile-capacity-atlas-query/atlas.ts',
    },
    {
      title: 'Interpolation',
      text: 'Interpolation is linear in the logarithms of all four variables and of the capacity. At a node the tabulated value is returned.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error bound',
      text: 'Each inner node is compared with the value interpolated from its neighbours along each axis. The maximum difference is reported as the error bound.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Range and limit handling',
      text: 'The atlas is not extrapolated. Outside the range of an axis the query is rejected or passed to the direct solver, as selected. If the utilisation is within the error bound of its limit, the direct solver is used.',
      module: 'modelrepo/geotechnical/pile-capacity-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'The pile is in compression in uniform clay, with a plugged or closed-ended tip and a bearing capacity factor of 9.',
    'Pile weight, scour and group effects are ignored.',
  ],
  validity: [
    'Valid for diameter 0.6 to 2.5 m, length 15 to 60 m, strength 20 to 200 kPa and effective stress 50 to 400 kPa. Outside this range the direct solver is used or the query is rejected.',
  ],
  notChecked: [
    'Tension, layered soil, sand and required penetration (see the driven pile axial capacity workflow)',
    'Settlement and lateral load',
  ],
}
