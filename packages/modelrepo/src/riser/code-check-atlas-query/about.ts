/** What code-check-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Riser code check screening from an atlas',
  question: 'What is the API RP 2RD utilisation of the riser pipe under tension and bending without pressure?',
  askedAs: [
    'Instant riser code check from an atlas, no pressure.',
    'Screen many riser pipes fast: utilisation under tension and bending?',
    'Quick API RP 2RD utilisation of a 10 inch riser with 1200 kN and 180 kN*m?',
    'How sure is the interpolated utilisation of a riser pipe?',
    'Fast utilisation of a riser pipe from the stored table, tension and bending only',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'Without pressure the stress is axial and proportional to tension and moment. The atlas stores the api-rp-2rd-riser version 1 utilisation for the reference tension and the reference moment separately. The grid covers diameter, wall thickness and yield strength.',
      module: 'modelrepo/riser/code-check-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Log-log interpolation is used over diameter, wall thickness and yield strength; it is exact for yield strength. The tension and moment contributions are then added.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Atlas error',
      text: 'The error is the maximum relative error when one grid value is omitted. It applies to the sum of both contributions, because both are positive. If the utilisation band contains 1, the direct solver is used.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside the atlas',
      text: 'Results are not extrapolated. The direct solver is used, without pressure and with the atlas design factor, or the query is rejected, as selected. Inputs rejected by the api-rp-2rd-riser workflow are always rejected.',
      module: 'modelrepo/riser/code-check-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'There is no internal or external pressure, so the true wall tension equals the effective tension.',
    'The design factor is 0.67, as for the operating case. Without pressure the minimum wall thickness is not used.',
  ],
  validity: [
    'Valid for diameter 200 to 360 mm, wall thickness 15 to 35 mm, yield strength 358 to 555 MPa, tension 0 to 2,500 kN and moment 0 to 350 kN·m. Outside these ranges the direct solver is used or the input is rejected.',
    'Valid for non-negative effective tension. Under effective compression the check does not pass.',
    'Clauses and factors are taken from published descriptions. Verify against the standard before issue.',
  ],
  notChecked: [
    'Pressure, including hoop stress, collapse and burst; see the API RP 2RD riser stress check',
    'API STD 2RD; run the API RP 2RD riser stress check with the tensile strength entered',
    'Design cases other than operating, and temperature derating',
    'Fatigue and global buckling',
  ],
}
