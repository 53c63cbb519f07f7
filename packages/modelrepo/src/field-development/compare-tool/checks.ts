/** The checks of a run, each by its clause. */
import { absoluteDifference, pointTolerance } from '@keelson/physics/series-comparison/differences.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  tolerance: checkOf('-', {
    title: 'Difference from reference',
    criterion: pointTolerance,
    demand: absoluteDifference,
    capacity: pointTolerance,
  }),
}
