/** The values that a run answers with. */
import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import { safetyUse } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { numberValue, resultOf, textValue } from '@keelson/workflow'
import { inRange } from '../../_shared/atlas/declared.ts'

export const values = {
  capacity: resultOf(netCapacity, 'foundation_load', {
    description: 'Ultimate vertical capacity, from the atlas or the direct solver.',
    minimum: 0,
  }),
  utilisation: resultOf(safetyUse, 'utilisation', {
    description: 'Vertical load times factor of safety divided by capacity.',
    minimum: 0,
  }),
  interpolation_error_bound: numberValue('-', {
    title: 'Interpolation error bound',
    description:
      'Relative error bound of the capacity, equal to the maximum leave-one-out error of the grid. The bound is zero for the direct solver.',
    minimum: 0,
  }),
  nearest_node_distance: numberValue('soil_undrained_shear_strength', {
    title: 'Distance to nearest node',
    description: 'Distance to the nearest node in undrained shear strength.',
    minimum: 0,
  }),
  in_range: inRange('True if strength and horizontal load are within the atlas range.'),
  source: textValue({
    title: 'Source',
    description:
      'Source of the capacity, atlas or direct. The direct solver is also used if the atlas error does not allow a decision at the limit.',
  }),
}
