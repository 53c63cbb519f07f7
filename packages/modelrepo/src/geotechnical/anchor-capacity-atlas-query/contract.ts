/** Anchor-capacity atlas query: what the workflow is, takes, gives and does not do. */
import { randolphGourvenec } from '@keelson/physics/soil/anchor-sources.ts'
import { capacityWithSuction } from '@keelson/physics/soil/caisson-axial.ts'
import { pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { checkOf, defineContract, numberColumn, numberValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'
import { parentProblems } from './atlas-solver.ts'
import { inputs } from './params.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'anchor-capacity-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Anchor-capacity atlas query',
  question: 'How much uplift does this suction caisson hold in uniform clay, at once?',
  askedAs: [
    'Quick uplift of a 5 m by 15 m suction pile in 30 kPa clay?',
    'Screen many caisson sizes fast: which of them carries 6000 kN?',
    'Look up what a bucket foundation holds in tension and how sure the interpolation is.',
    'Suction anchor pull-out from the pre-computed table, with its factor of safety.',
    'Instant pull-out of a caisson in uniform clay by diameter, length and undrained strength',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: randolphGourvenec, section: 'suction caissons, by version 1 of anchor-capacity' },
    { source: apiRp2sk, section: 'factors of safety of anchors' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules: (p) => parentProblems(p),
  values: {
    capacity: resultOf(capacityWithSuction, 'foundation_load', {
      description: 'The lesser of plugged and coring; interpolated, or direct.',
    }),
    utilisation: resultOf(pullUtilisation, 'utilisation', {
      title: 'Utilisation',
      description: 'Pull with its factor over the capacity.',
    }),
    interpolation_error_bound: numberValue('-', {
      title: 'Interpolation error bound',
      description:
        'Relative, of the capacity: the largest of the test off the grid; 0 where the direct solver answered.',
      minimum: 0,
    }),
    distance_to_node: numberValue('-', {
      title: 'Distance to the nearest node',
      description: 'In cells, along the axis on which it is farthest: 0 at a node, 0.5 in the middle of a cell.',
      minimum: 0,
      maximum: 0.5,
    }),
    in_range: inRange(),
    source: sourceOf('the capacity comes'),
  },
  answers: ['capacity', 'utilisation', 'source'],
  checks: {
    vertical: checkOf('foundation_load', {
      title: 'Vertical pull',
      demand: 'Vertical pull with its factor of safety',
      capacity: 'Vertical capacity',
      criterion: pullUtilisation,
    }),
  },
  tables: {
    nodes: {
      title: 'Nearest nodes',
      description: 'Corners of the cell that holds the query, with their weights.',
      columns: {
        diameter: numberColumn('pile_diameter', 'Diameter', { symbol: 'D' }),
        length: numberColumn('pile_length', 'Length', { symbol: 'L' }),
        strength: numberColumn('soil_undrained_shear_strength', 'Undrained shear strength', { symbol: 's_u' }),
        plugged: numberColumn('foundation_load', 'Plugged', { symbol: 'V_p' }),
        coring: numberColumn('foundation_load', 'Coring', { symbol: 'V_c' }),
        weight: numberColumn('-', 'Weight'),
      },
    },
  },
  charts: {
    slice: {
      title: 'Query in the atlas',
      description:
        'Nodes over length at each diameter, at the strength of the query or the nearest one that the atlas has, with the query.',
    },
    error_map: {
      title: 'Interpolated against exact',
      description:
        'In the middle between the diameters of the atlas, where it is farthest off; at the nearest strength.',
    },
  },
  figures: {
    caisson: {
      title: 'The caisson in the clay',
      description: 'In section, to scale, with its pull; beside it the strength of the clay.',
    },
  },
  deliverables: [],
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
  warnings,
  notChecked: [
    'Horizontal pull, the padeye, and both pulls together: see anchor-capacity',
    'Clay whose strength changes with depth, weight, other walls and factors',
    'Installation and the strength of the caisson',
  ],
})
