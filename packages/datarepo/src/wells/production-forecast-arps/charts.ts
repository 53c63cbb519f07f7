/** The charts of the forecast, in the units of the answer. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import {
  type Axis,
  type ChartDefinition,
  type Limit,
  lineChart,
  type Marker,
  type NotApplicable,
  notApplicable,
  overlaid,
  type Point,
  position,
  rowsOn,
  type Series,
  thinned,
} from '@keelson/workflow'
import type { BandPoint } from './calculate-samples.ts'
import { sampled } from './modes.ts'
import type { Made } from './tables.ts'

export const pictures = {
  rate_forecast: {
    title: 'Rate against time',
    description: 'History, fit and forecast on a logarithmic scale, with the P90 to P10 band if sampled.',
  },
  cumulative_forecast: {
    title: 'Cumulative production against time',
    description: 'Cumulative production from t = 0, with the P90 to P10 band if sampled.',
  },
  rate_cumulative: {
    title: 'Rate against cumulative production',
    description: 'Rate against cumulative production. An exponential decline is a straight line.',
  },
  log_log_rate: {
    title: 'Rate against time on logarithmic axes',
    description:
      'Log-log diagnostic. A slope of one half indicates linear flow; a slope of one indicates boundary-dominated harmonic decline.',
  },
  rate_over_cumulative: {
    title: 'Ratio of rate to cumulative production',
    description:
      'Duong diagnostic of rate divided by cumulative production against time. Fracture-dominated flow is straight on logarithmic axes.',
    apart: { y: 'Ratio of two curves that the results list at other times.' },
  },
  decline_in_time: {
    title: 'Nominal decline against time',
    description: 'Nominal decline, constant once the terminal decline is reached.',
  },
  exponent_in_time: {
    title: 'Exponent b against time',
    description: 'Exponent b, the rate of increase of the inverse decline.',
  },
  eur_exceedance: {
    title: 'Recovery exceedance',
    description: 'Exceedance probability of the sampled recovery. P90 is the low estimate.',
    onlyWhen: sampled,
  },
}

export const fitPicture = {
  residuals: {
    title: 'Fit residuals',
    description: 'Residuals of ln q. A pattern indicates a different form of decline.',
  },
}

const POINTS = 120
/** Years that are shown where nothing ends the forecast; the lowest rate shown, of the highest. */
const [FAR_YEARS, LOWEST] = [50, 1e-5]

export function chartsOf(d: Made) {
  return {
    rate_forecast: rateForecast(d),
    cumulative_forecast: cumulativeForecast(d),
    rate_cumulative: rateCumulative(d),
    log_log_rate: logLogRate(d),
    rate_over_cumulative: rateOverCumulative(d),
    decline_in_time: declineInTime(d),
    exponent_in_time: exponentInTime(d),
    ...(d.samples && { eur_exceedance: exceedance(d) }),
    ...(d.fit && { residuals: residuals(d) }),
  }
}

const TIME = ({ units }: Made): Axis => ({ title: 'Time', unit: units.timeUnit, one: units.oneTime })
/** Axes of logarithms: the clock of the decline. */
const ELAPSED = (d: Made): Axis => ({
  ...TIME(d),
  title: d.history === undefined ? 'Time' : 'Time from first point',
  log: true,
})
/** A time of the decline on the clock of the request. */
const clocked = ({ history }: Made, t: number) => (history?.origin ?? 0) + t
const RATE = ({ units }: Made): Axis => ({ title: 'Rate', unit: units.rateUnit, one: units.oneRate })
/** Of declines, by the unit of time. */
const PER_TIME = ({ units }: Made, title: string): Axis => ({
  title,
  unit: `1/${units.timeUnit}`,
  one: 1 / units.oneTime,
  log: true,
})
/** A million barrels, or Mcf, from which on an axis is in millions: its numbers would not stand beside it otherwise. */
const LARGE = 1e6
const IN_MILLIONS: Readonly<Record<string, string>> = { bbl: 'MMbbl', Mcf: 'Bcf' }

function volumeUnit({ forecast, samples, curve, units }: Made): string {
  const open = forecast.end ? 0 : curve.cumulative(FAR_YEARS * units.year)
  const known = [forecast.ultimate, forecast.end?.N, samples?.recoveries.at(-1), open]
  const most = Math.max(...known.map((v) => (v !== undefined && Number.isFinite(v) ? units.volume(v) : 0)))
  return (most > LARGE ? IN_MILLIONS[units.volumeUnit] : undefined) ?? units.volumeUnit
}
const VOLUME = (d: Made, title: string): Axis => ({ title, unit: volumeUnit(d) })

