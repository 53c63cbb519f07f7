/**
 * Reads LAS, the Log ASCII Standard of the Canadian Well Logging Society, 1.2 and 2.0: one table of curves, and the lines of
 * version, well and parameters as facts. Mnemonics and units stay as they stand; the unit of a depth index alone is told as
 * the standard defines it ('F' is feet).
 */

import { answerTo, openOf } from '../asked.ts'
import { leftOf, leftTally } from '../left.ts'
import { beginningOf } from '../spaced/beginning.ts'
import { decimalComma } from '../spaced/decimal-comma.ts'
import { refuseTooWide } from '../spaced/filling.ts'
import { linesOfRows, numbersOf } from '../spaced/growing.ts'
import { namesApart } from '../spaced/names.ts'
import { decimalOf } from '../spaced/numbers.ts'
import type { Answers, FileColumn, FileRead, Reader } from '../table.ts'
import { linesOf } from '../text/lines.ts'
import { plainText } from '../text/plain-text.ts'
import { endOf } from '../text/unended.ts'
import { leaveAnnounced } from './announced.ts'
import { type LasColumn, type LasValues, lasColumn, valuesOf } from './column.ts'
import { type LasHead, lasHeadOf, lineOf } from './head.ts'
import { indexUnitOf, indexUnitQuestion } from './index-unit.ts'
import type { LasLine } from './line.ts'
import { answeredNulls, lasQuestions } from './questions.ts'
import { type LasLayout, lasRowsOf } from './rows.ts'

export const lasReader: Reader = { format: 'las', recognises, read }

const HEAD_BYTES = 65_536

/** Its first line, comments aside, is the title '~V' of the version section. */
function recognises(bytes: Uint8Array): boolean {
  const beginning = beginningOf(bytes, HEAD_BYTES)
  if (beginning === undefined) return false
  for (const { text } of linesOf(beginning)) {
    const start = text.trimStart()
    if (start === '' || start.startsWith('#')) continue
    return start.slice(0, 2).toUpperCase() === '~V'
  }
  return false
}

function read(bytes: Uint8Array, answers: Answers): FileRead {
  const file = plainText(bytes)
  const tally = leftTally()
  const head = lasHeadOf(file, tally)
  refuseTooWide(head.curves.length, head.dataLine)
  const columns = namesApart(head.curves.map((curve) => curve.mnemonic)).map(lasColumn)
  const values = valuesToTake(head, answers, tally)
  const rows = lasRowsOf(file, layoutOf(head), columns, values)
  const index = numbersIn(columns[0])
  const unitQuestion = indexUnitQuestion(head, index?.[0])
  const unitAnswer = unitQuestion === undefined ? undefined : answerTo(unitQuestion, answers)
  const openUnit = unitQuestion === undefined ? undefined : openOf(unitQuestion, answers)
  const unit = indexUnitOf(head, unitAnswer)
  const fileColumns = head.curves.map((curve, at) => fileColumnOf(curve, columns[at], at === 0 ? unit : {}))
  leaveAnnounced(head, index, tally)
  return {
    format: 'las',
    tables: [
      {
        name: 'las',
        columns: fileColumns,
        rows: rows.lines.length,
        lines: linesOfRows(rows.lines),
        facts: { ...factsOf(head), ...endOf(file) },
      },
    ],
    questions: [...(openUnit === undefined ? [] : [openUnit]), ...lasQuestions(columns, values, answers)],
    left: leftOf(tally),
  }
}

function valuesToTake(head: LasHead, answers: Answers, tally: LasValues['tally']): LasValues {
  const nullText = lineOf(head.well, 'NULL')?.data
  return {
    nullNumber: decimalOf(nullText ?? ''),
    nullText: nullText === '' ? undefined : nullText,
    moreNulls: answeredNulls(answers),
    comma: decimalComma('LAS', answers),
    tally,
  }
}

/** Where WRAP is not stated the file is read unwrapped, which the count of values in each row then proves. */
function layoutOf(head: LasHead): LasLayout {
  const wrap = lineOf(head.version, 'WRAP')?.data.toUpperCase()
  const mark = lineOf(head.version, 'DLM')?.data.toUpperCase()
  const delimiter = mark === 'TAB' ? 'tab' : mark === 'COMMA' ? 'comma' : 'blanks'
  return { dataLine: head.dataLine, wrapped: wrap === 'YES', delimiter }
}

function fileColumnOf(
  curve: LasLine,
  column: LasColumn | undefined,
  unitOfIndex: { unit?: string; unitFrom?: string },
): FileColumn {
  const stated = curve.unit === '' ? {} : { unit: curve.unit, unitFrom: `~C, line ${curve.line}` }
  return {
    name: column?.name ?? curve.mnemonic,
    heading: curve.text,
    ...stated,
    ...unitOfIndex,
    ...(curve.description === '' ? {} : { description: curve.description }),
    values: column === undefined ? { kind: 'numbers', numbers: new Float64Array(0) } : valuesOf(column),
  }
}

function numbersIn(column: LasColumn | undefined): Float64Array | undefined {
  if (column === undefined || column.texts !== undefined) return undefined
  return numbersOf(column.numbers)
}

function factsOf(head: LasHead): Record<string, string> {
  const lines = [...head.version, ...head.well, ...head.parameters]
  const names = namesApart(lines.map((item) => item.mnemonic))
  const facts = lines.map((item, at): [string, string] => [names[at] ?? item.mnemonic, factOf(item)])
  if (head.other.length > 0) facts.push(['Other', head.other.join('\n')])
  return Object.fromEntries(facts)
}

function factOf({ data, unit }: LasLine): string {
  if (data === '' || unit === '') return data
  return `${data} ${unit}`
}
