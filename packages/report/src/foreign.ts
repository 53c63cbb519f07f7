/** What a workflow of another repository left: its files, and the last lines that its process printed. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { fileTable } from './files.ts'
import { html } from './html.ts'
import type { Section } from './section.ts'
import { longText } from './values.ts'

export function foreign({ output_tail = '', outputs = [] }: RunRecord): Section | undefined {
  if (output_tail === '' && outputs.length === 0) return undefined
  const printed = html`<p class="note">The last lines that it printed, as they are.</p>
${longText(output_tail, 'Output of the process')}`
  return { id: 'output', title: 'Output of the process', body: html`${fileTable(outputs)}${output_tail && printed}` }
}
