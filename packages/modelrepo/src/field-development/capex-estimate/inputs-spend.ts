/** The spend of a capital cost over years. */
import { choice, inPractice } from '@keelson/workflow'

export const MID_YEAR = 'mid_year'
const END_YEAR = 'end_year'
export const TIMINGS = { [MID_YEAR]: 'Mid-year', [END_YEAR]: 'End of year' } as const

const { quantity, quantityList } = inPractice('oilfield')

export const spendParams = {
  base_capex: quantity('cost', {
    title: 'Capital cost to phase',
    description: 'Capital cost in money at the start of year 0.',
    symbol: 'C',
    above: 0,
    example: 4000,
  }),
  phasing: quantityList('fraction', {
    title: 'Yearly shares',
    description:
      'Shares of the capital cost from year 0, with a sum of 1. An estimate is phased only if they are provided.',
    symbol: 'p',
    minimum: 0,
    minItems: 1,
    maxItems: 60,
  }),
  escalation_rate: quantity('annual_rate', {
    title: 'Escalation rate',
    description: 'Annual escalation of project prices, for phased spend.',
    symbol: 'e',
    above: -1,
    usual: [-0.05, 0.15],
    default: 0,
  }),
  discount_rate: quantity('annual_rate', {
    title: 'Discount rate',
    description: 'Nominal annual discount rate, for phased spend.',
    symbol: 'r',
    above: -1,
    usual: [-0.05, 0.3],
    default: 0,
  }),
  timing: choice(TIMINGS, {
    title: 'Spend timing',
    description: 'Time in the year of the spend, for escalation and discounting.',
    default: MID_YEAR,
  }),
}
