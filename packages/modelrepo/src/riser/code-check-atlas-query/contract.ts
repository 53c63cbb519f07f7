/** Riser code-check atlas query: what the workflow is, takes, gives and does not do. */
import { EFFECTIVE_TENSION } from '@keelson/physics/member-stress/thick-tube.ts'
import { stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { checkOf, defineContract, listValue, numberColumn, resultOf, textValue } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { inputs } from './params.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'code-check-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Instant riser code-check utilisation from an atlas',
  question: 'How much of API RP 2RD does this riser pipe use under tension and bending alone, at once?',
  askedAs: [
    'Instant riser code check from an atlas, no pressure.',
    'Screen many riser pipes fast: utilisation under tension and bending?',
    'Quick API RP 2RD utilisation of a 10 inch riser with 1200 kN and 180 kN*m?',
    'How sure is the interpolated utilisation of a riser pipe?',
    'Fast utilisation of a riser pipe from the stored table, tension and bending only',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [{ source: apiRp2rd, section: '5, by version 1 of api-rp-2rd-riser' }],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules: wallProblems,
  values: {
    utilisation: resultOf(stressUtilisation, 'utilisation', {
      description: 'Von Mises stress over 0.67 of the yield strength, without pressure; interpolated, or direct.',
      minimum: 0,
    }),
    screening_status: textValue({
      title: 'Screening',
      description:
        'pass where the utilisation is at most 1, not assessed without a load or under effective compression, else fail; the direct solver decides where the band holds 1.',
    }),
    in_range: inRange(),
    source: sourceOf('the utilisation comes'),
    confidence_band: listValue('-', {
      title: 'Confidence band',
      description: 'Lowest and highest utilisation within the error of the atlas.',
      minimum: 0,
    }),
  },
  answers: ['utilisation', 'screening_status', 'source', 'confidence_band'],
  checks: {
    stress: checkOf('-', {
      title: 'Von Mises stress, without pressure',
      demand: stressUtilisation,
      capacity: 'Limit of the utilisation',
      criterion: stressUtilisation,
      reach: [EFFECTIVE_TENSION],
    }),
  },
  tables: {
    moments: {
      title: 'Moments at the limit',
      description: 'What the pipe of the query bears beside each tension; empty where the tension alone is beyond.',
      columns: {
        tension: numberColumn('pipe_axial_force', 'Effective tension', { symbol: 'T_eff' }),
        moment: numberColumn('bending_moment', 'Moment at the limit', { symbol: 'M' }),
      },
    },
  },
  charts: {
    surface: {
      title: 'Query on the surface of the utilisation',
      description: 'Over the moment, at five tensions, for the pipe of the query.',
    },
    diagram: {
      title: 'Tension and moment',
      description: 'Lines of equal utilisation without pressure, with the query.',
    },
  },
  figures: {
    pipe: {
      title: 'The pipe under tension and moment',
      description: 'A piece of it lengthwise, to scale.',
    },
  },
  deliverables: [],
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
  warnings,
  notChecked: [
    'Pressure, and with it hoop stress, collapse and burst: see api-rp-2rd-riser',
    'API STD 2RD: run api-rp-2rd-riser with the tensile strength',
    'Other design cases than operating, de-rating by temperature',
    'Fatigue and global buckling',
  ],
})
