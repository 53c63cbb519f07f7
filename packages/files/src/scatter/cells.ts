/** The cells of a scatter diagram with their classes; sums are left out, and a text among the counts is refused. */
import type { TableRead } from '../delimited/table-of.ts'
import { TEXTS_LEFT } from '../delimited/values.ts'
import { FileError } from '../refused.ts'
import type { FileColumn, Left } from '../table.ts'
import { shown } from '../text/shown.ts'
import { type Classes, type ClassText, classesOf, isTotal } from './classes.ts'
import type { Matrix } from './matrix.ts'

interface Cells {
  readonly rows: Classes
  readonly columns: Classes
  /** Of each cell that holds something: the place of its classes, its count, its line. */
  readonly rowOf: Uint32Array
  readonly columnOf: Uint32Array
  readonly counts: Float64Array
  readonly lines: Uint32Array
  readonly left: readonly Left[]
}

/** A class with its place in the file: its row, or its column. */
interface Placed extends ClassText {
  readonly at: number
}

export function cellsOf({ heading }: Matrix, { table, marks }: TableRead, width: number): Cells {
  const { line } = heading.at
  const across = heading.cells.slice(1, width).map(({ text }, i) => ({ text: text.trim(), line, at: i + 1 }))
  const down = textsOf(table.columns[0]).map((text, at) => ({ text: text ?? '', line: table.lines[at] ?? 0, at }))
  const [columns, rows] = [across.filter(({ text }) => !isTotal(text)), down.filter(({ text }) => !isTotal(text))]
  const found = filled(rows, columns, table.columns)
  const sums = [...across, ...down].filter(({ text }) => isTotal(text)).map((sum) => sum.line)
  const empty = rows.length * columns.length - found.counts.length
  return {
    ...found,
    rows: classesOf('first column', rows, marks),
    columns: classesOf('first row', columns, marks),
    left: [
      ...(sums.length > 0 ? [{ what: 'rows and columns of sums', count: sums.length, lines: sums }] : []),
      ...(empty > 0 ? [{ what: 'empty cells of the diagram', count: empty, lines: [] }] : []),
    ],
  }
}

/** A text among the counts stands for nothing in a table, but is wrong in a diagram. */
export function refuseTexts({ heading }: Matrix, left: readonly Left[]): void {
  const texts = left.find(({ what }) => what.startsWith(TEXTS_LEFT))
  const [line] = texts?.lines ?? []
  if (texts === undefined || line === undefined) return
  const column = heading.cells[Number(/\d+/.exec(texts.what)?.[0])]?.text ?? ''
  throw noCount(line, column)
}

const textsOf = (column: FileColumn | undefined): readonly (string | null)[] =>
  column?.values.kind === 'texts' ? column.values.texts : []

function filled(rows: readonly Placed[], columns: readonly Placed[], all: readonly FileColumn[]) {
  const size = rows.length * columns.length
  const [rowOf, columnOf, lines] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)]
  const counts = new Float64Array(size)
  let n = 0
  for (const [r, { at: row, line }] of rows.entries()) {
    for (const [c, { at, text }] of columns.entries()) {
      const count = countAt(all[at], row, line, text)
      if (Number.isNaN(count)) continue
      rowOf[n] = r
      columnOf[n] = c
      counts[n] = count
      lines[n] = line
      n++
    }
  }
  return {
    rowOf: rowOf.slice(0, n),
    columnOf: columnOf.slice(0, n),
    counts: counts.slice(0, n),
    lines: lines.slice(0, n),
  }
}

function countAt(column: FileColumn | undefined, row: number, line: number, heading: string): number {
  const values = column?.values
  const count = values?.kind === 'numbers' ? values.numbers[row] : numberless(values?.texts[row])
  if (count === undefined || count < 0) throw noCount(line, heading)
  return count
}

function noCount(line: number, column: string): FileError {
  const says = `line ${line}, column ${shown(column)}: a cell of a scatter diagram must be a count or a share, not below 0`
  return new FileError('number_malformed', says, { line, column })
}

/** A cell without a number is empty, or refused. */
const numberless = (text: string | null | undefined): number | undefined => (text === null ? Number.NaN : undefined)
