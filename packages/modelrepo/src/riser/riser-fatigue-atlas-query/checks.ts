/** The checks of a run, each by its clause. */
import { allowableAnnualDamage, totalAnnualDamage } from '@keelson/physics/fatigue/annual.ts'
import { highCycle } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpF204 } from '@keelson/standards/dnv-rp-f204-2010/source.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  fatigue: checkOf('annual_rate', {
    title: 'Base segment fatigue life',
    criterion: { source: dnvRpF204, clause: 'fatigue criterion with design fatigue factor' },
    demand: totalAnnualDamage,
    capacity: allowableAnnualDamage,
    reach: [highCycle],
  }),
}
