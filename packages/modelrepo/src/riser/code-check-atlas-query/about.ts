/** What code-check-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Instant riser code-check utilisation from an atlas',
  question: 'How much of API RP 2RD does this riser pipe use under tension and bending alone, at once?',
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
      text: 'Without pressure the stress is along the pipe alone, and in proportion to tension and moment: the atlas holds the utilisation of api-rp-2rd-riser version 1 at the ends of the axes of tension and of moment, each alone, over diameter, wall and yield strength.',
      module: 'modelrepo/riser/code-check-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Log-log interpolation over diameter, wall and yield strength, in which only the first two are not exact; then both loads by their shares, which add up.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error',
      text: 'The largest relative error of leaving out one value of the grid. It holds for the sum of both shares, since both are positive. Where the band of the utilisation holds 1, the direct solver decides.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside',
      text: 'No extrapolation: the direct solver answers, without pressure and with the design factor of the atlas, or the query is refused, as asked. What api-rp-2rd-riser refuses is refused either way.',
      module: 'modelrepo/riser/code-check-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'No pressure inside and outside: the wall tension is the effective one.',
    'Design factor 0.67, as for the operating case; the minimum wall has no part without pressure.',
  ],
  validity: [
    'Diameter 200 to 360 mm, wall 15 to 35 mm, yield strength 358 to 555 MPa, tension 0 to 2500 kN, moment 0 to 350 kN*m; outside, the direct solver or a refusal.',
    'The effective tension is not negative. Under effective compression the check does not pass.',
    'Clauses and factors follow public descriptions: compare them with the print before you sign.',
  ],
  notChecked: [
    'Pressure, and with it hoop stress, collapse and burst: see api-rp-2rd-riser',
    'API STD 2RD: run api-rp-2rd-riser with the tensile strength',
    'Other design cases than operating, de-rating by temperature',
    'Fatigue and global buckling',
  ],
}
