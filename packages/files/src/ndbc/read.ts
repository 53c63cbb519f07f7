/**
 * Reads standard meteorological files of the National Data Buoy Center: of the last 45 days and of years, in the forms since
 * 1970. The moment of each row is a column of ISO text, in UTC, before the columns of the file.
 */

import { Asked } from '../asked.ts'
import { leftOf, leftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import { beginningOf } from '../spaced/beginning.ts'
import { commaQuestions } from '../spaced/decimal-comma.ts'
import { columnsOf, type NumberTable, refuseMisfits, rowLines } from '../spaced/filling.ts'
import { namesApart } from '../spaced/names.ts'
import type { Answers, FileColumn, FileRead, Reader } from '../table.ts'
import { plainText } from '../text/plain-text.ts'
import { endOf } from '../text/unended.ts'
import { NDBC_COLUMNS } from './columns.ts'
import { datePlaces } from './date.ts'
import { type NdbcHead, ndbcHeadOf } from './head.ts'
import { ndbcNullQuestions, ndbcNulls } from './nulls.ts'
import { ndbcRowsOf, refuseDates } from './rows.ts'
import { ndbcUnitOf, ndbcUnitQuestion } from './units.ts'

export const ndbcReader: Reader = { format: 'ndbc', recognises, read }

const HEAD_BYTES = 8_192

function recognises(bytes: Uint8Array): boolean {
  const beginning = beginningOf(bytes, HEAD_BYTES)
  return beginning !== undefined && ndbcHeadOf(beginning) !== undefined
}

function read(bytes: Uint8Array, answers: Answers): FileRead {
  const file = plainText(bytes)
  const head = ndbcHeadOf(file)
  if (head === undefined) {
    throw new FileError(
      'not_this_format',
      "the first row is not the heading of NDBC standard meteorological data: '#YY MM DD hh mm WDIR WSPD ...'",
    )
  }
  refuseUnits(head)
  const tally = leftTally()
  const nulls = ndbcNulls(head.names, answers, tally)
  const rows = ndbcRowsOf(file, head, nulls, tally)
  refuseMisfits(rows.table)
  refuseDates(rows)
  const asked = new Asked(answers)
  const answered = head.names.map((_, at) => {
    const question = ndbcUnitQuestion(head, at, firstNumber(rows.table, at))
    return question === undefined ? undefined : asked.ask(question)
  })
  for (const question of ndbcNullQuestions(nulls)) asked.ask(question)
  const columns = columnsOf(rows.table, headsOf(head, answered))
  return {
    format: 'ndbc',
    tables: [
      {
        name: 'ndbc',
        columns: [timeColumn(head, rows.times), ...columns],
        rows: rows.times.length,
        lines: rowLines(rows.table),
        facts: { Time: 'UTC', ...endOf(file) },
      },
    ],
    questions: [...asked.open, ...commaQuestions(nulls.comma)],
    left: leftOf(tally),
  }
}

function refuseUnits({ names, line, units, unitsLine }: NdbcHead): void {
  if (units === undefined || unitsLine === undefined || units.length === names.length) return
  throw new FileError(
    'file_malformed',
    `line ${unitsLine} has ${units.length} units where line ${line} has ${names.length} names`,
    {
      line: unitsLine,
    },
  )
}

function headsOf(head: NdbcHead, answered: readonly (string | undefined)[]): Omit<FileColumn, 'values'>[] {
  const apart = namesApart(head.names)
  return head.names.map((name, at) => {
    const description = NDBC_COLUMNS[name]?.means
    const unit = isDatePart(head, at) ? {} : ndbcUnitOf(head, at, answered[at])
    const heading = head.units === undefined ? name : `${name} ${head.units[at] ?? ''}`
    return { name: apart[at] ?? name, heading, ...unit, ...(description === undefined ? {} : { description }) }
  })
}

function isDatePart(head: NdbcHead, at: number): boolean {
  return Object.values(datePlaces(head.names)).includes(at)
}

function timeColumn({ names }: NdbcHead, times: readonly string[]): FileColumn {
  const places = datePlaces(names)
  const parts = [places.year, places.month, places.day, places.hour, places.minute].flatMap((at) =>
    at === undefined ? [] : [names[at]],
  )
  const minutes = places.minute === undefined ? '; the file has no minutes, and minute 0 is used' : ''
  return {
    name: 'Time',
    heading: parts.join(' '),
    description: `in UTC, from the columns ${parts.join(', ')}${minutes}`,
    values: { kind: 'texts', texts: times },
  }
}

function firstNumber({ columns }: NumberTable, at: number): number | undefined {
  const column = columns[at]
  return column?.numbers.subarray(0, column.length).find((number) => !Number.isNaN(number))
}