/** Time to which the decline is drawn. */
const lastTime = ({ forecast: { start, end }, units }: Made) => end?.t ?? start.t + FAR_YEARS * units.year

/** Times from the start of the decline to its end. */
const times = (d: Made) => spaced(0, lastTime(d), POINTS)

/** The line of the decline: a fit as far as its history goes, a forecast from there on. */
function declineLines(d: Made, of: (t: number) => Point): Series[] {
  const start = d.forecast.start.t
  const last = d.history?.points.at(-1)?.t ?? 0
  const from = Math.max(start, last)
  if (from <= 0 || from >= lastTime(d)) return [{ name: d.fit ? 'fit' : 'forecast', points: times(d).map(of) }]
  return [
    { name: 'fit', points: spaced(0, from, POINTS).map(of) },
    { name: 'forecast', points: spaced(from, lastTime(d), POINTS).map(of) },
  ]
}

function rateForecast(d: Made): ChartDefinition {
  const { curve, forecast, history } = d
  const of = (t: number): Point => [clocked(d, t), curve.rate(t)]
  const floor = LOWEST * curve.peak.q
  const above = (points: readonly Point[]) => points.filter(([, q]) => q > floor)
  const limit = forecast.ending === 'limit' && forecast.end ? forecast.end.q : undefined
  const limits: Limit[] = limit === undefined ? [] : [{ at: limit, label: 'economic limit', along: 'x' }]
  return withBand(
    d,
    'rates',
    lineChart({
      x: TIME(d),
      y: { ...RATE(d), log: true },
      series: [
        ...(history ? [{ name: 'history', points: historyPoints(d), dots: true as const }] : []),
        ...declineLines(d, of).map((s) => ({ ...s, points: above(s.points) })),
        ...bandLines(d, 'rates', floor),
      ],
      limits,
      markers: turnMarker(d),
    }),
  )
}

const historyPoints = (d: Made): Point[] => (d.history?.points ?? []).map(({ t, q }): Point => [clocked(d, t), q])

function turnMarker(d: Made): Marker[] {
  const { turn } = d.curve
  const { end } = d.forecast
  if (turn === undefined || (end && turn.t > end.t)) return []
  return [{ x: clocked(d, turn.t), y: turn.q, label: 'exponential decline' }]
}

type Of = 'rates' | 'cumulatives'

/** Edges of the band, where the samples have any. */
function bandLines(d: Made, of: Of, floor: number): Series[] {
  const band = d.band()?.[of]
  if (band === undefined) return []
  const edge = (name: string, value: (b: BandPoint) => number): Series => ({
    name,
    points: band.map((b): Point => [clocked(d, b.t), value(b)]).filter(([, y]) => y > floor),
  })
  return [edge('P90 (low)', (b) => b.p90), edge('P50', (b) => b.p50), edge('P10 (high)', (b) => b.p10)]
}

/** The band itself, filled, under no name: its edges are named. */
function withBand(d: Made, of: Of, chart: ChartDefinition): ChartDefinition {
  const band = d.band()?.[of]
  if (band === undefined) return chart
  const isLog = of === 'rates'
  const floor = isLog ? LOWEST * d.curve.peak.q : -1
  const rows = band
    .map((b) => ({ x: clocked(d, b.t), low: b.p90, high: b.p10 }))
    .filter(({ low, high }) => low > floor && Number.isFinite(high))
  const x = TIME(d)
  const y: Axis = isLog ? { ...RATE(d), log: true } : VOLUME(d, CUMULATIVE)
  const layer = {
    data: { values: rowsOn({ x, low: y, high: y }, rows) },
    mark: { type: 'area', opacity: 0.15, color: '#777777' },
    encoding: { x: position('x', x), y: position('low', y), y2: { field: 'high' } },
  }
  return overlaid(chart, [layer])
}

const CUMULATIVE = 'Cumulative production'

function cumulativeForecast(d: Made): ChartDefinition {
  const { curve } = d
  const of = (t: number): Point => [clocked(d, t), curve.cumulative(t)]
  return withBand(
    d,
    'cumulatives',
    lineChart({
      x: TIME(d),
      y: VOLUME(d, CUMULATIVE),
      series: [...declineLines(d, of), ...bandLines(d, 'cumulatives', -1)],
    }),
  )
}

