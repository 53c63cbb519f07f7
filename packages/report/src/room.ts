/** What has room on the first sheet, reckoned from the lengths of texts: a page cannot be laid out while it is printed. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { isMade } from '@keelson/engine/status.ts'
import type { Size } from './figures-and-charts.ts'
import { asides, headlineOf } from './key-results.ts'
import { questionOf, reportTitle } from './masthead.ts'
import { verdict } from './verdict.ts'
import { shownInSummary, summaryWarnings } from './warnings.ts'

/** How much of what has no natural bound is shown. */
export interface Amount {
  readonly checks: number
  readonly tiles: number
  /** Characters of what stands below the key results, each. */
  readonly aside: number
}
const AMPLE: Amount = { checks: 6, tiles: 12, aside: 300 }
const SCANT: Amount = { checks: 3, tiles: 4, aside: 105 }
/** Characters of an answer: no workflow of ours has as many, a record of another service may. */
const LONGEST_ANSWER = 760
const LEAST_ANSWER = 160
/** Lines that must be left for what was assumed, not made and not checked. */
const LEAST_LEFT = 3

/** Heights in mm, and characters of a line, as the style sheet sets them on A4. */
const SHEET = { width: 178, height: 249 } as const
const HEAD = { block: 62, title: 7.5, question: 4.5, summary: 11.5 } as const
const BOX = { line: 3.8, characters: 34 } as const
const ANSWER = { verdict: 13.5, line: 5.4 } as const
/** The note of a report in other units. */
const RESTATED = 11
const CHECK = 5.4
const TILES = 12.5
const TILES_IN_ROW = 4
/** Sizes of a figure beside the key results over its own, the best first; at the smallest its letters of 9.75 pt have 7.1 pt. */
const SCALES = [1, 0.88, 0.78] as const
const SMALLEST = 0.73
const MM = 25.4 / 96
/** What its title takes. */
const FIGURE_TITLE = 12
/** Between the two, and the least width of a tile. */
const [BETWEEN, TILE] = [3, 33]
/** Lines of notes that a figure should leave. */
const NOTED = 6
const ASIDE = 4.4
const NOTE = { line: 4, list: 2.5 } as const
export const LINE = { title: 45, question: 100, answer: 82, verdict: 95, check: 45, aside: 108, note: 97 } as const

export const linesOf = (length: number, line: number): number => Math.ceil(length / line)

/** How large the figure of the first sheet is, mm. */
export interface Placed {
  readonly width: number
  readonly height: number
}

/** As large as there is room for. */
export function placeOf(record: RunRecord, size: Size): Placed {
  const places = SCALES.map((scale) => scaled(size, scale))
  return places.find((place) => linesLeft(record, AMPLE, place) >= NOTED) ?? scaled(size, SMALLEST)
}

const scaled = ({ width, height }: Size, scale: number): Placed => ({
  width: Math.ceil(width * MM * scale),
  height: Math.ceil(height * MM * scale),
})

/** Whether a figure fits on the first sheet beside an answer that is never cut. */
export const hasRoomFor = (record: RunRecord, size: Size): boolean =>
  linesLeft(record, SCANT, scaled(size, SMALLEST)) >= 0

export const amountFor = (record: RunRecord, placed?: Placed): Amount =>
  linesLeft(record, AMPLE, placed) >= LEAST_LEFT ? AMPLE : SCANT

/** Characters of the answer: all of them, unless a sheet without a figure and with the least of all else is too small. */
export function roomForAnswer(record: RunRecord): number {
  const beyond = Math.max(0, -NOTE.line * linesLeft(record, SCANT))
  const lines = linesOf(LONGEST_ANSWER, LINE.answer) - Math.ceil(beyond / ANSWER.line)
  return Math.max(LEAST_ANSWER, lines * LINE.answer)
}

/** Lines of the notes that are left on the sheet beside everything else. */
export function linesLeft(record: RunRecord, amount: Amount, placed?: Placed): number {
  const { response } = record
  const made = (response.result?.checks ?? []).filter(isMade)
  const warned = summaryWarnings(record).slice(0, shownInSummary(record))
  const taken = [
    record.restated_in === undefined ? 0 : RESTATED,
    HEAD.block + HEAD.summary + heightOfBoxes(record),
    HEAD.title * linesOf(reportTitle(record).length, LINE.title),
    HEAD.question * linesOf(questionOf(record).length, LINE.question),
    ANSWER.verdict + ANSWER.line * linesOf(Math.min(response.detail.length, LONGEST_ANSWER), LINE.answer),
    NOTE.line * (linesOf(verdict(record).length, LINE.verdict) - 1),
    ...made.slice(0, amount.checks).map(({ title }) => CHECK * linesOf(title.length, LINE.check)),
    made.length > amount.checks ? ASIDE : 0,
    heightOfResults(record, amount, placed),
    ...warned.map(({ message }) => NOTE.list + NOTE.line * linesOf(message.length + 40, LINE.note)),
    NOTE.list + NOTE.line * linesOfStandards(record),
    4 * NOTE.list,
    ...made.flatMap(({ accepted }) =>
      accepted === null
        ? []
        : NOTE.list + NOTE.line * linesOf(accepted.outside.length + accepted.reason.length + 60, LINE.note),
    ),
  ]
  return (SHEET.height - sum(taken)) / NOTE.line
}

/** Characters of a sentence on standards that were not read in print, beside their names and what was read; and the least lines. */
const [READ_WORDS, LEAST_READ] = [101, 2]

/** A sentence for each of what was read in their place. */
function linesOfStandards({ contract }: RunRecord): number {
  const cited = Map.groupBy(contract?.standards ?? [], ({ read }) => read)
  cited.delete(null)
  const lengths = [...cited].map(([read, all]) => `${read}${[...new Set(all.map(({ id }) => id))].join(', ')}`.length)
  return Math.max(LEAST_READ, sum(lengths.map((length) => linesOf(READ_WORDS + length, LINE.note))))
}

/** Of the key results, with the figure beside them where there is one. */
function heightOfResults(record: RunRecord, { tiles: most, aside }: Amount, placed?: Placed): number {
  const width = SHEET.width - (placed === undefined ? 0 : placed.width + BETWEEN)
  const inRow = Math.min(TILES_IN_ROW, Math.floor(width / TILE))
  const tiles = headlineOf(record).filter((q) => q.value !== null).length
  const line = (LINE.aside * width) / SHEET.width
  const results =
    TILES * linesOf(Math.min(tiles, most), inRow) +
    (tiles > most ? ASIDE : 0) +
    sum(asides(record, aside).map((text) => ASIDE * linesOf(text.length, line)))
  return placed === undefined ? results : Math.max(results, placed.height + FIGURE_TITLE)
}

/** What the boxes of the title block take beyond a line each. */
function heightOfBoxes({ request }: RunRecord): number {
  const {
    client = '',
    project = '',
    document = '',
    prepared_by = '',
    checked_by = '',
    approved_by = '',
  } = request.meta ?? {}
  const longest = (texts: readonly string[], line: number) =>
    Math.max(...texts.map((text) => linesOf(Math.min(text.length, 3 * line), line) - 1), 0)
  return (
    BOX.line *
    (longest([client, project], 1.5 * BOX.characters) +
      longest([document], 2 * BOX.characters) +
      longest([prepared_by, checked_by, approved_by], BOX.characters))
  )
}

const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0)
