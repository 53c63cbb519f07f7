/** The head of a table: which row is its heading, which its units, what stands before, and where the data begin. */

import { type Asked, answerTo } from '../asked.ts'
import { FileError } from '../refused.ts'
import type { Question } from '../table.ts'
import { isLineEnd } from '../text/bytes.ts'
import type { Place } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { listed } from '../text/shown.ts'
import { commentAbove, type HeadRow, headRowOf, spacedHeading } from './head-rows.ts'
import { isNullText } from './nulls.ts'
import type { FileRecord } from './record.ts'
import { fits, isDatum, isValue, type Sample } from './sample.ts'
import { isMostlyUnits, isUnitsRow, maybeUnits, unitsQuestion, YES } from './units-row.ts'

export interface Head {
  readonly heading: HeadRow | undefined
  readonly units: HeadRow | undefined
  /** Where the rows of data begin. */
  readonly body: Place
  /** Ways, as bits, in which numbers of the heading are written, where it has such. */
  readonly ways?: number
}

const NONE = 'none'

export function headOf(text: PlainText, sample: Sample, asked: Asked): Head {
  const isData = dataColumns(sample)
  const rows = sample.records.filter(({ cells }) => fits(cells, sample.width))
  const firstData = rows.findIndex((row) => isDataRow(row, isData))
  const block = rows.slice(0, Math.max(firstData, 0))
  const heading =
    certainHeading(text, rows, block, isData) ?? askedHeading(text, sample, { rows, block, isData }, asked)
  return headFrom(heading, { rows, block, isData }, sample, asked)
}

/** Whether at least half of the cells of a column are numbers or dates, by the later of the rows that are looked at. */
function dataColumns({ records, width }: Sample): readonly boolean[] {
  const later = records.slice(Math.floor(records.length / 2)).filter(({ cells }) => fits(cells, width))
  return Array.from({ length: width }, (_, i) => {
    const filled = later.map(({ cells }) => cells[i]?.text ?? '').filter((cell) => cell !== '' && !isNullText(cell))
    return filled.length > 0 && 2 * filled.filter(isValue).length >= filled.length
  })
}

/** A row of the head has a text in a column of data, and no number in any. */
function isDataRow({ cells }: FileRecord, isData: readonly boolean[]): boolean {
  const own = cells.filter(({ text }, i) => isData[i] === true && text !== '')
  return own.length === 0 || own.some(({ text }) => isDatum(text))
}

/** Above a row of units; the only row of texts above the data; or, of texts alone, without quotes above rows that have them. */
function certainHeading(
  text: PlainText,
  rows: readonly FileRecord[],
  block: readonly FileRecord[],
  isData: readonly boolean[],
): HeadRow | undefined {
  const [first, second] = rows
  if (first && second && isUnitsRow(second.cells, isData)) return headRowOf(first)
  const [above, last] = [block.at(-2), block.at(-1)]
  if (above && last && (isUnitsRow(last.cells, isData) || isMostlyUnits(last.cells))) return headRowOf(above)
  const isSure = block.length === 1 && isData.some((column) => column)
  if (isSure && last) return headRowOf(last)
  const isTold = rows.length > 1 || isLineEnd(text.bytes.at(-1))
  return first && isTold && !isData.includes(true) && isBareAbove(first, rows.slice(1)) ? headRowOf(first) : undefined
}

/** A row of texts that stands alone, and whole, heads no rows. */
function isBareAbove({ cells }: FileRecord, below: readonly FileRecord[]): boolean {
  const isBare = cells.every(({ text, quoted }) => text !== '' && !quoted && !isDatum(text))
  return isBare && below.every((row) => row.cells.every(({ text, quoted }) => quoted || text === ''))
}

interface Rows {
  readonly rows: readonly FileRecord[]
  readonly block: readonly FileRecord[]
  readonly isData: readonly boolean[]
}

