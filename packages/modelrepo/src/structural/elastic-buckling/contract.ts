/** Buckling of columns and plates: what the workflow is, takes, gives and does not do. */
import { shigley } from '@keelson/physics/column-buckling/johnson.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { timoshenkoGere } from '@keelson/physics/plate-buckling/elastic.ts'
import { aisc360 } from '@keelson/standards/aisc-360-2016/source.ts'
import { en1993 } from '@keelson/standards/en-1993-1-1-2005/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { buckling } from './buckling.ts'
import { feeds } from './feeds.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...buckling.contract,
  id: 'elastic-buckling',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: en1993, section: '6.3.1 and table 5.2' },
    { source: aisc360, section: 'E1 to E3 and table C-A-7.1' },
    { source: timoshenkoGere, section: 'ch. 1, 2 and 9' },
    { source: shigley, section: '4-13 and 4-14' },
    { source: youngBudynas, section: 'appendix A' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['wall_thickness', 'length', 'axial_compression'],
  answers: [
    'buckling_resistance',
    'euler_load',
    'utilisation',
    'critical_stress',
    'critical_stress_fcr',
    'chi_curve_a0',
    'chi_curve_d',
    'elastic_buckling_stress',
  ],
  deliverables: [],
  warnings,
  feeds,
})
