/** The checks of a run, each by its clause. */

import { LOAD_LEAVES_CAPACITY } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { checks as parentChecks } from '../mudmat-bearing-capacity/checks.ts'

export const checks = {
  bearing: { ...parentChecks.bearing, reach: [LOAD_LEAVES_CAPACITY] },
  inclined_load: parentChecks.inclined_load,
  sliding: parentChecks.sliding,
}
