/**
 * A scatter diagram as a matrix: the first row periods or directions, the first column heights, the cells counts or
 * probabilities. It becomes a table of one row for each cell that holds something: class down, class across, count.
 */
import { Asked } from '../asked.ts'
import { delimiterOf, possibleSamples } from '../delimited/delimiter.ts'
import type { Head } from '../delimited/head.ts'
import { headRowOf } from '../delimited/head-rows.ts'
import type { Sample } from '../delimited/sample.ts'
import { tableOf } from '../delimited/table-of.ts'
import { TEXTS } from '../delimited/units-row.ts'
import { FileError } from '../refused.ts'
import type { Answers, FileColumn, FileRead, FileTable, Left, Reader } from '../table.ts'
import { type PlainText, plainText } from '../text/plain-text.ts'
import { axesIn, TABLE } from './axes.ts'
import { cellsOf, refuseTexts } from './cells.ts'
import { classWays } from './classes.ts'
import { axesOf } from './corner.ts'
import { isNumbered, type Matrix, matrixIn } from './matrix.ts'
import { chosenValues } from './values.ts'

export const scatter: Reader = {
  format: 'scatter',
  recognises: (bytes) => isScatter(bytes),
  read: readScatter,
}

/** Throws FileError with line and column. */
export function readScatter(bytes: Uint8Array, answers: Answers = {}): FileRead {
  const text = plainText(bytes)
  const asked = new Asked(answers)
  const { sample } = delimiterOf(text, asked)
  const matrix = matrixIn(sample)
  if (matrix === undefined) throw noMatrix()
  const { table, left } = scatterTable(text, sample, matrix, asked)
  return { format: 'scatter', tables: [table], questions: asked.open, left }
}

export function scatterTable(
  text: PlainText,
  sample: Sample,
  matrix: Matrix,
  asked: Asked,
): { readonly table: FileTable; readonly left: readonly Left[] } {
  const read = tableOf(text, sample, headOf(matrix, sample), asked)
  refuseTexts(matrix, read.left)
  const axes = axesIn(matrix, asked)
  const cells = cellsOf(matrix, read, sample.width)
  const columns: FileColumn[] = [
    chosenValues(axes.rows, cells.rows, cells.rowOf, asked),
    chosenValues(axes.columns, cells.columns, cells.columnOf, asked),
    ...countColumns(cells.counts),
  ]
  const { facts } = read.table
  const table = { name: TABLE, columns, rows: cells.counts.length, lines: cells.lines, facts }
  return { table, left: [...read.left, ...cells.left] }
}

/** The classes across are headings without units; those down are texts, as ranges are none of numbers. */
function headOf({ heading, below }: Matrix, { width }: Sample): Head {
  const row = headRowOf(heading)
  const cell = (text: string) => ({ text, quoted: false })
  const names = Array.from({ length: width }, (_, i) => cell(`class ${i}`))
  const kinds = names.map((_, i) => cell(i === 0 ? TEXTS : ''))
  const classes = [...heading.cells.slice(1), ...below.map(({ cells: [first] }) => first ?? cell(''))]
  const ways = classWays(classes.map(({ text }) => text))
  return { heading: { ...row, cells: names }, units: { ...row, cells: kinds }, body: heading.next, ways }
}

/** The counts, and what part of their sum each is. */
function countColumns(counts: Float64Array): readonly FileColumn[] {
  const sum = counts.reduce((a, b) => a + b, 0)
  const said = Number(sum.toPrecision(6))
  const count = { name: 'count', heading: '', description: `counts or shares: they add up to ${said}` }
  const counted: FileColumn = { ...count, values: { kind: 'numbers', numbers: counts } }
  if (!(sum > 0)) return [counted]
  const fraction = { name: 'fraction', heading: '', unit: '-', unitFrom: 'division of the counts by their sum' }
  const description = `count divided by ${said}, the sum of the counts`
  return [counted, { ...fraction, description, values: { kind: 'numbers', numbers: counts.map((one) => one / sum) } }]
}

/** Whether a text is a matrix by itself. */
function isScatter(bytes: Uint8Array): boolean {
  try {
    const [sample] = possibleSamples(plainText(bytes))
    return sample !== undefined && namedMatrixIn(sample) !== undefined
  } catch (error) {
    if (error instanceof FileError) return false
    throw error
  }
}

/** A matrix that names its axes, or leaves its corner empty: another may be a table of any kind. */
export function namedMatrixIn(sample: Sample): Matrix | undefined {
  const matrix = matrixIn(sample)
  if (matrix === undefined) return undefined
  const isNamed = matrix.above !== undefined || axesOf(matrix.corner) !== undefined
  return isNamed || (matrix.corner === '' && !isNumbered(matrix)) ? matrix : undefined
}

function noMatrix(): FileError {
  const says = 'line 1: the file is not a scatter diagram, which has classes in its first row and first column'
  return new FileError('not_this_format', says, { line: 1 })
}
