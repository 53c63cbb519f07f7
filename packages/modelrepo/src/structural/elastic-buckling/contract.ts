/** Buckling of columns and plates: what the workflow is, takes, gives and does not do. */
import { shigley } from '@keelson/physics/column-buckling/johnson.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { timoshenkoGere } from '@keelson/physics/plate-buckling/elastic.ts'
import { aisc360 } from '@keelson/standards/aisc-360-2016/source.ts'
import { en1993 } from '@keelson/standards/en-1993-1-1-2005/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'elastic-buckling',
  version: 1,
  status: 'stable',
  title: 'Buckling of columns and plates: Euler, Eurocode 3, AISC',
  askedAs: [
    'Will this brace buckle under 1500 kN?',
    'How much can a 12 inch tube of 9 m carry as a strut to Eurocode 3?',
    'Euler load of a bar fixed at one end and free at the other?',
    'Which chi do I get on curve c at a slenderness of 1.2?',
    'Euler stress of a flat plate with one free edge, without imperfections?',
    'AISC compression capacity at a given KL/r, HEB or hollow section column, pinned or fixed, with Perry-Robertson imperfection',
  ],
  question: 'At what load does this strut or plate buckle, and what may it carry?',
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
  params: inputs,
  rules,
  values,
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
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions,
  validity,
  warnings,
  notChecked,
})
