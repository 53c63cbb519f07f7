/** The values that a run answers with. */
import { axialUtilisation, compressionCapacity } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
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
}
