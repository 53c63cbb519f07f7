/** The checks of a run, each by its clause. */
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  tension: checkOf('line_tension', {
    title: 'Line tension (intact, mean position)',
    demand: factoredTension,
    capacity: 'Minimum breaking load',
    criterion: tensionUtilisation,
  }),
}
