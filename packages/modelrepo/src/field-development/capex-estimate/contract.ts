/** Capital cost of an offshore development: what the workflow is, takes, gives and does not do. */
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { aace41r08, costScreening, garvey, newendorp } from '@keelson/physics/field-cost/sources.ts'
import { aace18r97 } from '@keelson/standards/aace-18r-97-2020/source.ts'
import { aace59r10 } from '@keelson/standards/aace-59r-10-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { SIMULATION } from './modes.ts'
import { charts, deliverables, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'capex-estimate',
  version: 1,
  status: 'stable',
  title: 'Offshore field development capital cost estimate',
  question: 'What does the development cost to build, how wide is the range of that, and when is it spent?',
  askedAs: [
    'What would it cost to develop 100 million barrels with a TLP in 900 m of water?',
    'What does it cost to build an FPSO, a semi or a 15 km subsea tieback: low, base and high?',
    'Scale the capex of a sister project to another capacity by the six-tenths rule.',
    'P10, P50 and P90 of our cost estimate from the work breakdown, and what contingency takes us to P80?',
    'Spread four billion dollars of capex over five years with escalation and discount it.',
    'Which AACE class is this cost estimate, and what accuracy may it claim?',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: aace18r97, section: 'table 1, classes and expected accuracy' },
    { source: aace59r10, section: 'capacity-factored estimates' },
    { source: aace41r08, section: 'contingency from a range' },
    { source: garvey, section: 'sums of correlated costs, lognormal by moments' },
    { source: newendorp, section: 'escalation, discounting, measures of investment' },
    { source: costScreening, section: 'capital cost benchmark: a heuristic, no standard' },
    { source: hostScreening, section: 'depth windows: a heuristic, no standard' },
  ],
  kind: 'calculation',
  cost: (p) => (p.aggregation === SIMULATION ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'base_capex',
    'low_capex',
    'high_capex',
    'base_estimate',
    'p10_cost',
    'p90_cost',
    'total_with_contingency',
    'nominal_total',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables,
  method,
  assumptions: [
    'The benchmark is a screening heuristic of an open-source library, no published standard: Gulf of Mexico, money of 2024, 100 000 bbl/d and 1500 m of water. Low, base and high are not percentiles.',
    'One exponent scales the whole development; a tieback does not grow with depth.',
    'Line items are means, not most likely values, and one correlation holds between any two of them.',
    'Management and owner cost scale the mean and the deviation of the direct cost alike.',
    'A total is lognormal; in a simulation the items are, and the correlation is that of their normal scores.',
    'Shares of the years are of money of the start of year 0; rates compound once a year.',
    'Accuracy is measured from the base of a benchmark and from the median of a breakdown, as an estimate that holds its contingency.',
  ],
  validity: [
    'Two figures of any cost are all that class 5 bears; the rest are digits of the arithmetic.',
    'Depth windows: TLP 300 to 1800 m, spar 1200 to 3000, semi-submersible 600 to 2500, FPSO 600 to 3000, subsea tieback 100 to 3000; of a dry-tree unit none is known.',
    'A known project within a factor of five of the capacity; exponents of 0.5 to 0.85.',
    'A benchmark within a factor of five of 100 000 bbl/d, else a warning.',
    'Equations and bands follow public descriptions of the AACE practices: compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Whether the scope of the benchmark is that of the project: what it holds and leaves out is not stated in its source',
    'The line items themselves: weights, rates, quantities and their market',
    'Cost indices, location factors, taxes, duties and the rate of exchange: those given are taken',
    'Schedule, and what a delay costs',
    'Abandonment, operating cost and revenue',
    'Cost coding by ISO 19008 (NORSOK Z-014): codes are listed as given',
  ],
})
