/**
 * The head of a sheet as rows of a text have it. A heading of two rows, of which cells of the upper are merged over those
 * below, becomes one: 'Pressure' over 'min' and 'max' is 'Pressure min' and 'Pressure max'. Titles are lines of their own.
 */
import { isMostlyUnits, isUnitsRow } from '../delimited/units-row.ts'
import { filledOf, type PlacedRow } from './sheet.ts'
import type { Merged, SheetCell, SheetRow } from './sheet-cell.ts'

interface SheetHead {
  /** Lines before the heading. */
  readonly titles: readonly PlacedRow[]
  readonly heading: readonly PlacedRow[]
  /** Place of the first row under the heading. */
  readonly end: number
}

interface FirstRows {
  readonly rows: readonly PlacedRow[]
  readonly merged: readonly Merged[]
}

/** The heading is what stands above the first number or date, from the first row that is more than half as full as most rows. */
export function headOfSheet({ rows: first, merged }: FirstRows): SheetHead {
  const most = usualOf(first)
  const start = first.findIndex(({ cells }) => filledOf(cells) >= Math.min(2, most) && 2 * filledOf(cells) > most)
  const values = first.findIndex(({ cells }, i) => i >= start && cells.some(isValue))
  const end = values < 0 ? start + (hasUnits(first, start) ? 2 : 0) : values
  const bare = first.slice(0, end).map(({ row, cells }) => ({ row, cells: cells.map(oneLine) }))
  const [titles, head] = [bare.slice(0, start), bare.slice(start)]
  const joined = head.reduce<readonly PlacedRow[]>((above, row) => withRow(above, row, merged), [])
  const last = joined.at(-1)
  if (last === undefined) return { titles, heading: [], end }
  return { titles, heading: [...joined.slice(0, -1), { ...last, cells: spread(last, merged) }], end }
}

/** Cells of most rows that hold something. */
function usualOf(rows: readonly PlacedRow[]): number {
  const counts = Map.groupBy(rows, ({ cells }) => filledOf(cells))
  return [...counts].toSorted(([a, ofA], [b, ofB]) => ofB.length - ofA.length || b - a)[0]?.[0] ?? 0
}

const isValue = (cell: SheetCell | undefined) => cell !== undefined && cell.kind !== 'text'
const oneLine = (cell: SheetCell | undefined): SheetCell | undefined =>
  cell && { ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }

/** The rows above with one more: joined to the last of them where cells of that one stand over it. */
function withRow(above: readonly PlacedRow[], row: PlacedRow, merged: readonly Merged[]): readonly PlacedRow[] {
  const upper = above.at(-1)
  if (upper === undefined || upper.row !== row.row - 1 || !isGroups(upper, row, merged)) return [...above, row]
  const groups = spread(upper, merged)
  if (isMostlyUnits(textsOf(row.cells))) {
    return [...above.slice(0, -1), { ...upper, cells: groups }, row]
  }
  const width = Math.max(groups.length, row.cells.length)
  const cells = Array.from({ length: width }, (_, i) => joinedCell(groups[i], row.cells[i]))
  return [...above.slice(0, -1), { row: row.row, cells }]
}

/** As a row of a text has them. */
const textsOf = (cells: SheetRow) => Array.from(cells, (cell) => ({ text: cell?.text ?? '', quoted: false }))

/** Whether the second row from a place surely states units. */
export function hasUnits(rows: readonly PlacedRow[], from: number): boolean {
  const under = rows[from + 1]
  return under !== undefined && isUnitsRow(textsOf(under.cells), [])
}

function joinedCell(group: SheetCell | undefined, own: SheetCell | undefined): SheetCell | undefined {
  if (group === undefined || own === undefined) return own ?? group
  return group.text === own.text ? own : { ...own, text: `${group.text} ${own.text}` }
}

/** A single cell that is merged over everything below it is a title. */
function isGroups(upper: PlacedRow, below: PlacedRow, merged: readonly Merged[]): boolean {
  const own = mergedAt(upper, merged)
  if (own.length === 0) return false
  const columns = below.cells.flatMap((cell, i) => (cell === undefined ? [] : [i]))
  return !own.some(({ left, right }) => right > left && columns.every((i) => i >= left && i <= right))
}

const mergedAt = ({ row, cells }: PlacedRow, merged: readonly Merged[]) =>
  merged.filter(({ top, left }) => top === row && cells[left] !== undefined)

/** What stands in a merged cell stands in each of its columns. */
function spread(row: PlacedRow, merged: readonly Merged[]): SheetRow {
  const cells = [...row.cells]
  const own = mergedAt(row, merged)
  if (own.length === 1 && filledOf(row.cells) === 1) return cells
  for (const { left, right } of own) {
    for (let i = left + 1; i <= right; i++) cells[i] ??= cells[left]
  }
  return Array.from(cells)
}
