/** The standards that a run applies, by edition and clause. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { html } from './html.ts'
import type { Section } from './section.ts'
import { scrolling } from './table.ts'

export function standards({ contract, response }: RunRecord): Section | undefined {
  const named = contract?.standards.map(({ id, title, publisher, revision, section }) => ({
    id,
    title,
    publisher,
    revision,
    section,
  }))
  const recorded = response.provenance?.standard_revisions.map(({ code_id, ...rest }) => ({
    id: code_id,
    title: '',
    ...rest,
  }))
  return standardsSection(named ?? recorded ?? [])
}

export interface Applied {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly revision: string
  /** Clauses applied. */
  readonly section: string
}

export function standardsSection(list: readonly Applied[]): Section | undefined {
  if (list.length === 0) return undefined
  return {
    id: 'standards',
    title: 'Standards applied',
    body: scrolling(
      html`<caption>Standards with edition and clauses applied</caption>
<thead><tr><th scope="col">Standard</th><th scope="col">Edition and publisher</th><th scope="col">Clauses applied</th></tr></thead>
<tbody>${list.map(
        (
          s,
        ) => html`<tr><th scope="row">${s.id}${s.title !== '' && html`<p class="quiet">${s.title}</p>`}</th><td>${issued(s)}</td><td class="long">${s.section}</td></tr>
`,
      )}</tbody>`,
      'data cited',
    ),
  }
}

/** 'JPT Apr 1965, SPE'; the publisher once where the edition begins with it. */
const issued = ({ revision, publisher }: { readonly revision: string; readonly publisher: string }): string =>
  revision.startsWith(publisher) || publisher === '' ? revision : `${revision}, ${publisher}`
