/** The envelopes of load cases: of each check the case that governs, then every case with what became of it. */
import type { Envelope, EnvelopeCase, EnvelopeCheck } from '@keelson/projects/envelope.ts'
import { FRESHNESS_WORDS } from '@keelson/projects/words.ts'
import { shownUtilisation } from '@keelson/workflow/shown.ts'
import { cited } from '../cited.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Section } from '../section.ts'
import { scrolling } from '../table.ts'
import { chapterLink } from './basis.ts'
import { utilisationText } from './governing.ts'
import type { ProjectReportInput } from './input.ts'

export function envelopesSection(input: ProjectReportInput): Section {
  const withCases = new Set(input.project.calculations.filter(({ cases }) => cases !== undefined).map(({ id }) => id))
  const shown = input.calculations.filter(({ id }) => withCases.has(id))
  return {
    id: 'project-envelopes',
    title: 'Load cases',
    body: shown.map(({ id }) => envelopeBlock(id, input)),
  }
}

function envelopeBlock(id: string, input: ProjectReportInput): Content {
  const envelope = input.envelopes.find(({ calculation }) => calculation === id)
  const row = input.calculations.find((one) => one.id === id)
  if (!envelope || !row) return ''
  const { checks, cases, not_calculated } = envelope
  const stale =
    row.freshness !== 'current' &&
    html`<p class="notice"><strong>${FRESHNESS_WORDS[row.freshness]}</strong>${row.why !== '' && `: ${row.why}`}.</p>`
  const missing =
    not_calculated.length > 0 &&
    html`<p class="notice">Not calculated: ${not_calculated.join(', ')}. The envelope does not include ${not_calculated.length === 1 ? 'this case' : 'these cases'}.</p>`
  return html`<h3>${chapterLink(id, input)} ${row.title}</h3>
${stale}${missing}
${checks.length === 0 ? html`<p class="note">No check made in any case.</p>` : checkTable(id, checks)}
${caseTable(id, cases, envelope)}`
}

const checkTable = (id: string, checks: readonly EnvelopeCheck[]): Html =>
  scrolling(
    html`<caption>${id}: envelope of checks</caption>
<thead><tr><th scope="col">Check</th><th scope="col">Clause</th><th scope="col">Governing case</th><th scope="col" class="n">Utilisation</th><th scope="col">Result</th><th scope="col">Fails or not assessed in</th></tr></thead>
<tbody>${checks.map(checkRow)}</tbody>`,
    'data project-envelope',
  )

function checkRow(check: EnvelopeCheck): Html {
  const { title, standard, clause, governing_case, failed_in, open_in } = check
  const { tone, word } = resultOf(check)
  const others = [
    ...(failed_in.length > 0 ? [`fails: ${failed_in.join(', ')}`] : []),
    ...(open_in.length > 0 ? [`not assessed: ${open_in.join(', ')}`] : []),
  ]
  return html`<tr><th scope="row">${title}</th><td class="clause">${cited(standard, clause)}</td><td>${governing_case ?? '–'}</td><td class="n">${utilisationText(check)}</td><td class="outcome ${tone}"><strong class="q">${word}</strong></td><td>${others.join('; ') || '–'}</td></tr>
`
}

/** It passes only where it passes in every case and is open in none. */
function resultOf({ state, open }: EnvelopeCheck): { readonly tone: string; readonly word: string } {
  if (state === 'fail') return { tone: 'fail', word: '✕ fails' }
  if (state === 'pass' && !open) return { tone: 'pass', word: '✓ passes' }
  return { tone: open ? 'open' : 'skipped', word: open ? '? not assessed' : '– not assessed' }
}

const caseTable = (id: string, cases: readonly EnvelopeCase[], { checks, governing }: Envelope): Html =>
  scrolling(
    html`<caption>${id}: load cases</caption>
<thead><tr><th scope="col">Case</th><th scope="col">Limit state</th><th scope="col">Governing check</th><th scope="col" class="n">Utilisation</th><th scope="col">Result</th><th scope="col">Run</th></tr></thead>
<tbody>${cases.map((one) => caseRow(one, checks, governing?.case === one.name))}</tbody>`,
    'data project-cases',
  )

function caseRow(one: EnvelopeCase, checks: readonly EnvelopeCheck[], governs: boolean): Html {
  const check = checks.find(({ id }) => id === one.governing_check)
  const { tone, word } = caseResult(one)
  const use = one.utilisation === null ? '–' : shownUtilisation(one.utilisation, check?.limit ?? 1)
  return html`<tr><th scope="row">${one.name}${governs && html` <span class="tag">governs</span>`}</th><td>${one.limit_state ?? '–'}</td><td>${check?.title ?? (one.status === 'ERROR' ? one.detail : '–')}</td><td class="n">${use}</td><td class="outcome ${tone}"><strong class="q">${word}</strong></td><td>${one.run_id === undefined ? '–' : html`<code class="q">${one.run_id}</code>`}</td></tr>
`
}

function caseResult({ status, checks_made, checks_open }: EnvelopeCase): {
  readonly tone: string
  readonly word: string
} {
  if (status === null) return { tone: 'skipped', word: '– never run' }
  if (status === 'ERROR') return { tone: 'error', word: '! not calculated' }
  if (status === 'FAIL') return { tone: 'fail', word: '✕ fails' }
  if (status === 'SKIPPED' || checks_open > 0) return { tone: 'open', word: '? not assessed' }
  return checks_made > 0 ? { tone: 'pass', word: '✓ passes' } : { tone: 'unchecked', word: '○ no check made' }
}
