/**
 * Reads AGS 4, the data transfer format of the Association of Geotechnical and Geoenvironmental Specialists: a table for each
 * group, and of soundings one for each test. Headings and units stay as they stand.
 */
import { Asked } from '../asked.ts'
import { withoutCodes } from '../delimited/doubts.ts'
import { type LeftTally, leftOf, leftTally } from '../left.ts'
import { beginningOf } from '../spaced/beginning.ts'
import { commaQuestions, decimalComma } from '../spaced/decimal-comma.ts'
import { linesOfRows } from '../spaced/growing.ts'
import type { Answers, FileColumn, FileRead, FileTable, Reader } from '../table.ts'
import { linesOf } from '../text/lines.ts'
import { plainText } from '../text/plain-text.ts'
import { endOf } from '../text/unended.ts'
import { cellsOf } from './cells.ts'
import { type AgsColumn, valuesOf } from './column.ts'
import { type AgsGroup, agsGroupsOf } from './groups.ts'
import { profilesOf, settled } from './profiles.ts'

export const agsReader: Reader = { format: 'ags', recognises, read }

const HEAD_BYTES = 65_536

/** Its first row begins a group, of which the next has the headings. */
function recognises(bytes: Uint8Array): boolean {
  const beginning = beginningOf(bytes, HEAD_BYTES)
  if (beginning === undefined) return false
  const kinds: (string | undefined)[] = []
  for (const { text } of linesOf(beginning)) {
    if (text.trim() !== '') kinds.push(cellsOf(text)?.[0])
    if (kinds.length === 2) break
  }
  return kinds[0] === 'GROUP' && kinds[1] === 'HEADING'
}

function read(bytes: Uint8Array, answers: Answers): FileRead {
  const file = plainText(bytes)
  const left = leftTally()
  const asked = new Asked(answers)
  const comma = decimalComma('AGS', answers)
  const groups = agsGroupsOf(file, { comma, left })
  const profiles = profilesOf(groups.map((group) => tableOf(group, endOf(file))))
  for (const { table } of profiles) askCodes(table, asked, left)
  const tables = profiles.map((one) => settled(one, asked, left))
  return { format: 'ags', tables, questions: [...asked.open, ...commaQuestions(comma)], left: leftOf(left) }
}

function askCodes({ name: table, columns, lines }: FileTable, asked: Asked, left: LeftTally): void {
  for (const { name, values } of columns) {
    if (values.kind === 'numbers')
      withoutCodes({ table, name }, { numbers: values.numbers, sure: new Set() }, lines, asked, left)
  }
}

function tableOf({ name, columns, lines, unitLine }: AgsGroup, end: FileTable['facts']): FileTable {
  return {
    name,
    columns: columns.map((column) => fileColumnOf(column, unitLine)),
    rows: lines.length,
    lines: linesOfRows(lines),
    facts: end,
  }
}

function fileColumnOf(column: AgsColumn, unitLine: number | undefined): FileColumn {
  const { name, heading, unit } = column
  const stated = unit === '' || unitLine === undefined ? {} : { unit, unitFrom: `UNIT, line ${unitLine}` }
  return { name, heading, ...stated, values: valuesOf(column) }
}
