/** The head of the report: what it is, how it ended, where it comes from, whose it is, and the answer in one sentence. */
import type { RunRecord, Status } from '@keelson/workflow/record.ts'
import { type Content, type Html, html } from './html.ts'
import { facts } from './section.ts'
import { verdict } from './verdict.ts'

export const reportTitle = ({ contract, response }: RunRecord): string =>
  contract?.title ?? response.coordinate.workflow_id

export function masthead(record: RunRecord): Html {
  const { response, contract } = record
  return html`<header class="masthead">
<p class="overline">Calculation report</p>
<h1>${reportTitle(record)}</h1>
${contract && html`<p class="question">${contract.question}</p>`}
<p class="verdict">${badge(response.status)} <span>${verdict(record)}</span></p>
${facts(identity(record), 'compact')}
${meta(record)}
</header>
`
}

const SIGNS: Readonly<Record<Status, string>> = { PASS: '✓', FAIL: '✕', ERROR: '!', SKIPPED: '–' }
/** The status in one word, with a sign that does not need colour. */
export const badge = (status: Status): Html =>
  html`<strong class="badge ${status.toLowerCase()}"><span aria-hidden="true">${SIGNS[status] ?? ''}</span> ${status}</strong>`

function identity({ response, created_at }: RunRecord): readonly (readonly [string, Content])[] {
  const { repo, domain, subdomain, workflow_id, resolved_version, version_status } = response.coordinate
  const version = resolved_version === null ? 'not resolved' : `version ${resolved_version}, ${version_status}`
  const pinned = `${repo}:${workflow_id}${resolved_version === null ? '' : `@${resolved_version}`}`
  return [
    ['Workflow', html`<code>${pinned}</code> <span class="quiet">${version}</span>`],
    ['Asked as', response.ref !== pinned && html`<code>${response.ref}</code>`],
    ['Channel', `${domain} / ${subdomain}`],
    ['Run', html`<code>${response.run_id}</code>`],
    ['Time', html`<time datetime="${created_at}">${timeText(created_at)}</time>`],
  ]
}

/** '2026-02-11 09:14:27 UTC'; as it stands where it is not such a time. */
export function timeText(iso: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso)
  return parts ? `${parts[1]} ${parts[2]} UTC` : iso
}

function meta({ request }: RunRecord): Content {
  const { meta } = request
  if (!meta || Object.keys(meta).length === 0) return ''
  return facts(
    [
      ['Project', meta.project],
      ['Document', meta.document],
      ['Revision', meta.revision],
      ['Prepared by', meta.prepared_by],
      ['Checked by', meta.checked_by],
      ['Approved by', meta.approved_by],
      ['Notes', meta.notes],
    ],
    'compact ruled',
  )
}

/** The answer in one sentence, with what the reader must not overlook. */
export function answer({ response, contract, evidence }: RunRecord): Html {
  const warnings = response.warnings?.length ?? 0
  const flags: Content[] = [
    warnings > 0 && html`<a href="#warnings">${warnings} ${warnings === 1 ? 'warning' : 'warnings'}</a>`,
    contract && !isValidated(evidence) && html`<a href="#evidence">unvalidated workflow</a>`,
    response.coordinate.version_status === 'deprecated' && 'deprecated version',
    response.coordinate.version_status === 'experimental' && 'experimental version',
  ].filter((flag) => flag !== false && flag !== undefined)
  return html`<div class="answer ${response.status.toLowerCase()}"><p>${response.detail}</p>${
    flags.length > 0 && html`<p class="flags">Mind: ${flags.map((flag, i) => html`${i > 0 && ' · '}${flag}`)}</p>`
  }</div>
`
}

/** Whether any undisputed case comes from outside the code: published, a peer's code, or an independent calculation. */
export const isValidated = (evidence: RunRecord['evidence']): boolean =>
  evidence.some((c) => c.disputed === undefined && c.kind !== 'closed-form')
