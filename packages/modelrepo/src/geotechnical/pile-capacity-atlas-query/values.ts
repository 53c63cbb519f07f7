/** The values that a run answers with. */
import { axialUtilisation, compressionCapacity } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  capacity: resultOf(compressionCapacity, 'foundation_load', {
    description: 'Skin friction plus end bearing on the gross tip area, interpolated or from the direct solver.',
    minimum: 0,
  }),
  utilisation: resultOf(axialUtilisation, 'utilisation', {
    description: 'Axial load divided by allowable capacity.',
    minimum: 0,
  }),
  interpolation_error_bound: numberValue('-', {
    title: 'Interpolation error bound',
    description:
      'Relative error bound of the interpolated capacity, equal to the maximum leave-one-out error of the grid. The bound is zero for the direct solver.',
    minimum: 0,
  }),
  in_range: inRange(),
  source: sourceOf('the capacity comes'),
}
