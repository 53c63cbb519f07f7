/** Rows of WAMIT's numeric output: four or five numbers in `.1`, seven in `.2`, `.3` and `.4`, after a line of heading or none. */

import { printedAlike } from '../rao/number.ts'
import { FileError } from '../refused.ts'
import { fortranNumberOf } from '../spaced/numbers.ts'
import { splitAtBlanks } from '../spaced/tokens.ts'
import { isLineEnd } from '../text/bytes.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'

export interface Row {
  readonly tokens: readonly string[]
  readonly line: number
}

export interface Head {
  /** 'WAMIT Numeric Output -- Filename  sphere.1 ...'. */
  readonly heading: string | undefined
  readonly first: Row
  readonly kind: 'coefficients' | 'responses'
}

export const MOST_MODES = 1200
const RESPONSE_COLUMNS = 7
const COEFFICIENT_COLUMNS = [4, 5]
const ALLOWED = '4 or 5 numbers (.1) or 7 numbers (.2, .3, .4) are allowed'

/** Undefined where the file has no row of that form. */
export function headOf(file: PlainText): Head | undefined {
  let heading: string | undefined
  for (const { text, number: line } of linesOf(file)) {
    const tokens = splitAtBlanks(text)
    if (tokens.length === 0) continue
    if (fortranNumberOf(tokens[0] ?? '') === undefined) {
      if (heading !== undefined) return undefined
      heading = text.trim().slice(0, 200)
      continue
    }
    const kind = kindOf(tokens.length)
    return kind === undefined ? undefined : { heading, first: { tokens, line }, kind }
  }
  return undefined
}

function kindOf(columns: number): Head['kind'] | undefined {
  if (columns === RESPONSE_COLUMNS) return 'responses'
  return COEFFICIENT_COLUMNS.includes(columns) ? 'coefficients' : undefined
}

/** Every row after the heading; all must be of the kind of the first. */
export function* rowsOf(file: PlainText, head: Head): Iterable<Row> {
  let last: Row | undefined
  let before: Row | undefined
  for (const { text, number: line } of linesOf(file)) {
    const tokens = line < head.first.line ? [] : splitAtBlanks(text)
    if (tokens.length === 0) continue
    if (kindOf(tokens.length) !== head.kind) throw otherForm(tokens.length, line)
    before = last
    last = { tokens, line }
    yield last
  }
  if (!isLineEnd(file.bytes.at(-1))) refuseCutNumber(before, last)
}

function otherForm(columns: number, line: number): FileError {
  return new FileError('file_malformed', `line ${line} has ${columns} values; ${ALLOWED}, as in the rows before it`, {
    line,
  })
}

function refuseCutNumber(before: Row | undefined, last: Row | undefined): void {
  const cell = last?.tokens.at(-1)
  const above = before === undefined ? last?.tokens[0] : before.tokens.at(-1)
  if (last === undefined || cell === undefined || above === undefined || printedAlike(cell, above)) return
  throw new FileError(
    'file_malformed',
    `line ${last.line} ends in "${cell}", shorter than "${above}" above it: the file is truncated`,
    {
      line: last.line,
    },
  )
}

export function modeOf(cell: string, line: number, column: string): number {
  const value = fortranNumberOf(cell)
  if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST_MODES) return value
  throw new FileError(
    'number_malformed',
    `line ${line}, ${column}: "${cell.slice(0, 40)}" is not a mode number from 1 to ${MOST_MODES}`,
    {
      line,
      column,
    },
  )
}
