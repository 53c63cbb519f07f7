/** How the columns of a GEF file are named and what its head states of each. */
import { type LeftTally, leave } from '../left.ts'
import { namesApart } from '../spaced/names.ts'
import type { FileColumn } from '../table.ts'
import type { GefColumn, GefHead } from './head.ts'
import { CORRECTED_DEPTH, LENGTH, QUANTITIES, TIME } from './quantities.ts'

/** By the number of the column. */
export type GefNames = ReadonlyMap<number, string>

/** By the standard, where the head states of which report the numbers of its quantities are; else in the words of the file. */
export function namesOf({ columns, report }: GefHead): GefNames {
  const named = columns.map(({ code, quantity, number }) => {
    const standard = report === undefined || code === undefined ? undefined : QUANTITIES[code]
    return standard ?? (quantity || `Column ${number}`)
  })
  const apart = namesApart(named)
  return new Map(columns.map(({ number }, at) => [number, apart[at] ?? '']))
}

/** Without those that the head does not describe. */
export function describedColumns(all: readonly FileColumn[], { columns }: GefHead, names: GefNames): FileColumn[] {
  return columns.flatMap((column): FileColumn[] => {
    const { number, quantity } = column
    const [name, own] = [names.get(number), all[number - 1]]
    if (name === undefined || own === undefined) return []
    return [{ ...own, name, heading: quantity || name, ...unitOf(column) }]
  })
}

/** '-' is no unit. */
function unitOf({ unit, line }: GefColumn): { unit?: string; unitFrom?: string } {
  return unit === '' || unit === '-' ? {} : { unit, unitFrom: `#COLUMNINFO, line ${line}` }
}

export function leaveUndescribed(head: GefHead, width: number, rows: number, left: LeftTally): void {
  const { columns, announced, dataLine } = head
  const line = announced?.line ?? dataLine
  const undescribed = (width - columns.length) * rows
  if (undescribed > 0) leave(left, 'no info', line, 'values of columns that no #COLUMNINFO describes', undescribed)
  const missing = (announced?.count ?? width) - width
  if (missing > 0) leave(left, 'no column', line, 'columns that #COLUMN states and that are not in the file', missing)
}

/** Columns that an input may take, of which a record may have no value; undefined where it is not known which they are. */
export const measuresOf = (head: GefHead, names: GefNames): readonly string[] | undefined =>
  head.report === undefined ? undefined : namesWith(MEASURES, head, names)

/** The columns of a quantity that the report numbers; none where the head states no report. */
export function namesWith(codes: readonly number[], { columns, report }: GefHead, names: GefNames): readonly string[] {
  if (report === undefined) return []
  return codes.flatMap((wanted) =>
    columns.filter(({ code }) => code === wanted).map(({ number }) => names.get(number) ?? ''),
  )
}

/** Depths below the surface, the surer first. */
export const DEPTHS: readonly number[] = [CORRECTED_DEPTH, LENGTH]
/** What stands in a record though nothing was measured there. */
export const NO_MEASURES: readonly number[] = [...DEPTHS, TIME]
/** Cone resistances, friction and stresses. */
const MEASURES: readonly number[] = [2, 3, 13, 14, 19, 20]
