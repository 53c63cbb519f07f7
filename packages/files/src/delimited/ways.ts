/** The one way in which the numbers of a file are written; asked where two are possible, refused where none is. */

import type { Asked } from '../asked.ts'
import { FileError } from '../refused.ts'
import type { Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import type { Head } from './head.ts'
import type { Layout } from './layout.ts'
import { EVERY_WAY, type Marks, numberIn, PLAIN, WAYS, waysOf, waysThat } from './marks.ts'
import type { OtherCell, Survey } from './survey.ts'

interface NumberColumn {
  readonly index: number
  readonly name: string
  readonly survey: Survey
}
interface Written {
  readonly marks: Marks
  /** Columns of which the commas are no decimal commas, by the answer: they are texts. */
  readonly texts: ReadonlySet<number>
}

/** Where these divide the cells, a decimal comma is usual. */
const takesCommas = ({ name }: Layout) => name === ';' || name === 'tab'
const WITH_POINT = waysThat(({ decimal }) => decimal === '.')
const POINT_BETWEEN = waysThat(({ thousands }) => thousands === '.')

interface Numbers {
  readonly columns: readonly NumberColumn[]
  readonly layout: Layout
  readonly lines: Uint32Array
  readonly head: Pick<Head, 'ways' | 'heading'>
}

/** Throws FileError number_malformed, with line and column, for numbers that are written in two ways. */
export function writtenIn(numbers: Numbers, asked: Asked): Written {
  const { columns, layout } = numbers
  const texts = new Set<number>()
  const all = common(numbers)
  const comma = exampleOf(columns, 'firstComma')
  const isSure = (all & WITH_POINT) !== 0 || takesCommas(layout) || comma === undefined
  if (isSure || asked.askOrLikeliest(decimalQuestion(comma.text)) === YES) {
    return { marks: chosen(columns, all, layout, asked), texts }
  }
  const pointed = columns.filter(({ survey }) => (survey.ways & WITH_POINT) !== 0)
  for (const column of columns) if (!pointed.includes(column)) texts.add(column.index)
  return { marks: chosen(pointed, common({ ...numbers, columns: pointed }), layout, asked), texts }
}

/** The ways that every column has, and the heading. */
function common({ columns, lines, head }: Numbers): number {
  const ways = columns.reduce((set, { survey }) => set & survey.ways, EVERY_WAY)
  if (ways === 0) throw mixed(columns, lines)
  const all = ways & (head.ways ?? EVERY_WAY)
  if (all === 0) throw unlikeHeading(head)
  return all
}

function unlikeHeading({ heading }: Numbers['head']): FileError {
  const line = heading?.line ?? 1
  const says = `line ${line}: the decimal and thousands marks of the heading differ from the rows under it`
  return new FileError('number_malformed', says, { line })
}

/** By rows, the number that leaves no way is refused beside the first that left some. */
function mixed(columns: readonly NumberColumn[], lines: Uint32Array): FileError {
  const steps = columns
    .flatMap((column) => WAYS.map((_, way) => ({ column, way, row: column.survey.excluded[way] as number })))
    .filter(({ row }) => row >= 0)
    .toSorted((a, b) => a.row - b.row)
  let left = EVERY_WAY
  for (const { column, way, row } of steps) {
    left &= ~(1 << way)
    if (left !== 0) continue
    const [line, first] = [lines[row] ?? 0, steps[0]]
    const before = `line ${lines[first?.row ?? 0]}, column ${shown(first?.column.name ?? '')}`
    const says = `line ${line}, column ${shown(column.name)}: its decimal and thousands marks differ from the marks of ${before}`
    return new FileError('number_malformed', says, { line, column: column.name })
  }
  return new FileError('number_malformed', 'the numbers are written in several ways')
}

function chosen(columns: readonly NumberColumn[], all: number, layout: Layout, asked: Asked): Marks {
  const comma = exampleOf(columns, 'firstComma')
  const point = exampleOf(columns, 'firstPoint')
  const grouped = takesCommas(layout) || comma !== undefined ? all : all & ~POINT_BETWEEN
  const ways = waysOf(grouped === 0 ? all : grouped)
  const examples = [comma, point].filter((cell) => cell !== undefined)
  const readings = distinct(ways, examples)
  if (readings.length < 2) return readings[0] ?? PLAIN
  const commaFirst = comma !== undefined && !takesCommas(layout)
  const sorted = commaFirst ? readings.toSorted((a, b) => rank(a) - rank(b)) : readings
  const answer = asked.askOrLikeliest(thousandsQuestion(sorted, examples))
  return sorted.find((marks) => answerOf(marks) === answer) ?? PLAIN
}

const exampleOf = (columns: readonly NumberColumn[], of: 'firstComma' | 'firstPoint'): OtherCell | undefined =>
  columns.map(({ survey }) => survey[of]).find((cell) => cell !== undefined)

/** Ways that differ in what the examples are. */
function distinct(ways: readonly Marks[], examples: readonly OtherCell[]): readonly Marks[] {
  const read = (marks: Marks) => examples.map(({ text }) => numberIn(text, marks)).join(' ')
  const byReading = new Map<string, Marks>()
  for (const marks of ways) if (!byReading.has(read(marks))) byReading.set(read(marks), marks)
  return [...byReading.values()]
}
const rank = ({ thousands }: Marks) => (thousands === ',' ? 0 : 1)

const NAMES: Readonly<Record<Marks['thousands'], string>> = {
  ',': 'comma',
  '.': 'point',
  "'": 'apostrophe',
  ' ': 'space',
  '': 'none',
}
const answerOf = ({ thousands }: Marks) => NAMES[thousands]

function thousandsQuestion(readings: readonly Marks[], examples: readonly OtherCell[]): Question {
  return {
    code: 'thousands_mark',
    text: `Which mark separates thousands? ${examples.map(({ text }) => text).join(' and ')} can be read in two ways.`,
    choices: readings.map((marks) => ({
      answer: answerOf(marks),
      means: examples.map(({ text }) => `${text} is ${numberIn(text, marks)}`).join(', '),
    })),
  }
}

const YES = 'yes'

function decimalQuestion(text: string): Question {
  const decimal = WAYS.find((marks) => marks.decimal === ',' && numberIn(text, marks) !== undefined) ?? PLAIN
  return {
    code: 'decimal_comma',
    text: `Is the comma of ${text} a decimal comma?`,
    choices: [
      { answer: YES, means: `${text} is ${numberIn(text, decimal)}` },
      { answer: 'no', means: `${text} is a text` },
    ],
  }
}
