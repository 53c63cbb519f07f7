/** The rows of OrcaFlex RAO tables in a delimited file, by vessel type and draught. */
import { answerTo } from '../asked.ts'
import { type LeftTally, leave } from '../left.ts'
import { notANumber } from '../rao/number.ts'
import { nothingSeen, refuseTwice } from '../rao/seen.ts'
import { addRaoRow, raoRows } from '../rao/table.ts'
import { decimalOf } from '../spaced/numbers.ts'
import type { Answers } from '../table.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { type CsvHeading, cellsOf, isHeadingAgain, otherLength, type Places, placesOf } from './csv-cells.ts'
import { bracketed } from './csv-heads.ts'
import { type Label, labelOf } from './csv-labels.ts'
import { commaQuestion, DIRECTION_QUESTION, THOUSANDS } from './csv-questions.ts'
import type { CsvRead, CsvTable } from './csv-table.ts'

interface Walk extends CsvRead {
  readonly heading: CsvHeading
  readonly places: Places
  readonly left: LeftTally
  readonly isThousands: boolean
  vessel: string | undefined
  draught: string | undefined
  direction: number | undefined
  open: CsvTable | undefined
}

const COLUMNS = 4

export function csvRows(file: PlainText, heading: CsvHeading, answers: Answers, left: LeftTally): CsvRead {
  const isThousands = answerTo(commaQuestion(''), answers) === THOUSANDS
  const answered = answerTo(DIRECTION_QUESTION, answers)
  const direction = answered === undefined ? undefined : Number(answered)
  const found = { tables: [], units: undefined, comma: undefined, hasNoDirection: false, largestPhase: 0 }
  const places = placesOf(heading)
  const walk: Walk = {
    ...found,
    heading,
    places,
    left,
    isThousands,
    direction,
    vessel: undefined,
    draught: undefined,
    open: undefined,
  }
  for (const { mode, phase } of places.modes) {
    if (phase < 0) leave(left, 'no phase', heading.line, `missing phase column of ${mode}`)
  }
  for (const { text, number } of linesOf(file)) takeLine(walk, text, number)
  return walk
}

function takeLine(walk: Walk, text: string, line: number): void {
  const { heading } = walk
  const cells = cellsOf(text, heading.delimiter)
  if (cells.every((cell) => cell === '') || (line >= heading.firstLine && line <= heading.line)) return
  const isBelow = line > heading.line
  if (isBelow && takesRow(walk, cells, line)) return
  const label = labelOf(cells)
  if (label !== undefined) takeLabel(walk, label)
  else if (isBelow && isHeadingAgain(heading, cells, line)) return
  else if (line === heading.line + 1 && cells.every((cell) => decimalOf(cell) === undefined)) {
    walk.units = cells.map((cell) => bracketed(cell) ?? cell)
  } else leave(walk.left, 'texts', line, 'lines that are not rows of RAOs')
}

function takesRow(walk: Walk, cells: readonly string[], line: number): boolean {
  const { places } = walk
  const { columns } = walk.heading
  if (!isRow(walk, cells)) return false
  const isLong = cells.slice(columns.length).some((cell) => cell !== '')
  if (cells.length < columns.length || isLong) throw otherLength(walk.heading, cells.length, line)
  const wave = numberAt(walk, cells, places.wave, line)
  const direction = places.direction < 0 ? walk.direction : numberAt(walk, cells, places.direction, line)
  if (direction === undefined) walk.hasNoDirection = true
  walk.open ??= openTable(walk)
  refuseTwice(walk.open.seen, direction ?? Number.NaN, 0, wave, line, () => `direction ${direction}, wave ${wave}`)
  for (const { mode, amplitude, phase } of places.modes) {
    const angle = phase < 0 ? Number.NaN : numberAt(walk, cells, phase, line)
    if (Math.abs(angle) > walk.largestPhase) walk.largestPhase = Math.abs(angle)
    const values = [wave, direction ?? Number.NaN, numberAt(walk, cells, amplitude, line), angle]
    addRaoRow(walk.open.rows, line, mode, values)
  }
  return true
}

/** A row has a number for its wave, or numbers in most of its cells. */
function isRow(walk: Walk, cells: readonly string[]): boolean {
  const isNumber = (cell: string | undefined) => decimalOf(dotted(walk, cell ?? '')) !== undefined
  return isNumber(cells[walk.places.wave]) || cells.filter(isNumber).length * 2 > walk.heading.columns.length
}

function openTable(walk: Walk): CsvTable {
  const { vessel, draught } = walk
  const table: CsvTable = { vessel, draught, rows: raoRows(COLUMNS), seen: nothingSeen() }
  walk.tables.push(table)
  return table
}

function numberAt(walk: Walk, cells: readonly string[], at: number, line: number): number {
  const cell = cells[at] ?? ''
  const text = dotted(walk, cell)
  const value = decimalOf(text)
  if (value !== undefined) return value
  if (text !== '' && text !== '~') throw notANumber(cell, line, walk.heading.texts[at] ?? '')
  leave(walk.left, 'empty', line, 'cells without a number')
  return Number.NaN
}

/** A comma within a number is a decimal comma, until it is answered that it parts thousands. */
function dotted(walk: Walk, cell: string): string {
  if (!cell.includes(',')) return cell
  const text = walk.isThousands ? cell.replaceAll(',', '') : cell.replace(',', '.')
  if (decimalOf(text) !== undefined) walk.comma ??= cell
  return text
}

function takeLabel(walk: Walk, label: Label): void {
  if (label.names === 'direction') {
    walk.direction = label.degrees
    return
  }
  walk[label.names] = label.text
  walk.open = undefined
}
