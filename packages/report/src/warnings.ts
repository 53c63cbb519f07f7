/** The warnings of a run: those that the summary has room for, and all of them where it has not. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import { type Content, type Html, html } from './html.ts'
import { spoken } from './spoken.ts'

const MOST_IN_SUMMARY = 4
const LONGEST_IN_SUMMARY = 450

/** How many of the warnings stand in the summary. */
export function shownInSummary({ response }: RunRecord): number {
  let length = 0
  const given = response.warnings ?? []
  const within = given.findIndex(({ message }) => {
    length += message.length
    return length > LONGEST_IN_SUMMARY
  })
  return Math.min(MOST_IN_SUMMARY, within < 0 ? given.length : within)
}

export const warningList = (record: RunRecord, most = Number.POSITIVE_INFINITY): Html =>
  html`<ul class="warnings">${(record.response.warnings ?? [])
    .slice(0, most)
    .map(
      (w) =>
        html`<li><p>${capitalised(spoken(w.said, w.message, record))} <span class="quiet"><code>${w.code}</code>${w.path !== undefined && html` at <code>${w.path}</code>`}</span></p></li>`,
    )}</ul>
`

/** A sentence with a capital, where it begins with a word. */
function capitalised(sentence: Content): Content {
  if (typeof sentence === 'string') return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
  if (!Array.isArray(sentence)) return sentence
  const [first, ...rest] = (sentence as readonly Content[]).filter((part) => part !== '')
  return [capitalised(first), ...rest]
}

/** All warnings, where the summary does not hold them all. */
export function warningsInFull(record: RunRecord): Content {
  const count = record.response.warnings?.length ?? 0
  return count > shownInSummary(record) ? html`<h3 id="all-warnings">Warnings</h3>${warningList(record)}` : undefined
}
