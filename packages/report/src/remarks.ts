/** What an engineer remarks at a step, a check or an input: plain text, printed where it is said. */
import type { Remark, RunRecord } from '@keelson/engine/record.ts'
import { type Html, html } from './html.ts'

export const remarksAt = ({ request }: Pick<RunRecord, 'request'>, id: Remark['at']): readonly Html[] =>
  (request.meta?.remarks ?? [])
    .filter(({ at }) => at === id)
    .map(({ text }) => html`<p class="note own-words">Remark: ${text}</p>`)
