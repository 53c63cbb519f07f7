/**
 * The few chart shapes of the house as Vega-Lite specifications, so that a hundred workflows draw alike. They take numbers
 * in SI and draw them in the units of their axes.
 */
import { unitAfter } from '@keelson/units'
import { type Axis, around, axisInUnit, onto, position, under } from './chart-axes.ts'
import { clear, levels } from './chart-clear.ts'
import { drawn, framed, nameAngle } from './chart-frame.ts'
import type { ChartDefinition } from './outcome.ts'
import { withQuantities } from './quantity-text.ts'
import { shown } from './shown.ts'

/** Names longer than these stand two abreast in a legend, or one under the other; shorter ones three. */
const [LONG_NAME, WHOLE_LINE] = [20, 38]

export type Point = readonly [x: number, y: number]
export interface Series {
  readonly name: string
  readonly points: readonly Point[]
  /** Its points are marked, as readings are. */
  readonly dots?: true
  /** Its points stand alone and no line joins them. */
  readonly loose?: true
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
  /** Where it would flatten what is drawn, it is written at the edge of the chart instead. */
  readonly written?: true
}
export interface LineChart {
  readonly x: Axis
  readonly y: Axis
  readonly series: readonly Series[]
  readonly markers?: readonly Marker[]
  readonly limits?: readonly Limit[]
  /** What the axes hold besides: points that are drawn over the chart. */
  readonly around?: readonly Point[]
  /** Points instead of lines. */
  readonly scatter?: true
  /** A line ends before a point that the axes cannot hold and begins anew after it; otherwise it passes over. */
  readonly broken?: true
}

/** A point that the axes can hold; a line has a gap where there is none. */
const drawable = ([x, y]: Point, chart: Pick<LineChart, 'x' | 'y'>) =>
  Number.isFinite(x) && Number.isFinite(y) && !(chart.x.log && x <= 0) && !(chart.y.log && y <= 0)
/** A limit that the axes can hold. */
const finiteLimits = (limits: readonly Limit[] = []) => limits.filter((l) => Number.isFinite(l.at))
/** Lines (or points) over two numeric axes, with markers and limits. */
export const lineChart = (chart: LineChart): ChartDefinition => lineChartAsRecorded(inUnits(chart))

/** Of a name as a reader sees it. */
const lettersOf = (name: string): number => withQuantities(name).length

/** The same of numbers that are in the units of the axes, as those of a record are. */
export function lineChartAsRecorded(given: LineChart): ChartDefinition {
  const chart = withAxes(given)
  const values = chart.series.flatMap((s) =>
    runsOf(s, chart).flatMap((points, g) =>
      points.map(([x, y]) => ({ s: s.name, x: drawn(x), y: drawn(y), ...(chart.broken && { g }) })),
    ),
  )
  const order = chart.series.map((s) => s.name)
  const longest = Math.max(0, ...order.map(lettersOf))
  const columns = longest > WHOLE_LINE ? 1 : longest > LONG_NAME ? 2 : 3
  const legend = order.length > 1 ? { title: null, orient: 'top', columns } : null
  const dots = chart.scatter ? [] : dotsIn(chart)
  const loose = chart.scatter ? [] : chart.series.flatMap((s) => (s.loose ? s.name : []))
  const layer: unknown[] = [
    {
      data: { values: loose.length === 0 ? values : values.filter((v) => !loose.includes(v.s)) },
      mark: chart.scatter ? { type: 'point', filled: true, size: 40 } : { type: 'line', interpolate: 'linear' },
      encoding: {
        x: position('x', chart.x),
        y: position('y', chart.y),
        color: { field: 's', type: 'nominal', sort: order, scale: { domain: order }, legend },
        ...(!chart.scatter && { order: { field: 'i', type: 'quantitative' } }),
        ...(chart.broken && { detail: { field: 'g', type: 'nominal' } }),
      },
      ...(!chart.scatter && { transform: [{ window: [{ op: 'row_number', as: 'i' }] }] }),
    },
    ...(dots.length > 0
      ? [
          {
            data: { values: dots },
            mark: { type: 'point', filled: true, size: 45, shape: 'circle', opacity: 1 },
            encoding: {
              x: position('x', chart.x),
              y: position('y', chart.y),
              color: { field: 's', type: 'nominal', sort: order, scale: { domain: order }, legend: null },
              shape: { value: 'circle' },
            },
          },
        ]
      : []),
    ...finiteLimits(chart.limits)
      .filter((limit) => !limit.written)
      .flatMap((limit) => limitLayers(limit, chart)),
    ...markerLayers(chart),
  ]
  return framed({ ...writtenLimits(chart.limits, chart.y), layer })
}

