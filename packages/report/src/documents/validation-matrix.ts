/** Which workflow is held against what, and how near it comes. */
import { mostUsed } from '@keelson/engine/nearness.ts'
import { EVIDENCE_KINDS } from '@keelson/equations/evidence.ts'
import type { EvidenceCase } from '@keelson/workflow/cases.ts'
import { byKind, caseTable, usedText } from '../evidence.ts'
import { type Html, html } from '../html.ts'
import { scrolling } from '../table.ts'
import { type MistakesFound, mistakesPart } from './mistakes.ts'
import { documentPage, idOf, type Part, pageOf } from './page.ts'

export interface ValidatedVersion {
  /** With its version: 'modelrepo:catenary@1'. */
  readonly ref: string
  readonly title: string
  readonly status: string
  readonly standards: readonly string[]
  readonly evidence: readonly EvidenceCase[]
}

export function validationMatrix(versions: readonly ValidatedVersion[], mistakes: MistakesFound): string {
  const count = versions.reduce((n, v) => n + v.evidence.length, 0)
  const parts = [
    { id: 'summary', title: 'Summary', body: summary(versions) },
    { id: 'mistakes', title: 'Detection of mistakes by the evidence', body: mistakesPart(mistakes) },
    ...versions.map(
      (v): Part => ({
        id: idOf(v.ref),
        title: v.ref,
        found: { words: `${v.ref} ${v.title}`, standards: v.standards },
        body: html`<p class="note"><a href="${pageOf(v.ref)}">${v.title}</a> (${v.status})</p>
${v.evidence.length === 0 ? html`<p class="notice"><strong>Unvalidated.</strong> No verification cases are available.</p>` : caseTable(byKind(v.evidence))}`,
      }),
    ),
  ]
  const lead = `${count} verification cases of ${versions.length} workflow versions, with their sources. The error at the last run is stated for the number nearest to its tolerance. Run npx keelson verify to repeat.`
  return documentPage('Validation matrix', lead, parts)
}

const summary = (versions: readonly ValidatedVersion[]): Html =>
  scrolling(
    html`<caption class="unseen">Cases by workflow and kind</caption>
<thead><tr><th scope="col">Workflow</th>${EVIDENCE_KINDS.map((kind) => html`<th scope="col" class="n">${kind}</th>`)}<th scope="col" class="n">Disputed</th><th scope="col" class="n">Tolerance used</th></tr></thead>
<tbody>${versions.map(({ ref, evidence }) => {
      const of = (kind: string) => evidence.filter((c) => c.kind === kind && c.disputed === undefined).length
      return html`<tr><th scope="row"><a href="#${idOf(ref)}">${ref}</a></th>${EVIDENCE_KINDS.map((kind) => html`<td class="n">${of(kind) || '–'}</td>`)}<td class="n">${evidence.filter((c) => c.disputed !== undefined).length || '–'}</td><td class="n">${mostUsedOf(evidence)}</td></tr>
`
    })}</tbody>`,
    'data',
  )

/** The largest share of its tolerance that a case uses. */
function mostUsedOf(evidence: readonly EvidenceCase[]): string {
  const held = evidence.flatMap(({ nearest, disputed }) => (nearest && disputed === undefined ? [nearest] : []))
  const most = mostUsed(held)
  return most === null ? '–' : usedText(most)
}
