/** The values that a run answers with. */
import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import { safetyUse } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { numberValue, resultOf, textValue } from '@keelson/workflow'
import { inRange } from '../../_shared/atlas/declared.ts'

export const values = {
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
    description: 'atlas or direct: where the capacity comes from; direct too where the atlas cannot decide the limit.',
  }),
}
