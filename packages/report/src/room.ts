/** What has room on the first sheet, reckoned from the lengths of texts: a page cannot be laid out while it is printed. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { isMade } from '@keelson/engine/status.ts'
import type { Size } from './figures-and-charts.ts'
import { footOf } from './foot.ts'
import { type Ranked, rankedInputs } from './inputs-that-matter.ts'
import { asides, tilesOf } from './key-results.ts'
import { limitsBadge, questionOf, reportTitle } from './masthead.ts'
import { isForSignatory, type Note, sheetNotes } from './notes.ts'
import { firstRows } from './own-words.ts'
import { heightWithin } from './paper.ts'
import { sheetVerdict } from './verdict.ts'
import { summaryWarnings } from './warnings.ts'

/** Key results on a first page, and characters of what stands below them, each. */
export const RESULTS = { tiles: 12, aside: 300 } as const

/** How large the figure of the first sheet is, mm. */
interface Placed {
  readonly width: number
  readonly height: number
}
interface Choice {
  /** How many inputs, those that matter first. */
  readonly inputs: number
  /** Absent where the figure stands in its chapter. */
  readonly figure?: Placed
}
/** What of it stands on the first sheet. */
export interface Layout extends Choice {
  /** Rows for which there is room beside one for each of these inputs. */
  readonly spare: number
}

/** Sizes of a figure over its own, the best first; at the smallest its letters of 9.75 pt have 6.6 pt. */
const SCALES = [0.78, 0.68] as const
const MM = 25.4 / 96
/** Inputs where not all that matter fit. */
const FEWEST_INPUTS = 8

/** Heights in mm, and characters of a line, as the style sheet sets them. */
const HEAD = { least: 22.8, rest: 7.1, title: 5.7, question: 3.7, origin: 4.5 } as const
/** Of the note of a report in other units. */
const RESTATED = 8
const ANSWER = { box: 7.5, line: 4.8, small: 3.9, badge: 14, limits: 24 } as const
const TABLE = { head: 9.3, line: 3.5 } as const
const ROW = { check: 4.8, input: 5, result: 4.9 } as const
const RESULT_HEAD = 4.6
const FIGURE_TITLE = 5
const NOTE = { line: 3.55, list: 1.9 } as const
const LINE = {
  title: 40,
  question: 88,
  answer: 72,
  tally: 115,
  check: 30,
  clause: 29,
  input: 26,
  half: 24,
  result: 46,
  aside: 120,
  note: 105,
} as const
/** Between the parts. */
const AIR = 2.1

const linesOf = (length: number, line: number): number => Math.max(1, Math.ceil(length / line))
const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0)

/**
 * Inputs that do not matter go first, then the figure. Where the notes need a second sheet all the same, the figure stays as
 * long as what a signatory must see stands on the first.
 */
export function layoutOf(record: RunRecord, size?: Size): Layout {
  const notes = sheetNotes(record)
  const must = heightOfNotes(notes.filter(isForSignatory))
  const all = heightOfNotes(notes)
  const free = heightWithin('a4') - heightOfRest(record)
  const fits = (layout: Choice, below: number) => heightOf(layout, record) + below <= free
  const ranked = rankedInputs(record)
  const alone = { ...ranked, others: [] }
  const choice = choicesOf(ranked, size).find((layout) => fits(layout, all)) ??
    choicesOf(alone, size).find((layout) => fits(layout, must)) ?? { inputs: FEWEST_INPUTS }
  return { ...choice, spare: spareOf(choice, free - all - heightOf(choice, record), record) }
}

/** Rows that the figure leaves free beside it, and that the sheet does below; one of them is kept for what was reckoned short. */
function spareOf(choice: Choice, below: number, record: RunRecord): number {
  const rows = (height: number) => Math.max(0, Math.floor(height / ROW.input) - 1)
  const { figure } = choice
  if (figure === undefined) return 2 * rows(below)
  return rows(figure.height + FIGURE_TITLE - heightOfInputs(choice, record) + Math.max(0, below))
}

/** Whether a figure stands on the first sheet. */
export const hasRoomFor = (record: RunRecord, size: Size): boolean => layoutOf(record, size).figure !== undefined

