/** What the cells of a column are that are no plain numbers: numbers written otherwise, dates, nothing, or texts. */
import type { PlainText } from '../text/plain-text.ts'
import type { ScannedColumn } from './columns.ts'
import { EVERY_ORDER, type WrittenDate, writtenDate } from './dates.ts'
import type { Layout } from './layout.ts'
import { EVERY_WAY, WAYS, waysThat, waysToRead } from './marks.ts'
import { isNullText } from './nulls.ts'
import { emptySpan, readSpan, spanText } from './span.ts'

export interface OtherCell {
  readonly row: number
  readonly text: string
}

/** Visits the cells of a column that are no plain numbers. */
export function eachOtherCell(
  text: PlainText,
  { others }: ScannedColumn,
  layout: Layout,
  visit: (row: number, text: string, quoted: boolean) => void,
): void {
  const span = emptySpan()
  for (let i = 0; i < others.length; i++) {
    readSpan(text.bytes, others.offset(i), 0, layout, span)
    visit(others.row(i), spanText(text, span), span.quoted)
  }
}

export interface Survey {
  /** Numbers, plain or not; texts that are none; dates among these; texts that stand for nothing. */
  numbers: number
  texts: number
  dates: number
  /** Numbers without quotes. */
  bare: number
  firstText: OtherCell | undefined
  /** Ways of writing in which every number of the column is one. */
  ways: number
  /** Of each way, the first row that excludes it; -1 where none does. */
  readonly excluded: Int32Array
  /** The first numbers with a comma and with a point of which it is not certain what they are. */
  firstComma: OtherCell | undefined
  firstPoint: OtherCell | undefined
  firstNamed: number
  /** Of the dates: orders, as bits, that all of them have, and whether a year has two digits. */
  orders: number
  shortYears: boolean
  firstDate: OtherCell | undefined
  /** The first date that excludes every order. */
  otherOrder: OtherCell | undefined
}

export function surveyOf(text: PlainText, column: ScannedColumn, layout: Layout, decimal: '.' | ','): Survey {
  const survey = ofPlain(column, decimal)
  eachOtherCell(text, column, layout, (row, cell, isQuoted) => addCell(survey, row, cell, isQuoted))
  return survey
}

function ofPlain(column: ScannedColumn, decimal: '.' | ','): Survey {
  const { plain, bare, firstSure, firstOpen, firstNamed } = column
  const survey: Survey = {
    numbers: plain,
    texts: 0,
    dates: 0,
    bare,
    firstText: undefined,
    ways: EVERY_WAY,
    excluded: new Int32Array(WAYS.length).fill(-1),
    firstComma: undefined,
    firstPoint: undefined,
    firstNamed,
    orders: EVERY_ORDER,
    shortYears: false,
    firstDate: undefined,
    otherOrder: undefined,
  }
  const own = waysThat((marks) => marks.decimal === decimal)
  if (decimal === ',') survey.firstComma = plainExample(column, decimal)
  else survey.firstPoint = plainExample(column, decimal)
  if (firstOpen >= 0) exclude(survey, own | waysThat((marks) => marks.thousands === decimal), firstOpen)
  if (firstSure >= 0) exclude(survey, own, firstSure)
  return survey
}

/** A plain number with its mark: one that may be read in two ways, as it stands; else one without zeros at its end. */
function plainExample({ numbers, firstOpen, firstSure }: ScannedColumn, decimal: '.' | ','): OtherCell | undefined {
  const row = firstOpen < 0 ? firstSure : firstOpen
  if (row < 0) return undefined
  const x = numbers[row] as number
  const text = firstOpen < 0 ? String(x) : x.toFixed(3)
  return { row, text: text.replace('.', decimal) }
}

/** Keeps the ways that are left. */
function exclude(survey: Survey, left: number, row: number): void {
  survey.ways &= left
  for (let way = 0; way < WAYS.length; way++) {
    const before = survey.excluded[way] as number
    if ((left & (1 << way)) === 0 && (before < 0 || row < before)) survey.excluded[way] = row
  }
}

function addCell(survey: Survey, row: number, text: string, isQuoted: boolean): void {
  if (isNullText(text) || text.trim() === '') return
  const ways = waysToRead(text)
  if (ways !== 0 && !isQuoted) survey.bare++
  if (ways !== 0) addNumber(survey, row, text, ways)
  else addText(survey, row, text)
}

function addText(survey: Survey, row: number, text: string): void {
  survey.firstText ??= { row, text }
  const date = writtenDate(text)
  if (date === undefined) survey.texts++
  else addDate(survey, row, text, date)
}

function addDate(survey: Survey, row: number, text: string, date: WrittenDate): void {
  survey.dates++
  survey.firstDate ??= { row, text }
  survey.shortYears ||= date.isShort
  const orders = survey.orders & date.orders
  if (orders === 0) survey.otherOrder ??= { row, text }
  else survey.orders = orders
}

/** Zeros before digits are of a name. */
const NAMED = /^0\d{2,}$/
const DIGITS = /^[+-]?\d{16,}$/

function addNumber(survey: Survey, row: number, text: string, ways: number): void {
  survey.numbers++
  if (survey.firstComma === undefined && text.includes(',')) survey.firstComma = { row, text }
  if (survey.firstPoint === undefined && text.includes('.')) survey.firstPoint = { row, text }
  if (ways !== survey.ways) exclude(survey, ways, row)
  const isNamed = NAMED.test(text) || (DIGITS.test(text) && !Number.isSafeInteger(Number(text)))
  if (survey.firstNamed < 0 && isNamed) survey.firstNamed = row
}
