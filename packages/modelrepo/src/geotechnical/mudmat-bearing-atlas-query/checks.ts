/** The checks of a run, each by its clause. */

import { requiredCapacity, slidingCapacity } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { LOAD_LEAVES_CAPACITY } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { checkOf } from '@keelson/workflow'
import { checks as parentChecks } from '../mudmat-bearing-capacity/acceptance.ts'

export const checks = {
  bearing: { ...parentChecks.bearing, reach: [LOAD_LEAVES_CAPACITY] },
  inclined_load: parentChecks.inclined_load,
  /** Of the base alone: the query steps through no other resistance. */
  sliding: checkOf('foundation_load', {
    title: parentChecks.sliding.title,
    demand: requiredCapacity,
    capacity: slidingCapacity,
    criterion: slidingCapacity,
  }),
}
