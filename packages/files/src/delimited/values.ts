/** The values of a column, by what it is: numbers with NaN where nothing stands, texts with null, dates in ISO form. */

import type { Asked } from '../asked.ts'
import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import type { ColumnValues, Question } from '../table.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import type { ScannedColumn } from './columns.ts'
import { type DateOrder, isoDate, ordersOf, writtenDate } from './dates.ts'
import type { SurveyedColumn } from './kinds.ts'
import type { Layout } from './layout.ts'
import { type Marks, numberIn } from './marks.ts'
import { isNullText } from './nulls.ts'
import { eachOtherCell } from './survey.ts'

export interface Source {
  readonly text: PlainText
  readonly layout: Layout
  readonly marks: Marks
  readonly lines: Uint32Array
  readonly left: LeftTally
}
export interface Numbers {
  readonly numbers: Float64Array
  /** Rows of numbers that are written so that they are surely values: 9.99e2. */
  readonly sure: ReadonlySet<number>
}

const SURELY_A_VALUE = /\de\d$/

/** Throws FileError number_malformed for a number that is written otherwise than those of the file. */
export function numbersOf(scanned: ScannedColumn, name: string, source: Source): Numbers {
  const { numbers } = scanned
  const sure = new Set<number>()
  eachOtherCell(source.text, scanned, source.layout, (row, text) => {
    const value = numberIn(text, source.marks)
    if (value === undefined) addNothing(text, name, source.lines[row] ?? 0, source.left)
    else if (!Number.isFinite(value)) throw beyond(text, source.lines[row] ?? 0, name)
    else if (SURELY_A_VALUE.test(text)) sure.add(row)
    numbers[row] = value ?? Number.NaN
  })
  return { numbers, sure }
}

function addNothing(text: string, name: string, line: number, left: LeftTally): void {
  if (isNullText(text)) leave(left, nullsOf(text), line)
  else if (text.trim() !== '') leave(left, `${TEXTS_LEFT} ${shown(name)}`, line)
}

/** What is left of a column of numbers that has texts, before its name. */
export const TEXTS_LEFT = 'texts in column'

const nullsOf = (text: string) => `cells with ${shown(text)}, read as no value`

function beyond(text: string, line: number, name: string): FileError {
  const says = `line ${line}, column ${shown(name)}: ${shown(text)} is outside the range of numbers, ±1.8e308`
  return new FileError('number_malformed', says, { line, column: name })
}

/** Texts that are kept once each. */
const MOST_KEPT = 4096

export function textsOf(scanned: ScannedColumn, rows: number, source: Source): (string | null)[] {
  const texts = new Array<string | null>(rows).fill(null)
  const kept = new Map<string, string>()
  eachOtherCell(source.text, scanned, source.layout, (row, text, quoted) => {
    if (!quoted && isNullText(text)) leave(source.left, nullsOf(text), source.lines[row] ?? 0)
    else if (text.trim() !== '') texts[row] = onlyOne(text, kept)
  })
  return texts
}

/** The same text as before, as far as a column has few. */
function onlyOne(text: string, kept: Map<string, string>): string {
  if (kept.size >= MOST_KEPT) return text
  const known = kept.get(text)
  if (known === undefined) kept.set(text, text)
  return known ?? text
}

interface Dates {
  readonly values: ColumnValues
  readonly description?: string
}

/** In ISO form where the order of day, month and year is certain or answered; else as they stand. */
export function datesOf(column: SurveyedColumn, texts: readonly (string | null)[], asked: Asked): Dates {
  const { firstDate } = column.survey
  const order = orderOf(column, asked)
  const first = firstDate && order && isoOf(firstDate.text, order)
  if (order === undefined || first === undefined) return { values: { kind: 'texts', texts } }
  const iso = texts.map((text) => (text === null ? null : (isoOf(text, order) ?? text)))
  const says = first === firstDate?.text ? 'dates' : `dates: ${firstDate?.text} is ${first}`
  return { values: { kind: 'texts', texts: iso }, description: says }
}

function isoOf(text: string, order: DateOrder): string | undefined {
  const date = writtenDate(text)
  return date && isoDate(date, order)
}

function orderOf(column: SurveyedColumn, asked: Asked): DateOrder | undefined {
  const orders = ordersOf(column.survey.orders)
  if (orders.length === 1 && !column.survey.shortYears) return orders[0]
  const answer = asked.ask(orderQuestion(column))
  return orders.find((order) => order === answer)
}

function orderQuestion({ table, name, survey }: SurveyedColumn): Question {
  const text = survey.firstDate?.text ?? ''
  const orders = ordersOf(survey.orders).map((order) => ({
    answer: order as string,
    means: `${text} is ${isoOf(text, order)}`,
  }))
  return {
    code: 'date_order',
    text: `In which order do day, month and year of column ${shown(name)} appear?`,
    table,
    column: name,
    choices: [...orders, { answer: 'texts', means: 'the dates are kept as texts' }],
  }
}
