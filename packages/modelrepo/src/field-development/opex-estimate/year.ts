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
    'Low value of the benchmark (not a percentile), or the sum minus the stated low side of the range.',
    { signed: true },
  ),
  base_opex: numberValue('annual_cost', {
    title: 'Operating cost',
    description: 'Benchmark base cost, or the sum of the components.',
  }),
  high_opex: givesAs(
    'F_high',
    'High operating cost',
    'annual_cost',
    'High value of the benchmark (not a percentile), or the sum plus the stated high side of the range.',
    { signed: true },
  ),
  unit_opex: gives(unitOpex, 'oil_price', 'Annual cost divided by 365 days of production at full capacity.', {
    signed: true,
    needs: ['production_capacity'],
  }),
}

const NOT_STATED = notApplicable('no range is stated')
export const yearTold = ({ low, base, high }: YearCost) => ({
  base_opex: base,
  ...(low === undefined && { low_opex: NOT_STATED }),
  ...(high === undefined && { high_opex: NOT_STATED }),
})

/** With no more figures than an early estimate bears. */
export function yearInWords({ low, base, high, unit }: YearCost): string {
  const range = low === undefined || high === undefined ? '' : ` (${between(low, high, 'MUSD/year')})`
  const barrel = unit === undefined ? '' : `, ${roughly(unit, 'USD/bbl')} at full capacity`
  return `Operating cost about ${roughly(base, 'MUSD/year')}${range}${barrel}`
}
