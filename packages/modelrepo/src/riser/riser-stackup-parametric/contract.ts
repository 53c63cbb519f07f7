/** Parametric sweep of the riser stack-up: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiRp16q } from '@keelson/standards/api-rp-16q-2017/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs, rules } from './inputs.ts'
import { charts, figures } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'riser-stackup-parametric',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp16q, section: 'simple stack-up rules used for the sweep' },
    { source: youngBudynas, section: 'thin-walled cylinder under internal pressure' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['wall_thickness', 'tensioner_setting', 'specified_minimum_yield_strength'],
  params: inputs,
  rules,
  values,
  answers: ['summary_table'],
  checks,
  tables: {},
  charts,
  figures,
  deliverables: [],
  warnings,
})
