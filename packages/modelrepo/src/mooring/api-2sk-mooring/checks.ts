/** The checks of a run, each by its clause. */
import { factoredPull, pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { enoughPeaks } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  line_tension: checkOf('line_tension', {
    title: 'Line tension',
    criterion: tensionUtilisation,
    demand: factoredTension,
    capacity: 'Minimum breaking load',
    reach: [enoughPeaks],
  }),
  anchor_load: checkOf('foundation_load', {
    title: 'Load on the anchor',
    criterion: pullUtilisation,
    demand: factoredPull,
    capacity: 'Holding capacity of the anchor',
    needs: ['anchor_type'],
  }),
}
