/** The checks of a run, each by its clause. */
import { allowableCapacity } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { TESTED_RATIO } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  axial_load: checkOf('foundation_load', {
    title: 'Axial capacity',
    criterion: allowableCapacity,
    demand: 'Axial load',
    capacity: allowableCapacity,
    reach: [TESTED_RATIO],
  }),
}
