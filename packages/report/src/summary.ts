/** The first page: the verdict, what it is made of, and what a reader must know before relying on it, on one sheet of A4. */
import { STATE_WORDS, stateOf } from '@keelson/engine/check-states.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { CheckAnswer } from '@keelson/engine/result.ts'
import { isMade } from '@keelson/engine/status.ts'
import { capitalised, listed, midSentence } from '@keelson/workflow/shown.ts'
import { type Assumption, assumptionsOf } from './assumed.ts'
import { acceptances, checkLines, checksTable, kindText } from './checks.ts'
import { type Figure, figure } from './figures-and-charts.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { keyResults } from './key-results.ts'
import { badge, isValidated, limitsBadge } from './masthead.ts'
import { whereIs } from './numbering.ts'
import { firstWords, linesOfFirstWords } from './own-words.ts'
import { prose } from './prose.ts'
import { amountFor, LINE, linesLeft, linesOf, placeOf, roomForAnswer } from './room.ts'
import type { Section } from './section.ts'
import { spoken } from './spoken.ts'
import { standing, verdict } from './verdict.ts'
import { shownInSummary, summaryWarnings, warningList } from './warnings.ts'

const LONGEST_REASON = 160

/** The first page, with the thing that is calculated where it was drawn. */
export function summary(record: RunRecord, drawing?: Figure): Section {
  const placed = drawing && placeOf(record, drawing.size)
  const amount = amountFor(record, placed)
  const results = keyResults(record, amount)
  return {
    id: 'summary',
    title: 'Summary',
    body: html`${answer(record)}
${checkLines(record, amount.checks)}
${drawing && placed ? html`<div class="beside" style="--width:${placed.width}mm;--height:${placed.height}mm">${results}${figure(drawing)}</div>` : results}
${firstWords(record)}${notes(record, linesLeft(record, amount, placed) - linesOfFirstWords(record))}`,
  }
}

/** The verdict and the answer in one sentence, with what the reader must not overlook. */
function answer(record: RunRecord): Html {
  const { response } = record
  const room = roomForAnswer(record)
  const answered =
    response.detail.length > room ? html`<p class="said">${shortened(response.detail, room)}</p>` : said(record)
  return html`<div class="answer ${standing(response).tone}">${answered}
<p class="verdict">${badge(response)}${limitsBadge(record)} <span>${verdict(record)}</span></p>${acceptances(record)}${flags(record)}</div>
`
}

const said = (record: RunRecord): Html =>
  html`<p class="said">${spoken(record.response.result?.said, record.response.detail, record)}</p>`

/** What must be known of the workflow itself. */
function flags({ response, contract, evidence }: RunRecord): Content {
  const all: Content[] = [
    contract && !isValidated(evidence) && html`<a href="#evidence">unvalidated workflow</a>`,
    response.coordinate.version_status === 'deprecated' && 'deprecated version',
    response.coordinate.version_status === 'experimental' && 'experimental version',
  ].filter((flag) => flag !== false && flag !== undefined)
  return all.length > 0 && html`<p class="flags">Note: ${all.map((flag, i) => html`${i > 0 && ' · '}${flag}`)}</p>`
}

/** What a page says first, below its verdict: the answer, every check, the notes, and the thing calculated beside them. */
export function result(record: RunRecord, drawing?: Figure): Section {
  const { response } = record
  const { tiles, aside } = amountFor(record)
  return {
    id: 'summary',
    title: 'Result',
    body: html`<div class="answer ${standing(response).tone}">${said(record)}${acceptances(record)}${flags(record)}</div>
<div class="desk${drawing && ' drawn'}"><div class="told">${checksTable(record)}${keyResults(record, { tiles, aside })}${notes(record, PAGE_LINES)}</div>${drawing && figure(drawing, 'page')}</div>`,
  }
}
/** Lines of notes on a page, which has no end. */
const PAGE_LINES = 24

/** A sentence of the notes, and how many characters it has. */
interface Told {
  readonly content: Content
  readonly length: number
}
interface Note {
  readonly term: string
  readonly told: readonly Told[]
  /** What stands in place of those for which there is no room. */
  readonly more: (left: string) => Content
}

