/** A benchmark by host, brought to the capacity and the age. */
import { silent } from '@keelson/equations'
import { inPractice, once } from '@keelson/workflow'
import { basisFile } from '../_shared/basis/basis.ts'
import { type Benchmarking, benchmarked, benchmarkYear } from './benchmark.ts'
import { benchmarkCharts, benchmarkPictures } from './charts.ts'
import { type Answer, moved, sensitivity, sensitivityPicture } from './charts-sensitivity.ts'
import { hostDrawing } from './figures.ts'
import { earned, way } from './inputs.ts'
import { checks, heldAgainst, NO_CAPACITY, noLimit, revenueValues, unheld } from './revenue.ts'
import { basisOf, basisTables, benchmarkBasis } from './tables.ts'
import { benchmarkWarnings, priceWarnings, unitCostWarnings } from './warnings.ts'
import { yearInWords, yearTold, yearValues } from './year.ts'

const { givesAs } = inPractice('oilfield')

export const byBenchmark = way({
  takes: ['host_type', 'production_capacity', 'field_age', ...earned],
  may: ['oil_price', 'net_revenue_interest'],
  values: {
    ...yearValues,
    age_factor: givesAs('f_a', 'Age factor', '-', 'Factor on the annual cost for field age, 1 in the fifth year.', {
      signed: true,
    }),
    ...revenueValues,
  },
  checks,
  tables: basisTables,
  charts: { ...benchmarkPictures, ...sensitivityPicture },
  figures: {
    host: {
      title: 'Host schematic',
      description: 'Host, capacity and annual cost. Schematic; water depth has no effect.',
    },
  },
  calculate: (p, trace) => {
    const year = benchmarkYear(p, trace)
    const { R, owners } = heldAgainst(p, year.unit, trace)
    const basis = once(() => basisOf(benchmarkBasis(p), p))
    const detail = `${yearInWords(year)}, from a screening heuristic, not a published standard`
    return {
      values: yearTold(year),
      checks: { ...unheld(R, owners, NO_CAPACITY), ...noLimit },
      beside: { operating_pays: { note: 'at full capacity, benchmark base' } },
      tables: () => ({ basis: basis() }),
      charts: () => ({ ...benchmarkCharts(benchmarked(p), year), sensitivity: sensitivity(p, base) }),
      figures: () => ({ host: hostDrawing(p, year) }),
      files: () => [basisFile(detail, basis())],
      warnings: [...benchmarkWarnings(p), ...unitCostWarnings([['{unit_opex}', year.unit]]), ...priceWarnings(p)],
      detail,
    }
  },
})

const base: Answer<Benchmarking> = {
  title: 'Base operating cost',
  unit: 'MUSD/year',
  of: (p) => benchmarkYear(p, silent).base,
  inputs: [moved('production_capacity', 'oil capacity', 'bbl/d'), moved('field_age', 'field age', 'year')],
}
