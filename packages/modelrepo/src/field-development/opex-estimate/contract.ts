/** Operating cost of an offshore field: what the workflow is, takes, gives and does not do. */
import { costScreening, newendorp, prms, unitCost } from '@keelson/physics/field-cost/sources.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, deliverables, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'opex-estimate',
  version: 1,
  status: 'stable',
  title: 'Offshore field operating cost estimate',
  question:
    'What does the field cost to operate, in a year and for a barrel, and at what rate does operating end to pay?',
  askedAs: [
    'What does a floater or a subsea tieback cost to run each year?',
    'At what oil rate do we reach the economic limit with 95 million dollars of fixed opex?',
    'Lifting cost per barrel over the life of the field, levelised at 10 percent?',
    'Build up annual opex from manning, maintenance, logistics and well interventions.',
    'When does this field stop paying for itself at 60 dollars a barrel?',
    'Yearly O&M budget in late life, and the abandonment date',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: prms, section: '3.1.3, economic limit' },
    { source: unitCost, section: 'operating cost over production' },
    { source: newendorp, section: 'yearly production, cost and present value' },
    { source: costScreening, section: 'operating cost benchmark: a heuristic, no standard' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'base_opex',
    'low_opex',
    'high_opex',
    'unit_opex',
    'economic_limit_rate',
    'time_to_limit',
    'levelised_unit_opex',
    'life_opex_nominal',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables,
  method,
  assumptions: [
    'The benchmark is a screening heuristic of an open-source library, no published standard: Gulf of Mexico, money of 2024, 100 000 bbl/d in the fifth year. Low, base and high are not percentiles.',
    'Costs are gross, of all owners; revenue and the economic limit are told for the share of one.',
    'One price for all years; cost alone escalates, and not in the first year.',
    'Exponential decline, and fixed cost that stays as it is while the rate falls.',
    'The cost of a year is that of 365 days for benchmark, persons on board and economic limit, of 365.25 over the life, unless said otherwise.',
    'Abandonment and money already spent have no part in the economic limit.',
  ],
  validity: [
    'Two figures of a benchmark are all that it bears; the rest are digits of the arithmetic.',
    'Capacities within a factor of five of 100 000 bbl/d and ages to 40 years, else a warning.',
    'Unit costs of 5 to 60 USD/bbl and a fixed share of 60 to 95 % are what offshore fields have, else a warning.',
    'One price and a steady decline: with several phases or prices the cumulative cash flow may peak more than once.',
    'The clause of the PRMS follows public descriptions: compare it with the print.',
  ],
  warnings,
  notChecked: [
    'Tax on profit, financing, depreciation and the money that abandonment binds',
    'Whether rates and quantities of a built-up year are those of the market',
    'Water and gas handling as they grow, and cost that steps with the number of wells',
    'Bonds and decommissioning security',
    'Cost coding by ISO 19008 (NORSOK Z-014)',
  ],
})
