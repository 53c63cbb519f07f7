/** Whether a delimited text is a matrix of classes: a row of them, and below it rows that begin with one. */
import type { FileRecord } from '../delimited/record.ts'
import { fits, type Sample } from '../delimited/sample.ts'
import { boundsOf, isTotal } from './classes.ts'

export interface Matrix {
  /** The row of classes, with the corner cell. */
  readonly heading: FileRecord
  readonly corner: string
  /** The first of the rows under it. */
  readonly below: readonly FileRecord[]
  /** The text above the classes of the columns, where the row above has one alone. */
  readonly above: string | undefined
}

/** Columns of a matrix, with its first. */
const FEWEST_COLUMNS = 3

export function matrixIn(sample: Sample): Matrix | undefined {
  const { records, width } = sample
  if (width < FEWEST_COLUMNS) return undefined
  const at = records.findIndex((record) => isClasses(record, width))
  const heading = records[at]
  const below = records.slice(at + 1)
  const rows = below.filter(({ cells }) => fits(cells, width))
  if (heading === undefined || below.length < 2 || rows.length === 0 || !rows.every(beginsWithClass)) return undefined
  if (records.slice(0, at).some((record) => isOfNames(record, width))) return undefined
  return { heading, below: rows, corner: heading.cells[0]?.text.trim() ?? '', above: onlyText(records[at - 1]) }
}

/** The corner is no class itself: a row of numbers alone may as well be data. */
function isClasses({ cells }: FileRecord, width: number): boolean {
  if (!fits(cells, width) || boundsOf(cells[0]?.text ?? '') !== undefined) return false
  const classes = cells.slice(1, width).filter(({ text }) => !isTotal(text))
  return classes.length > 1 && classes.every(({ text }) => boundsOf(text) !== undefined)
}

/** Above a matrix stands at most a title or the name of an axis: a row of names heads another table. */
function isOfNames({ cells }: FileRecord, width: number): boolean {
  return fits(cells, width) && cells.slice(0, width).every(({ text }) => text.trim() !== '')
}

function beginsWithClass({ cells }: FileRecord): boolean {
  const text = cells[0]?.text ?? ''
  return isTotal(text) || boundsOf(text) !== undefined
}

/** Whether its rows are numbered, 0, 1, 2, as a table without names is written. */
export const isNumbered = ({ below }: Matrix): boolean => below.every(({ cells }, i) => cells[0]?.text === String(i))

function onlyText(record: FileRecord | undefined): string | undefined {
  const filled = record?.cells.filter(({ text }) => text.trim() !== '') ?? []
  return filled.length === 1 ? filled[0]?.text.trim() : undefined
}
