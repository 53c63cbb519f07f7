/** The checks of a run, each by its clause. */

import { pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  vertical: checkOf('foundation_load', {
    title: 'Vertical pull',
    demand: 'Vertical pull with its factor of safety',
    capacity: 'Vertical capacity',
    criterion: pullUtilisation,
  }),
}
