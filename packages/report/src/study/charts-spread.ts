/** How an output of a sample is spread: a histogram, and below it the share of the points up to each value. */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import { summaryOf } from '@keelson/studies/statistics/summary.ts'
import type { OutputStatistics, StudyColumn } from '@keelson/studies/study.ts'
import { position } from '@keelson/workflow/chart-axes.ts'
import { drawn, oneBelowOther } from '@keelson/workflow/chart-frame.ts'
import { shownWhole } from '@keelson/workflow/shown.ts'
import { axisOf } from './charts-over.ts'
import { cellsOf, limitOf, numbersOf, statisticsOf } from './columns.ts'
import type { StudyReportInput } from './input.ts'
import { shareOf } from './percentiles.ts'
import { withUnit } from './words.ts'

/** A histogram, and below it the share of the points up to each value, with the percentiles and their intervals. */
export function spread(input: StudyReportInput, column: StudyColumn): readonly ChartAnswer[] {
  const statistics = statisticsOf(input, column.name) ?? ofPointsSoFar(input, column.name)
  const { histogram } = statistics ?? {}
  const [low, high] = [histogram?.edges[0], histogram?.edges.at(-1)]
  if (!statistics || !histogram || low === undefined || high === undefined || !(high > low)) return []
  const limit = limitOf(input, column)
  const within = limit !== undefined && limit >= low - (high - low) && limit <= high + (high - low)
  const domain = within ? [Math.min(low, limit), Math.max(high, limit)] : [low, high]
  const x = { ...axisOf(column), domain: [drawn(domain[0] ?? low), drawn(domain[1] ?? high)] as const }
  const size = { width: 400, height: 120 }
  const level = within ? limitRule(limit, x) : []
  const far = limit === undefined || within ? '' : ` The limit ${limit} is outside the plotted range.`
  return [
    {
      id: `study-spread-${column.name}`,
      title: `${column.title} in the sample`,
      description: `${soFarText(input)}Upper plot: number of the ${shownWhole(statistics.count)} points in each of ${histogram.counts.length} bins of equal width. Lower plot: share of points up to each value, with percentiles and their intervals.${within ? ' The dashed line is the limit.' : ''}${far}`,
      spec: oneBelowOther(
        [
          { layer: [bins(statistics, column, x), ...level] },
          { layer: [...cumulative(statistics, column, x), ...level] },
        ],
        size,
      ),
    },
  ]
}

/** Of a sample that is not whole: of the points that are drawn. */
function ofPointsSoFar(input: StudyReportInput, output: string): OutputStatistics | undefined {
  if (input.study.statistics) return undefined
  const values = numbersOf(input, output).filter(Number.isFinite)
  return values.length === 0 ? undefined : { output, ...summaryOf(Float64Array.from(values)) }
}

const soFarText = (input: StudyReportInput): string =>
  input.study.statistics
    ? ''
    : `Drawn from ${shownWhole(cellsOf(input, 'point').length)} of ${shownWhole(input.study.points.total)} points. `

type Place = ReturnType<typeof axisOf> & { readonly domain: readonly [number, number] }
/** Room for the numbers of both charts, so that they stand below each other. */
const NUMBERS = 44

function bins({ histogram, count }: OutputStatistics, column: StudyColumn, x: Place) {
  const { edges = [], counts = [] } = histogram ?? {}
  const values = counts.map((n, i) => {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? 0]
    const said = `${shownWhole(n)} of ${shownWhole(count)} points from ${withUnit(from, '-', 4)} to ${withUnit(to, column.unit, 4)}`
    return { x: drawn(from), x2: drawn(to), n, said }
  })
  return {
    data: { values },
    mark: { type: 'bar', binSpacing: 1 },
    encoding: {
      x: { ...position('x', x), title: null },
      x2: { field: 'x2' },
      y: {
        field: 'n',
        type: 'quantitative',
        title: 'Points',
        scale: { zero: true },
        axis: { tickMinStep: 1, minExtent: NUMBERS },
      },
      y2: { datum: 0 },
      tooltip: { field: 'said', type: 'nominal' },
    },
  }
}

function cumulative({ histogram, percentiles = [] }: OutputStatistics, column: StudyColumn, x: Place) {
  const { edges = [], counts = [] } = histogram ?? {}
  let sum = 0
  const all = counts.reduce((whole, n) => whole + n, 0) || 1
  const shares = edges.map((at, i) => {
    sum += i === 0 ? 0 : (counts[i - 1] ?? 0)
    return { x: drawn(at), share: drawn((100 * sum) / all) }
  })
  const y = { ...position('share', { title: 'Share of points', unit: '%', domain: [0, 100] }) }
  const axes = { x: position('x', x), y: { ...y, axis: { minExtent: NUMBERS, tickCount: 5 } } }
  const bounded = percentiles.flatMap(({ p, interval: [from, to] }) =>
    from === null || to === null ? [] : [{ x: drawn(from), x2: drawn(to), share: 100 * shareOf(p) }],
  )
  const marked = percentiles.map(({ p, value }) => ({
    x: drawn(value),
    share: 100 * shareOf(p),
    said: `${withUnit(100 * shareOf(p), '%')} of points up to ${withUnit(value, column.unit, 4)}`,
  }))
  return [
    { data: { values: shares }, mark: { type: 'line', interpolate: 'linear' }, encoding: axes },
    ...(bounded.length > 0
      ? [
          {
            data: { values: bounded },
            mark: { type: 'rule', strokeWidth: 2, opacity: 1 },
            encoding: { ...axes, x2: { field: 'x2' } },
          },
        ]
      : []),
    {
      data: { values: marked },
      mark: { type: 'point', filled: true, size: 45, style: 'marker' },
      encoding: { ...axes, tooltip: { field: 'said', type: 'nominal' } },
    },
  ]
}

function limitRule(limit: number, x: Place) {
  const data = { values: [{ x: drawn(limit), label: `limit ${limit}` }] }
  return [{ data, mark: { type: 'rule', strokeDash: [6, 4], strokeWidth: 1.5 }, encoding: { x: position('x', x) } }]
}
