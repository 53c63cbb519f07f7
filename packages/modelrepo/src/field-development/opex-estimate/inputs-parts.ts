/** The parts from which the operating cost of a year is built up. */
import { count, inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const partParams = {
  capex: quantity('cost', {
    title: 'Replacement capital cost',
    description: 'What the facilities would cost today.',
    symbol: 'C',
    above: 0,
    example: 4000,
  }),
  topsides_maintenance_fraction_of_capex: quantity('annual_rate', {
    title: 'Maintenance over capital cost',
    description: 'A year; 0.01 to 0.05.',
    symbol: 'f_t',
    minimum: 0,
    usual: [0, 0.1],
    default: 0,
  }),
  insurance_fraction_of_capex: quantity('annual_rate', {
    title: 'Insurance over capital cost',
    description: 'A year; 0.003 to 0.01.',
    symbol: 'f_s',
    minimum: 0,
    usual: [0, 0.05],
    default: 0,
  }),
  persons_on_board: quantity('-', {
    title: 'Persons on board',
    description: 'At work and paid for, on the mean of the year.',
    symbol: 'n_p',
    minimum: 0,
    default: 0,
  }),
  cost_per_person_day: quantity('cost_rate', {
    title: 'Cost of a person',
    description: 'A day, with rotation, catering and travel.',
    symbol: 'c_p',
    minimum: 0,
    default: 0,
  }),
  well_count: count({
    title: 'Wells',
    description: 'In which is intervened.',
    symbol: 'n_w',
    minimum: 0,
    default: 0,
  }),
  interventions_per_well_year: quantity('annual_rate', {
    title: 'Interventions of a well',
    description: 'In a year; 0.05 to 0.5.',
    symbol: 'i_w',
    minimum: 0,
    default: 0,
  }),
  cost_per_intervention: quantity('cost', {
    title: 'Cost of an intervention',
    description: 'With its vessel or rig.',
    symbol: 'c_w',
    minimum: 0,
    default: 0,
  }),
  logistics: quantity('annual_cost', {
    title: 'Logistics',
    description: 'Vessels and helicopters of a year.',
    symbol: 'F_l',
    minimum: 0,
    default: 0,
  }),
  other_fixed: quantity('annual_cost', {
    title: 'Other fixed cost',
    description: 'Lease or day rate, a year’s share of turnarounds and integrity, general and administrative.',
    symbol: 'F_o',
    minimum: 0,
    default: 0,
  }),
  range_low_side: quantity('fraction', {
    title: 'Low side of the range',
    description: 'Share of the sum by which the year may cost less, as its maker states it.',
    symbol: 'x_L',
    minimum: 0,
    below: 1,
    example: 0.2,
  }),
  range_high_side: quantity('-', {
    title: 'High side of the range',
    description: 'Share of the sum by which the year may cost more, as its maker states it.',
    symbol: 'x_H',
    minimum: 0,
    example: 0.4,
  }),
}
