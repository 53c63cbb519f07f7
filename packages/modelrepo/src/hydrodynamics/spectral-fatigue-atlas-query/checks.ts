/** The checks of a run, each by its clause. */
import { damageInLife } from '@keelson/physics/fatigue/life-scaling.ts'
import { allowableDamage } from '@keelson/physics/fatigue/miner.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { checkOf } from '@keelson/workflow'
import { awayFromPeak } from './calculate-reach.ts'

export const checks = {
  fatigue: checkOf('utilisation', {
    title: 'Fatigue damage',
    criterion: { source: dnvRpC203, clause: '2.2' },
    demand: damageInLife,
    capacity: allowableDamage,
    reach: [awayFromPeak],
  }),
}
