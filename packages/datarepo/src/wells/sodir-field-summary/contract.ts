/** Norwegian field summary: what the workflow is, takes, gives and does not do. */
import { factPages, resourceAccounts } from '@keelson/standards/sodir-factpages/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { inputs, rules } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'sodir-field-summary',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: factPages, section: 'field_production, field_reserves, field_investment_yearly, fldArea' },
    { source: resourceAccounts, section: '1,000 Sm³ of gas, or 1/1.9 tonne of NGL, is one Sm³ of oil equivalent' },
  ],
  kind: 'calculation',
  query: true,
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'cumulative_oe',
    'cumulative_oil',
    'cumulative_gas',
    'recovered_fraction_oe',
    'remaining_oe',
    'reserves_to_production_ratio',
    'reserves_closure_error_oe',
    'cumulative_water_cut',
  ],
  checks,
  tables,
  charts,
  figures: {},
  deliverables: [],
  warnings,
  feeds,
})
