/** What a workflow of another repository left: its files, and the last lines that its process printed. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { fileTable } from './files.ts'
import { html } from './html.ts'
import type { Section } from './section.ts'
import { longText } from './values.ts'

export function foreign({ output_tail = '', outputs = [] }: RunRecord): Section | undefined {
  if (output_tail === '' && outputs.length === 0) return undefined
  const printed = html`<p class="note">Last lines of the process output, unedited.</p>
${longText(output_tail, 'Process output')}`
  return { id: 'output', title: 'Process output', body: html`${fileTable(outputs)}${output_tail && printed}` }
}
