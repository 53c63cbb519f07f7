/** The rows of an NDBC file: the moment of each, and its numbers. */

import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import { addRow, leaveMisfit, type NumberTable, numberTable } from '../spaced/filling.ts'
import { splitAtBlanks } from '../spaced/tokens.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { type DatePlaces, datePlaces, isoTimeOf } from './date.ts'
import { headingTokens, isHeading, type NdbcHead } from './head.ts'
import { type NdbcNulls, ndbcNumberOf } from './nulls.ts'

export interface NdbcRows {
  readonly table: NumberTable
  readonly times: string[]
  badDates: number
  firstBadDate: { readonly line: number; readonly text: string } | undefined
}

export function ndbcRowsOf(file: PlainText, head: NdbcHead, nulls: NdbcNulls, tally: LeftTally): NdbcRows {
  const rows: NdbcRows = {
    table: numberTable(head.names.length, head.line),
    times: [],
    badDates: 0,
    firstBadDate: undefined,
  }
  const places = datePlaces(head.names)
  const headEnd = head.unitsLine ?? head.line
  const numberOf = (token: string, at: number, line: number) => ndbcNumberOf(token, at, line, nulls)
  for (const { text, number: line } of linesOf(file)) {
    if (line <= headEnd) continue
    const tokens = splitAtBlanks(text)
    if (tokens.length === 0) continue
    if (isComment(tokens)) leaveComment(text, line, head, tally)
    else if (tokens.length !== head.names.length) leaveMisfit(rows.table, tally, tokens.length, line)
    else takeRow(rows, tokens, line, places, numberOf, tally)
  }
  return rows
}

function isComment(tokens: readonly string[]): boolean {
  return (tokens[0] ?? '').startsWith('#') || isHeading(tokens)
}

/** Files of several years set one after the other have their heading again; another heading has other columns. */
function leaveComment(text: string, line: number, head: NdbcHead, tally: LeftTally): void {
  const tokens = headingTokens(text)
  if (isHeading(tokens) && tokens.join(' ') !== head.names.join(' ')) {
    throw new FileError(
      'file_malformed',
      `line ${line} is a second heading, with different columns from line ${head.line}: read the files of different years separately`,
      { line },
    )
  }
  leave(tally, 'comment', line, 'comment lines and repeated headings')
}

function takeRow(
  rows: NdbcRows,
  tokens: readonly string[],
  line: number,
  places: DatePlaces,
  numberOf: (token: string, at: number, line: number) => number,
  tally: LeftTally,
): void {
  const time = isoTimeOf(tokens, places)
  if (time === undefined) {
    rows.badDates += 1
    rows.firstBadDate ??= { line, text: tokens.slice(0, 5).join(' ') }
    leave(tally, 'date', line, 'rows that do not begin with a date')
    return
  }
  rows.times.push(time)
  addRow(rows.table, tokens, line, numberOf)
}

export function refuseDates({ badDates, firstBadDate, times }: NdbcRows): void {
  if (firstBadDate === undefined || badDates <= times.length) return
  const { line, text } = firstBadDate
  throw new FileError(
    'file_malformed',
    `line ${line} begins with ${shown(text)}, which is not a date. A year has four digits, or two from 70 to 98, as NDBC wrote until 1998`,
    { line, column: 'YY' },
  )
}
