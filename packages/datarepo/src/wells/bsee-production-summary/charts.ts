/** The charts of the production summary: rates, cumulative oil, years and the water-oil ratio. Numbers in field units. */
import { toSI } from '@keelson/units'
import {
  type Axis,
  around,
  barChart,
  type ChartDefinition,
  type ChartRow,
  type ChartsOf,
  framed,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  position,
  rowsOn,
  titled,
} from '@keelson/workflow'
import { bbl } from '../_shared/field-units.ts'
import { TIME, timeOf } from '../_shared/month-axis.ts'
import { dashed, yearOf } from '../_shared/months.ts'
import type { SourceData } from '../_shared/ogor-a/data.ts'
import type { Month } from './calculate-series.ts'
import { rateByWell, uptimeMap, wellMap } from './charts-wells.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import type { Derived } from './tables.ts'

type Charts = ChartsOf<typeof contract>

/** Months that a chart shows: the last thirty years. */
const MOST_MONTHS = 360

export function chartsOf(p: Params, data: SourceData, d: Derived): Charts {
  const series = d.series.slice(-MOST_MONTHS)
  const noOil = notApplicable('the selection has no oil')
  return {
    rate_by_well: d.total.oil > 0 ? rateByWell(d.wells, d.months, series) : noOil,
    rates: rates(series),
    cumulative_oil: d.peak ? cumulativeOil(series, d.peak) : noOil,
    annual: annual(p, d),
    uptime: uptimeMap(d.wells, d.months, d.series),
    well_map: wellMap(d.wells, data),
    water_oil_ratio: waterOilRatio(series),
  }
}

const [OIL_RATE, GAS_RATE] = ['bbl/d', 'Mcf/d'] as const
const GAS_OIL_RATIO: Axis = { title: 'Gas-oil ratio', unit: 'scf/bbl', log: true }
const WATER_CUT: Axis = { title: 'Water cut', unit: '-', domain: [0, 1] }

/** Rates on the left, the ratios on axes of their own; what is zero has no place on a logarithmic scale. */
function rates(series: readonly Month[]): ChartDefinition | NotApplicable {
  const kinds: readonly (readonly [string, string, (m: Month) => number])[] = [
    ['oil', OIL_RATE, (m) => m.oilRate],
    ['gas', GAS_RATE, (m) => m.gasRate],
    ['water', OIL_RATE, (m) => m.waterRate],
  ]
  // A month without flow is a gap in the line: a logarithmic axis has no zero, and nothing is drawn across.
  const positive = (s: string, unit: string, value: (m: Month) => number | null) =>
    series.map((m) => {
      const v = value(m)
      return { s, t: timeOf(m.month), v: v !== null && v > 0 ? toSI(v, unit) : null }
    })
  const flows = kinds.flatMap(([s, unit, value]) => rowsOn({ v: { unit } }, positive(titled(s, unit), unit, value)))
  if (flows.every(({ v }) => v === null)) return notApplicable('the selection has no production')
  const ratio = (axis: Axis, value: (m: Month) => number | null) =>
    rowsOn({ v: axis }, positive(axis.title.toLowerCase(), axis.unit, value))
  const domain = [...kinds.map(([s, unit]) => titled(s, unit)), 'gas-oil ratio', 'water cut']
  const color = { field: 's', type: 'nominal', scale: { domain }, legend: { title: null, orient: 'top', columns: 3 } }
  const layer = (values: readonly ChartRow[], given: Axis, axis: object) => {
    const y = position(
      'v',
      around(
        given,
        values.flatMap(({ v }) => (typeof v === 'number' ? v : [])),
      ),
    )
    const encoding = { x: TIME, y: { ...y, axis: { ...(y.axis as object), ...axis } }, color }
    return { data: { values }, mark: { type: 'line' }, encoding }
  }
  return framed({
    resolve: { scale: { y: 'independent' } },
    layer: [
      layer(flows, { title: 'Rate [bbl/d or Mcf/d]', unit: '-', log: true }, {}),
      layer(
        ratio(GAS_OIL_RATIO, (m) => m.gasOilRatio),
        GAS_OIL_RATIO,
        { orient: 'right', grid: false },
      ),
      layer(
        ratio(WATER_CUT, (m) => m.waterCut),
        WATER_CUT,
        { orient: 'right', offset: 70, grid: false },
      ),
    ],
  })
}

/** In words, as it is spoken of. */
const OIL = { title: 'Cumulative oil [million bbl]', unit: '-', one: bbl(1e6) }

function cumulativeOil(series: readonly Month[], peak: Month): ChartDefinition {
  const point = (m: Month) => ({ t: timeOf(m.month), v: bbl(m.cumulativeOil) })
  const on = (rows: readonly object[]) => ({ values: rowsOn({ v: OIL }, rows) })
  const marked = [{ ...point(peak), label: `peak ${dashed(peak.month)}` }]
  const y = { field: 'v', type: 'quantitative', title: OIL.title }
  return framed({
    layer: [
      { data: on(series.map(point)), mark: { type: 'line' }, encoding: { x: TIME, y } },
      {
        data: on(marked),
        mark: { type: 'point', filled: true, size: 70, shape: 'diamond' },
        encoding: { x: TIME, y },
      },
      {
        data: on(marked),
        mark: { type: 'text', align: 'right', dx: -8, dy: -8 },
        encoding: { x: TIME, y, text: { field: 'label' } },
      },
    ],
  })
}

function annual(p: Params, { groups }: Derived): ChartDefinition {
  const years = groups.year
  return barChart({
    category: 'Year',
    y: { ...OIL, title: `Oil equivalent at ${p.gas_boe_factor} Mcf/boe [million boe]` },
    stacked: true,
    bars: years.flatMap((g) => [
      { name: g.key, group: 'oil', value: bbl(g.oil) },
      { name: g.key, group: 'gas', value: bbl(g.gas / p.gas_boe_factor) },
    ]),
  })
}

function waterOilRatio(series: readonly Month[]): ChartDefinition | NotApplicable {
  const points = series.flatMap((m): Point[] =>
    m.oil > 0 && m.water > 0 ? [[bbl(m.cumulativeOil), m.water / m.oil]] : [],
  )
  if (points.length < 2) return notApplicable('fewer than two months have both oil and water')
  const [first, last] = [series[0]?.month ?? '', series.at(-1)?.month ?? '']
  return lineChart({
    x: { ...OIL, title: `Cumulative oil, ${yearOf(first)} to ${yearOf(last)} [million bbl]` },
    y: { title: 'Water-oil ratio of the month', unit: '-', log: true },
    series: [{ name: 'water-oil ratio', points }],
    scatter: true,
  })
}
