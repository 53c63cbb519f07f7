/** The method in the contract's words. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { html } from './html.ts'
import { prose } from './prose.ts'
import type { Section } from './section.ts'

export function method({ contract }: RunRecord): Section | undefined {
  if (!contract || contract.method.length === 0) return undefined
  return {
    id: 'method',
    title: 'Method',
    body: html`<ol class="method">${contract.method.map(({ title, text }) => html`<li><strong>${title}.</strong> ${prose(text)}</li>`)}</ol>`,
  }
}
