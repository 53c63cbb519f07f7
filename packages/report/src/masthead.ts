/** The head of the report: what it is, how it ended, where it comes from, whose it is, and the answer in one sentence. */
import type { RunRecord, RunResponse } from '@keelson/workflow/record.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html } from './html.ts'
import { quantity } from './numbers.ts'
import { facts } from './section.ts'
import { spoken } from './spoken.ts'
import { standing, verdict } from './verdict.ts'

export const reportTitle = ({ contract, response }: RunRecord): string =>
  contract?.title ?? response.coordinate.workflow_id

export function masthead(record: RunRecord): Html {
  const { response, contract } = record
  return html`<header class="masthead">
<p class="overline">Calculation report</p>
<h1>${reportTitle(record)}</h1>
${contract && html`<p class="question">${contract.question}</p>`}
<p class="verdict">${badge(response)} <span>${verdict(record)}</span></p>
${besideVerdict(record)}
${facts(identity(record), 'compact')}
${meta(record)}
</header>
`
}

/** The status in one word, with a sign that does not need colour. */
export function badge(response: Pick<RunResponse, 'status' | 'checks_made'>): Html {
  const { tone, sign, word } = standing(response)
  return html`<strong class="badge ${tone}"><span aria-hidden="true">${sign}</span> ${word}</strong>`
}

/** What the verdict rests on and the reader has not said or seen: defaults that were assumed, standards that were not read in print. */
export const besideVerdict = (record: RunRecord): Html => html`${assumptions(record)}${unread(record)}`

function assumptions({ response }: RunRecord): Content {
  const assumed = response.result?.assumed ?? []
  if (assumed.length === 0) return ''
  return html`<dl class="assumed"><dt>Assumed</dt>${assumed.map(
    ({ title, value, unit, why }) =>
      html`<dd>${title}: ${typeof value === 'number' ? quantity(value, unit ?? undefined) : String(value)} <span class="quiet">(${unpunctuated(midSentence(why))})</span></dd>`,
  )}</dl>`
}

/** A sentence without its full stop, to stand in brackets. */
const unpunctuated = (sentence: string): string => sentence.replace(/\.$/, '')

/** One sentence on the standards whose print was not read. */
function unread({ contract }: RunRecord): Content {
  const byReading = Map.groupBy(contract?.standards ?? [], ({ read }) => read)
  return [...byReading].map(
    ([read, standards]) =>
      read !== null &&
      html`<p class="note">Clause numbers and coefficients of ${[...new Set(standards.map(({ id }) => id))].join(', ')} follow ${read}: compare them with the print before you sign.</p>`,
  )
}

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
export function answer(record: RunRecord): Html {
  const { response, contract, evidence } = record
  const warnings = response.warnings?.length ?? 0
  const flags: Content[] = [
    warnings > 0 && html`<a href="#warnings">${warnings} ${warnings === 1 ? 'warning' : 'warnings'}</a>`,
    contract && !isValidated(evidence) && html`<a href="#evidence">unvalidated workflow</a>`,
    response.coordinate.version_status === 'deprecated' && 'deprecated version',
    response.coordinate.version_status === 'experimental' && 'experimental version',
  ].filter((flag) => flag !== false && flag !== undefined)
  return html`<div class="answer ${standing(response).tone}"><p>${spoken(response.result?.said, response.detail, record)}</p>${
    flags.length > 0 && html`<p class="flags">Mind: ${flags.map((flag, i) => html`${i > 0 && ' · '}${flag}`)}</p>`
  }</div>
`
}

/** Whether any undisputed case comes from outside the code: published, a peer's code, or an independent calculation. */
export const isValidated = (evidence: RunRecord['evidence']): boolean =>
  evidence.some((c) => c.disputed === undefined && c.kind !== 'closed-form')
