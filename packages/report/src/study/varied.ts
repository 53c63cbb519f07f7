/** What varied from point to point: axes, rows, ends, distributions with their correlations, or the range of a goal. */
import type {
  AxisRequest,
  CorrelationRequest,
  DistributionRequest,
  GoalRequest,
  GridRequest,
  OneAtATimeRequest,
  SampleRequest,
  SamplingMethod,
  VaryRequest,
} from '@keelson/studies/request.ts'
import { listedUpTo, midSentence, shownWhole } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html } from '../html.ts'
import { symbol } from '../numbers.ts'
import { bullets, facts } from '../section.ts'
import { scrolling } from '../table.ts'
import { cellText, columnOf, inputColumn, plainText, variedColumns } from './columns.ts'
import { DISTRIBUTIONS, parametersOf } from './distributions.ts'
import type { StudyReportInput } from './input.ts'
import { withUnit } from './words.ts'

/** Values of an axis that are printed. */
const MOST_VALUES = 24

export function varied(input: StudyReportInput): Content {
  const { vary } = input.study.request
  switch (vary.kind) {
    case 'grid':
      return axisTable(input, vary)
    case 'list':
      return listed(input)
    case 'one_at_a_time':
      return endTable(input, vary)
    case 'sample':
      return sampled(input, vary)
    case 'goal':
      return sought(input, vary)
  }
}

/** 'a grid over 2 inputs'. */
export function kindText(vary: VaryRequest): string {
  const inputs = (n: number) => `${n} ${n === 1 ? 'input' : 'inputs'}`
  switch (vary.kind) {
    case 'grid':
      return `grid over ${inputs(vary.axes.length)}`
    case 'list':
      return 'list of points'
    case 'one_at_a_time':
      return `${inputs(vary.params.length)}, one at a time`
    case 'sample':
      return `sample of ${inputs(vary.distributions.length)}`
    case 'goal':
      return 'goal'
  }
}

const table = (caption: Content, heads: readonly string[], rows: readonly Content[]): Html =>
  scrolling(
    html`<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody>`,
    'data',
  )

function inputHead(input: StudyReportInput, param: string): Html {
  const { title, symbol: name } = inputColumn(input, param)
  return html`<th scope="row">${title} ${symbol(name)}<p class="quiet"><code>${param}</code></p></th>`
}

const axisTable = (input: StudyReportInput, { axes }: GridRequest): Html =>
  table(
    axes.length === 1 ? 'Varied inputs' : 'Varied inputs, all combinations, the first input slowest',
    ['Input', 'Values', 'Number'],
    axes.map(
      (axis) =>
        html`<tr>${inputHead(input, axis.param)}<td class="long">${axisText(input, axis)}</td><td>${axis.values?.length ?? axis.count ?? ''}</td></tr>
`,
    ),
  )

/** 'from 8 mm to 25 mm, in equal steps', or the values. */
function axisText(input: StudyReportInput, { param, values, from, to, spacing, unit }: AxisRequest): string {
  const column = inputColumn(input, param)
  const own = unit ?? column.unit
  const text = (end: unknown) => (typeof end === 'number' ? withUnit(end, own) : String(end ?? ''))
  if (!values) return `from ${text(from)} to ${text(to)}, in ${spacing === 'log' ? 'equal ratios' : 'equal steps'}`
  const printed = values.map((v) => (typeof v === 'object' ? JSON.stringify(v) : text(v)))
  return listedUpTo(MOST_VALUES, printed)
}

function listed(input: StudyReportInput): Html {
  const columns = variedColumns(input)
  return html`<p>${shownWhole(input.study.points.total)} points were listed. Each has base case inputs except for:</p>
${bullets(columns.map(({ name, title, symbol: own }) => html`${title} ${symbol(own)} <code class="quiet">${name}</code>`))}`
}

const endTable = (input: StudyReportInput, { params }: OneAtATimeRequest): Html =>
  table(
    'Varied inputs, one at a time from the base case',
    ['Input', 'Low end', 'Base case', 'High end'],
    params.map(({ param, low, high, unit }) => {
      const column = inputColumn(input, param)
      const text = (end: number | string) => (typeof end === 'number' ? withUnit(end, unit ?? column.unit) : end)
      const given = input.base.find(({ name }) => name === param)
      const base = typeof given?.value === 'number' ? withUnit(given.value, given.unit) : String(given?.value ?? '')
      return html`<tr>${inputHead(input, param)}<td>${text(low)}</td><td>${base}</td><td>${text(high)}</td></tr>
`
    }),
  )

const METHODS: Readonly<Record<SamplingMethod, string>> = {
  random: 'random numbers',
  latin_hypercube: 'Latin hypercube',
  sobol: 'Scrambled Sobol sequence',
}

function sampled(input: StudyReportInput, vary: SampleRequest): Html {
  const { method, count, distributions, correlations = [], indices } = vary
  return html`${table(
    'Varied inputs by distribution',
    ['Input', 'Distribution', 'Parameters'],
    distributions.map((d) => distributionRow(input, d)),
  )}
${correlations.length > 0 && html`<h3>Correlations</h3>${bullets(correlations.map((c) => correlation(input, c)))}`}
${facts(
  [
    ['Method', METHODS[method]],
    ['Seed', String(input.study.request.seed ?? 1)],
    [
      'Points',
      indices
        ? `${shownWhole(input.study.points.total)} (${shownWhole(count)} rows in each of ${distributions.length + 2} matrices, for Sobol indices)`
        : shownWhole(input.study.points.total),
    ],
  ],
  'wide',
)}`
}

const distributionRow = (input: StudyReportInput, asked: DistributionRequest): Html =>
  html`<tr>${inputHead(input, asked.param)}<td>${DISTRIBUTIONS[asked.distribution]}</td><td class="long">${parametersOf(asked, asked.unit ?? inputColumn(input, asked.param).unit)}</td></tr>
`

const correlation = (input: StudyReportInput, { between: [a, b], coefficient }: CorrelationRequest): string =>
  `${inputColumn(input, a).title} and ${midSentence(inputColumn(input, b).title)}: ${withUnit(coefficient, '-')} (Pearson)`

function sought(input: StudyReportInput, { param, between, unit, target, count, spacing }: GoalRequest): Html {
  const [x, y] = [inputColumn(input, param), columnOf(input, target.output)]
  const end = (value: number | string) => (typeof value === 'number' ? withUnit(value, unit ?? x.unit) : value)
  const value = typeof target.value === 'number' ? withUnit(target.value, target.unit ?? y.unit) : target.value
  const answered = input.study.statistics?.goal?.target
  return facts(
    [
      ['Sought', html`${x.title} ${symbol(x.symbol)} <code class="quiet">${param}</code>`],
      ['Between', `${end(between[0])} and ${end(between[1])}`],
      [
        'Target',
        html`${y.title} is ${value}${answered !== undefined && value !== plainText(input, answered, y) && typeof target.value === 'string' && html` <span class="quiet">read as ${cellText(input, answered, y)}</span>`}`,
      ],
      [
        'Scan',
        `${count ?? 65} points in ${spacing === 'log' ? 'equal ratios' : 'equal steps'}, then Brent's method in every bracket`,
      ],
    ],
    'wide',
  )
}
