/** The spend of a capital cost over years. */
import { choice, inPractice } from '@keelson/workflow'

export const MID_YEAR = 'mid_year'
const END_YEAR = 'end_year'
export const TIMINGS = { [MID_YEAR]: 'Mid-year', [END_YEAR]: 'End of year' } as const

const { quantity, quantityList } = inPractice('oilfield')

export const spendParams = {
  base_capex: quantity('cost', {
    title: 'Capital cost to phase',
    description: 'Capital cost to be phased, in money at the start of year 0.',
    symbol: 'C',
    above: 0,
    example: 4000,
  }),
  phasing: quantityList('fraction', {
    title: 'Yearly shares',
    description:
      'Fractions of the capital cost spent in each year from year 0, which must sum to 1. Spend is phased only if they are entered.',
    symbol: 'p',
    minimum: 0,
    minItems: 1,
    maxItems: 60,
  }),
  escalation_rate: quantity('annual_rate', {
    title: 'Escalation rate',
    description: 'Annual escalation rate of project prices, used for phased spend.',
    symbol: 'e',
    above: -1,
    usual: [-0.05, 0.15],
    default: 0,
  }),
  discount_rate: quantity('annual_rate', {
    title: 'Discount rate',
    description: 'Nominal annual discount rate, used for phased spend.',
    symbol: 'r',
    above: -1,
    usual: [-0.05, 0.3],
    default: 0,
  }),
  timing: choice(TIMINGS, {
    title: 'Spend timing',
    description: 'Time within the year at which the spend is assumed, for escalation and discounting.',
    default: MID_YEAR,
  }),
}
