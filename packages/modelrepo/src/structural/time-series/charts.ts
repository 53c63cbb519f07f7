/** The charts of a run. */
import { UpCrossings } from '@keelson/physics/time-series/crossings.ts'
import type { Sample } from '@keelson/physics/time-series/envelope.ts'
import {
  type ChartDefinition,
  type ChartsOf,
  decimated,
  lineChart,
  type Marker,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import { maximaOf } from './calculate-exceedance.ts'
import type { Made, OfRecord } from './calculate-made.ts'
import { seriesTitle } from './charts-axes.ts'
import { rangeHistogram, rangeMeanMatrix } from './charts-cycles.ts'
import { exceedanceChart, extremeInTime } from './charts-extremes.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { EXTREMES, STATISTICS, ZERO_CROSSING } from './modes.ts'

type Charts = ChartsOf<typeof contract>

const MOST_DRAWN = 800
const [NEARLY_ALL, FEWEST_BINS] = [0.999, 8] as const
/** Waves up to which each up-crossing and each maximum is marked. */
const MOST_MARKED = 60

export function chartsOf(p: Params, made: Made): Charts {
  const maxima = maximaOf(p, made)
  return {
    ...(maxima && { exceedance: exceedanceChart(p, made, maxima) }),
    ...('record' in made && ofRecord(p, made)),
  }
}

function ofRecord(p: Params, made: OfRecord): Charts {
  const { cycles, record, extremes } = made
  return {
    trace: traceChart(p, made),
    ...spectrumChart(p, made),
    ...(cycles && {
      range_histogram: rangeHistogram(p, record),
      range_mean: rangeMeanMatrix(p, record),
    }),
    ...(extremes && { extreme_in_time: extremeInTime(p, extremes) }),
    ...filteredChart(p, made),
  }
}

const TIME = { title: 'Time', unit: 's' } as const
const drawnPoints = ({ drawn, dt }: OfRecord['record']): readonly Point[] =>
  drawn.map(({ at, value }): Point => [at * dt, value])

function traceChart(p: Params, { record }: OfRecord): ChartDefinition {
  const { drawn, dt, count, mean } = record
  const ends = [0, (count - 1) * dt] as const
  const [low, high] = [lowest(drawn), highest(drawn)]
  return lineChart({
    x: TIME,
    y: { title: seriesTitle(p), unit: '-' },
    series: [
      { name: 'record', points: drawnPoints(record) },
      { name: 'mean', points: ends.map((t): Point => [t, mean]) },
      { name: 'highest', points: [[high.at * dt, high.value]] },
      { name: 'lowest', points: [[low.at * dt, low.value]] },
    ],
    markers: marksOf(p, record),
  })
}

const highest = (samples: readonly Sample[]) => samples.reduce((a, b) => (b.value > a.value ? b : a))
const lowest = (samples: readonly Sample[]) => samples.reduce((a, b) => (b.value < a.value ? b : a))

/** Up-crossings and global maxima of a record that is drawn whole and has few waves. */
function marksOf(p: Params, { drawn, dt, count, crossings, mean }: OfRecord['record']): readonly Marker[] {
  const marked = p.operation === EXTREMES || p.operation === ZERO_CROSSING || p.operation === STATISTICS
  if (!marked || drawn.length < count || crossings.count > MOST_MARKED) return []
  const level = p.reference_level === 'mean' ? mean : 0
  const times: number[] = []
  new UpCrossings(
    level,
    () => {},
    (at) => times.push(at),
  ).push(drawn.map((s) => s.value))
  const ups = times.map((at): Marker => ({ x: at * dt, y: level, label: '' }))
  const maxima = times.slice(1).map((end, i): Marker => {
    const peak = highest(drawn.filter(({ at }) => at > (times[i] ?? 0) && at < end))
    return { x: peak.at * dt, y: peak.value, label: '' }
  })
  return [...ups, ...maxima]
}

/** Bins up to twice the frequency below which nearly all of the area lies. */
function shownBins(density: Float64Array): number {
  const total = density.reduce((a, b) => a + b, 0)
  let sum = 0
  const last = density.findIndex((S) => {
    sum += S
    return sum >= NEARLY_ALL * total
  })
  return Math.max(FEWEST_BINS, 2 * last + 1)
}

function spectrumChart(p: Params, { whole, averaged }: OfRecord): Charts {
  const spectrum = whole?.lines ?? averaged?.spectrum
  if (spectrum === undefined) return {}
  const bins = Array.from(spectrum.density, (S, k): Point => [k * spectrum.df, S]).slice(1, shownBins(spectrum.density))
  const points = decimated(bins, ([, S]) => S, MOST_DRAWN)
  if (!points.some(([, S]) => S > 0)) return { spectrum: notApplicable('the record does not vary') }
  const band = averaged?.band
  const times = (factor: number) => points.map(([f, S]): Point => [f, S * factor])
  const [f, S] = points.reduce((a, b) => (b[1] > a[1] ? b : a))
  const chart = lineChart({
    x: { title: 'Frequency', unit: 'Hz' },
    y: {
      title: p.series_unit === undefined ? 'Density, series squared' : `Density, (${p.series_unit}) squared`,
      unit: '1/Hz',
    },
    series: [
      { name: 'density', points },
      ...(band
        ? [
            { name: '95 % band, lower', points: times(band.lower) },
            { name: '95 % band, upper', points: times(band.upper) },
          ]
        : []),
    ],
    markers: [{ x: f, y: S, label: 'peak' }],
  })
  return { spectrum: chart }
}

function filteredChart(p: Params, { record, raw }: OfRecord): Charts {
  if (raw === null) return {}
  const chart = lineChart({
    x: TIME,
    y: { title: seriesTitle(p), unit: '-' },
    series: [
      { name: 'raw', points: drawnPoints(raw) },
      { name: 'filtered', points: drawnPoints(record) },
    ],
  })
  return { filtered: chart }
}
