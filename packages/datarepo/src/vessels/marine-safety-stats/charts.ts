/** The charts of incident statistics. */
import { toSI } from '@keelson/units'
import {
  barChart,
  type ChartDefinition,
  type ChartsOf,
  evenlyOf,
  firstOf,
  framed,
  lineChart,
  type NotApplicable,
  notApplicable,
  onto,
  type Point,
  rowsOn,
  saying,
  shownIn,
  titled,
} from '@keelson/workflow'
import type { Tallies } from './calculate-counts.ts'
import type { contract } from './contract.ts'
import { calledSeries } from './inputs-rows.ts'
import { classesOf, classOf, type Derived, typeRows, yearRows } from './tables.ts'

export function chartsOf(d: Derived): ChartsOf<typeof contract> {
  const { tallies: t } = d
  const none = notApplicable('the source table has counts only')
  return {
    annual: annual(d),
    classes: t ? classes(t) : none,
    types: t ? pareto(t) : none,
    positions: t ? positions(t) : none,
    control: control(d),
  }
}

const YEAR = { title: 'Year', unit: '-', whole: true } as const

function annual(d: Derived): ChartDefinition {
  const rows = yearRows(d)
  const level = shownIn(d.p.confidence_level, '%', 6)
  const points = (of: (row: (typeof rows)[number]) => number) => rows.map((row): Point => [row.year, of(row)])
  const { trend } = d.statistic
  return lineChart({
    x: YEAR,
    y: { title: `Annual events: ${calledSeries(d.series.name)}`, unit: '-', zero: true },
    series: [
      { name: 'count', points: points((r) => r.count), dots: true },
      { name: `lower ${level} limit`, points: points((r) => r.low) },
      { name: `upper ${level} limit`, points: points((r) => r.high) },
      ...(trend ? [{ name: 'Sen slope', points: senLine(rows, trend.slope * toSI(1, 'year')) }] : []),
    ],
  })
}

/** Through the median of what the slope, per year, leaves of the counts. */
function senLine(rows: readonly { readonly year: number; readonly count: number }[], slope: number): Point[] {
  const rest = rows.map(({ year, count }) => count - slope * year).toSorted((a, b) => a - b)
  const middle = ((rest[Math.ceil(rest.length / 2) - 1] ?? 0) + (rest[Math.floor(rest.length / 2)] ?? 0)) / 2
  return rows.map(({ year }): Point => [year, middle + slope * year])
}

const CLASSES_SHOWN = 8
const OTHERS = 'Other classes'

function classes(t: Tallies): ChartDefinition {
  const rows = classesOf(t)
  const totals = new Map<string, number>()
  for (const row of rows) totals.set(row.class, (totals.get(row.class) ?? 0) + row.count)
  const most = [...totals].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  const shown = new Set(most.length > CLASSES_SHOWN + 1 ? most.slice(0, CLASSES_SHOWN) : most)
  const groups = [...shown, ...(shown.size < most.length ? [OTHERS] : [])]
  const bars = Object.keys(t.annual).flatMap((year) =>
    groups.map((group) => ({
      name: year,
      group,
      value: rows
        .filter((r) => String(r.year) === year && (shown.has(r.class) ? r.class : OTHERS) === group)
        .reduce((sum, r) => sum + r.count, 0),
    })),
  )
  return barChart({ category: 'Year', y: { title: 'Occurrences', unit: '-', whole: true }, stacked: true, bars })
}

const SHARE = { title: 'Cumulative share', unit: '%' } as const
const TYPES_SHOWN = 20
/** px of a name before it is cut. */
const LONGEST_NAME = 220

function pareto({ byType }: Tallies): ChartDefinition {
  const { shown: rows, note } = firstOf(typeRows(byType), {
    most: TYPES_SHOWN,
    things: 'types',
    by: 'the most frequent',
  })
  const shares = rows.map(({ type, count, cumulated }) => ({ type, count, share: cumulated }))
  const y = {
    field: 'type',
    type: 'nominal',
    title: null,
    sort: rows.map(({ type }) => type),
    axis: { labelLimit: LONGEST_NAME },
  }
  const chart = framed({
    data: { values: rowsOn({ share: SHARE }, shares) },
    height: { step: 26 },
    resolve: { scale: { x: 'independent' } },
    layer: [
      {
        mark: { type: 'bar' },
        encoding: { y, x: { field: 'count', type: 'quantitative', title: 'Occurrences', axis: { tickMinStep: 1 } } },
      },
      {
        mark: { type: 'line', point: true, strokeDash: [6, 4] },
        encoding: {
          y,
          x: {
            field: 'share',
            type: 'quantitative',
            title: titled(SHARE.title, SHARE.unit),
            scale: { domain: [0, 1].map(onto(SHARE)) },
            axis: { orient: 'top', grid: false },
          },
          order: { field: 'share', type: 'quantitative' },
        },
      },
    ],
  })
  return saying(chart, note)
}

const MOST_POSITIONS = 1000
const DEGREES = 'deg'

function positions({ incidents }: Tallies): ChartDefinition | NotApplicable {
  const placed = incidents.flatMap((i) =>
    i.latitude === undefined || i.longitude === undefined
      ? []
      : [{ name: classOf(i), at: [toSI(i.longitude, DEGREES), toSI(i.latitude, DEGREES)] as Point }],
  )
  if (placed.length === 0) return notApplicable('no occurrence has a position')
  const { shown: held, note } = evenlyOf(placed, { most: MOST_POSITIONS, things: 'positions' })
  const counted = new Map<string, number>()
  for (const { name } of held) counted.set(name, (counted.get(name) ?? 0) + 1)
  const most = [...counted].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  const shown = most.length > CLASSES_SHOWN + 1 ? most.slice(0, CLASSES_SHOWN) : most
  const points = (of: (name: string) => boolean) => held.filter(({ name }) => of(name)).map(({ at }) => at)
  const chart = lineChart({
    x: { title: 'Longitude (east)', unit: DEGREES },
    y: { title: 'Latitude (north)', unit: DEGREES },
    scatter: true,
    series: [
      ...shown.map((name) => ({ name, points: points((n) => n === name) })),
      ...(shown.length < most.length ? [{ name: OTHERS, points: points((n) => !shown.includes(n)) }] : []),
    ],
  })
  return saying(chart, note)
}

/** Standard deviations of a count to either limit of a control chart. */
const SIGMAS = 3

function control({ series, statistic }: Derived): ChartDefinition {
  const mean = statistic.events / statistic.years
  const reach = SIGMAS * Math.sqrt(mean)
  return lineChart({
    x: YEAR,
    y: { title: `Events per year: ${calledSeries(series.name)}`, unit: '-', zero: true },
    series: [{ name: series.name, points: series.points.map(({ year, count }): Point => [year, count]), dots: true }],
    limits: [
      { at: mean, label: 'mean', along: 'x' },
      { at: mean + reach, label: 'upper control limit', along: 'x' },
      ...(mean > reach ? [{ at: mean - reach, label: 'lower control limit', along: 'x' } as const] : []),
    ],
  })
}
