/** The run's own record, carried as text by the page that was made from it. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { html } from './html.ts'
import { bytesText } from './numbers.ts'
import type { Section } from './section.ts'
import { plainJson } from './shell.ts'

export const RECORD_ID = 'keelson-record'

/**
 * The record as JSON in a closed `details`. Members keep their order, which is the order in which the page shows them,
 * so the page made from what is read back is this page, byte for byte.
 */
export function record(given: RunRecord): Section {
  const text = plainJson(given)
  return {
    id: 'record',
    title: 'Record',
    body: html`<details><summary>Complete run as JSON, ${bytesText(text.length)}</summary>
<pre id="${RECORD_ID}" class="long" tabindex="0">${text}</pre>
</details>`,
  }
}
