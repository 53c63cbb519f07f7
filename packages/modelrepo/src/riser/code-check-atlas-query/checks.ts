/** The checks of a run, each by its clause. */
import { EFFECTIVE_TENSION } from '@keelson/physics/member-stress/thick-tube.ts'
import { stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  stress: checkOf('-', {
    title: 'Von Mises stress without pressure',
    demand: stressUtilisation,
    capacity: 'Utilisation limit',
    criterion: stressUtilisation,
    reach: [EFFECTIVE_TENSION],
  }),
}
