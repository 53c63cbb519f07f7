/** The values that a run answers with. */

import { capacityWithSuction } from '@keelson/physics/soil/caisson-axial.ts'
import { pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  capacity: resultOf(capacityWithSuction, 'foundation_load', {
    description: 'The lesser of plugged and coring; interpolated, or direct.',
  }),
  utilisation: resultOf(pullUtilisation, 'utilisation', {
    title: 'Utilisation',
    description: 'Pull with its factor over the capacity.',
  }),
  interpolation_error_bound: numberValue('-', {
    title: 'Interpolation error bound',
    description: 'Relative, of the capacity: the largest of the test off the grid; 0 where the direct solver answered.',
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
}
