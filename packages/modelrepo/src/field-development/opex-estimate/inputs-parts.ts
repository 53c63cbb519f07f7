/** The parts from which the operating cost of a year is built up. */
import { count, inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const partParams = {
  capex: quantity('cost', {
    title: 'Replacement capital cost',
    description: 'Current replacement cost of the facilities.',
    symbol: 'C',
    above: 0,
    example: 4000,
  }),
  topsides_maintenance_fraction_of_capex: quantity('annual_rate', {
    title: 'Maintenance fraction of capital cost',
    description: 'Annual maintenance cost as a fraction of capital cost, typically 0.01 to 0.05.',
    symbol: 'f_t',
    minimum: 0,
    usual: [0, 0.1],
    default: 0,
  }),
  insurance_fraction_of_capex: quantity('annual_rate', {
    title: 'Insurance fraction of capital cost',
    description: 'Annual insurance cost as a fraction of capital cost, typically 0.003 to 0.01.',
    symbol: 'f_s',
    minimum: 0,
    usual: [0, 0.05],
    default: 0,
  }),
  persons_on_board: quantity('-', {
    title: 'Persons on board',
    description: 'Annual mean number of paid persons on board.',
    symbol: 'n_p',
    minimum: 0,
    default: 0,
  }),
  cost_per_person_day: quantity('cost_rate', {
    title: 'Cost per person-day',
    description: 'Daily cost per person, including rotation, catering and travel.',
    symbol: 'c_p',
    minimum: 0,
    default: 0,
  }),
  well_count: count({
    title: 'Wells',
    description: 'Number of wells that require intervention.',
    symbol: 'n_w',
    minimum: 0,
    default: 0,
  }),
  interventions_per_well_year: quantity('annual_rate', {
    title: 'Annual interventions per well',
    description: 'Number of interventions per well per year, typically 0.05 to 0.5.',
    symbol: 'i_w',
    minimum: 0,
    default: 0,
  }),
  cost_per_intervention: quantity('cost', {
    title: 'Cost per intervention',
    description: 'Cost of one intervention, including the vessel or rig.',
    symbol: 'c_w',
    minimum: 0,
    default: 0,
  }),
  logistics: quantity('annual_cost', {
    title: 'Logistics cost',
    description: 'Annual cost of vessels and helicopters.',
    symbol: 'F_l',
    minimum: 0,
    default: 0,
  }),
  other_fixed: quantity('annual_cost', {
    title: 'Other fixed cost',
    description:
      'Lease or day rate, annual share of turnaround and integrity costs, and general and administrative cost.',
    symbol: 'F_o',
    minimum: 0,
    default: 0,
  }),
  range_low_side: quantity('fraction', {
    title: 'Low side of range',
    description: 'Fraction of the sum by which the annual cost may be lower, as stated by the estimator.',
    symbol: 'x_L',
    minimum: 0,
    below: 1,
    example: 0.2,
  }),
  range_high_side: quantity('-', {
    title: 'High side of range',
    description: 'Fraction of the sum by which the annual cost may be higher, as stated by the estimator.',
    symbol: 'x_H',
    minimum: 0,
    example: 0.4,
  }),
}
