/** The values that a run answers with. */
import * as limit from '@keelson/physics/field-cost/economic-limit.ts'
import * as life from '@keelson/physics/field-cost/field-life.ts'
import { unitOpex } from '@keelson/physics/field-cost/opex-benchmark.ts'
import * as parts from '@keelson/physics/field-cost/opex-build-up.ts'
import { flagValue, inPractice } from '@keelson/workflow'
import { ofBenchmark, ofBuildUp, ofLife, ofLimit, ofYear } from './modes.ts'

const { numberValue, mapValue, resultOf } = inPractice('oilfield')
const whenBuilt = { onlyWhen: ofBuildUp } as const
const whenLife = { onlyWhen: ofLife } as const

export const values = {
  low_opex: numberValue('annual_cost', {
    title: 'Low operating cost',
    symbol: 'F_low',
    description: 'Low of the benchmark, no percentile; or the sum less the low side that was stated.',
    onlyWhen: ofYear,
  }),
  base_opex: numberValue('annual_cost', {
    title: 'Operating cost',
    description: 'Base of the benchmark, or the sum of the parts.',
    onlyWhen: ofYear,
  }),
  high_opex: numberValue('annual_cost', {
    title: 'High operating cost',
    symbol: 'F_high',
    description: 'High of the benchmark, no percentile; or the sum and the high side that was stated.',
    onlyWhen: ofYear,
  }),
  age_factor: numberValue('-', {
    title: 'Factor of age',
    symbol: 'f_a',
    description: '1 in the fifth year.',
    onlyWhen: ofBenchmark,
  }),
  unit_opex: resultOf(unitOpex, 'oil_price', {
    description: 'At full capacity, over 365 days.',
    onlyWhen: ofYear,
    needs: ['production_capacity'],
  }),
  maintenance: resultOf(parts.maintenanceCost, 'annual_cost', { description: 'Of the capital cost.', ...whenBuilt }),
  insurance: resultOf(parts.insuranceCost, 'annual_cost', { description: 'Of the capital cost.', ...whenBuilt }),
  manning: resultOf(parts.manningCost, 'annual_cost', { description: 'Over 365 days.', ...whenBuilt }),
  well_intervention: resultOf(parts.interventionCost, 'annual_cost', { description: 'Of all wells.', ...whenBuilt }),
  economic_limit_rate: resultOf(limit.economicLimit, 'field_rate', {
    description: 'Gross rate below which operating costs the owner more than it earns.',
    onlyWhen: ofLimit,
  }),
  economic_limit_defined: flagValue({
    title: 'A rate is economic',
    description: 'Whether a barrel earns more than its variable cost.',
    onlyWhen: ofLimit,
  }),
  time_to_limit: resultOf(limit.timeToLimit, 'design_life', {
    description: 'From the rate at the start, by its decline.',
    onlyWhen: ofLimit,
    needs: ['initial_rate', 'nominal_decline'],
  }),
  unit_opex_at: mapValue('oil_price', {
    title: 'Unit operating cost at rates',
    description: 'Gross, at each of the rates to be looked at.',
    keys: 'rates in bbl/d: 20000_bbl_d',
    minimum: 0,
    onlyWhen: ofLimit,
  }),
  net_revenue: resultOf(limit.netRevenue, 'oil_price', {
    description: 'Share of the owner, with the gas, after royalty and tax.',
    needs: ['oil_price'],
  }),
  life_opex_nominal: resultOf(life.lifeCost, 'cost', { description: 'Escalated, of all years.', ...whenLife }),
  present_value_opex: resultOf(life.presentLifeCost, 'cost', {
    description: 'Escalated and discounted to the start of the first year.',
    ...whenLife,
  }),
  levelised_unit_opex: resultOf(life.levelisedCost, 'oil_price', {
    description: 'Discounted cost over discounted oil.',
    ...whenLife,
  }),
  unit_opex_year_1: resultOf(life.costOfBarrel, 'oil_price', {
    symbol: 'u_k_1',
    title: 'Unit operating cost, first year',
    description: 'Cost of the year over its oil.',
    ...whenLife,
  }),
  unit_opex_last_year: resultOf(life.costOfBarrel, 'oil_price', {
    symbol: 'u_k_n',
    title: 'Unit operating cost, last year',
    description: 'Escalated cost of the year over its oil.',
    ...whenLife,
  }),
  cumulative_oil: resultOf(life.lifeVolume, 'produced_volume', { description: 'Of all years.', ...whenLife }),
  abandonment_provision: resultOf(life.provisionOfBarrel, 'oil_price', {
    description: 'By unit of production, in money of the day and without interest.',
    onlyWhen: ofLife,
    needs: ['abandonment_cost'],
  }),
  economic_years: numberValue('-', {
    title: 'Years that pay',
    symbol: 'n_el',
    description: 'After which the cumulative net operating cash flow of the owner is largest.',
    minimum: 0,
    onlyWhen: ofLife,
    needs: ['oil_price'],
  }),
}
