/** The checks of a run, each by its clause. */
import { allowableDamage, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { shakedown } from '@keelson/physics/fatigue/range-limits.ts'
import { highCycle, steelInAir, steelInSeawater } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { meanStressOfBaseMetal } from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { checkOf } from '@keelson/workflow'
import { OWN } from './modes.ts'

export const checks = {
  fatigue_limit: checkOf('stress_range', {
    title: 'Fatigue limit',
    criterion: { source: dnvRpC203, clause: 'sec. 2, omission of a detailed analysis' },
    demand: 'Largest effective range',
    capacity: 'Fatigue limit',
    onlyWhen: OWN,
    neverFails: 'Above the limit the damage of all ranges is assessed instead.',
  }),
  fatigue: checkOf('utilisation', {
    title: 'Fatigue damage',
    criterion: { source: dnvRpC203, clause: '2.2' },
    demand: minerSum,
    capacity: allowableDamage,
    reach: [highCycle, shakedown, steelInAir, steelInSeawater, meanStressOfBaseMetal],
  }),
}
