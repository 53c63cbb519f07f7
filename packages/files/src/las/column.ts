/** One curve while its values come: numbers, or texts where its first value is no number. */

import { type LeftKind, type LeftTally, leave, leaveOneMore } from '../left.ts'
import { type DecimalComma, isCommaNumber, numberWith } from '../spaced/decimal-comma.ts'
import { addNumber, type GrowingNumbers, growingNumbers, numbersOf } from '../spaced/growing.ts'
import { fortranNumberOf } from '../spaced/numbers.ts'
import type { ColumnValues } from '../table.ts'
import { shown } from '../text/shown.ts'

export interface LasColumn {
  readonly name: string
  numbers: GrowingNumbers
  texts: (string | null)[] | undefined
  /** Whether a number was seen, after which a text is no value. */
  decided: boolean
  nulls: LeftKind | undefined
  /** Of the codes that are commonly nulls, those that stand here though the file does not state them. */
  readonly suspects: Map<number, number>
  /** The range of all its other numbers. */
  low: number
  high: number
}

export interface LasValues {
  readonly nullNumber: number | undefined
  readonly nullText: string | undefined
  /** Codes that the file does not state and that a person said are nulls. */
  readonly moreNulls: readonly number[]
  readonly comma: DecimalComma
  readonly tally: LeftTally
}

/** '-999.25', '-9999' and '-9999.25' by the standard; the others are common besides. */
export const COMMON_NULLS = [-999.25, -9999, -9999.25, -999, -99999, 9999]
const NO_VALUE = ['NAN', '-NAN', '(NULL)', 'NULL', 'NONE', 'N/A', '#N/A', 'NA', 'ERR', '']

/** As the C library of Windows prints what is no number: '-1.#IND00', '1.#QNAN'. */
const NO_NUMBER_OF_WINDOWS = ['#IND', '#QNAN', '#SNAN', '#INF']

export function lasColumn(name: string): LasColumn {
  return {
    name,
    numbers: growingNumbers(),
    texts: undefined,
    decided: false,
    nulls: undefined,
    suspects: new Map(),
    low: Infinity,
    high: -Infinity,
  }
}

export function takeValue(column: LasColumn, token: string, line: number, values: LasValues): void {
  if (column.texts !== undefined) {
    column.texts.push(textOf(token, line, column, values))
    return
  }
  const number = numberWith(values.comma, token, fortranNumberOf)
  if (number !== undefined) {
    addNumber(column.numbers, numberOrNull(number, line, column, values))
    return
  }
  if (isNoValue(token) || column.decided || isCommaNumber(token, fortranNumberOf)) {
    leaveNoNumber(column, token, line, values)
    addNumber(column.numbers, Number.NaN)
    return
  }
  column.texts = new Array<null>(column.numbers.length).fill(null)
  column.numbers = growingNumbers()
  column.texts.push(token)
}

export function valuesOf(column: LasColumn): ColumnValues {
  if (column.texts !== undefined) return { kind: 'texts', texts: column.texts }
  return { kind: 'numbers', numbers: numbersOf(column.numbers) }
}

function textOf(token: string, line: number, column: LasColumn, values: LasValues): string | null {
  const isNull = token === values.nullText || isNoValue(token)
  if (isNull) leaveNull(column, line, values)
  return isNull ? null : token
}

function numberOrNull(number: number, line: number, column: LasColumn, values: LasValues): number {
  if (number === values.nullNumber) return nothing(line, column, values)
  const isSuspect = (number <= -999 || number === 9999) && COMMON_NULLS.includes(number)
  if (isSuspect) column.suspects.set(number, (column.suspects.get(number) ?? 0) + 1)
  if (values.moreNulls.includes(number)) return nothing(line, column, values)
  column.decided = true
  if (isSuspect) return number
  if (number < column.low) column.low = number
  if (number > column.high) column.high = number
  return number
}

/** Codes of a column that lie beyond all its other numbers, with how often: within their range a code is a number like them. */
export function suspectsOf({ suspects, low, high }: LasColumn): [number, number][] {
  return [...suspects].filter(([code]) => (code < 0 ? code < low : code > high))
}

function nothing(line: number, column: LasColumn, values: LasValues): number {
  leaveNull(column, line, values)
  return Number.NaN
}

function leaveNull(column: LasColumn, line: number, { tally }: LasValues): void {
  if (column.nulls !== undefined) leaveOneMore(column.nulls, line)
  else column.nulls = leave(tally, `null ${column.name}`, line, `null codes of '${column.name}'`)
}

function leaveNoNumber(column: LasColumn, token: string, line: number, values: LasValues): void {
  leave(
    values.tally,
    `text ${column.name}`,
    line,
    `values of '${column.name}' that are not numbers, such as ${shown(token)}`,
  )
}

function isNoValue(token: string): boolean {
  if (NO_VALUE.includes(token.toUpperCase()) || isDashes(token)) return true
  return NO_NUMBER_OF_WINDOWS.some((mark) => token.includes(mark))
}

function isDashes(token: string): boolean {
  for (const mark of token) if (mark !== '-') return false
  return true
}
