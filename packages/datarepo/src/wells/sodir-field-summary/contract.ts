/** Norwegian field summary: what the workflow is, takes, gives and does not do. */
import { factPages, resourceAccounts } from '@keelson/standards/sodir-factpages/source.ts'
import { defineContract } from '@keelson/workflow'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, checks, tables } from './outputs.ts'
import { inputs, rules } from './params.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'sodir-field-summary',
  version: 1,
  status: 'stable',
  title: 'Norwegian shelf (SODIR) field production and reserves summary',
  question: 'What did this Norwegian field, or the whole shelf, produce, what is left of it, and do the tables agree?',
  askedAs: [
    'How much oil has Statfjord produced and what is remaining?',
    'Norwegian shelf oil and gas production by year from FactPages.',
    'What share of the recoverable reserves of Alvheim is already produced?',
    'Which fields on the Norwegian continental shelf produce the most oil equivalent?',
    'How much was invested in this NCS field per Sm3 of recoverable oil equivalent?',
    'What is left to produce at Troll or Johan Sverdrup, by the tables of the Norwegian directorate (NPD)?',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: factPages, section: 'field_production, field_reserves, field_investment_yearly, fldArea' },
    { source: resourceAccounts, section: '1000 Sm3 of gas and 1/1.9 tonne of NGL as one Sm3 of oil equivalent' },
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
  method,
  assumptions,
  validity,
  warnings,
  notChecked,
})