function rateCumulative(d: Made): ChartDefinition {
  const { curve } = d
  return lineChart({
    x: VOLUME(d, CUMULATIVE),
    y: { ...RATE(d), zero: true },
    series: declineLines(d, (t) => [curve.cumulative(t), curve.rate(t)]),
  })
}

/** Times of a logarithmic axis, from a day, or the first point, on. */
function logTimes(d: Made): number[] {
  const first = d.history?.points.find(({ t }) => t > 0)?.t ?? 86_400
  const last = lastTime(d)
  return first < last ? logSpaced(first, last, POINTS) : []
}
const tooShort = notApplicable('the forecast is shorter than one day')

function logLogRate(d: Made): ChartDefinition | NotApplicable {
  const { curve, history } = d
  const line = logTimes(d)
  const known = (history?.points ?? []).flatMap(({ t, q }): Point[] => (t > 0 ? [[t, q]] : []))
  if (line.length === 0) return tooShort
  return lineChart({
    x: ELAPSED(d),
    y: { ...RATE(d), log: true },
    series: [
      ...(history ? [{ name: 'history', points: known, dots: true as const }] : []),
      { name: d.fit ? 'fit' : 'forecast', points: line.map((t): Point => [t, curve.rate(t)]) },
    ],
  })
}

function rateOverCumulative(d: Made): ChartDefinition | NotApplicable {
  const { curve } = d
  const line = logTimes(d)
  if (line.length === 0) return tooShort
  return lineChart({
    x: ELAPSED(d),
    y: PER_TIME(d, 'Rate / cumulative production'),
    series: [
      {
        name: 'rate / cumulative production',
        points: line.map((t): Point => [t, curve.rate(t) / curve.cumulative(t)]),
      },
    ],
  })
}

function declineInTime(d: Made): ChartDefinition | NotApplicable {
  const { curve } = d
  const line = logTimes(d).filter((t) => t > curve.peak.t)
  if (line.length === 0) return tooShort
  return lineChart({
    x: ELAPSED(d),
    y: PER_TIME(d, 'Nominal decline'),
    series: [{ name: 'nominal decline', points: line.map((t): Point => [t, curve.declineAt(t)]) }],
  })
}

/** Exponents that are worth drawing: at the peak of Duong's rate it has none. */
const LARGEST_EXPONENT = 10

function exponentInTime(d: Made): ChartDefinition | NotApplicable {
  const { curve } = d
  const points = logTimes(d)
    .filter((t) => t > curve.peak.t)
    .map((t): Point => [t, curve.exponentAt(t)])
    .filter(([, b]) => Math.abs(b) <= LARGEST_EXPONENT)
  if (points.length < 2) return tooShort
  return lineChart({
    x: ELAPSED(d),
    y: { title: 'Exponent b', unit: '-', zero: true },
    series: [{ name: 'exponent b', points }],
  })
}

function exceedance(d: Made): ChartDefinition | NotApplicable {
  const { samples, range } = d
  const sorted = [...(samples?.recoveries ?? [])]
  const n = sorted.length
  const points = sorted.map((r, i): Point => [r, 1 - (i + 0.5) / n])
  const finite = points.filter(([x]) => Number.isFinite(x))
  if (finite.length < 2) return notApplicable('the sampled recovery is unbounded')
  const estimates = [
    { label: 'P90', value: range?.eur_p90_low, chance: 0.9 },
    { label: 'P50', value: range?.eur_p50, chance: 0.5 },
    { label: 'P10', value: range?.eur_p10_high, chance: 0.1 },
  ]
  const markers = estimates.flatMap(({ label, value, chance }) =>
    typeof value === 'number' ? [{ x: value, y: chance, label }] : [],
  )
  return lineChart({
    x: VOLUME(d, 'Ultimate recovery'),
    y: { title: 'Exceedance probability', unit: '%', domain: [0, 1] },
    series: [{ name: 'samples', points: thinned(finite, POINTS * 2) }],
    markers,
  })
}

function residuals(d: Made): ChartDefinition {
  const { history, fit } = d
  const points = (history?.points ?? []).map(({ t }, i): Point => [clocked(d, t), fit?.best.residuals[i] ?? 0])
  return lineChart({
    x: TIME(d),
    y: { title: 'ln q deviation', unit: '-' },
    series: [{ name: 'deviation', points }],
    limits: [{ at: 0, label: '', along: 'x' }],
    scatter: true,
  })
}
