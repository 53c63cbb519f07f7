/** The charts of a sample: how often each output is where, which input drives it, and the points themselves. */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import type { SobolIndices } from '@keelson/studies/study.ts'
import { position } from '@keelson/workflow/chart-axes.ts'
import { drawn, overlaid } from '@keelson/workflow/chart-frame.ts'
import { barChartAsRecorded, lineChartAsRecorded, type Point } from '@keelson/workflow/chart-specs.ts'
import { midSentence, shownWhole } from '@keelson/workflow/shown.ts'
import { axisOf, limitText } from './charts-over.ts'
import { spread } from './charts-spread.ts'
import {
  byUse,
  chiefOutput,
  columnOf,
  inputColumn,
  limitOf,
  numberOutputs,
  numbersOf,
  variedColumns,
} from './columns.ts'
import type { StudyReportInput } from './input.ts'

/** Outputs whose spread is drawn, and inputs whose indices are. */
const [MOST_SPREADS, MOST_INPUTS] = [6, 10]

export function sampleCharts(input: StudyReportInput): readonly ChartAnswer[] {
  const outputs = numberOutputs(input)
  const spreads = byUse(input, outputs).flatMap((column) => spread(input, column))
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

/** The indices of the chief output before those of others. */
function chiefFirst(input: StudyReportInput, all: readonly SobolIndices[]): readonly SobolIndices[] {
  const chief = chiefOutput(input)?.name
  return all.toSorted((a, b) => Number(b.output === chief) - Number(a.output === chief))
}

/** First-order and total index of each input, the greatest total first, with their intervals. */
function indexBars(input: StudyReportInput, { output, indices }: SobolIndices): ChartAnswer {
  const shown = indices.toSorted((a, b) => b.total - a.total).slice(0, MOST_INPUTS)
  const of = shown.flatMap(({ param, ...index }) => {
    const name = inputColumn(input, param).title
    return [
      { name, group: 'first-order', value: index.first_order, interval: index.first_order_interval },
      { name, group: 'total', value: index.total, interval: index.total_interval },
    ]
  })
  const y = { title: 'Sobol index', unit: '-', zero: true } as const
  const left = indices.length - shown.length
  return {
    id: `study-sobol-${output}`,
    title: `Sensitivity of ${midSentence(columnOf(input, output).title)}`,
    description: `Variance share of each input, alone (first-order) and including interactions (total), with intervals.${left > 0 ? ` ${left} more with lower indices are in the table.` : ''}`,
    spec: overlaid(barChartAsRecorded({ category: 'Input', y, bars: of }), [
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

/** '303 of 60,000 points'. */
const countedPoints = (drawn: number, of: number): string =>
  drawn === of ? `${shownWhole(drawn)} points` : `${shownWhole(drawn)} of ${shownWhole(of)} points`

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
      title: `${output.title} against ${midSentence(column.title)}, point by point`,
      description: `${countedPoints(points.length, input.points.thinned?.of ?? input.study.points.total)}.${limit === undefined ? '' : ` ${limitText(limit)}`}`,
      spec: lineChartAsRecorded({
        x: axisOf(column),
        y: axisOf(output),
        series: [{ name: output.title, points }],
        scatter: true,
        ...(limit !== undefined && { limits: [{ at: limit, label: `limit ${limit}`, along: 'x', written: true }] }),
      }),
    },
  ]
}
