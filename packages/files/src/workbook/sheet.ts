/** What a sheet holds: its rows in order, merged cells, how its columns are shown, and cells that hold no value. */
import { type LeftTally, leave } from '../left.ts'
import { cellReader, type Merged, type SheetRow } from './cells.ts'
import type { numberFormats } from './formats.ts'
import type { Workbook } from './parts.ts'
import { XmlError } from './xml.ts'

export interface PlacedRow {
  /** From 1. */
  readonly row: number
  readonly cells: SheetRow
}
/** Numbers of a column, and those of them that are shown as percentages. */
export interface ShownNumbers {
  numbers: number
  percentages: number
  firstPercentage: string
}
export interface SheetRead {
  readonly rows: readonly PlacedRow[]
  readonly width: number
  readonly merged: readonly Merged[]
  readonly columns: readonly ShownNumbers[]
  /** Cells that hold something. */
  readonly filled: number
}

/** Of one sheet; more is a database. */
const MOST_CELLS = 2 ** 24
const MOST_MERGED = 2 ** 16

export interface Held {
  readonly texts: readonly string[]
  readonly shown: ReturnType<typeof numberFormats>
}

export function readSheet({ part, is1904 }: Workbook, name: string, held: Held, left: LeftTally): SheetRead {
  const rows: PlacedRow[] = []
  const merged: Merged[] = []
  const columns: ShownNumbers[] = []
  let filled = 0
  const row = (at: number, cells: SheetRow) => {
    const own = cells.map((cell, i) => {
      if (cell?.kind === 'error') leave(left, `cells with the error ${cell.text}`, at)
      if (cell?.kind === 'unfilled') leave(left, 'formulas whose result was not saved', at)
      if (cell?.kind === 'number' || cell?.kind === 'percent') count(columns, i, cell.text, cell.kind === 'percent')
      return cell?.kind === 'error' || cell?.kind === 'unfilled' ? undefined : cell
    })
    const end = own.findLastIndex((cell) => cell !== undefined) + 1
    if (end > 0) rows.push({ row: at, cells: own.slice(0, end) })
    filled += cells.length
    if (filled > MOST_CELLS) throw new XmlError(`has more than ${MOST_CELLS} cells`)
  }
  const range = (one: Merged) => {
    if (merged.length < MOST_MERGED) merged.push(one)
  }
  part(name, cellReader({ ...held, is1904 }, { row, merged: range }))
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return { rows, width, merged, columns, filled: rows.reduce((sum, { cells }) => sum + filledOf(cells), 0) }
}

export const filledOf = (cells: SheetRow): number =>
  cells.reduce((sum, cell) => (cell === undefined ? sum : sum + 1), 0)

function count(columns: ShownNumbers[], i: number, text: string, isPercentage: boolean): void {
  const own = columns[i] ?? { numbers: 0, percentages: 0, firstPercentage: text }
  columns[i] = own
  own.numbers++
  if (!isPercentage) return
  if (own.percentages === 0) own.firstPercentage = text
  own.percentages++
}
