/** The register of calculations: how each stands and why, what governs it, and what it uses. */
import { FRESHNESS_WORDS } from '@keelson/projects/words.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { listedUpTo, shownUtilisation } from '@keelson/workflow/shown.ts'
import { pathOf } from '../case/found.ts'
import { counted } from './entry-text.ts'
import { type CalculationRow, calculationPath } from './project-view.ts'
import { freshnessMark, outcomeMark } from './standing-words.ts'

const HEADS = ['No.', 'Title', 'State', 'Outcome', 'Governing check', 'Utilisation', 'Uses', 'Newer', ''] as const

export function calculationsTable(project: string, rows: readonly CalculationRow[]): Html {
  if (rows.length === 0) return html`<p class="note">The project has no calculations.</p>`
  return html`<div class="scroll" role="group" tabindex="0" aria-label="Calculations"><table class="rows calculations"><thead><tr>${HEADS.map((head) => (head === '' ? html`<td class="ways"></td>` : html`<th scope="col"${head === 'Utilisation' && html` class="n"`}>${head}</th>`))}</tr></thead>
<tbody>${rows.map((row) => calculationRow(project, row))}</tbody></table></div>`
}

function calculationRow(project: string, row: CalculationRow): Html {
  const { id, title, freshness, why, outcome, detail, needs, newer, in_scope } = row
  return html`<tr data-row="${id}" data-words="${wordsOf(row)}"><td class="no"><a href="${calculationPath(project, id)}" data-open="${id}">${id}</a></td><th scope="row" class="title">${title}${!in_scope && html` <span class="tag">outside scope</span>`}${examplesTag(row)}</th><td class="state">${freshnessMark(freshness, why)}</td><td class="outcome" title="${detail}">${outcomeMark(outcome, freshness)}${notCalculated(row)}</td><td class="governing-check">${governingText(row)}</td><td class="n figure">${figureOf(row)}</td><td class="uses">${needs.map((need, i) => html`${i > 0 && ', '}<a href="${calculationPath(project, need)}" data-open="${need}">${need}</a>`)}</td><td class="newer">${newer !== null && html`<span class="tag">version ${newer}</span>`}</td><td class="ways">${ways(row)}</td></tr>
`
}

/** Values that nobody has entered are told wherever the calculation is. */
export const examplesTag = ({ examples }: CalculationRow): Html | false =>
  examples > 0 && html` <span class="tag example">${counted(examples, 'example value')}</span>`

/** What the filter looks in. */
const wordsOf = ({ id, title, ref, freshness, outcome, check }: CalculationRow): string =>
  [id, title, ref, FRESHNESS_WORDS[freshness], outcome, check ?? ''].join(' ').toLowerCase()

const MOST_NAMED = 3
const notCalculated = ({ not_calculated: names, cases, freshness }: CalculationRow): Html | false =>
  cases > 1 &&
  names.length > 0 &&
  freshness !== 'never_run' &&
  html`<span class="why-stale">Not calculated: ${listedUpTo(MOST_NAMED, names)}</span>`

function governingText({ governing, check, cases }: CalculationRow): Html | false {
  if (governing === null) return false
  return html`${check ?? governing.check}${governing.case !== '' && html`<span class="why-stale">${governing.case}, of ${cases} cases</span>`}`
}

const figureOf = ({ governing }: CalculationRow): string =>
  governing === null || governing.utilisation === null ? '' : shownUtilisation(governing.utilisation)

function ways({ id, ref, run_id }: CalculationRow): Html {
  const workflow = workflowPath(ref, run_id)
  return html`${run_id !== null && html`<a href="/reports/${run_id}" aria-label="Report of ${id}">Report</a> `}<a href="${workflow}" aria-label="Workflow page of ${id}">Workflow</a>`
}

/** The page of the workflow, with the run where there is one. */
export function workflowPath(ref: string, run: string | null): string {
  const [base = ref, version] = ref.split('@')
  const query = [run === null ? '' : `run=${run}`, version === undefined ? '' : `version=${version}`].filter(
    (part) => part !== '',
  )
  return `${pathOf(base)}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
