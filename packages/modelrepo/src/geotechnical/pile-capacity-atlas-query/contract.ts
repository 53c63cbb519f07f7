/** Pile capacity atlas query: what the workflow is, takes, gives and does not do. */

import { allowableCapacity, axialUtilisation, compressionCapacity } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { TESTED_RATIO } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { apiRp2aPiles, apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { checkOf, defineContract, numberColumn, numberValue, resultOf, textColumn } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'
import { inputs } from './params.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'pile-capacity-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Pile capacity pre-computed atlas query',
  question: 'What does a pile in one clay carry, at once?',
  askedAs: [
    'Give me the axial capacity of a 1.3 m pile, 38 m into 90 kPa clay, quickly.',
    'Screen many pile diameters and penetrations in clay for a compression load.',
    'Look up alpha-method pile capacity by D, L, su and effective stress.',
    'Roughly how much load can a driven pile take in uniform clay?',
    'Instant ultimate pile load by interpolation of the stored atlas',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: apiRp2geo, section: '8.1, by pile-capacity version 1' },
    { source: apiRp2aPiles, section: '6.3.4 factors of safety' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  values: {
    capacity: resultOf(compressionCapacity, 'foundation_load', {
      description: 'Skin friction and end bearing on the gross area; interpolated, or of the direct solver.',
      minimum: 0,
    }),
    utilisation: resultOf(axialUtilisation, 'utilisation', {
      description: 'Demand over allowable capacity.',
      minimum: 0,
    }),
    interpolation_error_bound: numberValue('-', {
      title: 'Interpolation error bound',
      description: 'Relative, of the capacity: the largest leave-one-out error of the grid; 0 of the direct solver.',
      minimum: 0,
    }),
    in_range: inRange(),
    source: sourceOf('the capacity comes'),
  },
  answers: ['capacity', 'utilisation', 'source'],
  checks: {
    axial_load: checkOf('foundation_load', {
      title: 'Axial load',
      criterion: allowableCapacity,
      demand: 'Demand',
      capacity: allowableCapacity,
      reach: [TESTED_RATIO],
    }),
  },
  tables: {
    nodes: {
      title: 'Place in the grid',
      description:
        'Of each axis, on its logarithm: the share of the way from the node below to the one above, and the distance to the nearer one as a share of theirs.',
      columns: {
        axis: textColumn('Axis'),
        share: numberColumn('-', 'Share of the way'),
        nearest: numberColumn('-', 'Distance to the nearer node'),
      },
    },
  },
  charts: {
    atlas_slice: {
      title: 'Capacity over strength',
      description: 'All else as asked: the nodes of the atlas on the line of the direct solver, with the query.',
    },
    error_map: {
      title: 'Interpolated against exact',
      description:
        'At the middles of cells of strength and stress, at the diameter and length asked: largest where the adhesion factor changes its branch.',
    },
  },
  figures: {
    pile_in_clay: {
      title: 'Pile in its clay',
      description: 'To scale; one strength stands for the whole length.',
    },
  },
  deliverables: [],
  method: [
    {
      title: 'Atlas',
      text: 'Ultimate capacity of pile-capacity version 1, in one clay with a bearing factor of 9, over diameter, length, strength and stress. Strength and stress have 19 values each: fewer err by more than 3 % where the adhesion factor changes its branch.',
      module: 'modelrepo/geotechnical/pile-capacity-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Interpolation linear in the logarithms of all four axes and of the capacity; at a node its own value.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error',
      text: 'Each inner node against what its neighbours give in its place, along each axis; the largest of all bounds the answer.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside an axis the direct solver answers or the query is refused, as asked. Where the utilisation is within the error of its limit, the direct solver decides.',
      module: 'modelrepo/geotechnical/pile-capacity-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'Compression, one clay, a plugged or closed tip, a bearing factor of 9: those of the uniform analysis of pile-capacity.',
    'No weights, no scour, no group.',
  ],
  validity: [
    'Diameter 0.6 to 2.5 m, length 15 to 60 m, strength 20 to 200 kPa, effective stress 50 to 400 kPa; outside, the direct solver or a refusal.',
  ],
  warnings,
  notChecked: ['Tension, layers, sand, required penetration: see pile-capacity', 'Settlement and lateral load'],
})
