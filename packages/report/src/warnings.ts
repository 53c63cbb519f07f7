/** The warnings of a run: those that the summary has room for, and all of them where it has not. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { Warning } from '@keelson/workflow'
import { capitalised } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html } from './html.ts'
import { spoken } from './spoken.ts'

const MOST_IN_SUMMARY = 4
const LONGEST_IN_SUMMARY = 450

/** What a check is left out for stands in the summary beside the check. */
export const summaryWarnings = ({ response }: RunRecord): readonly Warning[] =>
  (response.warnings ?? []).filter(({ code }) => code !== 'not_assessed')

/** On the first sheet the verdict itself says that no check was made. */
export const sheetWarnings = (record: RunRecord): readonly Warning[] =>
  summaryWarnings(record).filter(({ code }) => code !== 'no_check')

/** How many of these the summary has room for. */
export function shownInSummary(record: RunRecord): number {
  let length = 0
  const given = summaryWarnings(record)
  const within = given.findIndex(({ message }) => {
    length += message.length
    return length > LONGEST_IN_SUMMARY
  })
  return Math.min(MOST_IN_SUMMARY, within < 0 ? given.length : within)
}

export const warningList = (record: RunRecord, warnings: readonly Warning[]): Html =>
  html`<ul class="warnings">${warnings.map(
    (w) => html`<li><p>${withCapital(spoken(w.said, w.message, record))}</p></li>`,
  )}</ul>
`

/** A sentence with a capital, where it begins with a word. */
function withCapital(sentence: Content): Content {
  if (typeof sentence === 'string') return capitalised(sentence)
  if (!Array.isArray(sentence)) return sentence
  const [first, ...rest] = (sentence as readonly Content[]).filter((part) => part !== '')
  return [withCapital(first), ...rest]
}

/** All warnings, where the summary does not hold them all. */
export function warningsInFull(record: RunRecord): Content {
  const isShort = summaryWarnings(record).length > shownInSummary(record)
  const all = record.response.warnings ?? []
  return isShort ? html`<h3 id="all-warnings">Warnings</h3>${warningList(record, all)}` : undefined
}
