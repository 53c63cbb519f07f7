/** The values that a run answers with. */

import { capacityWithSuction } from '@keelson/physics/soil/caisson-axial.ts'
import { pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  capacity: resultOf(capacityWithSuction, 'foundation_load', {
    description: 'Lesser of the plugged and coring capacities, interpolated or from the direct solver.',
  }),
  utilisation: resultOf(pullUtilisation, 'utilisation', {
    title: 'Utilisation',
    description: 'Factored load divided by capacity.',
  }),
  interpolation_error_bound: numberValue('-', {
    title: 'Interpolation error bound',
    description:
      'Relative error bound of the capacity, equal to the maximum off-grid error. The bound is zero for the direct solver.',
    minimum: 0,
  }),
  distance_to_node: numberValue('-', {
    title: 'Distance to nearest node',
    description: 'Distance in cells along the axis on which it is greatest: 0 at a node, 0.5 at a cell centre.',
    minimum: 0,
    maximum: 0.5,
  }),
  in_range: inRange(),
  source: sourceOf('the capacity comes'),
}
