/** What a sheet holds: its rows in order, merged cells, how its columns are shown, and cells that hold no value. */
import { shownWhole } from '@keelson/workflow'
import { type LeftTally, leave } from '../left.ts'
import type { Held as HeldOfCells } from './cell-values.ts'
import { cellReader } from './cells.ts'
import type { Workbook } from './parts.ts'
import { RowStore } from './row-store.ts'
import type { Merged, SheetCell, SheetRow } from './sheet-cell.ts'
import { XmlError } from './xml.ts'
import { spanText } from './xml-tag.ts'

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
  readonly rows: RowStore
  /** The first of them, in which a head is looked for. */
  readonly first: readonly PlacedRow[]
  readonly merged: readonly Merged[]
  readonly columns: readonly ShownNumbers[]
}

/** Of one sheet; more is a database. */
const MOST_CELLS = 2 ** 24
const MOST_MERGED = 2 ** 16
const FIRST_ROWS = 200

export type Held = Omit<HeldOfCells, 'is1904'>

export function readSheet({ part, is1904 }: Workbook, name: string, held: Held, left: LeftTally): SheetRead {
  const rows = new RowStore()
  const merged: Merged[] = []
  const columns: ShownNumbers[] = []
  let [row, cells] = [0, 0]
  const sink = {
    row: (at: number) => {
      row = at
      rows.begin(at)
    },
    plain: (column: number, kind: 'number' | 'percent', digits: Parameters<RowStore['plain']>[2]) => {
      rows.plain(column, kind, digits)
      count(columns, column, kind === 'percent', () => spanText(digits))
    },
    cell: (column: number, cell: SheetCell | undefined) => {
      putCell(rows, column, cell)
      if (cell?.kind === 'error') leave(left, `cells with the error ${cell.text}`, row)
      if (cell?.kind === 'unfilled') leave(left, 'formulas whose result was not saved', row)
      if (cell?.kind === 'number' || cell?.kind === 'percent')
        count(columns, column, cell.kind === 'percent', () => cell.text)
    },
    rowEnd: () => {
      cells += rows.end()
      if (cells > MOST_CELLS) throw new XmlError(`has more than ${shownWhole(MOST_CELLS)} cells`)
    },
    merged: (range: Merged) => {
      if (merged.length < MOST_MERGED) merged.push(range)
    },
  }
  part(name, cellReader({ ...held, is1904 }, sink))
  const first = Array.from({ length: Math.min(FIRST_ROWS, rows.rows) }, (_, i) => ({
    row: rows.rowAt(i),
    cells: rows.cellsOf(i),
  }))
  return { rows, first, merged, columns }
}

function putCell(rows: RowStore, column: number, cell: SheetCell | undefined): void {
  if (cell?.kind === 'number' || cell?.kind === 'percent') rows.number(column, cell.kind, cell.text)
  else if (cell?.kind === 'date' || cell?.kind === 'text') rows.text(column, cell.kind, cell.text)
  else rows.nothing(column)
}

export const filledOf = (cells: SheetRow): number =>
  cells.reduce((sum, cell) => (cell === undefined ? sum : sum + 1), 0)

function count(columns: ShownNumbers[], i: number, isPercentage: boolean, text: () => string): void {
  const own = columns[i] ?? { numbers: 0, percentages: 0, firstPercentage: '' }
  columns[i] = own
  own.numbers++
  if (!isPercentage) return
  if (own.percentages === 0) own.firstPercentage = text()
  own.percentages++
}