function askedHeading(text: PlainText, sample: Sample, found: Rows, asked: Asked): HeadRow | undefined {
  const [first] = found.rows
  const spaced = first && found.block.length === 0 ? spacedHeading(text, sample, first) : undefined
  if (spaced) return spaced
  const candidates = candidatesOf(text, sample, found)
  const isLikely = found.block.length > 0 || hasNames(found) || candidates[0]?.isComment === true
  const which = question(candidates, isLikely, sample.width)
  const isAnswered = answerTo(which, asked.answers) !== undefined
  if (first && candidates[0]?.line === first.at.line && !isAnswered) refuseShortHeading(sample, first)
  const answer = asked.askOrLikeliest(which)
  return candidates.find(({ line }) => String(line) === answer)
}

/** Names directly above the data, more or fewer than its columns, are no line before a table without a heading. */
function refuseShortHeading({ records, layout, width }: Sample, first: FileRecord): void {
  const above = records.find(({ next }) => next.line === first.at.line)
  const isNames = above !== undefined && above.cells.length > 1 && above.cells.every(({ text }) => !isDatum(text))
  if (layout.spaces || !isNames) return
  const { line } = above.at
  const says = `line ${line} has ${above.cells.length} names, and the rows under it ${width} cells`
  throw new FileError('file_malformed', says, { line })
}

/** Rows that may be the heading, the likeliest first. */
function candidatesOf(text: PlainText, sample: Sample, { rows, block }: Rows): readonly HeadRow[] {
  const last = block.at(-1)
  if (last !== undefined) {
    const above = block.slice(0, -1).toReversed()
    return (maybeUnits(last.cells) ? [...above, last] : [last, ...above]).map(headRowOf)
  }
  const [first] = rows
  if (first === undefined) return []
  const comment = commentAbove(text, sample, first)
  return comment === undefined ? [headRowOf(first)] : [comment, headRowOf(first)]
}

/** Whether the first row is likelier a heading than data: it has texts alone, or texts above numbers. */
function hasNames({ rows, isData }: Rows): boolean {
  const cells = rows[0]?.cells ?? []
  if (!isData.includes(true)) return true
  return cells.some(({ text }, i) => isData[i] === true && text !== '' && !isDatum(text))
}

function question(candidates: readonly HeadRow[], isLikely: boolean, width: number): Question {
  const rows = candidates.map(({ line, cells, isComment }) => ({
    answer: String(line),
    means: `line ${line}${isComment ? ', a comment,' : ''} is the heading: ${listed(cells.map(({ text }) => text))}`,
  }))
  const names = width === 1 ? 'the column is called Column 1' : `the columns are called Column 1 to Column ${width}`
  const none = { answer: NONE, means: `there is no heading: ${names}` }
  return {
    code: 'heading_row',
    text: 'Which line has the names of the columns?',
    choices: isLikely ? [...rows, none] : [none, ...rows],
  }
}

function headFrom(heading: HeadRow | undefined, found: Rows, sample: Sample, asked: Asked): Head {
  const { rows, block } = found
  const [first] = rows
  if (heading === undefined) return { heading, units: undefined, body: first?.at ?? sample.end }
  const under = rows.find(({ at }) => at.line === nextRow(sample, heading.line)?.at.line)
  const units = under && isUnits(under, found, asked) ? headRowOf(under) : undefined
  if (units !== undefined) return { heading, units, body: units.next }
  const data = sample.records.find((row) => row.at.line > heading.line && !block.includes(row))
  return { heading, units, body: data?.at ?? heading.next }
}

function isUnits(under: FileRecord, { block, isData }: Rows, asked: Asked): boolean {
  if (isUnitsRow(under.cells, isData)) return true
  if (!block.includes(under) || !maybeUnits(under.cells)) return false
  return isMostlyUnits(under.cells) || asked.askOrLikeliest(unitsQuestion(under.at.line, under.cells)) === YES
}

const nextRow = ({ records }: Sample, line: number): FileRecord | undefined => records.find(({ at }) => at.line > line)
