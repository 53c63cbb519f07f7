/** The charts of a run. */
import { niceStep } from '@keelson/numerics/nice-step.ts'
import {
  barChart,
  type ChartDefinition,
  type ChartsOf,
  decimated,
  heatMap,
  type Series as Line,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  saying,
  shown,
  worstFirst,
} from '@keelson/workflow'
import { dateOf } from './calculate-cells.ts'
import type { Made } from './calculate-made.ts'
import { numberOf } from './calculate-metrics.ts'
import type { ComparedPoint } from './calculate-points.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { ALONE, envelopeOf, NO_FURTHER } from './tables.ts'

type Charts = ChartsOf<typeof contract>

/** Points of a line; up to fewer each is marked. */
const [MOST_DRAWN, FEW] = [800, 40] as const
/** Sources of a chart whose lines can be told apart. */
const MOST_LINES = 8
const BAND = 'tolerance'
const EQUAL = 'candidate = reference'

export const chartsOf = (p: Params, made: Made): Charts => ({
  overlay: overlayChart(p, made),
  difference: differenceChart(p, made),
  parity: parityChart(p, made),
  histogram: histogramChart(p, made),
  envelope: made.compared.length > 1 ? envelopeChart(p, made) : ALONE,
  columns_map: made.further.length > 0 ? columnsMap(p, made) : NO_FURTHER,
})

const labelled = (title: string, unit: string) => ({ title: unit === '' ? title : `${title} (${unit})`, unit: '-' })

/** Dates are days along the axis, counted from the first of the reference. */
function keyAxis(p: Params, { column: { reference }, units }: Made) {
  const first = reference.keys[0] as number
  if (!reference.areDates) return { axis: labelled(p.key, units.key), at: (key: number) => key }
  return { axis: labelled(`${p.key}, days from ${dateOf(first)}`, ''), at: (key: number) => key - first }
}
const valueAxis = (p: Params, { units }: Made, what = p.value) => labelled(what, units.value)

const line = (name: string, points: readonly Point[]): Line => ({
  name,
  points: decimated(points, ([, y]) => y, MOST_DRAWN),
  ...(points.length <= FEW && { dots: true }),
})

/** The reference and as many candidates as can be told apart, the worst not among those left out. */
const drawnOf = ({ compared }: Made) =>
  worstFirst(compared, {
    most: MOST_LINES - 1,
    things: 'candidates',
    by: 'the highest utilisation',
    worse: ({ deciding }) => deciding?.use ?? 0,
  })

function overlayChart(p: Params, made: Made): ChartDefinition {
  const { axis, at } = keyAxis(p, made)
  const { reference, all } = made.column
  const { shown: drawnOnes, note } = drawnOf(made)
  const labels = new Set([reference.label, ...drawnOnes.map(({ label }) => label)])
  const drawn = [reference, ...all.filter((s) => s !== reference && labels.has(s.label))]
  const chart = lineChart({
    x: axis,
    y: valueAxis(p, made),
    series: drawn.map(({ label, keys, values }) =>
      line(
        label,
        keys.map((key, i): Point => [at(key), values[i] as number]),
      ),
    ),
  })
  return saying(chart, note)
}

/** The band is that of the points of the candidate with most of them. */
function differenceChart(p: Params, made: Made): ChartDefinition {
  const { axis, at } = keyAxis(p, made)
  const { shown: drawn, note } = drawnOf(made)
  const longest = drawn.reduce((a, b) => (b.points.length > a.points.length ? b : a)).points
  const upper = decimated(longest, (point) => point.tolerance, MOST_DRAWN)
  const edge = (sign: 1 | -1) => upper.map((point): Point => [at(point.key), sign * point.tolerance])
  const chart = lineChart({
    x: axis,
    y: valueAxis(p, made, `${p.value}, candidate minus reference`),
    series: [
      ...drawn.map(({ label, points }) =>
        line(
          label,
          points.map((point): Point => [at(point.key), point.difference]),
        ),
      ),
      ...(hasTolerance(p) ? [bandOf(edge)] : []),
    ],
  })
  return saying(chart, note)
}

/** Along its upper edge and back along the lower one. */
function bandOf(edge: (sign: 1 | -1) => readonly Point[]): Line {
  const upper = edge(1)
  return { name: BAND, points: [...upper, ...edge(-1).toReversed(), ...upper.slice(0, 1)] }
}

const hasTolerance = (p: Params) => p.absolute_tolerance > 0 || p.relative_tolerance > 0