/** What the verdict rests on and the reader has not said or seen. */
function notes(record: RunRecord, room: number): Content {
  const { result } = record.response
  const warnings = summaryWarnings(record)
  const lists: readonly Note[] = [
    {
      term: 'Assumed',
      told: assumptionsOf(result?.assumed ?? []).map(assumption),
      more: (left) => html`${left}, see <a href="#assumed">assumptions</a>${whereIs('basis')}`,
    },
    {
      term: capitalised(STATE_WORDS.not_assessed),
      told: notAssessed(result?.checks ?? []).map((check) => omission(check, record)),
      more: (left) => html`${left}, see <a href="#checks">checks</a>${whereIs('calculation')}`,
    },
    {
      term: 'Outside scope',
      told: (result?.not_checked ?? []).map((text) => ({ content: prose(text), length: text.length })),
      more: (left) => html`${left}, see <a href="#checks">checks</a>${whereIs('calculation')}`,
    },
  ]
  const unread = unreadStandards(record)
  const shown = shownInSummary(record)
  const more = warnings.length - shown
  const rows = [
    ...placed(lists, room),
    warnings.length > 0 &&
      html`<div id="warnings" class="warned"><dt>${warnings.length === 1 ? 'Warning' : 'Warnings'}</dt><dd>${shown > 0 && warningList(record, warnings.slice(0, shown))}${
        more > 0 &&
        html`<p>${shown > 0 ? `and ${more} more` : `${more} in total`}, see <a href="#all-warnings">warnings</a>${whereIs('basis')}</p>`
      }</dd></div>`,
    unread.length > 0 && html`<div><dt>Standards</dt>${unread.map((sentence) => html`<dd>${sentence}</dd>`)}</div>`,
  ].filter((row) => row !== false)
  return rows.length > 0 && html`<dl class="notes">${rows}</dl>`
}

function assumption({ said, why, text }: Assumption): Told {
  if (why === null) return { content: said, length: text.length }
  const reason = shortened(midSentence(why).replace(/\.$/, ''), LONGEST_REASON)
  return { content: html`${said} <span class="quiet">(${reason})</span>`, length: `${text} (${reason})`.length }
}

/** Checks of this method that could not be made, those that the verdict needs first; what is of another method is listed below. */
const notAssessed = (checks: readonly CheckAnswer[]): readonly CheckAnswer[] =>
  checks
    .filter((check) => !isMade(check) && stateOf(check) !== 'not_applicable')
    .toSorted((a, b) => Number(b.open) - Number(a.open))

function omission(check: CheckAnswer, record: RunRecord): Told {
  const { title, said } = check
  const reason = check.reason ?? ''
  const text = shortened(`${kindText(check)}${reason}`, LONGEST_REASON)
  const isWhole = text.endsWith(reason)
  const content = isWhole ? html`${kindText(check)}${spoken(said?.reason, reason, record)}` : text
  return { content: html`${title}: <span class="quiet">${content}</span>`, length: title.length + text.length + 2 }
}

/** One sentence on the standards whose published text was not read. */
function unreadStandards({ contract }: RunRecord): readonly Content[] {
  const byReading = Map.groupBy(contract?.standards ?? [], ({ read }) => read)
  return [...byReading].flatMap(([read, standards]) =>
    read === null
      ? []
      : [
          html`Clause numbers and coefficients of ${listed([...new Set(standards.map(({ id }) => id))])} are taken from ${read}. Verify against the standard before issue.`,
        ],
  )
}

/**
 * Each list with as many of its sentences as the lines left allow; one line is kept for each that follows. Where there is not
 * a line for each, how much they hold stands in one.
 */
function placed(lists: readonly Note[], room: number): readonly Content[] {
  let left = room
  const filled = lists.filter(({ told }) => told.length > 0)
  if (room < filled.length) return [counted(filled)]
  return filled.map(({ term, told, more }, i, all) => {
    const own = left - (all.length - 1 - i)
    let used = 0
    const within = told.findIndex(({ length }) => {
      used += linesOf(length, LINE.note)
      return used > own - 1
    })
    const shown = within < 0 ? told : told.slice(0, within)
    const rest = told.length - shown.length
    left -= shown.reduce((lines, { length }) => lines + linesOf(length, LINE.note), rest > 0 ? 1 : 0)
    return html`<div><dt>${term}</dt>${shown.map(({ content }) => html`<dd>${content}</dd>`)}${rest > 0 && html`<dd>${shown.length > 0 && 'and '}${more(shown.length > 0 ? `${rest} more` : String(rest))}</dd>`}</div>`
  })
}

const counted = (lists: readonly Note[]): Content =>
  html`<div><dt>Notes</dt><dd>${lists.map(({ term, told }) => `${term}: ${told.length}`).join(' · ')}; see <a href="#assumed">assumptions</a>${whereIs('basis')} and <a href="#checks">checks</a>${whereIs('calculation')}</dd></div>`
