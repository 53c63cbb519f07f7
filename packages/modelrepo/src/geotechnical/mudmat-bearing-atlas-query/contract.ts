/** Mudmat bearing atlas query: what the workflow is, takes, gives and does not do. */

import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import { safetyUse } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { LOAD_LEAVES_CAPACITY } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { defineContract, numberColumn, numberValue, resultOf, textValue } from '@keelson/workflow'
import { inRange } from '../../_shared/atlas/declared.ts'
import { checks as parentChecks } from '../mudmat-bearing-capacity/checks.ts'
import { figures } from '../mudmat-bearing-capacity/outputs.ts'
import { inputs } from './params.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'mudmat-bearing-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Mudmat bearing atlas query',
  question: 'Does the ground carry the 6 m by 8 m mudmat under this vertical load, at once?',
  askedAs: [
    'What does a 6 by 8 m mat carry on 22 kPa clay, quickly?',
    'Look up the vertical capacity of the standard mudmat by su.',
    'Is 2200 kN too much for our standard mat on this clay?',
    'How does the allowable load of the mat grow with clay strength?',
    'Instant bearing capacity of the stored mat by interpolation',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [{ source: apiRp2geo, section: 'section 7, by version 1 of mudmat-bearing-capacity' }],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  values: {
    capacity: resultOf(netCapacity, 'foundation_load', {
      description: 'Read from the atlas, or from the direct solver.',
      minimum: 0,
    }),
    utilisation: resultOf(safetyUse, 'utilisation', {
      description: 'Vertical load times its factor of safety over the capacity.',
      minimum: 0,
    }),
    interpolation_error_bound: numberValue('-', {
      title: 'Interpolation error bound',
      description: 'Relative, of the capacity: the largest leave-one-out error of the grid; 0 of the direct solver.',
      minimum: 0,
    }),
    nearest_node_distance: numberValue('soil_undrained_shear_strength', {
      title: 'Distance to the nearest node',
      description: 'In undrained shear strength.',
      minimum: 0,
    }),
    in_range: inRange('Strength and horizontal load of the query within the atlas.'),
    source: textValue({
      title: 'Source',
      description:
        'atlas or direct: where the capacity comes from; direct too where the atlas cannot decide the limit.',
    }),
  },
  answers: ['capacity', 'utilisation', 'source'],
  checks: {
    bearing: { ...parentChecks.bearing, reach: [LOAD_LEAVES_CAPACITY] },
    inclined_load: parentChecks.inclined_load,
    sliding: parentChecks.sliding,
  },
  tables: {
    nodes: {
      title: 'Nearest nodes',
      description: 'Both ends of the piece that holds the query, and their weights in the answer.',
      columns: {
        strength: numberColumn('soil_undrained_shear_strength', 'Undrained shear strength', { symbol: 's_u0' }),
        capacity: numberColumn('foundation_load', 'Ultimate vertical capacity', { symbol: 'Q' }),
        distance: numberColumn('soil_undrained_shear_strength', 'Distance from the query'),
        weight: numberColumn('-', 'Weight'),
      },
    },
  },
  charts: {
    atlas_slice: {
      title: 'Query on the atlas',
      description: 'Ultimate vertical capacity at the nodes and between them, with the query.',
    },
    interpolation_error: {
      title: 'Error of the atlas',
      description: 'What the atlas gives against the solver itself, with the bound that it states.',
    },
  },
  figures,
  deliverables: [],
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
  warnings,
  notChecked: [
    'Overturning and settlement, other mats and other soils: see mudmat-bearing-capacity',
    'Strength that increases with depth, moments',
  ],
})
