/**
 * Reads the output of OpenFAST (`.out`, `.outb`) and of MoorDyn (`.out`): one table of channels over time. Names and units
 * stay as they stand; a channel that OpenFAST marks INVALID has no values and is left out.
 */

import { type LeftTally, leave, leftOf, leftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import { beginningOf } from '../spaced/beginning.ts'
import { commaQuestions, type DecimalComma, decimalComma, isCommaNumber, numberWith } from '../spaced/decimal-comma.ts'
import {
  addRow,
  columnsOf,
  leaveMisfit,
  type NumberTable,
  numberTable,
  refuseMisfits,
  rowLines,
} from '../spaced/filling.ts'
import { fortranNumberOf } from '../spaced/numbers.ts'
import type { Answers, FileRead, Reader } from '../table.ts'
import { linesOf } from '../text/lines.ts'
import { type PlainText, plainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { endOf } from '../text/unended.ts'
import { readBinary } from './binary.ts'
import { isBinary } from './binary-head.ts'
import { channelHeads, isInvalid, isKept } from './channels.ts'
import { type OpenFastHead, openFastHeadOf, splitRow, withoutBrackets } from './head.ts'

export const openfastReader: Reader = { format: 'openfast', recognises, read }

/** Enough for the row of names of a very wide file. */
const HEAD_BYTES = 4_194_304

function recognises(bytes: Uint8Array, fileName: string): boolean {
  if (isBinary(bytes, fileName)) return true
  const beginning = beginningOf(bytes, HEAD_BYTES)
  return beginning !== undefined && openFastHeadOf(beginning) !== undefined
}

function read(bytes: Uint8Array, answers: Answers, fileName = ''): FileRead {
  return isBinary(bytes, fileName) ? readBinary(bytes, answers) : readText(bytes, answers)
}

function readText(bytes: Uint8Array, answers: Answers): FileRead {
  const file = plainText(bytes)
  const head = openFastHeadOf(file)
  if (head === undefined) {
    throw new FileError(
      'not_this_format',
      "no row of names that begins with 'Time' is above a row of units that begins with '(s)'",
    )
  }
  refuseUnits(head)
  const tally = leftTally()
  const comma = decimalComma('OpenFAST', answers)
  const table = tableOf(file, head, tally, comma)
  refuseMisfits(table)
  const { names, units, unitsLine } = head
  const channels = channelHeads(names, units, `row of units, line ${unitsLine}`)
  const columns = columnsOf(table, channels).filter((column) => isKept(column, tally, unitsLine))
  return {
    format: 'openfast',
    tables: [
      {
        name: 'openfast',
        columns,
        rows: table.lines.length,
        lines: rowLines(table),
        facts: { ...factsOf(head), ...endOf(file) },
      },
    ],
    questions: commaQuestions(comma),
    left: leftOf(tally),
  }
}

function refuseUnits({ names, units, namesLine, unitsLine }: OpenFastHead): void {
  if (names.length !== units.length) {
    throw new FileError(
      'file_malformed',
      `line ${unitsLine} has ${units.length} units where line ${namesLine} has ${names.length} names`,
      { line: unitsLine },
    )
  }
  for (const [at, unit] of units.entries()) {
    if (isInvalid(unit) || withoutBrackets(unit) !== undefined) continue
    throw new FileError(
      'file_malformed',
      `line ${unitsLine} has '${unit}' where a unit in brackets is required, such as '(m)'`,
      {
        line: unitsLine,
        column: names[at] ?? '',
      },
    )
  }
}

function tableOf(file: PlainText, head: OpenFastHead, tally: LeftTally, comma: DecimalComma): NumberTable {
  const table = numberTable(head.names.length, head.namesLine)
  const numberOf = (token: string, at: number, line: number) => {
    const number = numberWith(comma, token, fortranNumberOf)
    if (number !== undefined) return number
    const name = head.names[at] ?? ''
    leave(tally, `no number ${name}`, line, `values of '${name}' that are not numbers, such as ${shown(token)}`)
    return Number.NaN
  }
  for (const { text, number: line } of linesOf(file)) {
    if (line <= head.unitsLine || text.trim() === '') continue
    const tokens = splitRow(text, head.tabs)
    if (!beginsWithNumber(tokens)) leave(tally, 'prose', line, 'lines that do not begin with a time')
    else if (tokens.length === head.names.length) addRow(table, tokens, line, numberOf)
    else leaveMisfit(table, tally, tokens.length, line)
  }
  return table
}

function beginsWithNumber([first = '']: readonly string[]): boolean {
  return fortranNumberOf(first) !== undefined || isCommaNumber(first, fortranNumberOf)
}

function factsOf({ prose }: OpenFastHead): Record<string, string> {
  return Object.fromEntries(prose.map(factOf))
}

/** 'Description from the FAST input file: ...' is a fact with a name of its own. */
function factOf({ text, line }: OpenFastHead['prose'][number]): [string, string] {
  const colon = text.indexOf(':')
  if (!text.startsWith('Description') || colon < 0) return [`Line ${line}`, text]
  return [text.slice(0, colon), text.slice(colon + 1).trim()]
}
