/** The head of a comparison: which documents and runs they are, and the verdict and the governing check of each. */
import type { CheckAnswer, RunRecord } from '@keelson/engine'
import { isCalculated } from '@keelson/engine/status.ts'
import { type Content, type Html, html } from '@keelson/report/html.ts'
import { badge, timeText } from '@keelson/report/masthead.ts'
import { shownUtilisation } from '@keelson/workflow/shown.ts'
import { pathOf } from '../case/found.ts'
import { type Row, sideBySide } from './compare-table.ts'
import type { Compared } from './compared.ts'

export const governingOf = ({ response }: RunRecord): CheckAnswer | undefined =>
  response.result?.checks.find(({ governing }) => governing)

export const useText = ({ utilisation, limit }: CheckAnswer): string =>
  utilisation === null ? 'without a utilisation' : shownUtilisation(utilisation, limit ?? 1)

export function heads({ a, b }: Compared): Html {
  const row = (title: string, of: (record: RunRecord) => Content): Row => ({ title, a: of(a), b: of(b) })
  const isNamed = (name: 'title' | 'project') => [a, b].some(({ request }) => (request.meta?.[name] ?? '') !== '')
  const rows: readonly Row[] = [
    row('Document', ({ request }) => given(request.meta?.document)),
    row('Revision', ({ request }) => given(request.meta?.revision)),
    ...(isNamed('project') ? [row('Project', ({ request }) => given(request.meta?.project))] : []),
    ...(isNamed('title') ? [row('Title', ({ request }) => given(request.meta?.title))] : []),
    row('Verdict', ({ response }) => badge(response)),
    row('Governing check', governing),
    row('Workflow', workflow),
    row('Run id', run),
    row('Date', ({ created_at }) => html`<time datetime="${created_at}">${timeText(created_at)}</time>`),
  ]
  return html`<div class="heads">${sideBySide('The two runs', 'Run', rows, false)}</div>`
}

const given = (text: string | undefined): Content => text || html`<span class="quiet">none</span>`

function governing(record: RunRecord): Content {
  const check = governingOf(record)
  if (!check) return html`<span class="quiet">none</span>`
  const limit = check.limit !== null && check.limit !== 1 && html` <span class="quiet">limit ${check.limit}</span>`
  return html`<strong>${check.title}</strong> ${useText(check)}${limit}`
}

function workflow({ contract, response }: RunRecord): Content {
  const { repo, workflow_id, resolved_version } = response.coordinate
  const version = resolved_version !== null && html` <span class="quiet">version ${resolved_version}</span>`
  return html`${contract?.title ?? `${repo}:${workflow_id}`}${version}`
}

function run({ response }: RunRecord): Content {
  const { repo, workflow_id, resolved_version } = response.coordinate
  const version = resolved_version !== null && html`&amp;version=${resolved_version}`
  const path = pathOf(`${repo}:${workflow_id}`)
  return html`<code>${response.run_id}</code><span class="to-run">${isCalculated(response) && html`<a href="/reports/${response.run_id}">Report</a> `}<a href="${path}?run=${response.run_id}${version}">Open</a></span>`
}
