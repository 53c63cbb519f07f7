/** The first page: the verdict, what it is made of, and what a reader must know before relying on it, on one sheet of A4. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import type { AssumedAnswer, CheckAnswer } from '@keelson/workflow/result.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { checkLines, isMade } from './checks.ts'
import { type Figure, figure } from './figures-and-charts.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { asides, headlineOf, keyResults, MOST_TILES } from './key-results.ts'
import { badge, isValidated, questionOf, reportTitle } from './masthead.ts'
import { whereIs } from './numbering.ts'
import { quantity } from './numbers.ts'
import { prose } from './prose.ts'
import type { Section } from './section.ts'
import { spoken } from './spoken.ts'
import { standing, verdict } from './verdict.ts'
import { shownInSummary, warningList } from './warnings.ts'

const MOST_CHECKS = 6
const LONGEST_ANSWER = 400
const LONGEST_REASON = 160

/** The first page, with the thing that is calculated where it was drawn. */
export const summary = (record: RunRecord, drawing?: Figure): Section => ({
  id: 'summary',
  title: 'Summary',
  body: html`${answer(record)}
${checkLines(record, MOST_CHECKS)}
${drawing ? html`<div class="beside">${keyResults(record)}${figure(drawing)}</div>` : keyResults(record)}
${notes(record, drawing !== undefined)}`,
})

/** The verdict and the answer in one sentence, with what the reader must not overlook. */
function answer(record: RunRecord): Html {
  const { response, contract, evidence } = record
  const { detail, result } = response
  const flags: Content[] = [
    contract && !isValidated(evidence) && html`<a href="#evidence">unvalidated workflow</a>`,
    response.coordinate.version_status === 'deprecated' && 'deprecated version',
    response.coordinate.version_status === 'experimental' && 'experimental version',
  ].filter((flag) => flag !== false && flag !== undefined)
  const said =
    detail.length > LONGEST_ANSWER ? prose(shortened(detail, LONGEST_ANSWER)) : spoken(result?.said, detail, record)
  return html`<div class="answer ${standing(response).tone}"><p class="said">${said}</p>
<p class="verdict">${badge(response)} <span>${verdict(record)}</span></p>${
    flags.length > 0 && html`<p class="flags">Mind: ${flags.map((flag, i) => html`${i > 0 && ' · '}${flag}`)}</p>`
  }</div>
`
}

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
function notes(record: RunRecord, drawn: boolean): Content {
  const { result, warnings = [] } = record.response
  const lists: readonly Note[] = [
    {
      term: 'Assumed',
      told: (result?.assumed ?? []).map(assumption),
      more: (left) => html`${left}, see <a href="#inputs">inputs</a>${whereIs('basis')}`,
    },
    {
      term: 'Not made',
      told: (result?.checks ?? []).filter((check) => !isMade(check)).map(omission),
      more: (left) => html`${left}, see <a href="#checks">checks</a>${whereIs('calculation')}`,
    },
    {
      term: 'Not checked',
      told: (result?.not_checked ?? []).map((text) => ({ content: prose(text), length: text.length })),
      more: (left) => html`${left}, see <a href="#checks">checks</a>${whereIs('calculation')}`,
    },
  ]
  const unread = unreadStandards(record)
  const shown = shownInSummary(record)
  const more = warnings.length - shown
  const rows = [
    ...placed(lists, roomFor(record, drawn)),
    warnings.length > 0 &&
      html`<div id="warnings" class="warned"><dt>${warnings.length === 1 ? 'Warning' : 'Warnings'}</dt><dd>${shown > 0 && warningList(record, shown)}${
        more > 0 &&
        html`<p>${shown > 0 ? `and ${more} more` : `${more} in all`}, see <a href="#all-warnings">warnings</a>${whereIs('basis')}</p>`
      }</dd></div>`,
    unread.length > 0 && html`<div><dt>Standards</dt>${unread.map((sentence) => html`<dd>${sentence}</dd>`)}</div>`,
  ].filter((row) => row !== false)
  return rows.length > 0 && html`<dl class="notes">${rows}</dl>`
}

function assumption({ title, value, unit, why }: AssumedAnswer): Told {
  const shown = typeof value === 'number' ? quantity(value, unit ?? undefined) : String(value)
  const reason = shortened(midSentence(why).replace(/\.$/, ''), LONGEST_REASON)
  return {
    content: html`${title}: ${shown} <span class="quiet">(${reason})</span>`,
    length: `${title}: ${value} ${unit} (${reason})`.length,
  }
}

