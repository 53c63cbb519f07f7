/** Parametric sweep of the riser stack-up: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiRp16q } from '@keelson/standards/api-rp-16q-2017/source.ts'
import { defineContract } from '@keelson/workflow'
import { method } from './method.ts'
import { charts, checks, figures } from './outputs.ts'
import { inputs, rules } from './params.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'riser-stackup-parametric',
  version: 1,
  status: 'stable',
  title: 'Parametric sweep of the riser stack-up',
  question:
    'How do top tension and wall of a drilling riser grow with water depth and mud weight over a design matrix?',
  askedAs: [
    'Sweep the drilling riser over water depths and mud weights',
    'Riser wall and top tension for a matrix of cases at 2500, 5000 and 10000 ft',
    'Design matrix of riser stack-ups: which case needs the thickest main tube?',
    'Table of required riser wall against water depth for several muds',
    'Parametric tension of the riser: depths in one direction, muds in the other',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp16q, section: 'the stack-up whose simple rules are swept' },
    { source: youngBudynas, section: 'thin cylinder under internal pressure' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: ['summary_table'],
  checks,
  tables: {},
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'The design pressure is that of the whole column of mud, without the seawater outside: an upper bound, conservative at depth.',
    'Top tension and wall are those of the simple rules of the stack-up: a screen of a design matrix, not the method of API RP 16Q.',
    'All cases have one tube and one set of factors; the submerged weight of each is given and does not follow from its wall.',
  ],
  validity: [
    'A screen: the cases that are taken further go through the stack-up with their fluids, modules and tensioners.',
  ],
  warnings,
  notChecked: [
    'Slip-ring tension, failed tensioners and effective tension: the stack-up has them',
    'Bending, axial tension and collapse of the tube',
    'Buoyancy modules: the simple rule does not take their lift off',
  ],
})
