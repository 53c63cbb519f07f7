/** The head of the first page: what the report is and whose, and the run that it is of. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { Standing } from '@keelson/engine/status.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { titleStrip } from './title-block.ts'
import { standing } from './verdict.ts'

/** Characters of the title of a page. */
const LONGEST_TITLE = 90

/** The title that the document was given; that of the workflow where it was given none. */
export const reportTitle = ({ request, contract, response }: RunRecord): string =>
  shortened(request.meta?.title || contract?.title || response.coordinate.workflow_id, LONGEST_TITLE)

/** What the workflow answers, after its title where the document has one of its own. */
export function questionOf(record: RunRecord): string {
  const { contract } = record
  if (!contract) return ''
  return reportTitle(record) === contract.title ? contract.question : `${contract.title}. ${contract.question}`
}

export const masthead = (record: RunRecord): Html =>
  titleStrip(record, {
    kind: 'Calculation report',
    title: reportTitle(record),
    question: questionOf(record),
    origin: identity(record),
  })

/** The status in one word, with a sign that does not need colour. */
export function badge(response: Standing): Html {
  const { tone, sign, word } = standing(response)
  return html`<strong class="badge ${tone}"><span aria-hidden="true">${sign}</span> ${word}</strong>`
}

/** That some of the answer lies outside what the method holds for, whatever the verdict on the rest. */
export const limitsBadge = ({ response }: RunRecord): Content =>
  response.result?.checks.some(({ reason_kind }) => reason_kind === 'out_of_reach') &&
  html` <strong class="badge open">Outside method limits</strong>`

/** To the page of the workflow with the inputs of this run, at the service that made it. */
function change({ base_url, contract, response }: RunRecord): Content {
  const { repo, workflow_id } = response.coordinate
  const path = `/workflows/${repo}/${workflow_id}?run=${response.run_id}`
  return contract && html` <a class="change" href="${base_url}${path}">change the inputs</a>`
}

function identity(record: RunRecord): readonly Content[] {
  const { response, created_at } = record
  const { repo, domain, subdomain, workflow_id, resolved_version, version_status } = response.coordinate
  const version = resolved_version === null ? 'version not resolved' : `version ${resolved_version}, ${version_status}`
  const pinned = `${repo}:${workflow_id}${resolved_version === null ? '' : `@${resolved_version}`}`
  return [
    html`<code>${pinned}</code> ${version}`,
    `${domain} / ${subdomain}`,
    html`run <code>${response.run_id}</code>${change(record)}`,
    html`<time datetime="${created_at}">${timeText(created_at)}</time>`,
  ]
}

/** '2026-02-11 09:14:27 UTC'; as it stands where it is not such a time. */
export function timeText(iso: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso)
  return parts ? `${parts[1]} ${parts[2]} UTC` : iso
}

/** Whether any undisputed case comes from outside the code: published, a peer's code, or an independent calculation. */
export const isValidated = (evidence: RunRecord['evidence']): boolean =>
  evidence.some((c) => c.disputed === undefined && c.kind !== 'closed-form')
