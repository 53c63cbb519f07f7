/** The record over time with its limits and windows. */
import {
  type ChartDefinition,
  firstOf,
  lineChart,
  type Point,
  rowsOn,
  saying,
  shownIn,
  titled,
} from '@keelson/workflow'
import type { RecordFound, Weather } from './windows.ts'

/** Samples of the record that are drawn: of a longer one those about the first window that is long enough. */
const MOST_SAMPLES = 480
/** Windows that carry their length. */
const MOST_LABELS = 12

const TIME = { title: 'Time from record start', unit: 'h' } as const

export function timeLine(p: Weather, found: RecordFound): ChartDefinition {
  const { hs_time_series: heights, hs_limit } = p
  const { dt, n, starts } = found
  const from = n <= MOST_SAMPLES ? 0 : Math.max(0, Math.min((starts[0] ?? 0) - MOST_SAMPLES / 4, n - MOST_SAMPLES))
  const to = Math.min(n, from + MOST_SAMPLES)
  const points = heights
    .slice(from, to)
    .flatMap((H, i): Point[] => (H === null ? [[(from + i) * dt, Number.NaN]] : stepped(from + i, H, dt)))
  const chart = lineChart({
    x: TIME,
    y: { title: 'Significant wave height', unit: 'm', zero: true },
    series: [{ name: 'wave height', points }],
    limits: [{ at: hs_limit, label: 'limit', along: 'x' }],
    broken: true,
  })
  const part = { most: MOST_SAMPLES, things: 'samples', by: starts.length > 0 ? ABOUT_WINDOW : FROM_START }
  return saying(shaded(chart, windowsIn(found, from, to)), firstOf(heights, part).note)
}
const ABOUT_WINDOW = 'those around the first window that is long enough'
const FROM_START = 'from the start of the record'

/** A sample holds over its step. */
const stepped = (i: number, H: number, dt: number): Point[] => [
  [i * dt, H],
  [(i + 1) * dt, H],
]

interface Window {
  readonly a: number
  readonly b: number
  readonly long: boolean
  readonly label: string
}

function windowsIn({ runs, dt, K }: RecordFound, from: number, to: number): Window[] {
  const inSight = runs.filter((run) => run.from < to && run.from + run.length > from)
  const suitable = inSight.filter(({ length }) => length >= K).length
  return inSight.map(({ from: a, length }) => ({
    a: Math.max(a, from) * dt,
    b: Math.min(a + length, to) * dt,
    long: length >= K,
    label: length >= K && suitable <= MOST_LABELS ? shownIn(length * dt, 'h', 3) : '',
  }))
}

/** Windows lie behind the record. */
function shaded(chart: ChartDefinition, windows: readonly Window[]): ChartDefinition {
  const band = (long: boolean, opacity: number) => ({
    data: {
      values: rowsOn(
        { a: TIME, b: TIME },
        windows.filter((w) => w.long === long).map(({ a, b }) => ({ a, b })),
      ),
    },
    mark: { type: 'rect', opacity, color: '#2a9d6f' },
    encoding: {
      x: { field: 'a', type: 'quantitative', title: titled(TIME.title, TIME.unit) },
      x2: { field: 'b' },
    },
  })
  const texts = {
    data: {
      values: rowsOn(
        { x: TIME },
        windows.filter((w) => w.label !== '').map(({ a, b, label }) => ({ x: (a + b) / 2, label })),
      ),
    },
    mark: { type: 'text', baseline: 'top', dy: 4 },
    encoding: { x: { field: 'x', type: 'quantitative' }, y: { value: 0 }, text: { field: 'label' } },
  }
  const layers = Array.isArray(chart.layer) ? chart.layer : []
  return { ...chart, layer: [band(false, 0.12), band(true, 0.3), ...layers, texts] }
}
