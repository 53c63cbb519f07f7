/** The checks of a run, each by its clause. */
import { allowableDamage, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { highCycle } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { checkOf } from '@keelson/workflow'
import { elasticRange, ownCurveHolds } from './calculate-reach.ts'

export const checks = {
  miner_sum: checkOf('utilisation', {
    title: 'Fatigue damage',
    criterion: allowableDamage,
    demand: minerSum,
    capacity: allowableDamage,
    reach: [highCycle, elasticRange, ownCurveHolds],
  }),
}
