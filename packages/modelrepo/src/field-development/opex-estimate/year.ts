/** The cost of one year, by a benchmark or built up. */
import { unitOpex } from '@keelson/physics/field-cost/opex-benchmark.ts'
import { inPractice, notApplicable } from '@keelson/workflow'
import { between, roughly } from '../_shared/basis/basis.ts'
import type { YearCost } from './benchmark.ts'

const { gives, givesAs, numberValue } = inPractice('oilfield')

export const yearValues = {
  low_opex: givesAs(
    'F_low',
    'Low operating cost',
    'annual_cost',
    'Low of the benchmark, no percentile; or the sum less the low side that was stated.',
    { signed: true },
  ),
  base_opex: numberValue('annual_cost', {
    title: 'Operating cost',
    description: 'Base of the benchmark, or the sum of the parts.',
  }),
  high_opex: givesAs(
    'F_high',
    'High operating cost',
    'annual_cost',
    'High of the benchmark, no percentile; or the sum and the high side that was stated.',
    { signed: true },
  ),
  unit_opex: gives(unitOpex, 'oil_price', 'At full capacity, over 365 days.', {
    signed: true,
    needs: ['production_capacity'],
  }),
}

const NOT_STATED = notApplicable('its maker has stated no range')
export const yearTold = ({ low, base, high }: YearCost) => ({
  base_opex: base,
  ...(low === undefined && { low_opex: NOT_STATED }),
  ...(high === undefined && { high_opex: NOT_STATED }),
})

/** With no more figures than an early estimate bears. */
export function yearInWords({ low, base, high, unit }: YearCost): string {
  const range = low === undefined || high === undefined ? '' : ` (${between(low, high, 'MUSD/year')})`
  const barrel = unit === undefined ? '' : `, ${roughly(unit, 'USD/bbl')} at full capacity`
  return `About ${roughly(base, 'MUSD/year')}${range}${barrel}`
}
