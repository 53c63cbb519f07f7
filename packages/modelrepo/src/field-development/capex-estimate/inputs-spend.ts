/** The spend of a capital cost over years. */
import { choice, inPractice } from '@keelson/workflow'

export const MID_YEAR = 'mid_year'
const END_YEAR = 'end_year'
export const TIMINGS = { [MID_YEAR]: 'Mid-year', [END_YEAR]: 'End of year' } as const

const { quantity, quantityList } = inPractice('oilfield')

export const spendParams = {
  base_capex: quantity('cost', {
    title: 'Capital cost to be spread',
    description: 'In money of the start of year 0.',
    symbol: 'C',
    above: 0,
    example: 4000,
  }),
  phasing: quantityList('fraction', {
    title: 'Shares of the years',
    description: 'Of the capital cost, from year 0 on; they sum to 1. An estimate is spread only where they are given.',
    symbol: 'p',
    minimum: 0,
    minItems: 1,
    maxItems: 60,
  }),
  escalation_rate: quantity('annual_rate', {
    title: 'Escalation',
    description: 'Of the prices of the project, a year; of a spend over years.',
    symbol: 'e',
    above: -1,
    usual: [-0.05, 0.15],
    default: 0,
  }),
  discount_rate: quantity('annual_rate', {
    title: 'Discount rate',
    description: 'Nominal, a year; of a spend over years.',
    symbol: 'r',
    above: -1,
    usual: [-0.05, 0.3],
    default: 0,
  }),
  timing: choice(TIMINGS, {
    title: 'Timing of the spend',
    description: 'When in a year it falls, for escalation and discount alike.',
    default: MID_YEAR,
  }),
}
