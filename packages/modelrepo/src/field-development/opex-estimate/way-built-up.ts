/** A year built up from its parts, with the range that its maker states. */
import { silent } from '@keelson/equations'
import * as parts from '@keelson/physics/field-cost/opex-build-up.ts'
import { inPractice, once } from '@keelson/workflow'
import { basisFile } from '../_shared/basis/basis.ts'
import { partsChart, partsPictures } from './charts.ts'
import { type Answer, moved, sensitivity, sensitivityPicture } from './charts-sensitivity.ts'
import { earned, said, way } from './inputs.ts'
import { builtUpYear, type Parts } from './parts.ts'
import { checks, heldAgainst, NO_CAPACITY, noLimit, revenueValues, unheld } from './revenue.ts'
import { basisOf, basisTables, partRows, partsBasis, partsTable } from './tables.ts'
import { basisWarnings, partWarnings, priceWarnings, unitCostWarnings } from './warnings.ts'
import { yearInWords, yearTold, yearValues } from './year.ts'

const { gives } = inPractice('oilfield')
type Part = Parameters<typeof gives>[0]
const part = (equation: Part, description: string) => gives(equation, 'annual_cost', description, { signed: true })

export const builtUp = way({
  takes: [
    ...['capex', 'topsides_maintenance_fraction_of_capex', 'insurance_fraction_of_capex', 'persons_on_board'],
    ...['cost_per_person_day', 'well_count', 'interventions_per_well_year', 'cost_per_intervention'],
    ...['logistics', 'other_fixed'],
    ...earned,
  ] as const,
  may: [
    ...['production_capacity', 'range_low_side', 'range_high_side', 'oil_price', 'net_revenue_interest'],
    ...said,
  ] as const,
  values: {
    ...yearValues,
    maintenance: part(parts.maintenanceCost, 'Annual maintenance cost, calculated from the capital cost.'),
    insurance: part(parts.insuranceCost, 'Annual insurance cost, calculated from the capital cost.'),
    manning: part(parts.manningCost, 'Annual cost of persons on board, over 365 days.'),
    well_intervention: part(parts.interventionCost, 'Annual intervention cost of all wells.'),
    ...revenueValues,
  },
  checks,
  tables: { ...basisTables, ...partsTable },
  charts: { ...partsPictures, ...sensitivityPicture },
  calculate: (p, trace) => {
    const year = builtUpYear(p, trace)
    const { R, owners } = heldAgainst(p, year.unit, trace)
    const basis = once(() => basisOf(partsBasis(p), p))
    const detail = yearInWords(year)
    return {
      values: yearTold(year),
      checks: { ...unheld(R, owners, NO_CAPACITY), ...noLimit },
      beside: { operating_pays: { note: 'at full capacity' } },
      tables: () => ({ basis: basis(), parts: partRows(year) }),
      charts: () => ({ parts: partsChart(year), sensitivity: sensitivity(p, sum) }),
      files: () => [basisFile(detail, basis())],
      warnings: [
        ...unitCostWarnings(year.unit === undefined ? [] : [['{unit_opex}', year.unit]]),
        ...partWarnings(p),
        ...priceWarnings(p),
        ...basisWarnings(p, 'the annual cost components'),
      ],
      detail,
    }
  },
})

const sum: Answer<Parts> = {
  title: 'Operating cost',
  unit: 'MUSD/year',
  of: (p) => builtUpYear(p, silent).base,
  inputs: [
    moved('capex', 'capital cost', 'MUSD'),
    moved('persons_on_board', 'persons on board', '-'),
    moved('cost_per_intervention', 'cost per intervention', 'MUSD'),
    moved('logistics', 'logistics', 'MUSD/year'),
    moved('other_fixed', 'other fixed cost', 'MUSD/year'),
  ],
}