function omission({ title, reason }: CheckAnswer): Told {
  const text = shortened(reason ?? '', LONGEST_REASON)
  return { content: html`${title}: <span class="quiet">${text}</span>`, length: title.length + text.length + 2 }
}

/** One sentence on the standards whose print was not read. */
function unreadStandards({ contract }: RunRecord): readonly Content[] {
  const byReading = Map.groupBy(contract?.standards ?? [], ({ read }) => read)
  return [...byReading].flatMap(([read, standards]) =>
    read === null
      ? []
      : [
          html`Clause numbers and coefficients of ${[...new Set(standards.map(({ id }) => id))].join(', ')} follow ${read}: compare them with the print before you sign.`,
        ],
  )
}

/** Heights in mm, and characters of a line, as the style sheet sets them on A4. */
const SHEET = 255
const HEAD = { block: 64, title: 7.5, question: 4.7, summary: 12 } as const
const ANSWER = { verdict: 14, line: 5.6 } as const
const CHECK = 5.6
const TILES = 13
/** With its title, beside the key results in half the width. */
const FIGURE = 82
const ASIDE = 4.6
const NOTE = { line: 4.2, list: 2.6 } as const
const LINE = { title: 45, question: 95, answer: 80, check: 45, aside: 105, note: 93 } as const
const TILES_IN_ROW = 4

const linesOf = (length: number, line: number): number => Math.ceil(length / line)

const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0)

/** Lines that are left for what was assumed, not made and not checked. */
function roomFor(record: RunRecord, drawn: boolean): number {
  const { response, contract } = record
  const made = (response.result?.checks ?? []).filter(isMade)
  const tiles = headlineOf(record).filter((q) => q.value !== null).length
  const warned = (response.warnings ?? []).slice(0, shownInSummary(record))
  const cited = (contract?.standards ?? []).filter(({ read }) => read !== null).map(({ id }) => id)
  const results =
    TILES * linesOf(Math.min(tiles, MOST_TILES), TILES_IN_ROW) +
    (tiles > MOST_TILES ? ASIDE : 0) +
    sum(asides(record).map((text) => ASIDE * linesOf(text.length, LINE.aside)))
  const taken = [
    HEAD.block + HEAD.summary,
    HEAD.title * linesOf(reportTitle(record).length, LINE.title),
    HEAD.question * linesOf(questionOf(record).length, LINE.question),
    ANSWER.verdict + ANSWER.line * linesOf(Math.min(response.detail.length, LONGEST_ANSWER), LINE.answer),
    ...made.slice(0, MOST_CHECKS).map(({ title }) => CHECK * linesOf(title.length, LINE.check)),
    made.length > MOST_CHECKS ? ASIDE : 0,
    drawn ? Math.max(FIGURE, 2 * results) : results,
    ...warned.map(({ message }) => NOTE.list + NOTE.line * linesOf(message.length + 40, LINE.note)),
    NOTE.list + NOTE.line * linesOf(120 + [...new Set(cited)].join(', ').length, LINE.note),
    3 * NOTE.list,
  ]
  return (SHEET - sum(taken)) / NOTE.line
}

/** Each list with as many of its sentences as the lines left allow; one line is kept for each that follows. */
function placed(lists: readonly Note[], room: number): readonly Content[] {
  let left = room
  return lists
    .filter(({ told }) => told.length > 0)
    .map(({ term, told, more }, i, all) => {
      const own = left - (all.length - 1 - i)
      let used = 0
      const within = told.findIndex(({ length }) => {
        used += linesOf(length, LINE.note)
        return used > own - 1
      })
      const shown = within < 0 ? told : told.slice(0, within)
      const rest = told.length - shown.length
      left -= sum(shown.map(({ length }) => linesOf(length, LINE.note))) + (rest > 0 ? 1 : 0)
      return html`<div><dt>${term}</dt>${shown.map(({ content }) => html`<dd>${content}</dd>`)}${rest > 0 && html`<dd>${shown.length > 0 && 'and '}${more(shown.length > 0 ? `${rest} more` : String(rest))}</dd>`}</div>`
    })
}
