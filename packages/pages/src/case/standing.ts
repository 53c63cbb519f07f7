/** The verdict that stays in sight: how the case stands, in one line. */
import { type Html, html } from '@keelson/report/html.ts'
import { badge } from '@keelson/report/masthead.ts'
import type { RunRecord } from '@keelson/workflow'

/** On a phone the results stand below the form. */
const jump = html` <a class="jump" href="#main">Results</a>`

export function standing({ response }: RunRecord): Html {
  const { detail, warnings: given = [] } = response
  return html`<p>${badge(response)}${jump} <span class="said">${detail}</span>${
    given.length > 0 &&
    html` <a class="flags" href="#warnings">${given.length} ${given.length === 1 ? 'warning' : 'warnings'}</a>`
  } <span class="tag">not recorded</span></p>`
}

/** Of a case that was refused, with links to what is wrong; `printed` where results of an earlier one stand below. */
export function refusal(titles: readonly (readonly [name: string, title: string])[], printed: boolean): Html {
  return html`<p><strong class="badge error">Not calculated</strong> <span class="said">${
    titles.length === 1 ? 'An input is missing or refused' : `${titles.length} inputs are missing or refused`
  }: ${titles.slice(0, 3).map(([name, title], i) => html`${i > 0 && ', '}<a href="#input-${name}">${title}</a>`)}.${printed && ' The results below are those of the inputs before.'}</span></p>`
}

export const failure = (detail: string): Html =>
  html`<p><strong class="badge error">No answer</strong> <span class="said">${detail} <button type="button" data-action="again">Try again</button></span></p>`
