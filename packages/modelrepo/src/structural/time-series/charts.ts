/** A record over time, and what a filter leaves of it. */
import { UpCrossings } from '@keelson/physics/time-series/crossings.ts'
import type { Sample } from '@keelson/physics/time-series/envelope.ts'
import { type ChartDefinition, lineChart, type Marker, type Point } from '@keelson/workflow'
import type { RecordFound } from './calculate-record.ts'
import { seriesTitle } from './charts-axes.ts'
import type { Recorded } from './inputs.ts'

export const traceCharts = {
  trace: {
    title: 'Time history',
    description:
      'Samples against time. A long record is shown by the minimum and maximum of each interval, and a short record with its up-crossings and global maxima.',
  },
}

/** Waves up to which each up-crossing and each maximum is marked. */
const MOST_MARKED = 60

const TIME = { title: 'Time', unit: 's' } as const
const drawnPoints = ({ drawn, dt }: RecordFound): readonly Point[] =>
  drawn.map(({ at, value }): Point => [at * dt, value])

/** `marked`: with its up-crossings and its maxima. */
export function traceChart(p: Recorded, record: RecordFound, marked = false): ChartDefinition {
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
    markers: marked ? marksOf(p, record) : [],
  })
}

const highest = (samples: readonly Sample[]) => samples.reduce((a, b) => (b.value > a.value ? b : a))
const lowest = (samples: readonly Sample[]) => samples.reduce((a, b) => (b.value < a.value ? b : a))

/** Up-crossings and global maxima of a record that is drawn whole and has few waves. */
function marksOf(p: Recorded, { drawn, dt, count, crossings, mean }: RecordFound): readonly Marker[] {
  if (drawn.length < count || crossings.count > MOST_MARKED) return []
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

export function filteredChart(p: Recorded, raw: RecordFound, filtered: RecordFound): ChartDefinition {
  return lineChart({
    x: TIME,
    y: { title: seriesTitle(p), unit: '-' },
    series: [
      { name: 'raw', points: drawnPoints(raw) },
      { name: 'filtered', points: drawnPoints(filtered) },
    ],
  })
}
