/** Parquet: one table of the columns that are numbers, texts or dates. Each states its unit by its heading or its metadata. */
import { Asked } from '../asked.ts'
import { withoutCodes } from '../delimited/doubts.ts'
import { type NamedColumn, namedColumns, withDoubtfulUnit } from '../delimited/names.ts'
import { stated, withAngle } from '../delimited/table-of.ts'
import { type LeftTally, leave, leftByRows, leftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import type { Answers, FileColumn, FileRead, Question, Reader } from '../table.ts'
import { START } from '../text/lines.ts'
import { shown } from '../text/shown.ts'
import { type FlatColumn, type Footer, footerOf, isParquet, LARGEST_UNPACKED, NULL_STATED } from './footer.ts'
import { type Kind, kindOf } from './kinds.ts'
import { statedUnits } from './units.ts'
import type { Unpackers } from './unpackers.ts'
import { columnValues } from './values.ts'

const TABLE = 'parquet'
const NO_CODES: ReadonlySet<number> = new Set()

export const parquetReader: Reader = {
  format: 'parquet',
  recognises: isParquet,
  read: (bytes, answers, _, unpackers = {}) => readParquet(bytes, answers, unpackers),
}

/** Throws FileError, with the column where it is known. */
function readParquet(bytes: Uint8Array, answers: Answers, unpackers: Unpackers): FileRead {
  const footer = footerOf(bytes)
  const asked = new Asked(answers)
  const left = leftTally()
  for (const name of footer.nested) leave(left, name, 0, `column ${shown(name)}, which contains lists or records`)
  const readable = readableColumns(footer, left)
  if (readable.length === 0)
    throw new FileError('file_malformed', 'the Parquet file has no column of numbers, texts or dates')
  const source = { bytes, unpackers, budget: { left: LARGEST_UNPACKED } }
  const named = namedOf(footer, readable, asked)
  const columns = readable.map(({ column, kind }, i) => {
    const values = columnValues(column, kind, footer.rows, source, left)
    return columnOf(named[i] as NamedColumn, values, footer, asked, left)
  })
  const table = { name: TABLE, columns, rows: footer.rows, lines: linesOf(footer), facts: factsOf(footer) }
  return { format: 'parquet', tables: [table], questions: asked.open, left: leftByRows(left) }
}

interface Readable {
  readonly column: FlatColumn
  readonly kind: Kind
}

function readableColumns({ columns }: Footer, left: LeftTally): Readable[] {
  return columns.flatMap((column) => {
    const kind = kindOf(column.element)
    if (kind !== undefined) return [{ column, kind }]
    const { name } = column.element
    leave(left, name, 0, `column ${shown(name)}, which contains neither numbers nor text nor dates`)
    return []
  })
}

function namedOf(footer: Footer, readable: readonly Readable[], asked: Asked): readonly NamedColumn[] {
  const units = statedUnits(footer)
  const cells = readable.map(({ column }) => ({ text: column.element.name, quoted: true }))
  const heading = { line: START.line, cells, next: START, isComment: false }
  const named = namedColumns(TABLE, { heading, units: undefined, body: START }, readable.length, asked)
  return named.map((column, i) => withStated(column, units.get(cells[i]?.text ?? ''), asked))
}

const METADATA = 'metadata of the column'

function withStated(column: NamedColumn, unit: string | undefined, asked: Asked): NamedColumn {
  if (unit === undefined || unit === column.unit) return column
  const alone = { ...column, possible: [], unit, unitFrom: METADATA }
  if (column.unit === undefined) return alone
  const answer = asked.ask(twoUnits(column.name, column.unit, unit))
  if (answer !== undefined) return answer === unit ? alone : column
  const { unit: _, unitFrom: __, ...open } = column
  return { ...open, isUnitAsked: true }
}

const twoUnits = (column: string, heading: string, metadata: string): Question => ({
  code: 'unit',
  text: `The heading of ${shown(column)} states ${heading}, and the metadata of the column ${metadata}. Which is it?`,
  table: TABLE,
  column,
  choices: [
    { answer: metadata, means: `the unit is ${metadata}, from the metadata` },
    { answer: heading, means: `the unit is ${heading}, from the heading` },
  ],
})

function columnOf(
  named: NamedColumn,
  values: FileColumn['values'],
  footer: Footer,
  asked: Asked,
  left: LeftTally,
): FileColumn {
  if (values.kind === 'texts') return { ...stated(named), values }
  const { numbers } = values
  if (footer.stated.get(NULL_STATED.key) !== NULL_STATED.value)
    withoutCodes(named, { numbers, sure: NO_CODES }, linesOf(footer), asked, left)
  return { ...stated(withAngle(withDoubtfulUnit(named, asked), numbers, asked)), values }
}

/** A row is counted as a line is. */
const linesOf = ({ rows }: Footer) => Uint32Array.from({ length: rows }, (_, row) => row + 1)

const [MOST_FACTS, LONGEST_KEY, LONGEST_FACT] = [100, 60, 200]

/** What a person wrote: the schemas that programs keep for themselves are longer. */
function factsOf({ stated: all }: Footer): Readonly<Record<string, string>> {
  const facts = [...all].filter(
    ([key, value]) => key.length <= LONGEST_KEY && value !== '' && value.length <= LONGEST_FACT,
  )
  return Object.fromEntries(facts.filter(([key]) => key !== NULL_STATED.key).slice(0, MOST_FACTS))
}
