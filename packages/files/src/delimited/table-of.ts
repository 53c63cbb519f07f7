/** The table of a delimited text: its columns with names, units and values, and what was left out of it. */

import type { Asked } from '../asked.ts'
import { leaveAll, leftOf, leftTally } from '../left.ts'
import type { FileColumn, FileTable, Left } from '../table.ts'
import type { PlainText } from '../text/plain-text.ts'
import { type Decided, decided } from './decide.ts'
import { angleUnit, isAngle, withoutCodes } from './doubts.ts'
import { factsOf, leaveHead } from './facts.ts'
import type { Head } from './head.ts'
import type { Marks } from './marks.ts'
import { type NamedColumn, namedColumns, withDoubtfulUnit } from './names.ts'
import type { Sample } from './sample.ts'
import { datesOf, numbersOf, type Source, textsOf } from './values.ts'

const TABLE = 'delimited'

export interface TableRead {
  readonly table: FileTable
  readonly left: readonly Left[]
  readonly marks: Marks
}

export function tableOf(text: PlainText, sample: Sample, head: Head, asked: Asked): TableRead {
  const named = namedColumns(TABLE, head, sample.width, asked)
  const found = decided(text, sample, head, named, asked)
  const left = leftTally()
  leaveHead(sample, head, left)
  leaveAll(left, found.left)
  const { rows, lines } = found.scan
  const source = { text, layout: sample.layout, marks: found.marks, lines, left }
  const columns = found.columns.map((_, i) => columnOf(i, found, source, asked))
  const facts = factsOf(text, sample, head, found.marks)
  return { table: { name: TABLE, columns, rows, lines, facts }, left: leftOf(left), marks: found.marks }
}

function columnOf(i: number, { scan, columns, kinds }: Decided, source: Source, asked: Asked): FileColumn {
  const [scanned, column, kind] = [scan.columns[i], columns[i], kinds[i]]
  if (scanned === undefined || column === undefined) throw new RangeError(`no column ${i}`)
  if (kind === 'numbers') {
    const read = numbersOf(scanned, column.name, source)
    withoutCodes(column, read, source.lines, asked, source.left)
    const values = { kind: 'numbers', numbers: read.numbers } as const
    return { ...stated(withAngle(withDoubtfulUnit(column, asked), read.numbers, asked)), values }
  }
  const texts = textsOf(scanned, scan.rows, source)
  if (kind === 'texts') return { ...stated(column), values: { kind: 'texts', texts } }
  return { ...stated(column), ...datesOf(column, texts, asked) }
}

export function withAngle(column: NamedColumn, numbers: Float64Array, asked: Asked): NamedColumn {
  if (column.unit !== undefined || column.isUnitAsked || !isAngle(column.heading)) return column
  const unit = angleUnit(column, numbers, asked)
  return unit === undefined ? column : { ...column, unit, unitFrom: 'answer' }
}

export const stated = ({ name, heading, unit, unitFrom }: NamedColumn) => ({
  name,
  heading,
  ...(unit !== undefined && { unit }),
  ...(unitFrom !== undefined && { unitFrom }),
})
