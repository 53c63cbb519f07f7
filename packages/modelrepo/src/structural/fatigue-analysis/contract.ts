/** S-N fatigue damage: what the workflow is, takes, gives and does not do. */

import { miner } from '@keelson/physics/fatigue/miner.ts'
import { basquin } from '@keelson/physics/fatigue/sn-curve.ts'
import { nolteHansford } from '@keelson/physics/fatigue/weibull.ts'
import { apiRp2a } from '@keelson/standards/api-rp-2a-wsd-2000/source.ts'
import { bs7608 } from '@keelson/standards/bs-7608-2014/source.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { type Cost, defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import type { Params } from './inputs.ts'
import { warnings } from './warnings.ts'
import { declared } from './way-damage.ts'

/** Bins up to which a run takes no time. */
const FEW_BINS = 500
const cost = ({ stress_ranges }: Partial<Params>): Cost =>
  (stress_ranges?.length ?? 0) <= FEW_BINS ? 'instant' : 'standard'

export const contract = defineContract({
  ...about,
  ...declared,
  id: 'fatigue-analysis',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    {
      source: dnvRpC203,
      section: '2.2 (damage), 2.4 (S-N curves and thickness), 2.5 (mean stress), tables 2-1 to 2-4',
    },
    { source: apiRp2a, section: "5.5, curves X and X'" },
    { source: bs7608, section: 'section 16, classes of slope 3' },
    { source: miner, section: 'linear damage rule' },
    { source: nolteHansford, section: 'closed forms of the Weibull distribution' },
  ],
  cites: [{ source: basquin, section: 'S-N line' }],
  kind: 'calculation',
  cost,
  tries: ['thickness', 'extreme_stress_range'],
  answers: [
    'total_damage',
    'fatigue_life',
    'utilisation',
    'allowable_extreme_stress_range',
    'stress_range_at_cycles',
    'knee_stress_range',
  ],
  deliverables: [],
  warnings,
})
