/**
 * Reads GEF-CPT-Report, the Geotechnical Exchange Format of cone penetration tests: one table, its columns named by the
 * quantities that the format numbers. Units stay as they stand; voids are no values.
 */
import { Asked } from '../asked.ts'
import { withoutCodes } from '../delimited/doubts.ts'
import { leftOf, leftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import { withoutGaps } from '../sounding/gaps.ts'
import { inOrder } from '../sounding/order.ts'
import { beginningOf } from '../spaced/beginning.ts'
import { commaQuestions, decimalComma } from '../spaced/decimal-comma.ts'
import { columnsOf, refuseMisfits, rowLines } from '../spaced/filling.ts'
import type { Answers, FileRead, FileTable, Reader } from '../table.ts'
import { linesOf } from '../text/lines.ts'
import { plainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { endOf } from '../text/unended.ts'
import { DEPTHS, describedColumns, leaveUndescribed, measuresOf, NO_MEASURES, namesOf, namesWith } from './columns.ts'
import { withDepths } from './depths.ts'
import { type GefHead, gefHeadOf } from './head.ts'
import { itemOf } from './item.ts'
import { measured } from './measured.ts'
import { gefRowsOf } from './rows.ts'

export const gefReader: Reader = { format: 'gef', recognises, read }

const TABLE = 'gef'
const HEAD_BYTES = 65_536
const CPT_REPORTS = ['GEF-CPT-REPORT', 'CPT-REPORT']

/** A line '#GEFID=' before any line that has no keyword. */
function recognises(bytes: Uint8Array): boolean {
  const beginning = beginningOf(bytes, HEAD_BYTES)
  if (beginning === undefined) return false
  for (const { text, number } of linesOf(beginning)) {
    const item = itemOf(text, number)
    if (item?.keyword === 'GEFID') return true
    if (item === undefined && text.trim() !== '') return false
  }
  return false
}

function read(bytes: Uint8Array, answers: Answers): FileRead {
  const file = plainText(bytes)
  const left = leftTally()
  const head = gefHeadOf(file, left)
  refuseOtherReport(head)
  const names = namesOf(head)
  const asked = new Asked(answers)
  const comma = decimalComma('GEF', answers)
  const numbers = gefRowsOf(file, head, { names, comma, left })
  refuseMisfits(numbers)
  const lines = rowLines(numbers)
  leaveUndescribed(head, numbers.columns.length, lines.length, left)
  const columns = describedColumns(columnsOf(numbers, numbers.columns.map(unnamed)), head, names)
  for (const { name, values } of columns) {
    if (values.kind === 'numbers')
      withoutCodes({ table: TABLE, name }, { numbers: values.numbers, sure: new Set() }, lines, asked, left)
  }
  const table = { name: TABLE, columns, rows: lines.length, lines, facts: { ...head.facts, ...endOf(file) } }
  const kept = measured(table, namesWith(NO_MEASURES, head, names), left)
  const whole = withoutGaps(kept, asked, left, measuresOf(head, names))
  return {
    format: 'gef',
    tables: [byDepth(whole, namesWith(DEPTHS, head, names), asked)],
    questions: [...asked.open, ...commaQuestions(comma)],
    left: leftOf(left),
  }
}

const unnamed = () => ({ name: '', heading: '' })

/** Numbers of quantities are of one report: in a borehole log 1 is the top of a layer. */
function refuseOtherReport({ report }: GefHead): void {
  const name = report?.parts[0] ?? ''
  if (report === undefined || CPT_REPORTS.includes(name.toUpperCase())) return
  throw new FileError(
    'not_this_format',
    `line ${report.line} states the report ${shown(name)}. Only GEF cone penetration tests (GEF-CPT-Report) are read`,
    { line: report.line },
  )
}

/** With depths below the surface, ascending. */
function byDepth(table: FileTable, depths: readonly string[], asked: Asked): FileTable {
  const signed = withDepths(table, depths, asked)
  const [first] = depths
  return first === undefined ? signed : inOrder(signed, first, asked)
}
