/** The few chart shapes of the house as Vega-Lite specifications, so that a hundred workflows draw alike. */
import { type Axis, around, position } from './chart-axes.ts'
import { drawn, framed, nameAngle } from './chart-frame.ts'
import type { ChartDefinition } from './outcome.ts'

/** Names longer than this stand two abreast in a legend, shorter ones three. */
const LONG_NAME = 20

export type Point = readonly [x: number, y: number]
export interface Series {
  readonly name: string
  readonly points: readonly Point[]
}
/** A point that the reader should find: the operating point, the touchdown. */
export interface Marker {
  readonly x: number
  readonly y: number
  readonly label: string
}
/** A limit, drawn across. */
export interface Limit {
  readonly at: number
  readonly label: string
  readonly along: 'x' | 'y'
}
export interface LineChart {
  readonly x: Axis
  readonly y: Axis
  readonly series: readonly Series[]
  readonly markers?: readonly Marker[]
  readonly limits?: readonly Limit[]
  /** Points instead of lines. */
  readonly scatter?: true
}

/** A point that the axes can hold; a line has a gap where there is none. */
const drawable = ([x, y]: Point, chart: Pick<LineChart, 'x' | 'y'>) =>
  Number.isFinite(x) && Number.isFinite(y) && !(chart.x.log && x <= 0) && !(chart.y.log && y <= 0)
/** A limit that the axes can hold. */
const finiteLimits = (limits: readonly Limit[] = []) => limits.filter((l) => Number.isFinite(l.at))
/** Lines (or points) over two numeric axes, with markers and limits. Numbers are in the units of the axes. */
export function lineChart(given: LineChart): ChartDefinition {
  const chart = withAxes(given)
  const values = chart.series.flatMap((s) =>
    s.points.filter((p) => drawable(p, chart)).map(([x, y]) => ({ s: s.name, x: drawn(x), y: drawn(y) })),
  )
  const order = chart.series.map((s) => s.name)
  const columns = order.some((name) => name.length > LONG_NAME) ? 2 : 3
  const legend = order.length > 1 ? { title: null, orient: 'top', columns } : null
  const layer: unknown[] = [
    {
      data: { values },
      mark: chart.scatter ? { type: 'point', filled: true, size: 40 } : { type: 'line', interpolate: 'linear' },
      encoding: {
        x: position('x', chart.x),
        y: position('y', chart.y),
        color: { field: 's', type: 'nominal', sort: order, scale: { domain: order }, legend },
        ...(!chart.scatter && { order: { field: 'i', type: 'quantitative' } }),
      },
      ...(!chart.scatter && { transform: [{ window: [{ op: 'row_number', as: 'i' }] }] }),
    },
    ...finiteLimits(chart.limits).flatMap((limit) => limitLayers(limit, chart)),
    ...markerLayers(chart),
  ]
  return framed({ layer })
}

/** Logarithmic axes hold the lines, the markers and the limits. */
function withAxes(chart: LineChart): LineChart {
  const { series, markers = [] } = chart
  const points = [...series.flatMap((s) => s.points), ...markers.map((m): Point => [m.x, m.y])]
  const shown = points.filter((p) => drawable(p, chart))
  const limits = (along: Limit['along']) => finiteLimits(chart.limits).flatMap((l) => (l.along === along ? l.at : []))
  return {
    ...chart,
    x: around(chart.x, [...shown.map(([x]) => x), ...limits('y')]),
    y: around(chart.y, [...shown.map(([, y]) => y), ...limits('x')]),
  }
}

function limitLayers(limit: Limit, chart: LineChart): unknown[] {
  const across = limit.along === 'x'
  const axis = across ? chart.y : chart.x
  const channel = across ? 'y' : 'x'
  const data = { values: [{ at: drawn(limit.at), label: limit.label }] }
  const place = { [channel]: position('at', axis) }
  const text = across
    ? { x: { value: 'width' }, mark: { type: 'text', align: 'right', baseline: 'bottom', dy: -3 } }
    : { y: { value: 0 }, mark: { type: 'text', align: 'left', dx: 5, dy: 8 } }
  const { mark, ...corner } = text
  return [
    { data, mark: { type: 'rule', strokeDash: [6, 4], strokeWidth: 1.5 }, encoding: place },
    { data, mark, encoding: { ...place, ...corner, text: { field: 'label' } } },
  ]
}

function markerLayers(chart: LineChart): unknown[] {
  const markers = (chart.markers ?? []).filter((m) => drawable([m.x, m.y], chart))
  if (markers.length === 0) return []
  const data = { values: markers.map((m) => ({ x: drawn(m.x), y: drawn(m.y), label: m.label })) }
  const place = { x: position('x', chart.x), y: position('y', chart.y) }
  return [
    { data, mark: { type: 'point', style: 'marker', filled: true, size: 90, shape: 'diamond' }, encoding: place },
    { data, mark: { type: 'text', align: 'left', dx: 8, dy: -8 }, encoding: { ...place, text: { field: 'label' } } },
  ]
}

export interface BarChart {
  readonly category: string
  /** A logarithmic one needs its domain: bars stand on its lower end. */
  readonly y: Axis
  readonly bars: readonly { readonly name: string; readonly value: number; readonly group?: string }[]
  readonly limits?: readonly Limit[]
  readonly stacked?: true
  /** Names are long: they stand aslant, however few. */
  readonly aslant?: true
}

/** Bars by category, side by side or stacked by group. */
export function barChart(chart: BarChart): ChartDefinition {
  const values = chart.bars
    .filter((b) => Number.isFinite(b.value))
    .map((b) => ({ name: b.name, v: drawn(b.value), g: b.group ?? '' }))
  const y: Axis = chart.y.log ? chart.y : { ...chart.y, zero: true }
  const limitAxis: LineChart = { x: { title: chart.category, unit: '-' }, y, series: [] }
  const bars = {
    data: { values },
    mark: { type: 'bar' },
    encoding: { ...across(chart), ...up(y, chart), ...groups(chart) },
  }
  return framed({ layer: [bars, ...finiteLimits(chart.limits).flatMap((limit) => limitLayers(limit, limitAxis))] })
}

const across = ({ category, bars, aslant }: BarChart) => ({
  x: {
    field: 'name',
    type: 'nominal',
    title: category,
    sort: null,
    axis: { labelAngle: aslant ? -45 : nameAngle(bars.length) },
  },
})

const up = (y: Axis, { stacked }: BarChart) => ({
  y: {
    ...position('v', y),
    stack: stacked ? 'zero' : null,
  },
  ...(y.log && y.domain && { y2: { datum: y.domain[0] } }),
})

const groups = ({ bars, stacked }: BarChart) =>
  bars.some((b) => b.group !== undefined) && {
    color: { field: 'g', type: 'nominal', title: null, sort: null, legend: { orient: 'top' } },
    ...(!stacked && { xOffset: { field: 'g' } }),
  }
