/** The numbers of a sample: percentiles of each output with their intervals, probabilities of failure, Sobol's indices. */
import type { OutputStatistics, Percentile, StudyColumn, StudyStatistics } from '@keelson/studies/study.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html } from '../html.ts'
import { numberText, symbol, unitText } from '../numbers.ts'
import { scrolling } from '../table.ts'
import { columnOf, inputColumn, numberOutputs, statisticsOf } from './columns.ts'
import type { StudyReportInput } from './input.ts'

/** The share of the points up to a percentile: 0.95 of P95. */
export const shareOf = (p: number): number => p / 100

const DIGITS = 4

/** '95 % interval'; the level is left out where the study does not say it. */
export const intervalName = (statistics: StudyStatistics | null): string =>
  statistics?.confidence === undefined ? 'interval' : `${numberText(100 * statistics.confidence, 4)} % interval`

/** Outputs that stand beside each other in one table. */
const ABREAST = 4

export function percentileTable(input: StudyReportInput): Content {
  const spread = numberOutputs(input).flatMap((column) => {
    const of = statisticsOf(input, column.name)
    return of?.percentiles && of.percentiles.length > 0 ? [{ column, of, percentiles: of.percentiles }] : []
  })
  const tables = Array.from({ length: Math.ceil(spread.length / ABREAST) }, (_, i) =>
    spread.slice(ABREAST * i, ABREAST * (i + 1)),
  )
  return tables.map((abreast) => spreadTable(input, abreast))
}

interface Spread {
  readonly column: StudyColumn
  readonly of: OutputStatistics
  readonly percentiles: readonly Percentile[]
}

function spreadTable({ study }: StudyReportInput, spread: readonly Spread[]): Html {
  const names = [...new Set(spread.flatMap(({ percentiles }) => percentiles.map(({ p }) => p)))].sort((a, b) => a - b)
  const number = (value: number | undefined) => (value === undefined ? '–' : numberText(value, DIGITS))
  const row = (
    head: string,
    cell: (one: Spread) => Html,
  ) => html`<tr><th scope="row">${head}</th>${spread.map(cell)}</tr>
`
  return scrolling(
    html`<caption>Outputs in the sample <span class="about">P95 is the value not exceeded by 95 % of the points. Each ${intervalName(study.statistics)} is calculated from order statistics. A dash means that the sample is too small.</span></caption>
<thead><tr><th scope="col"><span class="unseen">Statistic</span></th>${spread.map(({ column }) => html`<th scope="col" class="n">${headOf(column)}</th>`)}</tr></thead>
<tbody>${row('Mean', ({ of }) => html`<td class="n">${number(of.mean)}</td>`)}${row('Standard deviation', ({ of }) => html`<td class="n">${number(of.standard_deviation)}</td>`)}${names.map((p) => row(`P${p}`, ({ percentiles }) => percentileCell(percentiles.find((one) => one.p === p))))}</tbody>`,
    'data',
  )
}

const headOf = ({ title, unit, symbol: name }: StudyColumn): Html => {
  const printed = unitText(unit)
  return html`${title} ${symbol(name)}${printed !== '' && html` <span class="u">[${printed}]</span>`}`
}

function percentileCell(found: Percentile | undefined): Html {
  if (!found) return html`<td class="n">–</td>`
  const [from, to] = found.interval.map((end) => (end === null ? '–' : numberText(end, DIGITS)))
  return html`<td class="n">${numberText(found.value, DIGITS)}<p class="quiet">${from} to ${to}</p></td>`
}

/** The probability that each check fails, or why none is answered. */
export function probabilityTable({ study }: StudyReportInput): Content {
  const { probabilities = [], probabilities_refused: refused } = study.statistics ?? {}
  if (refused !== undefined)
    return html`<p class="notice">No probability of failure is reported: ${refused.replace(/\.$/, '')}.</p>`
  if (probabilities.length === 0) return ''
  return scrolling(
    html`<caption>Probabilities of failure <span class="about">${intervalName(study.statistics).replace('interval', 'intervals')} by Clopper and Pearson. The reliability index is for a normal distribution with this probability.${study.request.vary.kind === 'sample' && study.request.vary.indices && ' Only the independent points of the first two design matrices are counted.'}</span></caption>
<thead><tr><th scope="col">Check</th><th scope="col" class="n">Failures</th><th scope="col" class="n">Points</th><th scope="col" class="n">Probability</th><th scope="col" class="n">From</th><th scope="col" class="n">To</th><th scope="col" class="n">Reliability index</th></tr></thead>
<tbody>${probabilities.map(
      ({ title, failures, count, probability, interval: [from, to], reliability_index: index }) =>
        html`<tr><th scope="row">${title}</th><td class="n">${failures}</td><td class="n">${count}</td><td class="n">${probabilityText(probability)}</td><td class="n">${probabilityText(from)}</td><td class="n">${probabilityText(to)}</td><td class="n">${index === null ? '–' : numberText(index, 4)}</td></tr>
`,
    )}</tbody>`,
    'data',
  )
}

export const probabilityText = (probability: number): string => numberText(probability, 3)

export function indexTables(input: StudyReportInput): Content {
  const { statistics } = input.study
  const number = (value: number) => (Number.isFinite(value) ? value.toFixed(3).replace(/^-/, '−') : '–')
  const range = ([from, to]: readonly [number, number]) => `${number(from)} to ${number(to)}`
  const tables = (statistics?.sobol ?? []).map(({ output, indices }) =>
    scrolling(
      html`<caption>Sobol indices of ${midSentence(columnOf(input, output).title)} <span class="about">Saltelli (2010) design, with ${intervalName(statistics).replace('interval', 'intervals')}.</span></caption>
<thead><tr><th scope="col">Input</th><th scope="col" class="n">First-order</th><th scope="col" class="n">Interval</th><th scope="col" class="n">Total</th><th scope="col" class="n">Interval</th></tr></thead>
<tbody>${indices.map(
        (
          s,
        ) => html`<tr><th scope="row">${inputColumn(input, s.param).title}</th><td class="n">${number(s.first_order)}</td><td class="n">${range(s.first_order_interval)}</td><td class="n">${number(s.total)}</td><td class="n">${range(s.total_interval)}</td></tr>
`,
      )}</tbody>`,
      'data',
    ),
  )
  const refused = (statistics?.sobol_refused ?? []).map(
    ({ output, reason }) =>
      html`<p class="note">No Sobol indices of ${midSentence(columnOf(input, output).title)}: ${reason}.</p>`,
  )
  return [tables, refused]
}
