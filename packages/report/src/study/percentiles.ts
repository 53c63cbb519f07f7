/** The numbers of a sample: percentiles of each output with their intervals, probabilities of failure, Sobol's indices. */
import type { Percentile, StudyColumn, StudyStatistics } from '@keelson/studies/study.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html } from '../html.ts'
import { columnTexts, numberText, symbol, unitText } from '../numbers.ts'
import { scrolling } from '../table.ts'
import { columnOf, numberOutputs, statisticsOf } from './columns.ts'
import type { StudyReportInput } from './input.ts'

/** The share of the points up to a percentile: P95 is 0.95. */
export const shareOf = (p: number): number => p

const DIGITS = 4

/** '95 % interval'; the level is left out where the study does not say it. */
export const intervalName = (statistics: StudyStatistics | null): string =>
  statistics?.confidence === undefined ? 'interval' : `${numberText(100 * statistics.confidence, 4)} % interval`

export function percentileTable(input: StudyReportInput): Content {
  const { statistics } = input.study
  const spread = numberOutputs(input).flatMap((column) => {
    const of = statisticsOf(input, column.name)
    return of?.percentiles && of.percentiles.length > 0 ? [{ column, of, percentiles: of.percentiles }] : []
  })
  const names = [...new Set(spread.flatMap(({ percentiles }) => percentiles.map(({ p }) => p)))].sort((a, b) => a - b)
  if (spread.length === 0) return ''
  return scrolling(
    html`<caption>Outputs in the sample <span class="about">P95 is the value that 95 % of the points do not exceed. Below each, its ${intervalName(statistics)} by order statistics; a dash where the sample is too small to bound it.</span></caption>
<thead><tr><th scope="col">Output</th><th scope="col" class="n">Mean</th><th scope="col" class="n">Standard deviation</th>${names.map((p) => html`<th scope="col" class="n">P${numberText(100 * shareOf(p), 4)}</th>`)}</tr></thead>
<tbody>${spread.map(({ column, of, percentiles }) => {
      const texts = columnTexts([of.mean, of.standard_deviation ?? null].map(rounded))
      return html`<tr><th scope="row">${headOf(column)}</th><td class="n">${texts[0] ?? '–'}</td><td class="n">${texts[1] ?? '–'}</td>${names.map((p) => percentileCell(percentiles.find((one) => one.p === p)))}</tr>
`
    })}</tbody>`,
    names.length > 4 ? 'data dense' : 'data',
  )
}

const rounded = (value: number | null): number | null => value && Number(value.toPrecision(DIGITS))

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
    return html`<p class="notice">No probability of failure is answered: ${refused.replace(/\.$/, '')}.</p>`
  if (probabilities.length === 0) return ''
  return scrolling(
    html`<caption>Probabilities of failure <span class="about">${intervalName(study.statistics).replace('interval', 'intervals')} by Clopper and Pearson; the reliability index is that of the normal distribution with this probability.</span></caption>
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
  return (statistics?.sobol ?? []).map(({ output, indices }) =>
    scrolling(
      html`<caption>Sobol indices of ${midSentence(columnOf(input, output).title)} <span class="about">By the design of Saltelli (2010), with their ${intervalName(statistics).replace('interval', 'intervals')}.</span></caption>
<thead><tr><th scope="col">Input</th><th scope="col" class="n">First-order</th><th scope="col" class="n">Interval</th><th scope="col" class="n">Total</th><th scope="col" class="n">Interval</th></tr></thead>
<tbody>${indices.map(
        (
          s,
        ) => html`<tr><th scope="row">${columnOf(input, s.param).title}</th><td class="n">${number(s.first_order)}</td><td class="n">${range(s.first_order_interval)}</td><td class="n">${number(s.total)}</td><td class="n">${range(s.total_interval)}</td></tr>
`,
      )}</tbody>`,
      'data',
    ),
  )
}
