/** The inputs: the way of the estimate, the field, the parts of a year, cost and production over years, and the revenue. */
import { choice, count, grouped, inPractice, optional, type ParamsOf } from '@keelson/workflow'
import { basisParams } from '../_shared/basis/inputs.ts'
import { benchmarkHost } from '../_shared/hosts/inputs.ts'
import * as modes from './modes.ts'
import { partParams } from './params-parts.ts'
import { revenueParams } from './params-revenue.ts'

const { quantity, quantityList } = inPractice('oilfield')

const methodParams = {
  method: choice(modes.METHODS, {
    title: 'Method',
    description:
      'Benchmark by host, a year built up from its parts, the rate at which operating ends to pay, or cost over the life.',
    default: modes.BENCHMARK,
  }),
}

const fieldParams = {
  host_type: benchmarkHost(modes.ofBenchmark),
  production_capacity: optional(
    quantity('field_rate', {
      title: 'Oil capacity',
      description: 'Full production, over which the cost of a barrel is told.',
      symbol: 'Q',
      above: 0,
      example: 150_000,
      usedWhen: modes.ofYear,
      requiredWhen: modes.ofBenchmark,
    }),
  ),
  field_age: optional(
    quantity('design_life', {
      title: 'Age of the field',
      description: 'Since first oil.',
      symbol: 'a',
      minimum: 0,
      usual: [0, 40],
      example: 5,
      usedWhen: modes.ofBenchmark,
      requiredWhen: modes.ofBenchmark,
    }),
  ),
}

const costParams = {
  fixed_opex: optional(
    quantity('annual_cost', {
      title: 'Fixed operating cost',
      description: 'Of a year, gross, whatever is produced.',
      symbol: 'F',
      minimum: 0,
      example: 95,
      usedWhen: modes.ofRates,
      requiredWhen: modes.ofRates,
    }),
  ),
  variable_opex: optional(
    quantity('oil_price', {
      title: 'Variable operating cost',
      description: 'Of a barrel of oil, gross.',
      symbol: 'v',
      minimum: 0,
      example: 6.5,
      usedWhen: modes.ofRates,
      requiredWhen: modes.ofRates,
    }),
  ),
  transport_tariff: quantity('oil_price', {
    title: 'Transport tariff',
    description: 'Of a barrel of oil.',
    symbol: 'tau',
    minimum: 0,
    default: 0,
    usedWhen: modes.ofLife,
  }),
  escalation_rate: quantity('annual_rate', {
    title: 'Escalation of cost',
    description: 'A year; the first year is not escalated, and no price is.',
    symbol: 'e',
    above: -1,
    usual: [-0.05, 0.15],
    default: 0,
    usedWhen: modes.ofLife,
  }),
  discount_rate: quantity('annual_rate', {
    title: 'Discount rate',
    description: 'A year, to the start of the first; the amounts of a year fall in its middle.',
    symbol: 'r',
    above: -1,
    usual: [-0.05, 0.3],
    default: 0,
    usedWhen: modes.ofLife,
  }),
  days_per_year: optional(
    quantity('production_time', {
      title: 'Days of a year',
      description: '365 or 365.25; without it 365 at the economic limit and 365.25 over the life.',
      inert: 'a year has one of two lengths, and 1 % more is neither',
      symbol: 'N_d',
      above: 0,
      example: 365,
      usedWhen: modes.ofRates,
    }),
  ),
  turnaround_cost: optional(
    quantity('cost', {
      title: 'Cost of a turnaround',
      description: 'In money of the first year, beside the fixed cost of its year.',
      symbol: 'C_t',
      above: 0,
      example: 40,
      usedWhen: modes.ofLife,
    }),
  ),
  turnaround_interval: optional(
    count({
      title: 'Turnaround every so many years',
      description: 'The first at the end of that many.',
      symbol: 'n_t',
      minimum: 1,
      maximum: 40,
      example: 4,
      usedWhen: modes.ofLife,
    }),
  ),
  abandonment_cost: optional(
    quantity('cost', {
      title: 'Abandonment cost',
      description: 'For a provision of each barrel; it is no part of the operating cost.',
      symbol: 'C_A',
      above: 0,
      example: 400,
      usedWhen: modes.ofLife,
    }),
  ),
}

const productionParams = {
  initial_rate: optional(
    quantity('field_rate', {
      title: 'Oil rate at the start',
      description: 'Gross; of the first year, or the rate of today at the economic limit.',
      symbol: 'q_i',
      above: 0,
      example: 120_000,
      usedWhen: modes.ofRates,
      requiredWhen: modes.ofLife,
    }),
  ),
  nominal_decline: optional(
    quantity('annual_rate', {
      title: 'Nominal decline',
      description: 'Of an exponential decline; 0 is a steady rate.',
      symbol: 'D',
      minimum: 0,
      usual: [0, 1],
      example: 0.12,
      usedWhen: modes.ofRates,
      requiredWhen: modes.ofLife,
    }),
  ),
  years: optional(
    count({
      title: 'Years of the life',
      description: 'Whole years.',
      symbol: 'n',
      minimum: 1,
      maximum: 100,
      example: 15,
      usedWhen: modes.ofLife,
      requiredWhen: modes.ofLife,
    }),
  ),
  evaluation_rates: quantityList('field_rate', {
    title: 'Rates to be looked at',
    description: 'At each of them the unit cost is answered.',
    above: 0,
    maxItems: 100,
    default: [],
    usedWhen: modes.ofLimit,
  }),
}

export const inputs = grouped({
  Method: methodParams,
  Field: fieldParams,
  'Parts of a year': partParams,
  'Cost over years': costParams,
  Production: productionParams,
  Revenue: revenueParams,
  'Basis of the estimate': basisParams(modes.ofOwnCosts),
})
export type Params = ParamsOf<typeof inputs>
