/** The checks of a run, each by its clause. */

import { pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  vertical: checkOf('foundation_load', {
    title: 'Vertical resistance',
    demand: 'Factored vertical load',
    capacity: 'Vertical capacity',
    criterion: pullUtilisation,
  }),
}
