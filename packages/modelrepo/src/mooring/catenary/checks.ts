/** The checks of a run, each by its clause. */
import { linearStrain } from '@keelson/physics/catenary/shape.ts'
import { IRVINE } from '@keelson/physics/catenary/symbols.ts'
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  line_tension: checkOf('line_tension', {
    title: 'Line tension',
    criterion: tensionUtilisation,
    demand: factoredTension,
    capacity: 'Minimum breaking load',
    needs: ['minimum_breaking_load'],
    reach: [linearStrain],
  }),
  bend_radius: checkOf('bend_radius', {
    title: 'Touchdown bend radius',
    criterion: { source: IRVINE, clause: 'catenary, R = T²/(w H), against the limit given' },
    demand: 'Bend radius allowed',
    capacity: 'Smallest bend radius found',
    needs: ['minimum_allowable_bend_radius'],
    reach: [linearStrain],
  }),
}
