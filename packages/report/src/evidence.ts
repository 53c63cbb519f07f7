/** The validation evidence of the workflow. */
import { countNoticed, type MistakesTried, NOTICED } from '@keelson/engine/mistakes.ts'
import { shareOf } from '@keelson/engine/nearness.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import { EVIDENCE_KINDS, type EvidenceKind } from '@keelson/equations/evidence.ts'
import { unitAfter } from '@keelson/units'
import type { EvidenceCase, Nearness } from '@keelson/workflow/cases.ts'
import { type Html, html } from './html.ts'
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
  return html`<p>Verified against ${held.length} ${held.length === 1 ? 'case' : 'cases'}: ${counts.join(', ')}. For each case the error at the last run is stated for the number nearest to its tolerance.</p>`
}

/** Cases with their sources, and how much of its tolerance the nearest number of each uses. */
export const caseTable = (cases: readonly EvidenceCase[]): Html =>
  scrolling(
    html`<caption>Verification cases</caption>
<thead><tr><th scope="col">Case</th><th scope="col">Kind</th><th scope="col">Source</th><th scope="col" class="n">Error</th><th scope="col" class="n">Tolerance</th><th scope="col" class="n">Used</th></tr></thead>
<tbody>${cases.map(
      (
        c,
      ) => html`<tr><th scope="row">${c.id}</th><td>${IN_WORDS[c.kind] ?? c.kind}</td><td class="long">${c.source}${c.disputed !== undefined && html`<p><strong>Disputed:</strong> ${c.disputed}</p>`}</td>${accuracy(c)}</tr>
`,
    )}</tbody>`,
    'data cases',
  )

/** Error, tolerance and share in the terms of the tolerance that applied. Older records have only the relative ones. */
function accuracy({ nearest, largest_error, tolerance }: EvidenceCase): Html {
  const { error, unit, tolerance: allowed } = nearest ?? { error: largest_error, tolerance, unit: undefined }
  if (error === null) return html`<td class="n">–</td><td class="n">–</td><td class="n">–</td>`
  const used = nearest === undefined ? '–' : usedText(nearest)
  return html`<td class="n">${inTerms(rounded(error, allowed), unit)}</td><td class="n">${inTerms(allowed, unit)}</td><td class="n">${used}</td>`
}

/** To two digits, and never up past a tolerance that it is within. */
const rounded = (error: number, tolerance: number): number =>
  error > tolerance ? error : Math.min(Number(error.toPrecision(2)), tolerance)

const inTerms = (number: number, unit: string | undefined): Html =>
  html`<span class="q">${unit === undefined ? `${numberText(100 * number, 2)} %` : `${numberText(number, 2)}${unitAfter(unit)}`}</span>`

/** '0.3 %': never rounded up to all of it. */
export function usedText(nearest: Nearness): string {
  const share = shareOf(nearest)
  return `${numberText(share < 1 ? Math.min(100 * share, 99) : 100 * share, 2)} %`
}
