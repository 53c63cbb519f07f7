/** What the reader must know beside the numbers: warnings, assumptions and limits, the method in the contract's words. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import { html } from './html.ts'
import { prose } from './prose.ts'
import { bullets, type Section } from './section.ts'
import { spoken } from './spoken.ts'

export function warnings(record: RunRecord): Section | undefined {
  const { response, contract } = record
  const given = response.warnings ?? []
  if (!contract && given.length === 0) return undefined
  const assumptions = contract?.assumptions ?? []
  const validity = contract?.validity ?? []
  return {
    id: 'warnings',
    title: 'Warnings and assumptions',
    body: html`${
      given.length === 0
        ? html`<p class="note">No warning was raised.</p>`
        : html`<ul class="warnings">${given.map(
            (w) =>
              html`<li><p>${spoken(w.said, w.message, record)}</p><p class="quiet"><code>${w.code}</code>${w.path !== undefined && html` at <code>${w.path}</code>`}</p></li>`,
          )}</ul>`
    }
${assumptions.length > 0 && html`<h3>Assumptions</h3>${bullets(assumptions.map(prose))}`}
${validity.length > 0 && html`<h3>Limits of validity</h3>${bullets(validity.map(prose))}`}`,
  }
}

export function method({ contract }: RunRecord): Section | undefined {
  if (!contract || contract.method.length === 0) return undefined
  return {
    id: 'method',
    title: 'Method',
    body: html`<ol class="method">${contract.method.map(({ title, text }) => html`<li><strong>${title}.</strong> ${prose(text)}</li>`)}</ol>`,
  }
}