/** The best first. */
function choicesOf({ matter, others }: Ranked, size: Size | undefined): readonly Choice[] {
  const counts = [...new Set([matter.length + others.length, matter.length])]
  const places = size === undefined ? [] : SCALES.map((scale) => scaled(size, scale))
  const drawn = counts.flatMap((inputs) => places.map((figure) => ({ inputs, figure })))
  const plain = counts.map((inputs) => ({ inputs }))
  return size === undefined ? plain : [...drawn, ...plain.slice(-1)]
}

const scaled = ({ width, height }: Size, scale: number): Placed => ({
  width: Math.ceil(width * MM * scale),
  height: Math.ceil(height * MM * scale),
})

/** Of the inputs with the figure beside them; without one they are set in two columns. */
function heightOf(choice: Choice, record: RunRecord): number {
  const drawn = choice.figure === undefined ? 0 : choice.figure.height + FIGURE_TITLE
  const height = Math.max(heightOfInputs(choice, record), drawn)
  return height === 0 ? 0 : height + AIR
}

function heightOfInputs({ inputs, figure }: Choice, record: RunRecord): number {
  const { matter, others } = rankedInputs(record)
  const all = [...matter, ...others]
  if (all.length === 0) return 0
  const shown = all.slice(0, inputs)
  const columns = figure === undefined ? 2 : 1
  const line = figure === undefined ? LINE.half : LINE.input
  const heights = shown.map(({ title }) => ROW.input + TABLE.line * (linesOf(title.length, line) - 1))
  const rows = sum(heights.filter((_, i) => i % columns === 0))
  const more = all.length > inputs ? ROW.input : 0
  return TABLE.head + more + rows
}

const heightOfNotes = (notes: readonly Note[]): number =>
  sum(notes.map(({ told }) => NOTE.list + sum(told.map(({ length }) => NOTE.line * linesOf(length, LINE.note)))))

/** Of all that stands on the first sheet whatever else does. */
function heightOfRest(record: RunRecord): number {
  const { request, response } = record
  const made = (response.result?.checks ?? []).filter(isMade)
  const titles =
    HEAD.rest +
    HEAD.title * linesOf(reportTitle(record).length, LINE.title) +
    HEAD.question * linesOf(questionOf(record).length, LINE.question)
  const checks = made.map(({ title, standard, clause }) => {
    const lines = Math.max(linesOf(title.length, LINE.check), linesOf(`${standard} ${clause}`.length, LINE.clause))
    return ROW.check + TABLE.line * (lines - 1)
  })
  const limits = limitsBadge(record) === false ? 0 : ANSWER.limits
  const said = ANSWER.badge + limits + response.detail.length
  const tally = sheetVerdict(record, summaryWarnings(record).length)
  const accepted = made.flatMap(({ accepted }) =>
    accepted === null
      ? []
      : ANSWER.small + NOTE.line * linesOf(accepted.outside.length + accepted.reason.length + 60, LINE.note),
  )
  return sum([
    Math.max(HEAD.least, titles) + HEAD.origin + (record.restated_in === undefined ? 0 : RESTATED),
    ANSWER.box + ANSWER.line * linesOf(said, LINE.answer) + ANSWER.small * linesOf(tally.length, LINE.tally) + AIR,
    made.length > 0 ? TABLE.head + sum(checks) + AIR : 0,
    heightOfResults(record),
    ...firstRows(record).map(([, text]) => NOTE.list + NOTE.line * linesOf(text.length, LINE.note)),
    ...accepted,
    AIR + footOf(request.meta ?? {}),
  ])
}

/** Two in a row. */
function heightOfResults(record: RunRecord): number {
  const stated = tilesOf(record).slice(0, RESULTS.tiles)
  const below = asides(record, RESULTS.aside)
  if (stated.length === 0 && below.length === 0) return 0
  const lines = stated.map(({ label, symbol = '' }) => linesOf(label.length + symbol.length + 12, LINE.result))
  const rows = lines.flatMap((own, i) => (i % 2 === 0 ? Math.max(own, lines[i + 1] ?? 0) : []))
  return (
    AIR +
    RESULT_HEAD +
    sum(rows.map((n) => ROW.result + TABLE.line * (n - 1))) +
    sum(below.map((t) => NOTE.line * linesOf(t.length, LINE.aside)))
  )
}
