/** The inputs: the way of the estimate, the field, the parts of a year, cost and production over years, and the revenue. */
import { always, choice, count, type InputsOf, inPractice, waysOver } from '@keelson/workflow'
import { basisParams } from '../_shared/basis/inputs.ts'
import { benchmarkHost } from '../_shared/hosts/inputs.ts'
import { partParams } from './inputs-parts.ts'
import { revenueParams } from './inputs-revenue.ts'

const { quantity, quantityList } = inPractice('oilfield')

export const BENCHMARK = 'benchmark'
export const BUILD_UP = 'build_up'
export const LIMIT = 'economic_limit'
export const LIFE = 'life_of_field'

const methodParams = {
  method: choice(
    {
      [BENCHMARK]: 'Benchmark by host',
      [BUILD_UP]: 'Annual cost build-up',
      [LIMIT]: 'Economic limit',
      [LIFE]: 'Life of field',
    },
    {
      title: 'Method',
      description:
        'Benchmark by host, annual cost build-up from components, economic limit rate, or cost over the field life.',
      default: BENCHMARK,
    },
  ),
}

const fieldParams = {
  host_type: benchmarkHost(always),
  production_capacity: quantity('field_rate', {
    title: 'Oil capacity',
    description: 'Full production capacity, by which the annual cost is divided to obtain the unit cost.',
    symbol: 'Q',
    above: 0,
    example: 150_000,
  }),
  field_age: quantity('design_life', {
    title: 'Field age',
    description: 'Time since first oil.',
    symbol: 'a',
    minimum: 0,
    usual: [0, 40],
    example: 5,
  }),
}

const costParams = {
  fixed_opex: quantity('annual_cost', {
    title: 'Fixed operating cost',
    description: 'Gross annual operating cost that does not vary with production.',
    symbol: 'F',
    minimum: 0,
    example: 95,
  }),
  variable_opex: quantity('oil_price', {
    title: 'Variable operating cost',
    description: 'Gross variable operating cost per barrel of oil.',
    symbol: 'v',
    minimum: 0,
    example: 6.5,
  }),
  transport_tariff: quantity('oil_price', {
    title: 'Transport tariff',
    description: 'Transport tariff per barrel of oil.',
    symbol: 'tau',
    minimum: 0,
    default: 0,
  }),
  escalation_rate: quantity('annual_rate', {
    title: 'Cost escalation rate',
    description:
      'Annual cost escalation rate. Costs are not escalated in the first year, and the price is not escalated.',
    symbol: 'e',
    above: -1,
    usual: [-0.05, 0.15],
    default: 0,
  }),
  discount_rate: quantity('annual_rate', {
    title: 'Discount rate',
    description: 'Annual discount rate, to the start of the first year. Annual amounts are assumed at mid-year.',
    symbol: 'r',
    above: -1,
    usual: [-0.05, 0.3],
    default: 0,
  }),
  days_per_year: quantity('production_time', {
    title: 'Days per year',
    description: 'Days per year, 365 or 365.25. Default: 365 for the economic limit and 365.25 for the field life.',
    inert: 'a year has 365 or 365.25 days, so a change of 1 % has no meaning',
    symbol: 'N_d',
    above: 0,
    example: 365,
  }),
  turnaround_cost: quantity('cost', {
    title: 'Turnaround cost',
    description: 'Turnaround cost in first-year money, added to the fixed cost of the turnaround year.',
    symbol: 'C_t',
    above: 0,
    example: 40,
  }),
  turnaround_interval: count({
    title: 'Turnaround interval',
    description: 'Years between turnarounds. The first is at the end of the first interval.',
    symbol: 'n_t',
    minimum: 1,
    maximum: 40,
    example: 4,
  }),
  abandonment_cost: quantity('cost', {
    title: 'Abandonment cost',
    description: 'Abandonment cost used for a provision per barrel. The cost is not included in operating cost.',
    symbol: 'C_A',
    above: 0,
    example: 400,
  }),
}

const productionParams = {
  initial_rate: quantity('field_rate', {
    title: 'Initial oil rate',
    description: 'Gross oil rate at the start of the first year, or the current rate for the economic limit.',
    symbol: 'q_i',
    above: 0,
    example: 120_000,
  }),
  nominal_decline: quantity('annual_rate', {
    title: 'Nominal decline',
    description: 'Nominal rate of exponential decline; 0 for a constant rate.',
    symbol: 'D',
    minimum: 0,
    usual: [0, 1],
    example: 0.12,
  }),
  years: count({
    title: 'Field life',
    description: 'Field life in whole years.',
    symbol: 'n',
    minimum: 1,
    maximum: 100,
    example: 15,
  }),
  evaluation_rates: quantityList('field_rate', {
    title: 'Evaluation rates',
    description: 'Rates at which the unit cost is reported.',
    above: 0,
    maxItems: 100,
    default: [],
  }),
}

const groups = {
  Method: methodParams,
  Field: fieldParams,
  'Annual cost components': partParams,
  'Escalation and discounting': costParams,
  Production: productionParams,
  Revenue: revenueParams,
  'Basis of estimate': basisParams(always),
}
type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('method', groups)

/** What a barrel earns, in every method. */
export const earned = ['royalty', 'severance_tax', 'gas_oil_ratio', 'gas_price', 'working_interest'] as const
/** What the caller says of costs that are the caller's own. */
export const said = ['cost_source', 'cost_year'] as const
