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
      [BUILD_UP]: 'Build-up of a year',
      [LIMIT]: 'Economic limit',
      [LIFE]: 'Life of field',
    },
    {
      title: 'Method',
      description:
        'Benchmark by host, a year built up from its parts, the rate at which operating ends to pay, or cost over the life.',
      default: BENCHMARK,
    },
  ),
}

const fieldParams = {
  host_type: benchmarkHost(always),
  production_capacity: quantity('field_rate', {
    title: 'Oil capacity',
    description: 'Full production, over which the cost of a barrel is told.',
    symbol: 'Q',
    above: 0,
    example: 150_000,
  }),
  field_age: quantity('design_life', {
    title: 'Age of the field',
    description: 'Since first oil.',
    symbol: 'a',
    minimum: 0,
    usual: [0, 40],
    example: 5,
  }),
}

const costParams = {
  fixed_opex: quantity('annual_cost', {
    title: 'Fixed operating cost',
    description: 'Of a year, gross, whatever is produced.',
    symbol: 'F',
    minimum: 0,
    example: 95,
  }),
  variable_opex: quantity('oil_price', {
    title: 'Variable operating cost',
    description: 'Of a barrel of oil, gross.',
    symbol: 'v',
    minimum: 0,
    example: 6.5,
  }),
  transport_tariff: quantity('oil_price', {
    title: 'Transport tariff',
    description: 'Of a barrel of oil.',
    symbol: 'tau',
    minimum: 0,
    default: 0,
  }),
  escalation_rate: quantity('annual_rate', {
    title: 'Escalation of cost',
    description: 'A year; the first year is not escalated, and no price is.',
    symbol: 'e',
    above: -1,
    usual: [-0.05, 0.15],
    default: 0,
  }),
  discount_rate: quantity('annual_rate', {
    title: 'Discount rate',
    description: 'A year, to the start of the first; the amounts of a year fall in its middle.',
    symbol: 'r',
    above: -1,
    usual: [-0.05, 0.3],
    default: 0,
  }),
  days_per_year: quantity('production_time', {
    title: 'Days of a year',
    description: '365 or 365.25; without it 365 at the economic limit and 365.25 over the life.',
    inert: 'a year has one of two lengths, and 1 % more is neither',
    symbol: 'N_d',
    above: 0,
    example: 365,
  }),
  turnaround_cost: quantity('cost', {
    title: 'Cost of a turnaround',
    description: 'In money of the first year, beside the fixed cost of its year.',
    symbol: 'C_t',
    above: 0,
    example: 40,
  }),
  turnaround_interval: count({
    title: 'Turnaround every so many years',
    description: 'The first at the end of that many.',
    symbol: 'n_t',
    minimum: 1,
    maximum: 40,
    example: 4,
  }),
  abandonment_cost: quantity('cost', {
    title: 'Abandonment cost',
    description: 'For a provision of each barrel; it is no part of the operating cost.',
    symbol: 'C_A',
    above: 0,
    example: 400,
  }),
}

const productionParams = {
  initial_rate: quantity('field_rate', {
    title: 'Oil rate at the start',
    description: 'Gross; of the first year, or the rate of today at the economic limit.',
    symbol: 'q_i',
    above: 0,
    example: 120_000,
  }),
  nominal_decline: quantity('annual_rate', {
    title: 'Nominal decline',
    description: 'Of an exponential decline; 0 is a steady rate.',
    symbol: 'D',
    minimum: 0,
    usual: [0, 1],
    example: 0.12,
  }),
  years: count({
    title: 'Years of the life',
    description: 'Whole years.',
    symbol: 'n',
    minimum: 1,
    maximum: 100,
    example: 15,
  }),
  evaluation_rates: quantityList('field_rate', {
    title: 'Rates to be looked at',
    description: 'At each of them the unit cost is answered.',
    above: 0,
    maxItems: 100,
    default: [],
  }),
}

const groups = {
  Method: methodParams,
  Field: fieldParams,
  'Parts of a year': partParams,
  'Cost over years': costParams,
  Production: productionParams,
  Revenue: revenueParams,
  'Basis of the estimate': basisParams(always),
}
type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('method', groups)

/** What a barrel earns, in every method. */
export const earned = ['royalty', 'severance_tax', 'gas_oil_ratio', 'gas_price', 'working_interest'] as const
/** What the caller says of costs that are the caller's own. */
export const said = ['cost_source', 'cost_year'] as const