function parityChart(p: Params, made: Made): ChartDefinition {
  const { shown: drawn, note } = drawnOf(made)
  const all = drawn.flatMap(({ points }) => points)
  const [low, high] = reach(all)
  // A relative tolerance has its corner where the reference is 0.
  const along = low < 0 && high > 0 ? [low, 0, high] : [low, high]
  const offset =
    (sign: number) =>
    (r: number): Point => [r, r + sign * (p.absolute_tolerance + p.relative_tolerance * Math.abs(r))]
  const chart = lineChart({
    x: valueAxis(p, made, `${p.value}, reference`),
    y: valueAxis(p, made, `${p.value}, candidate`),
    series: [
      ...drawn.map(
        ({ label, points }): Line => ({
          name: label,
          points: thinned(points).map((point): Point => [point.reference, point.candidate]),
          loose: true,
        }),
      ),
      { name: EQUAL, points: along.map((r): Point => [r, r]) },
      ...(hasTolerance(p) ? [bandOf((sign) => along.map(offset(sign)))] : []),
    ],
  })
  return saying(chart, note)
}

function reach(points: readonly ComparedPoint[]): readonly [number, number] {
  const values = points.flatMap(({ reference, candidate }) => [reference, candidate])
  const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
  const room = high > low ? 0 : Math.max(1, Math.abs(high) / 10)
  return [low - room, high + room]
}

/** Every so many-th point, and with them the one of the largest difference. */
function thinned(points: readonly ComparedPoint[]): readonly ComparedPoint[] {
  const step = Math.ceil(points.length / MOST_DRAWN)
  const most = points.reduce((a, b) => (Math.abs(b.difference) > Math.abs(a.difference) ? b : a))
  return step === 1 ? points : points.filter((point, i) => i % step === 0 || point === most)
}

/** Classes by the rule of Sturges; their width is rounded up, so that there are fewer. */
const [FEWEST_CLASSES, MOST_CLASSES, FINER] = [5, 16, 1.5] as const

function histogramChart(p: Params, made: Made): ChartDefinition | NotApplicable {
  const { shown: drawn, note } = drawnOf(made)
  const differences = drawn.flatMap(({ points }) => points.map((point) => point.difference))
  const low = differences.reduce((a, b) => Math.min(a, b))
  const high = differences.reduce((a, b) => Math.max(a, b))
  // Beside their size such differences are one.
  if (!(high - low > 1e-12 * Math.max(Math.abs(low), Math.abs(high)))) return notApplicable('all differences are equal')
  const most = Math.max(...drawn.map(({ points }) => points.length))
  const wanted = Math.min(MOST_CLASSES, Math.max(FEWEST_CLASSES, Math.ceil(Math.log2(most)) + 1))
  const step = niceStep((high - low) / (FINER * wanted))
  const first = Math.floor(low / step)
  const classes = Math.floor(high / step) - first + 1
  const nameOf = (i: number) => `${shown((first + i) * step, 4)} to ${shown((first + i + 1) * step, 4)}`
  const chart = barChart({
    category: valueAxis(p, made, `${p.value}, candidate minus reference`).title,
    y: { title: 'Points', unit: '-', whole: true },
    aslant: true,
    bars: drawn.flatMap(({ label, points }) => {
      const counts = Array.from({ length: classes }, () => 0)
      for (const { difference } of points) {
        const i = Math.min(classes - 1, Math.max(0, Math.floor(difference / step) - first))
        counts[i] = (counts[i] as number) + 1
      }
      return counts.map((value, i) => ({ name: nameOf(i), value, ...(drawn.length > 1 && { group: label }) }))
    }),
  })
  return saying(chart, note)
}

function envelopeChart(p: Params, made: Made): ChartDefinition {
  const { axis, at } = keyAxis(p, made)
  const rows = envelopeOf(made)
  const { label, keys, values } = made.column.reference
  return lineChart({
    x: axis,
    y: valueAxis(p, made),
    series: [
      line(
        label,
        keys.map((key, i): Point => [at(key), values[i] as number]),
      ),
      { name: 'highest', points: rowPoints(rows.map((row): Point => [at(row.key), row.maximum])) },
      { name: 'lowest', points: rowPoints(rows.map((row): Point => [at(row.key), row.minimum])) },
    ],
  })
}
const rowPoints = (points: readonly Point[]) => decimated(points, ([, y]) => y, MOST_DRAWN)

/** The compared column stands with the others. */
function columnsMap(p: Params, { compared, further }: Made): ChartDefinition | NotApplicable {
  const cells = [{ value: p.value, compared }, ...further].flatMap((column) =>
    column.compared.map(({ label, metrics }) => ({
      x: label,
      y: column.value,
      value: numberOf(metrics.nrmse_range) ?? Number.NaN,
    })),
  )
  if (!cells.some(({ value }) => Number.isFinite(value)))
    return notApplicable('no column varies over the matched points')
  return heatMap({ x: 'Candidate', value: 'Error divided by range', unit: '-', cells })
}
