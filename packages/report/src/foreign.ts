/** What a workflow of another repository left: the last lines that its process printed. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import { html } from './html.ts'
import type { Section } from './section.ts'
import { longText } from './values.ts'

export function foreign({ output_tail }: RunRecord): Section | undefined {
  if (output_tail === undefined || output_tail === '') return undefined
  return {
    id: 'output',
    title: 'Output of the process',
    body: html`<p class="note">The last lines that it printed, as they are.</p>
${longText(output_tail, 'Output of the process')}`,
  }
}