/** From SI to the units of the axes. */
function inUnits({ x, y, series, markers, limits, around: held, ...rest }: LineChart): LineChart {
  const [atX, atY] = [onto(x), onto(y)]
  const at = ([px, py]: Point): Point => [atX(px), atY(py)]
  return {
    ...rest,
    x: axisInUnit(x),
    y: axisInUnit(y),
    series: series.map((s) => ({ ...s, points: s.points.map(at) })),
    ...(markers && { markers: markers.map((m) => ({ ...m, x: atX(m.x), y: atY(m.y) })) }),
    ...(limits && { limits: limits.map((l) => ({ ...l, at: (l.along === 'x' ? atY : atX)(l.at) })) }),
    ...(held && { around: held.map(at) }),
  }
}

/** The points of a series that a line joins: all that can be drawn or, where it is broken, those between two that cannot. */
function runsOf({ points }: Series, chart: LineChart): Point[][] {
  if (!chart.broken) return [points.filter((p) => drawable(p, chart))]
  const runs: Point[][] = [[]]
  for (const point of points) {
    if (drawable(point, chart)) runs.at(-1)?.push(point)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  }
  return runs
}

/** Points that are marked: those of a series that asks for it, and single ones, which would not be seen as a line. */
const dotsIn = (chart: LineChart) =>
  chart.series.flatMap((s) =>
    runsOf(s, chart)
      .filter((points) => s.dots || s.loose || points.length === 1)
      .flatMap((points) => points.map(([x, y]) => ({ s: s.name, x: drawn(x), y: drawn(y) }))),
  )

/** Axes that hold the lines, the markers and the limits. */
function withAxes(chart: LineChart): LineChart {
  const { series, markers = [] } = chart
  const points = [...series.flatMap((s) => s.points), ...markers.map((m): Point => [m.x, m.y]), ...(chart.around ?? [])]
  const held = points.filter((p) => drawable(p, chart))
  const stated = chart.limits?.map((limit) => (limit.written ? ofReach(limit, held) : limit))
  const chartLimits = stated?.filter((limit) => !limit.written)
  const limits = (along: Limit['along']) => finiteLimits(chartLimits).flatMap((l) => (l.along === along ? l.at : []))
  const [xs, ys] = [held.map(([x]) => x), held.map(([, y]) => y)]
  const lines = chart.scatter ? [] : series.filter((s) => !s.loose).map((s) => s.points)
  const lying = (place: 0 | 1): readonly number[] => [
    ...levels(lines, place),
    ...limits(place === 0 ? 'y' : 'x'),
    ...markers.map((m) => (place === 0 ? m.x : m.y)),
  ]
  return {
    ...chart,
    ...(stated && { limits: stated }),
    x: clear(around(chart.x, [...xs, ...limits('y')], limits('y')), xs, lying(0)),
    y: clear(under(around(chart.y, [...ys, ...limits('x')], limits('x')), ys, limits('x')), ys, lying(1)),
  }
}

/** Times the height of what is drawn, from which on a limit would flatten it. */
const FAR = 3

/** A limit that is far above all that is drawn is written, any other one drawn. */
function ofReach({ written: _, ...limit }: Limit, held: readonly Point[]): Limit {
  const values = held.map(([x, y]) => (limit.along === 'x' ? y : x))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return high > low && limit.at - high > FAR * (high - low) ? { ...limit, written: true } : limit
}

/** In the line above the chart: nothing that is drawn can come in its way. */
function writtenLimits(limits: readonly Limit[] = [], { unit }: Axis) {
  const texts = limits
    .filter((l) => l.written)
    .map(({ at, label }) => `${label} ${shownWith(at, unit)}, above the chart`)
  return texts.length > 0 && { title: { text: texts.join('; '), anchor: 'end', fontWeight: 'normal', offset: 6 } }
}
const shownWith = (at: number, unit: string) => `${shown(at, 4)}${unitAfter(unit, at)}`

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

