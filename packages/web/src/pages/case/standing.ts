/** The verdict that stays in sight: how the case stands, in one line. */
import type { RunRecord } from '@keelson/engine'
import { type Html, html } from '@keelson/report/html.ts'
import { badge, limitsBadge } from '@keelson/report/masthead.ts'
import { withoutVerdict } from '@keelson/report/spoken-answer.ts'
import { shownUtilisation } from '@keelson/workflow/shown.ts'

/** On a phone the results stand below the form: from either to the other. */
const jumps = html`<span class="jumps"><a href="#inputs">Inputs</a> <a href="#main">Results</a></span>`

export function standing(record: RunRecord): Html {
  const { response } = record
  const { warnings: given = [] } = response
  return html`<p><span class="lead">${badge(response)}${limitsBadge(record)}</span> ${governing(record) ?? html`<span class="said">${withoutVerdict(record).response.detail}</span>`}${
    given.length > 0 &&
    html` <a class="flags" href="#warnings">${given.length} ${given.length === 1 ? 'warning' : 'warnings'}</a>`
  } <span class="tag">not recorded</span> ${jumps}</p>`
}

/** '0.964 Pin bearing governs ANSI/AISC 360 J7(a)'; the answer itself stands below. */
function governing({ response }: RunRecord): Html | undefined {
  const check = response.result?.checks.find(({ governing }) => governing)
  if (check === undefined || response.checks_open) return undefined
  const { title, state, utilisation, limit, standard, clause } = check
  return html`${utilisation !== null && html`<span class="use">${shownUtilisation(utilisation, limit ?? 1)}</span> `}<span class="said">${title} ${state === 'fail' ? 'fails' : 'governs'}</span> <span class="quiet">${standard} ${clause}</span>`
}

/** An input that a case was refused for. */
export interface Wrong {
  readonly name: string
  readonly title: string
  readonly missing: boolean
}
const LISTED = 3

/** Of a case that was refused, with links to what is wrong; `printed` where results of an earlier one stand below. */
export function refusal(inputs: readonly Wrong[], printed: boolean): Html {
  const missing = inputs.filter((input) => input.missing).length
  const what = missing === 0 ? 'not valid' : missing === inputs.length ? 'required' : 'missing or not valid'
  const links = inputs
    .slice(0, LISTED)
    .map(({ name, title }, i) => html`${i > 0 && ', '}<a href="#input-${name}">${title}</a>`)
  const rest = inputs.length > LISTED && ` and ${inputs.length - LISTED} more`
  return html`<p><span class="lead"><strong class="badge${missing < inputs.length && ' error'}">Not calculated</strong></span> <span class="said">${
    inputs.length === 1 ? html`${links} is ${what}` : html`${inputs.length} inputs are ${what}: ${links}${rest}`
  }.${printed && ' Results below are for the previous inputs.'}</span></p>`
}

export const failure = (detail: string): Html =>
  html`<p><span class="lead"><strong class="badge error">No results</strong></span> <span class="said">${detail} <button type="button" data-action="again">Try again</button></span></p>`
