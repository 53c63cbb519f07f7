/** The sections of a study, in their order: the answer, what was asked, what was drawn, the numbers, where they come from. */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import { shownWhole } from '@keelson/workflow/shown.ts'
import { drawing } from '../charts.ts'
import { type Content, type Html, html } from '../html.ts'
import { statedInputs } from '../inputs.ts'
import { prose } from '../prose.ts'
import { bullets, type Section } from '../section.ts'
import { standardsSection } from '../standards.ts'
import type { Place } from '../taken-as.ts'
import { goalCharts } from './charts-goal.ts'
import { gridCharts } from './charts-grid.ts'
import { listCharts, tornadoCharts } from './charts-points.ts'
import { sampleCharts } from './charts-sample.ts'
import { columnOf, numberOutputs, variedColumns } from './columns.ts'
import { failures } from './failures.ts'
import { goalPlaces } from './goal-tables.ts'
import type { StudyReportInput } from './input.ts'
import { indexTables, percentileTable } from './percentiles.ts'
import { provenance } from './provenance.ts'
import { soFarTable } from './so-far.ts'
import { summary } from './summary.ts'
import { extremeTable, swingTables } from './tables.ts'
import { varied } from './varied.ts'

/** Charts of one report. */
const MOST_CHARTS = 12

export async function sectionsOf(input: StudyReportInput, place: Place): Promise<readonly Section[]> {
  const charts = chartsOf(input)
  const [first, ...others] = await drawn(charts.slice(0, MOST_CHARTS), place)
  const sections = [
    summary(input, first),
    basis(input),
    figures(input, others, charts.length - MOST_CHARTS),
    soFar(input),
    numbers(input),
    failures(input),
    input.isPreview ? undefined : provenance(input),
  ]
  return sections.filter((section) => section !== undefined)
}

/** The chart that shows most first. */
export function chartsOf(input: StudyReportInput): readonly ChartAnswer[] {
  const { vary } = input.study.request
  switch (vary.kind) {
    case 'grid':
      return gridCharts(input, vary)
    case 'list':
      return listCharts(input)
    case 'one_at_a_time':
      return tornadoCharts(input)
    case 'sample':
      return sampleCharts(input)
    case 'goal':
      return goalCharts(input, vary)
  }
}

async function drawn(charts: readonly ChartAnswer[], place: Place): Promise<readonly Html[]> {
  if (charts.length === 0) return []
  const draw = await drawing(place)
  return Promise.all(charts.map((chart) => draw(chart, charts)))
}

function basis(input: StudyReportInput): Section {
  const { study, contract, base } = input
  const alone =
    study.request.vary.kind === 'one_at_a_time'
      ? []
      : variedColumns(input).map(({ name }) => name.replace(/^params\./, ''))
  const applied = standardsSection(contract.standards)
  return {
    id: 'study-basis',
    title: 'Question and base case',
    body: html`<p>${prose(contract.question)}</p>
<h3>Varied inputs</h3>
${varied(input)}
<h3>Base case</h3>
<p class="note">Inputs shared by all points${study.request.base === undefined && ' (workflow example)'}.</p>
${statedInputs(
  base.filter(({ name }) => !alone.includes(name)),
  'No inputs are shared.',
  statedBy(study.request),
)}
${kept(input)}
${applied && html`<h3>${applied.title}</h3>\n${applied.body}`}`,
  }
}

/** A study without a base has the example. */
const statedBy = ({ ref, base, input_basis }: StudyReportInput['study']['request']) => ({
  request: { ref, ...(base && { params: base }), ...(input_basis && { input_basis }) },
  base_url: '',
})

/** The outputs that the request names. */
function kept(input: StudyReportInput): Content {
  const { outputs = [] } = input.study.request
  return (
    outputs.length > 0 &&
    html`<h3>Outputs kept</h3>${bullets(outputs.map((name) => html`${columnOf(input, name).title} <code class="quiet">${name}</code>`))}`
  )
}

function figures(input: StudyReportInput, charts: readonly Html[], left: number): Section | undefined {
  const { thinned } = input.points
  if (charts.length === 0 && !thinned) return undefined
  const shown = input.points.columns.point?.length ?? 0
  return {
    id: 'study-figures',
    title: 'Charts',
    body: html`${thinned && html`<p class="note">${thinnedText(input, shown, thinned.of)} Tables include all points.</p>`}
${left > 0 && html`<p class="note">${left} more ${left === 1 ? 'output is' : 'outputs are'} in the table of extremes and the point data.</p>`}
${charts}`,
  }
}

/** Of a sample the first points are drawn one by one, of any other study evenly many. */
const thinnedText = ({ study }: StudyReportInput, shown: number, of: number): string =>
  study.request.vary.kind === 'sample'
    ? `Single points are drawn for the first ${shownWhole(shown)} of ${shownWhole(of)} points.`
    : `Charts show ${shownWhole(shown)} of ${shownWhole(of)} points, evenly selected.`

/** Of a study that is not done. */
function soFar({ study: { running, columns } }: StudyReportInput): Section | undefined {
  const table = soFarTable(running, columns)
  return table === '' ? undefined : { id: 'study-so-far', title: 'Interim results', body: html`${table}` }
}

function numbers(input: StudyReportInput): Section | undefined {
  const { vary } = input.study.request
  if (!input.study.statistics || numberOutputs(input).length === 0) return undefined
  return {
    id: 'study-numbers',
    title: 'Numerical results',
    body: html`${vary.kind === 'goal' && goalPlaces(input, vary)}
${percentileTable(input)}
${indexTables(input)}
${swingTables(input)}
${extremeTable(input)}`,
  }
}
