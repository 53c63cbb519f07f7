/** The validation evidence of the workflow. */
import { countNoticed, type MistakesTried, NOTICED } from '@keelson/engine/mistakes.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import { EVIDENCE_KINDS, type EvidenceKind } from '@keelson/equations/evidence.ts'
import type { EvidenceCase } from '@keelson/workflow/cases.ts'
import { type Content, type Html, html } from './html.ts'
import { isValidated } from './masthead.ts'
import { NOTICED_BY } from './noticed.ts'
import { numberText } from './numbers.ts'
import type { Section } from './section.ts'
import { scrolling } from './table.ts'

const IN_WORDS: Readonly<Record<EvidenceKind, string>> = {
  published: 'published example',
  'peer-code': 'third-party code',
  'independent-calc': 'independent calculation',
  'closed-form': 'closed form',
}

export function evidence({ evidence: cases, mistakes, contract }: RunRecord): Section {
  const sorted = byKind(cases)
  return {
    id: 'evidence',
    title: 'Validation evidence',
    body: html`${statement(sorted, contract !== undefined)}
${sorted.length > 0 && caseTable(sorted)}${mistakes !== undefined && mistakes.tried > 0 && noticing(mistakes)}`,
  }
}

/** Whether a mistake in the formulas would be noticed. */
function noticing(mistakes: MistakesTried): Html {
  const counts = NOTICED.flatMap((by) => (mistakes.noticed[by] ? [`${mistakes.noticed[by]} by ${NOTICED_BY[by]}`] : []))
  return html`<p>The evidence was tested with ${mistakes.tried} small mistakes, introduced one at a time. A number was changed by 1 %, an operator inverted or two arguments exchanged in the formulas, tables, coefficients and surrounding code of this workflow. The evidence detected ${countNoticed(mistakes)}: ${counts.join(', ')}.</p>`
}

/** The strongest kind of evidence first. */
export const byKind = (cases: readonly EvidenceCase[]): readonly EvidenceCase[] =>
  cases.toSorted((a, b) => EVIDENCE_KINDS.indexOf(a.kind) - EVIDENCE_KINDS.indexOf(b.kind))

function statement(cases: readonly EvidenceCase[], ours: boolean): Html {
  if (!isValidated(cases)) {
    const have = cases.length === 0 ? 'no verification case' : 'no undisputed published, peer or independent case'
    const whose = ours ? 'this workflow' : 'this workflow, which is supplied by another repository'
    return html`<p class="notice"><strong>Unvalidated.</strong> There is ${have} for ${whose}. Verify its results by other means before use.</p>`
  }
  const held = cases.filter((c) => c.disputed === undefined)
  const counts = EVIDENCE_KINDS.flatMap((kind) => {
    const n = held.filter((c) => c.kind === kind).length
    return n === 0 ? [] : [`${n} by ${IN_WORDS[kind]}`]
  })
  return html`<p>Verified against ${held.length} ${held.length === 1 ? 'case' : 'cases'}: ${counts.join(', ')}. The error is the largest error of a case at its last run.</p>`
}

/** Cases with their sources, errors and tolerances. */
export const caseTable = (cases: readonly EvidenceCase[]): Html =>
  scrolling(
    html`<caption>Verification cases</caption>
<thead><tr><th scope="col">Case</th><th scope="col">Kind</th><th scope="col">Source</th><th scope="col" class="n">Error</th><th scope="col" class="n">Tolerance</th></tr></thead>
<tbody>${cases.map(
      (
        c,
      ) => html`<tr><th scope="row">${c.id}</th><td>${IN_WORDS[c.kind] ?? c.kind}</td><td class="long">${c.source}${c.disputed !== undefined && html`<p><strong>Disputed:</strong> ${c.disputed}</p>`}</td><td class="n">${percent(c.largest_error)}</td><td class="n">${percent(c.tolerance)}</td></tr>
`,
    )}</tbody>`,
    'data cases',
  )

const percent = (ratio: number | null): Content =>
  ratio === null ? '–' : html`<span class="q">${numberText(100 * ratio, 2)} %</span>`
