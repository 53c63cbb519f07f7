/** FPSO mooring atlas query: what the workflow is, takes, gives and does not do. */
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { checkOf, defineContract } from '@keelson/workflow'
import { inputs } from './params.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'fpso-mooring-atlas-query',
  version: 1,
  status: 'stable',
  title: 'FPSO mooring atlas query',
  question: 'How much does the twelve-line base mooring carry in this sea and depth, at once?',
  askedAs: [
    'Instant FPSO line tension for Hs 4 m in 400 m of water?',
    'Look up the maximum tension of the base mooring by sea state and depth.',
    'Quick tension of the 12-line FPSO spread in another water depth, with a band.',
    'Which significant wave height brings the base FPSO mooring to its limit, from the pre-computed table?',
    'Fast FPSO line load from the precomputed sea states and depths',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: apiRp2sk, section: 'line factors, by version 1 of fpso-mooring-full' },
    { source: ocimf, section: 'load form' },
    { source: iacsW22, section: 'break load of the chain' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  values,
  answers: ['maximum_line_tension', 'utilisation', 'source'],
  checks: {
    tension: checkOf('line_tension', {
      title: 'Line tension, intact, mean position',
      demand: factoredTension,
      capacity: 'Minimum breaking load',
      criterion: tensionUtilisation,
    }),
  },
  tables: {},
  charts: {
    slice: {
      title: 'Query on the atlas',
      description:
        'Largest tension over wave height at the knots of the atlas, at the depth of the query or the nearest that it has.',
    },
    error: {
      title: 'Error of the atlas',
      description: 'What the atlas gives against the solver itself, along the same line.',
    },
  },
  figures: {
    plan: {
      title: 'The base mooring from above',
      description: 'Twelve lines to their anchors at the depth of the query, the most loaded one marked.',
    },
  },
  deliverables: [],
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
  warnings,
  notChecked: [
    'Offsets, the extreme position, one line lost, anchors: see fpso-mooring-full',
    'Other vessels, lines, headings, winds and currents than those of the base case',
  ],
})
