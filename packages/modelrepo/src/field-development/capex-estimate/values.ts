/** The values that a run answers with. */
import * as sums from '@keelson/physics/field-cost/aggregation.ts'
import { standaloneCapex } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { costPerCapacity, costPerReserves } from '@keelson/physics/field-cost/measures.ts'
import { nominalSpend, nominalTotal, presentValue } from '@keelson/physics/field-cost/phasing.ts'
import { classHigh, classLow } from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import { inPractice } from '@keelson/workflow'
import { ofBenchmark, ofBreakdown, ofCapacity, ofEstimates } from './modes.ts'

const { numberValue, resultOf } = inPractice('oilfield')
const whenPhased = { needs: ['phasing'] } as const

export const values = {
  low_capex: resultOf(standaloneCapex, 'cost', {
    symbol: 'C_low',
    title: 'Low capital cost',
    description: 'Low of the benchmark; no percentile.',
    onlyWhen: ofBenchmark,
  }),
  base_capex: numberValue('cost', {
    title: 'Base capital cost',
    description: 'Base of the benchmark, or the known project brought to the capacity.',
    onlyWhen: ofCapacity,
  }),
  high_capex: resultOf(standaloneCapex, 'cost', {
    symbol: 'C_high',
    title: 'High capital cost',
    description: 'High of the benchmark; no percentile.',
    onlyWhen: ofBenchmark,
  }),
  base_capex_per_capacity: resultOf(
    costPerCapacity,
    { unit: 'USD/(bbl/d)', noKind: 'a result whose dimension no other field has' },
    { description: 'Base capital cost over oil capacity.', onlyWhen: ofCapacity },
  ),
  cost_per_reserves: resultOf(costPerReserves, 'oil_price', {
    description: 'Base capital cost or base estimate over reserves.',
    onlyWhen: ofEstimates,
    needs: ['reserves'],
  }),
  direct_cost: resultOf(sums.directCost, 'cost', { description: 'Sum of the line items.', onlyWhen: ofBreakdown }),
  base_estimate: resultOf(sums.baseEstimate, 'cost', {
    description: 'Direct cost with management and owner cost, before contingency.',
    onlyWhen: ofBreakdown,
  }),
  total_with_contingency: resultOf(sums.totalWithContingency, 'cost', {
    description: 'Base estimate with the contingency given.',
    onlyWhen: ofBreakdown,
  }),
  standard_deviation: resultOf(sums.totalDeviation, 'cost', {
    description: 'Of the base estimate.',
    onlyWhen: ofBreakdown,
  }),
  p10_cost: numberValue('cost', {
    title: 'P10 cost',
    symbol: 'P_10',
    description: 'Not exceeded with 10 %: low. Before contingency.',
    onlyWhen: ofBreakdown,
  }),
  p50_cost: numberValue('cost', {
    title: 'P50 cost',
    symbol: 'P_50',
    description: 'Not exceeded with 50 %. Before contingency.',
    onlyWhen: ofBreakdown,
  }),
  p90_cost: numberValue('cost', {
    title: 'P90 cost',
    symbol: 'P_90',
    description: 'Not exceeded with 90 %: high. Before contingency.',
    onlyWhen: ofBreakdown,
  }),
  contingency_to_p80: resultOf(sums.contingencyTo, 'cost', {
    description: 'What the base estimate lacks to the cost not exceeded with 80 %.',
    onlyWhen: ofBreakdown,
  }),
  probability_of_total: resultOf(sums.probabilityWithin, 'fraction', {
    description: 'That the total with contingency is not exceeded.',
    minimum: 0,
    maximum: 1,
    onlyWhen: ofBreakdown,
  }),
  nominal_total: resultOf(nominalTotal, 'cost', { description: 'Escalated spend of all years.', ...whenPhased }),
  present_value: resultOf(presentValue, 'cost', {
    description: 'Escalated spend, discounted to the start of year 0.',
    ...whenPhased,
  }),
  peak_annual_nominal: resultOf(nominalSpend, 'cost', {
    symbol: 'N_max',
    title: 'Largest yearly spend',
    description: 'Nominal, of the year that takes most.',
    ...whenPhased,
  }),
  estimate_class: numberValue('-', {
    title: 'Class of the estimate',
    symbol: 'K_A',
    description: 'AACE 18R-97, from 5 (screening) to 1.',
    minimum: 1,
    maximum: 5,
    count: true,
  }),
  class_low: resultOf(classLow, 'cost', {
    description: 'The estimate less the widest low side of its class, at 80 % confidence.',
  }),
  class_high: resultOf(classHigh, 'cost', {
    description: 'The estimate and the widest high side of its class, at 80 % confidence.',
  }),
}
