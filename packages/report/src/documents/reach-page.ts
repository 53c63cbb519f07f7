/** What a PASS of each workflow covers, and where its reach ends. */
import { unitAfter } from '@keelson/units'
import type { CheckReach, ReachLimit, WorkflowReach } from '@keelson/workflow/reach-of.ts'
import { type Content, type Html, html } from '../html.ts'
import { numberText } from '../numbers.ts'
import { prose } from '../prose.ts'
import { bullets } from '../section.ts'
import { scrolling } from '../table.ts'
import { documentPage, idOf, type Part, pageOf } from './page.ts'

/** `standards`: those of a workflow by its ref. */
export function reachPage(
  workflows: readonly WorkflowReach[],
  standards: (ref: string) => readonly string[] = () => [],
): string {
  const limits = workflows.flatMap(({ checks }) => checks.flatMap(({ reach }) => reach))
  const parts = workflows.map(
    (workflow): Part => ({
      id: idOf(workflow.ref),
      title: workflow.ref,
      found: { words: `${workflow.ref} ${workflow.title}`, standards: standards(workflow.ref) },
      body: bodyOf(workflow),
    }),
  )
  const lead = html`A PASS means that every listed check passes within its limits for all the inputs provided. Outside a limit the check is not assessed and the run is SKIPPED, unless the check fails. This page lists ${limits.length} limits of ${workflows.length} workflow versions, generated from the running contracts. It is also available as data: <a href="/api/reach">/api/reach</a>.`
  return documentPage('Reach', lead, parts)
}

const bodyOf = ({
  ref,
  title,
  question,
  checks,
  validity,
  not_checked,
}: WorkflowReach): Content => html`<p class="note"><a href="${pageOf(ref)}">${title}</a>. ${question}</p>
${checks.length === 0 ? html`<p>No checks are made. A PASS means only that the calculation is complete.</p>` : checkTable(checks)}
${listed('Validity', validity)}${listed('Outside scope', not_checked)}`

const listed = (title: string, sentences: readonly string[]): Content =>
  sentences.length > 0 && html`<h3>${title}</h3>\n${bullets(sentences.map(prose))}`

const checkTable = (checks: readonly CheckReach[]): Html =>
  scrolling(
    html`<caption class="unseen">Checks and their limits</caption>
<thead><tr><th scope="col">Check</th><th scope="col">Clause</th><th scope="col">Not assessed outside</th><th scope="col">Not assessed without</th></tr></thead>
<tbody>${checks.map(
      ({
        title,
        standard,
        clause,
        reach,
        demands,
      }) => html`<tr><th scope="row">${title}</th><td>${standard} ${clause}</td><td>${
        reach.length === 0 ? 'accepted input ranges' : reach.map((one) => html`<p>${limitText(one)}</p>`)
      }</td><td>${demands.length === 0 ? '–' : demands.join(', ')}</td></tr>
`,
    )}</tbody>`,
    'data',
  )

function limitText({ limit, because, from, to, unit, unsafe, standard, clause }: ReachLimit): Content {
  const range = rangeText(from, to)
  const oneSided = from !== null && to !== null && unsafe !== 'either' && `, not assessed only ${unsafe} the range`
  return html`${limit}${range !== '' && html` ${range}${unitAfter(unit ?? '-')}${oneSided}`} <span class="quiet">(${because}; ${standard} ${clause})</span>`
}

function rangeText(from: number | null, to: number | null): string {
  if (from === null) return to === null ? '' : `up to ${numberText(to)}`
  return to === null ? `from ${numberText(from)}` : `${numberText(from)} to ${numberText(to)}`
}
