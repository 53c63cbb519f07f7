/** What the verdict rests on and the reader has not said or seen: in full on paper, and as much as a page has room for. */
import { STATE_WORDS, stateOf } from '@keelson/engine/check-states.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { CheckAnswer } from '@keelson/engine/result.ts'
import { isMade } from '@keelson/engine/status.ts'
import { capitalised, listed, midSentence } from '@keelson/workflow/shown.ts'
import { type Assumption, assumptionsOf } from './assumed.ts'
import { kindText } from './checks.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { whereIs } from './numbering.ts'
import { prose } from './prose.ts'
import { spoken } from './spoken.ts'
import { sheetWarnings, shownInSummary, summaryWarnings, warningList } from './warnings.ts'

const LONGEST_REASON = 160
/** Lines of notes on a page, and characters of a line. */
const [PAGE_LINES, PAGE_LINE] = [24, 97]

/** A sentence of the notes, and how many characters it has. */
interface Told {
  readonly content: Content
  readonly length: number
}
export interface Note {
  readonly term: string
  readonly told: readonly Told[]
}

/** All notes of the first sheet, those that a signatory must see first. */
export function sheetNotes(record: RunRecord): readonly Note[] {
  const { response, contract } = record
  const { checks = [], not_checked = [] } = response.result ?? {}
  const warnings = sheetWarnings(record)
  return [
    {
      term: warnings.length === 1 ? 'Warning' : 'Warnings',
      told: warnings.map((w) => ({ content: warningList(record, [w]), length: w.message.length })),
    },
    { term: NOT_ASSESSED, told: notAssessed(checks).map((check) => omission(check, record)) },
    {
      term: 'Assumptions',
      told: [
        ...(contract?.assumptions ?? []).map(sentence),
        ...assumptionsOf(response.result).map((one) => assumption(one)),
      ],
    },
    { term: OUTSIDE, told: not_checked.map(sentence) },
    { term: 'Standards', told: unreadStandards(record) },
  ].filter(({ told }) => told.length > 0)
}

/** Those that never leave the first sheet. */
export const isForSignatory = ({ term }: Note): boolean => term.startsWith('Warning') || term === NOT_ASSESSED

export const printNotes = (notes: readonly Note[]): Content =>
  notes.length > 0 &&
  html`<dl class="notes">${notes.map(({ term, told }) => html`<div${markOf(term)}><dt>${term}</dt>${told.map(({ content }) => html`<dd>${content}</dd>`)}</div>`)}</dl>
`

function markOf(term: string): Content {
  if (term.startsWith('Warning')) return html` id="warnings" class="warned"`
  return term === NOT_ASSESSED && html` class="unmade"`
}

const NOT_ASSESSED = capitalised(STATE_WORDS.not_assessed)
const OUTSIDE = 'Outside scope'

const sentence = (text: string): Told => ({ content: prose(text), length: text.length })

/** A list of a page, and what stands in place of those for which there is no room. */
interface Cut extends Note {
  readonly more: (left: string) => Content
}

/** What a page says below its results. */
export function pageNotes(record: RunRecord): Content {
  const { result } = record.response
  const warnings = summaryWarnings(record)
  const lists: readonly Cut[] = [
    {
      term: 'Assumed',
      told: assumptionsOf(result).map((one) => assumption(one, LONGEST_REASON)),
      more: (left) => html`${left}, see <a href="#assumed">assumptions</a>${whereIs('basis')}`,
    },
    {
      term: NOT_ASSESSED,
      told: notAssessed(result?.checks ?? []).map((check) => omission(check, record, LONGEST_REASON)),
      more: (left) => html`${left}, see <a href="#checks">checks</a>${whereIs('calculation')}`,
    },
    {
      term: OUTSIDE,
      told: (result?.not_checked ?? []).map(sentence),
      more: (left) => html`${left}, see <a href="#checks">checks</a>${whereIs('calculation')}`,
    },
  ]
  const unread = unreadStandards(record)
  const shown = shownInSummary(record)
  const more = warnings.length - shown
  const rows = [
    ...placed(lists, PAGE_LINES),
    warnings.length > 0 &&
      html`<div id="warnings" class="warned"><dt>${warnings.length === 1 ? 'Warning' : 'Warnings'}</dt><dd>${shown > 0 && warningList(record, warnings.slice(0, shown))}${
        more > 0 &&
        html`<p>${shown > 0 ? `and ${more} more` : `${more} in total`}, see <a href="#all-warnings">warnings</a>${whereIs('basis')}</p>`
      }</dd></div>`,
    unread.length > 0 && html`<div><dt>Standards</dt>${unread.map(({ content }) => html`<dd>${content}</dd>`)}</div>`,
  ].filter((row) => row !== false)
  return rows.length > 0 && html`<dl class="notes">${rows}</dl>`
}

function assumption({ said, why, text }: Assumption, most = Number.POSITIVE_INFINITY): Told {
  if (why === null) return { content: said, length: text.length }
  const reason = shortened(midSentence(why).replace(/\.$/, ''), most)
  return { content: html`${said} <span class="quiet">(${reason})</span>`, length: `${text} (${reason})`.length }
}

/** Checks of this method that could not be made, those that the verdict needs first; what is of another method is listed below. */
const notAssessed = (checks: readonly CheckAnswer[]): readonly CheckAnswer[] =>
  checks
    .filter((check) => !isMade(check) && stateOf(check) !== 'not_applicable')
    .toSorted((a, b) => Number(b.open) - Number(a.open))

function omission(check: CheckAnswer, record: RunRecord, most = Number.POSITIVE_INFINITY): Told {
  const { title, said } = check
  const reason = check.reason ?? ''
  const text = shortened(`${kindText(check)}${reason}`, most)
  const isWhole = text.endsWith(reason)
  const content = isWhole ? html`${kindText(check)}${spoken(said?.reason, reason, record)}` : text
  return { content: html`${title}: <span class="quiet">${content}</span>`, length: title.length + text.length + 2 }
}

/** One sentence on the standards whose published text was not read. */
function unreadStandards({ contract }: RunRecord): readonly Told[] {
  const byReading = Map.groupBy(contract?.standards ?? [], ({ read }) => read)
  return [...byReading].flatMap(([read, standards]) => {
    if (read === null) return []
    const names = listed([...new Set(standards.map(({ id }) => id))])
    return sentence(
      `Clause numbers and coefficients of ${names} are taken from ${read}. Verify against the standard before issue.`,
    )
  })
}

/**
 * Each list with as many of its sentences as the lines left allow; one line is kept for each that follows, and how many are
 * left stands in one.
 */
function placed(lists: readonly Cut[], room: number): readonly Html[] {
  let left = room
  const filled = lists.filter(({ told }) => told.length > 0)
  return filled.map(({ term, told, more }, i, all) => {
    const own = left - (all.length - 1 - i)
    let used = 0
    const within = told.findIndex(({ length }) => {
      used += linesOf(length)
      return used > own - 1
    })
    const shown = within < 0 ? told : told.slice(0, within)
    const rest = told.length - shown.length
    left -= shown.reduce((lines, { length }) => lines + linesOf(length), rest > 0 ? 1 : 0)
    return html`<div><dt>${term}</dt>${shown.map(({ content }) => html`<dd>${content}</dd>`)}${rest > 0 && html`<dd>${shown.length > 0 && 'and '}${more(shown.length > 0 ? `${rest} more` : String(rest))}</dd>`}</div>`
  })
}

const linesOf = (length: number): number => Math.ceil(length / PAGE_LINE)
