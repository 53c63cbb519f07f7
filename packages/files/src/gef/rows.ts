/** The records of a GEF file below its head: a line each, or some on a line, with a mark at the end of each. */
import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import { type DecimalComma, numberWith } from '../spaced/decimal-comma.ts'
import { addRow, leaveMisfit, type NumberTable, numberTable } from '../spaced/filling.ts'
import { fortranNumberOf } from '../spaced/numbers.ts'
import { splitAtBlanks, splitAtMark } from '../spaced/tokens.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import type { GefNames } from './columns.ts'
import type { GefHead } from './head.ts'
import { itemOf } from './item.ts'

export interface GefReading {
  readonly names: GefNames
  readonly comma: DecimalComma
  readonly left: LeftTally
}

/** With a column for each value of a record, described or not. */
export function gefRowsOf(file: PlainText, head: GefHead, reading: GefReading): NumberTable {
  const described = head.columns.at(-1)?.number ?? 0
  const numberOf = valueReader(head, reading)
  let table: NumberTable | undefined
  for (const { text, number: line } of linesOf(file)) {
    if (line <= head.dataLine) continue
    refuseHead(text, line)
    for (const tokens of recordsIn(text, head)) {
      table ??= numberTable(widthOf(tokens, head, described), line)
      const values = tokens.at(-1) === '' && tokens.length === table.columns.length + 1 ? tokens.slice(0, -1) : tokens
      if (values.length === table.columns.length) addRow(table, values, line, numberOf)
      else leaveMisfit(table, reading.left, values.length, line)
    }
  }
  return table ?? numberTable(described, head.dataLine)
}

/** Two tests one after the other are no one table. */
function refuseHead(text: string, line: number): void {
  const item = itemOf(text, line)
  if (item === undefined) return
  const says = `line ${line}, below #EOH, states #${item.keyword}: a GEF file has one header and one test`
  throw new FileError('file_malformed', says, { line })
}

function recordsIn(text: string, { separator, recordEnd }: GefHead): string[][] {
  const split = (record: string) => (separator === '' ? splitAtBlanks(record) : splitAtMark(record, separator))
  const records = recordEnd === '' ? [text] : splitAtMark(text, recordEnd)
  return records.filter((record) => record.trim() !== '').map(split)
}

/** As many as '#COLUMN' states or '#COLUMNINFO' describes, as the first record shows. */
function widthOf(tokens: readonly string[], { announced }: GefHead, described: number): number {
  const count = tokens.at(-1) === '' ? tokens.length - 1 : tokens.length
  return announced !== undefined && announced.count > described && count === announced.count ? count : described
}

function valueReader({ voids }: GefHead, { names, comma, left }: GefReading) {
  return (token: string, at: number, line: number): number => {
    const number = numberWith(comma, token, fortranNumberOf)
    if (number !== undefined && number !== voids.get(at + 1)) return number
    const name = names.get(at + 1) ?? `Column ${at + 1}`
    if (number !== undefined) leave(left, `void ${name}`, line, `void values of ${shown(name)}`)
    else leave(left, `text ${name}`, line, `values of ${shown(name)} that are not numbers, such as ${shown(token)}`)
    return Number.NaN
  }
}
