/** The load cases of a calculation with the envelope beside: what governs each case, and which case governs each check. */
import type { Envelope } from '@keelson/projects'
import { type Html, html } from '@keelson/report/html.ts'
import { badge } from '@keelson/report/masthead.ts'
import { listed, shownUtilisation } from '@keelson/workflow/shown.ts'
import { counted } from './entry-text.ts'
import { isLinked, linkText, valueText } from './input-text.ts'
import type { CalculationView } from './project-view.ts'

type Case = Envelope['cases'][number]
type Check = Envelope['checks'][number]

export function envelopeTables(view: CalculationView): Html {
  const { envelope, hasCases } = view
  const { not_calculated: missing, cases } = envelope
  const isCurrent = view.row.freshness === 'current' && missing.length === 0
  return html`${missing.length > 0 && html`<p class="notice">${missingText(missing, cases.length, hasCases)}</p>`}${hasCases && casesTable(view)}${checksTables(envelope.checks, hasCases, isCurrent)}${!hasCases && envelope.checks.length === 0 && missing.length === 0 && html`<p class="note">This calculation makes no checks.</p>`}`
}

const missingText = (missing: readonly string[], of: number, hasCases: boolean): string =>
  hasCases
    ? `${missing.length} of ${counted(of, 'case')} without a result: ${listed(missing)}.`
    : 'The calculation has no result.'

/** Longest bar, in limits. */
const AXIS = 1.5

const casesTable = ({ envelope, overrides, row }: CalculationView): Html =>
  html`<div class="scroll" role="group" tabindex="0" aria-label="Load cases"><table class="rows cases-table"><thead><tr><th scope="col">Case</th><th scope="col">Result</th><th scope="col">Governing check</th><th scope="col" class="n">Utilisation</th><td class="bar"></td><td class="ways"></td></tr></thead>
<tbody>${envelope.cases.map((one) => caseRow(one, envelope, overrides[one.name] ?? {}, row.freshness === 'current'))}</tbody></table></div>`

function caseRow(
  one: Case,
  { checks, governing }: Envelope,
  overrides: Readonly<Record<string, unknown>>,
  isCurrent: boolean,
): Html {
  const { name, limit_state, status, run_id, utilisation, governing_check, checks_open } = one
  const check = checks.find(({ id }) => id === governing_check)
  const isGoverning = governing?.case === name
  return html`<tr${isGoverning && html` class="governs"`}><th scope="row">${name}${limit_state !== undefined && html` <span class="tag">${limit_state}</span>`}<span class="why-stale">${overridesText(overrides)}</span></th><td>${caseBadge(one, isCurrent)}${checks_open > 0 && html`<span class="why-stale">${counted(checks_open, 'check')} not assessed</span>`}</td><td>${check?.title ?? governing_check}${isGoverning && html`<span class="why-stale">Governing case</span>`}</td><td class="n figure">${utilisation !== null && shownUtilisation(utilisation)}</td><td class="bar">${utilisation !== null && status !== null && bar(utilisation, status === 'FAIL')}</td><td class="ways">${run_id !== undefined && html`<a href="/reports/${run_id}" aria-label="Report of ${name}">Report</a>`}</td></tr>
`
}

/** The badge of a run, green only for a result of the present inputs. */
function caseBadge({ status, checks_made, checks_open }: Case, isCurrent: boolean): Html {
  if (status === null) return html`<span class="mark quiet">Never run</span>`
  if (status === 'PASS' && !isCurrent) return html`<span class="mark quiet">Passed with earlier inputs</span>`
  if (status === 'PASS' && checks_open > 0) return html`<span class="mark open">Not complete</span>`
  return badge({ status, checks_made, checks_open, checks_accepted: 0 })
}

function overridesText(overrides: Readonly<Record<string, unknown>>): string {
  return Object.entries(overrides)
    .map(([path, value]) => `${path.replaceAll('_', ' ')} ${isLinked(value) ? linkText(value) : valueText(value, '')}`)
    .join('; ')
}

function bar(utilisation: number, isFailed: boolean): Html {
  const percent = (x: number) => `${((100 * Math.min(Math.max(x, 0), AXIS)) / AXIS).toFixed(1)}%`
  return html`<svg width="100%" height="14" aria-hidden="true"><rect class="track" y="3" width="100%" height="8"/><rect class="${isFailed ? 'over' : 'within'}" y="3" width="${percent(utilisation)}" height="8"/><line class="limit" x1="${percent(1)}" x2="${percent(1)}" y1="0" y2="14"/></svg>`
}

/** A check that the verdict needs is always in sight; the others without a result are folded. */
function checksTables(checks: readonly Check[], hasCases: boolean, isCurrent: boolean): Html {
  const isSeen = ({ state, open }: Check) => state !== 'not_made' || open
  const [seen, others] = [checks.filter(isSeen), checks.filter((check) => !isSeen(check))]
  const table = (of: readonly Check[], title: string) =>
    html`<div class="scroll" role="group" tabindex="0" aria-label="${title}"><table class="rows checks-table"><thead><tr><th scope="col">Check</th><th scope="col">Outcome</th><th scope="col" class="n">Utilisation</th>${hasCases && html`<th scope="col">Governing case</th>`}</tr></thead>
<tbody>${of.map((check) => checkRow(check, hasCases, isCurrent))}</tbody></table></div>`
  return html`${seen.length > 0 && table(seen, 'Envelope of checks')}${others.length > 0 && html`<details class="not-provided"><summary>Checks without a result <span class="quiet">${others.length}</span></summary>${table(others, 'Checks without a result')}</details>`}`
}

/** `isCurrent`: every case has a result of the present inputs; otherwise a pass has no colour. */
function checkMark({ state, open, open_in }: Check, isCurrent: boolean): Html {
  if (state === 'fail') return html`<span class="mark fail">✕ Fails</span>`
  if (state === 'not_made')
    return open ? html`<span class="mark open">Not assessed</span>` : html`<span class="mark quiet">No result</span>`
  if (open_in.length > 0) return html`<span class="mark open">Not complete</span>`
  return isCurrent ? html`<span class="mark pass">✓ Passes</span>` : html`<span class="mark quiet">Passes</span>`
}

function checkRow(check: Check, hasCases: boolean, isCurrent: boolean): Html {
  const { title, standard, clause, utilisation, limit, governing_case, open_in, failed_in } = check
  const told = [
    hasCases && failed_in.length > 0 && `Fails in ${listed(failed_in)}`,
    hasCases && open_in.length > 0 && `Not assessed in ${listed(open_in)}`,
  ].filter((text) => text !== false)
  return html`<tr><th scope="row">${title}<span class="why-stale">${standard} ${clause}</span></th><td>${checkMark(check, isCurrent)}${told.map((text) => html`<span class="why-stale">${text}</span>`)}</td><td class="n figure">${utilisation !== null && shownUtilisation(utilisation, limit ?? 1)}${limit !== null && limit !== 1 && html`<span class="why-stale">limit ${limit}</span>`}</td>${hasCases && html`<td>${governing_case}</td>`}</tr>
`
}