/** Those with a label stand out; the others are points of a kind, as nodes and survey points are. */
function markerLayers(chart: LineChart): unknown[] {
  const markers = (chart.markers ?? []).filter((m) => drawable([m.x, m.y], chart))
  const place = { x: position('x', chart.x), y: position('y', chart.y) }
  const data = (all: readonly Marker[]) => ({
    values: all.map((m) => ({ x: drawn(m.x), y: drawn(m.y), label: m.label })),
  })
  const point = (all: readonly Marker[], mark: object) =>
    all.length === 0
      ? []
      : [{ data: data(all), mark: { type: 'point', style: 'marker', filled: true, ...mark }, encoding: place }]
  const labelled = markers.filter((m) => m.label !== '')
  const texts = labelled.length > 0 && {
    data: data(labelled),
    mark: { type: 'text', align: 'left', dx: 8, dy: -8 },
    encoding: { ...place, text: { field: 'label' } },
  }
  return [
    ...point(
      markers.filter((m) => m.label === ''),
      { size: 30, shape: 'circle' },
    ),
    ...point(labelled, { size: 90, shape: 'diamond' }),
    ...(texts ? [texts] : []),
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

/** Bars by category, side by side or stacked by group, the first at the bottom. */
export const barChart = (chart: BarChart): ChartDefinition => barChartAsRecorded(barsInUnit(chart))

/** The same of numbers that are in the unit of the axis. */
export function barChartAsRecorded(chart: BarChart): ChartDefinition {
  const order = [...new Set(chart.bars.map((b) => b.group ?? ''))]
  const values = chart.bars
    .filter((b) => Number.isFinite(b.value))
    .map(({ name, value, group = '' }) => ({
      name,
      v: drawn(value),
      g: group,
      ...(chart.stacked && { o: order.indexOf(group) }),
    }))
  const limits = finiteLimits(chart.limits)
  const heights = heightsOf(chart, values)
  const y: Axis = chart.y.log
    ? chart.y
    : clear(
        under(
          { ...chart.y, zero: true },
          heights,
          limits.map((l) => l.at),
        ),
        heights,
        [],
      )
  const limitAxis: LineChart = { x: { title: chart.category, unit: '-' }, y, series: [] }
  const names = new Set(values.map((v) => v.name)).size
  const bars = {
    data: { values },
    mark: { type: 'bar', ...(!isGrouped(chart) && { width: { band: Math.min(BAND, (BAND_OF_ONE * names) / 10) } }) },
    encoding: { ...across(chart), ...up(y, chart), ...groups(chart) },
  }
  return framed({ layer: [bars, ...limits.flatMap((limit) => limitLayers(limit, limitAxis))] })
}

function barsInUnit({ y, bars, limits, ...rest }: BarChart): BarChart {
  const at = onto(y)
  return {
    ...rest,
    y: axisInUnit(y),
    bars: bars.map((b) => ({ ...b, value: at(b.value) })),
    ...(limits && { limits: limits.map((l) => ({ ...l, at: at(l.at) })) }),
  }
}

/** Share of its room that a bar takes; of one bar, so that few stand no wider than many. */
const [BAND, BAND_OF_ONE] = [0.85, 1.5] as const

interface Bar {
  readonly name: string
  readonly v: number
}
/** How high the chart is at each name. */
function heightsOf({ stacked }: BarChart, bars: readonly Bar[]): number[] {
  if (!stacked) return bars.map((b) => b.v)
  const sums = new Map<string, number>()
  for (const { name, v } of bars) sums.set(name, (sums.get(name) ?? 0) + v)
  return [...sums.values()]
}

/** Letters that stand in a row under the bars. */
const LETTERS = 68
function isCrowded(all: readonly string[]): boolean {
  const names = [...new Set(all)]
  return names.length * Math.max(0, ...names.map(lettersOf)) > LETTERS
}

const isGrouped = ({ bars, stacked }: BarChart) => !stacked && bars.some((b) => b.group !== undefined)

const across = ({ category, bars, aslant }: BarChart) => ({
  x: {
    field: 'name',
    type: 'nominal',
    title: category,
    sort: null,
    axis: { labelAngle: aslant || isCrowded(bars.map((b) => b.name)) ? -45 : nameAngle(bars.length) },
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
    ...(stacked ? { order: { field: 'o', type: 'quantitative' } } : { xOffset: { field: 'g', sort: null } }),
  }
