/** The charts of a sample: how often each output is where, which input drives it, and the points themselves. */
import type { OutputStatistics, SobolIndices, StudyColumn } from '@keelson/studies/study.ts'
import { position } from '@keelson/workflow/chart-axes.ts'
import { drawn, oneBelowOther, overlaid } from '@keelson/workflow/chart-frame.ts'
import { barChart, lineChart, type Point } from '@keelson/workflow/chart-specs.ts'
import type { ChartAnswer } from '@keelson/workflow/result.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { axisOf } from './charts-over.ts'
import {
  checkOf,
  chiefOutput,
  columnOf,
  limitOf,
  numberOutputs,
  numbersOf,
  statisticsOf,
  usedAtMost,
  variedColumns,
  withUnit,
} from './columns.ts'
import type { StudyReportInput } from './input.ts'
import { shareOf } from './percentiles.ts'

/** Outputs whose spread is drawn, and inputs whose indices are. */
const [MOST_SPREADS, MOST_INPUTS] = [6, 10]

export function sampleCharts(input: StudyReportInput): readonly ChartAnswer[] {
  const outputs = numberOutputs(input)
  const used = (c: StudyColumn) => (checkOf(c.name) === undefined ? Number.NEGATIVE_INFINITY : usedAtMost(input, c))
  const spreads = outputs
    .toSorted((a, b) => (used(a) === used(b) ? 0 : used(b) - used(a)))
    .flatMap((column) => spread(input, column))
  const sobol = input.study.statistics?.sobol ?? []
  return [
    ...spreads.slice(0, 1),
    ...chiefFirst(input, sobol)
      .slice(0, 2)
      .map((indices) => indexBars(input, indices)),
    ...spreads.slice(1, MOST_SPREADS),
    ...scatter(input),
  ]
}

/** A histogram, and below it the share of the points up to each value, with the percentiles and their intervals. */
function spread(input: StudyReportInput, column: StudyColumn): readonly ChartAnswer[] {
  const statistics = statisticsOf(input, column.name)
  const { histogram } = statistics ?? {}
  const [low, high] = [histogram?.edges[0], histogram?.edges.at(-1)]
  if (!statistics || !histogram || low === undefined || high === undefined || !(high > low)) return []
  const limit = limitOf(input, column)
  const within = limit !== undefined && limit >= low - (high - low) && limit <= high + (high - low)
  const domain = within ? [Math.min(low, limit), Math.max(high, limit)] : [low, high]
  const x = { ...axisOf(column), domain: [drawn(domain[0] ?? low), drawn(domain[1] ?? high)] as const }
  const size = { width: 540, height: 120 }
  const level = within ? limitRule(limit, x) : []
  const far = limit === undefined || within ? '' : ` The limit ${limit} is outside what is drawn.`
  return [
    {
      id: `study-spread-${column.name}`,
      title: `${column.title} in the sample`,
      description: `Above, how many of ${statistics.count} points are in each of ${histogram.counts.length} bins of equal width; below, the share of points up to each value, with the percentiles and their intervals.${within ? ' The dashed line is the limit.' : ''}${far}`,
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

type Place = ReturnType<typeof axisOf> & { readonly domain: readonly [number, number] }
/** Room for the numbers of both charts, so that they stand below each other. */
const NUMBERS = 44

function bins({ histogram, count }: OutputStatistics, column: StudyColumn, x: Place) {
  const { edges = [], counts = [] } = histogram ?? {}
  const values = counts.map((n, i) => {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? 0]
    const said = `${n} of ${count} points from ${withUnit(from, '-', 4)} to ${withUnit(to, column.unit, 4)}`
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

/** The indices of the chief output before those of others. */
function chiefFirst(input: StudyReportInput, all: readonly SobolIndices[]): readonly SobolIndices[] {
  const chief = chiefOutput(input)?.name
  return all.toSorted((a, b) => Number(b.output === chief) - Number(a.output === chief))
}

/** First-order and total index of each input, the greatest total first, with their intervals. */
function indexBars(input: StudyReportInput, { output, indices }: SobolIndices): ChartAnswer {
  const shown = indices.toSorted((a, b) => b.total - a.total).slice(0, MOST_INPUTS)
  const of = shown.flatMap(({ param, ...index }) => {
    const name = columnOf(input, param).title
    return [
      { name, group: 'first-order', value: index.first_order, interval: index.first_order_interval },
      { name, group: 'total', value: index.total, interval: index.total_interval },
    ]
  })
  const y = { title: 'Sobol index', unit: '-', zero: true } as const
  const left = indices.length - shown.length
  return {
    id: `study-sobol-${output}`,
    title: `Which inputs drive ${midSentence(columnOf(input, output).title)}`,
    description: `The share of the variance that each input explains alone (first-order) and together with all others (total), with intervals.${left > 0 ? ` ${left} more with lower indices are in the table.` : ''}`,
    spec: overlaid(barChart({ category: 'Input', y, bars: of }), [
      {
        data: {
          values: of.map(({ name, group, interval: [from, to] }) => ({
            name,
            g: group,
            lo: drawn(from),
            hi: drawn(to),
          })),
        },
        mark: { type: 'rule', strokeWidth: 1.5, opacity: 1 },
        encoding: {
          x: { field: 'name', type: 'nominal', sort: null, title: 'Input' },
          xOffset: { field: 'g', sort: null },
          y: position('lo', y),
          y2: { field: 'hi' },
        },
      },
    ]),
  }
}

/** The chief output over the input that drives it most, or over the first. */
function scatter(input: StudyReportInput): readonly ChartAnswer[] {
  const output = chiefOutput(input)
  const numbers = variedColumns(input).filter(({ type }) => type === 'number')
  const indices = input.study.statistics?.sobol?.find((s) => s.output === output?.name)?.indices ?? []
  const first = indices.toSorted((a, b) => b.total - a.total)[0]?.param
  const column = numbers.find(({ name }) => name === first) ?? numbers[0]
  if (!output || !column) return []
  const ys = numbersOf(input, output.name)
  const points = numbersOf(input, column.name).map((x, i): Point => [x, ys[i] ?? Number.NaN])
  const limit = limitOf(input, output)
  return [
    {
      id: 'study-scatter',
      title: `${output.title} over ${midSentence(column.title)}, point by point`,
      description: `${points.length} points${input.points.thinned ? ` of ${input.points.thinned.of}` : ''}.${limit === undefined ? '' : ` The dashed line is the limit ${limit}.`}`,
      spec: lineChart({
        x: axisOf(column),
        y: axisOf(output),
        series: [{ name: output.title, points }],
        scatter: true,
        ...(limit !== undefined && { limits: [{ at: limit, label: `limit ${limit}`, along: 'x', written: true }] }),
      }),
    },
  ]
}
