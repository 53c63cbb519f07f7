/** The checks of a run, each by its clause. */
import { operability } from '@keelson/physics/seakeeping/response.ts'
import { checkOf } from '@keelson/workflow'
import { REACH } from './calculate-reach.ts'

export const checks = {
  operability: checkOf('fraction', {
    title: 'Operability',
    criterion: operability,
    unit: '%',
    demand: 'Required operability',
    capacity: operability,
    reach: REACH,
  }),
}
