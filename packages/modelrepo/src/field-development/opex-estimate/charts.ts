/** The charts of a year: hosts and age of a benchmark, and the parts from which it is built up. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { ENDS } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { ageFactor, operatedYear } from '@keelson/physics/field-cost/opex-benchmark.ts'
import { toSI } from '@keelson/units'
import {
  type ChartDefinition,
  capitalised,
  lineChart,
  type Point,
  type Series,
  type Span,
  spanChart,
} from '@keelson/workflow'
import { between, roughly } from '../_shared/basis/basis.ts'
import { HOSTS, hostInWords } from '../_shared/hosts/hosts.ts'
import type { Benchmarked, YearCost } from './benchmark.ts'
import type { BuiltUp } from './parts.ts'
import { partRows } from './tables.ts'

const YEARLY = { title: 'Operating cost', unit: 'MUSD/year' } as const
const POINTS = 51

export const benchmarkPictures = {
  hosts: {
    title: 'Operating cost by host',
    description:
      'Low to high cost of every benchmark host at this capacity and age. The colour changes at the base cost.',
  },
  cost_by_age: {
    title: 'Cost against age',
    description: 'Low, base and high benchmark costs, with this field marked.',
  },
}
export const partsPictures = {
  parts: {
    title: 'Annual cost build-up',
    description: 'Components of the annual cost and their sum.',
  },
}

export function benchmarkCharts(at: Benchmarked, { base }: YearCost) {
  const now = ageFactor(at.a, silent)
  const of = (host: Benchmarked['host'], end: (typeof ENDS)[number]) => operatedYear({ ...at, host }, end, now, silent)
  const ages = spaced(0, Math.max(OLD, 1.2 * at.a), POINTS)
  return {
    hosts: spanChart({
      x: { ...YEARLY, zero: true },
      spans: HOSTS.flatMap((host): Span[] => {
        const [low, middle, high] = ENDS.map((end) => of(host, end)) as [number, number, number]
        const name = hostInWords(host)
        return [
          { name, from: low, to: middle, group: 'low to base' },
          { name, from: middle, to: high, group: 'base to high', label: between(low, high, YEARLY.unit) },
        ]
      }),
    }),
    cost_by_age: lineChart({
      x: { title: 'Field age', unit: 'year' },
      y: { ...YEARLY, zero: true },
      series: ENDS.map((end): Series => {
        const tabled = operatedYear(at, end, 1, silent)
        return { name: capitalised(end), points: ages.map((a): Point => [a, tabled * ageFactor(a, silent)]) }
      }),
      markers: [{ x: at.a, y: base, label: 'this field' }],
    }),
  }
}
/** Age that the chart reaches at least. */
const OLD = toSI(40, 'year')

export function partsChart(parts: BuiltUp): ChartDefinition {
  let from = 0
  const spans = partRows(parts)
    .filter(({ cost }) => cost > 0)
    .map(({ part, cost }): Span => {
      from += cost
      return { name: part, from: from - cost, to: from, group: 'parts', label: roughly(cost, YEARLY.unit) }
    })
  const sum: Span = {
    name: 'Sum',
    from: 0,
    to: parts.base,
    group: 'sum',
    label: roughly(parts.base, YEARLY.unit),
  }
  return spanChart({ x: { ...YEARLY, zero: true }, spans: [...spans, sum] })
}
