/** The charts of the production summary: rates, cumulative oil, years and the water-oil ratio. */
import { waterOilRatio } from '@keelson/physics/production/volumes.ts'
import {
  type Axis,
  around,
  barChart,
  type ChartDefinition,
  type ChartRow,
  type ChartsOf,
  firstOf,
  framed,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  position,
  rowsOn,
  saying,
  titled,
} from '@keelson/workflow'
import { TIME, timeOf } from '../_shared/month-axis.ts'
import { dashed, yearOf } from '../_shared/months.ts'
import type { SourceData } from '../_shared/ogor-a/data.ts'
import { NO_OIL } from './calculate-headline.ts'
import { inSI, type MonthInSI } from './calculate-series.ts'
import { OIL, rateByWell, uptimeMap, wellMap } from './charts-wells.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import type { Derived } from './tables.ts'

type Charts = ChartsOf<typeof contract>

/** Months that a chart shows: the last thirty years. */
const MOST_MONTHS = 360

export function chartsOf(p: Params, data: SourceData, d: Derived): Charts {
  const shown = d.series.slice(-MOST_MONTHS)
  const { note } = firstOf(d.series, { most: MOST_MONTHS, things: 'months', by: 'the latest' })
  const series = shown.map(inSI)
  return {
    rate_by_well: d.total.oil > 0 ? saying(rateByWell(d.wells, d.months, shown), note) : NO_OIL,
    rates: saying(rates(series), note),
    cumulative_oil: d.peak ? saying(cumulativeOil(series, inSI(d.peak)), note) : NO_OIL,
    annual: annual(p, d),
    uptime: uptimeMap(d.wells, d.months, d.series),
    well_map: wellMap(d.wells, data),
    water_oil_ratio: saying(waterOilRatios(series), note),
  }
}

const [OIL_RATE, GAS_RATE] = ['bbl/d', 'Mcf/d'] as const
const GAS_OIL_RATIO: Axis = { title: 'Gas-oil ratio', unit: 'scf/bbl', log: true }
const WATER_CUT: Axis = { title: 'Water cut', unit: '-', domain: [0, 1] }

const FLOWS: readonly (readonly [string, string, (m: MonthInSI) => number])[] = [
  ['oil', OIL_RATE, (m) => m.oilRate],
  ['gas', GAS_RATE, (m) => m.gasRate],
  ['water', OIL_RATE, (m) => m.waterRate],
]

/** A month without flow is a gap in the line: a logarithmic axis has no zero, and nothing is drawn across. */
const positive = (series: readonly MonthInSI[], s: string, value: (m: MonthInSI) => number | null) =>
  series.map((m) => {
    const v = value(m)
    return { s, t: timeOf(m.month), v: v !== null && v > 0 ? v : null }
  })

/** Rates on the left, the ratios on axes of their own; what is zero has no place on a logarithmic scale. */
function rates(series: readonly MonthInSI[]): ChartDefinition | NotApplicable {
  const flows = FLOWS.flatMap(([s, unit, value]) => rowsOn({ v: { unit } }, positive(series, titled(s, unit), value)))
  if (flows.every(({ v }) => v === null)) return notApplicable('the selection has no production')
  const ratio = (axis: Axis, value: (m: MonthInSI) => number | null) =>
    rowsOn({ v: axis }, positive(series, axis.title.toLowerCase(), value))
  const right = { orient: 'right', grid: false }
  return framed({
    resolve: { scale: { y: 'independent' } },
    layer: [
      layer(flows, { title: 'Rate [bbl/d or Mcf/d]', unit: '-', log: true }, {}),
      layer(
        ratio(GAS_OIL_RATIO, (m) => m.gasOilRatio),
        GAS_OIL_RATIO,
        right,
      ),
      layer(
        ratio(WATER_CUT, (m) => m.waterCut),
        WATER_CUT,
        { ...right, offset: 70 },
      ),
    ],
  })
}

const domain = [...FLOWS.map(([s, unit]) => titled(s, unit)), 'gas-oil ratio', 'water cut']
const color = { field: 's', type: 'nominal', scale: { domain }, legend: { title: null, orient: 'top', columns: 3 } }

/** Lines on an axis of their own. */
function layer(values: readonly ChartRow[], given: Axis, axis: object) {
  const drawn = values.flatMap(({ v }) => (typeof v === 'number' ? v : []))
  const y = position('v', around(given, drawn))
  const encoding = { x: TIME, y: { ...y, axis: { ...(y.axis as object), ...axis } }, color }
  return { data: { values }, mark: { type: 'line' }, encoding }
}

const CUMULATIVE_OIL = { ...OIL, title: 'Cumulative oil [million bbl]' }

function cumulativeOil(series: readonly MonthInSI[], peak: MonthInSI): ChartDefinition {
  const point = (m: MonthInSI) => ({ t: timeOf(m.month), v: m.cumulativeOil })
  const on = (rows: readonly object[]) => ({ values: rowsOn({ v: CUMULATIVE_OIL }, rows) })
  const marked = [{ ...point(peak), label: `peak ${dashed(peak.month)}` }]
  const y = { field: 'v', type: 'quantitative', title: CUMULATIVE_OIL.title }
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

function annual(p: Params, { groups, equivalent }: Derived): ChartDefinition {
  return barChart({
    category: 'Year',
    y: { title: `Oil equivalent at ${p.gas_boe_factor} Mcf/boe [million boe]`, unit: '-', one: 1e6 },
    stacked: true,
    bars: groups.year.flatMap((g) => [
      { name: g.key, group: 'oil', value: equivalent(g.oil, 0) },
      { name: g.key, group: 'gas', value: equivalent(0, g.gas) },
    ]),
  })
}

function waterOilRatios(series: readonly MonthInSI[]): ChartDefinition | NotApplicable {
  const points = series.flatMap(({ oil, water, cumulativeOil }): Point[] =>
    oil > 0 && water > 0 ? [[cumulativeOil, waterOilRatio.evaluateSI({ W_p: water, N_p: oil })]] : [],
  )
  if (points.length < 2) return notApplicable('fewer than two months have both oil and water')
  const [first, last] = [series[0]?.month ?? '', series.at(-1)?.month ?? '']
  return lineChart({
    x: { ...OIL, title: `Cumulative oil, ${yearOf(first)} to ${yearOf(last)} [million bbl]` },
    y: { title: 'Monthly water-oil ratio', unit: '-', log: true },
    series: [{ name: 'water-oil ratio', points }],
    scatter: true,
  })
}
