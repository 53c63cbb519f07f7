/** The heading row of a block: which column of a table each of its cells names, and in which unit. */
import { readUnit, UnitError, unit as unitOf } from '@keelson/units'
import { annotations, sameDimension } from '@keelson/workflow'
import type { Cells } from './block.ts'
import type { TableColumn } from './columns.ts'
import { commasIn } from './commas.ts'
import { isNumeral, isOpen, unitOfField } from './field.ts'

/** Where a column of a block goes. */
export interface Target {
  readonly column: TableColumn
  /** Said in its heading: that of the column, or one that only stands beside a number. */
  readonly unit?: string
  readonly beside?: string
}
export type Heading =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'named'; readonly targets: readonly (Target | undefined)[]; readonly unknown: readonly string[] }

/** A first row that names a column and holds no number is a heading; `inOneUnit`: all columns are. */
export function headingOf(columns: readonly TableColumn[], cells: Cells, inOneUnit = false): Heading {
  const [first = []] = cells
  const found = first.map((cell) => named(columns, cell))
  const isHeading = found.some((one) => one !== undefined) && !first.some((cell) => isNumeral(cell) || commasIn(cell))
  if (!isHeading) return { kind: 'none' }
  const twice = found.find((one, j) => one && found.findIndex((other) => other?.column === one.column) !== j)
  if (twice) return refused(`Two headings name the column ${twice.column.title}.`)
  for (const one of found) {
    const why = one && unreadable(one)
    if (why !== undefined) return refused(why)
  }
  const unknown = first.filter((cell, j) => found[j] === undefined && cell !== '')
  return { kind: 'named', targets: found.map((one) => one && withName(one, inOneUnit)), unknown }
}

const refused = (why: string): Heading => ({ kind: 'refused', why })

/** The column that a heading names by its name, title or symbol; a unit may stand behind it in brackets. */
function named(columns: readonly TableColumn[], cell: string): Target | undefined {
  const whole = columnNamed(columns, cell)
  if (whole) return { column: whole }
  const [, name = '', unit = ''] = /^(.*\S)\s*[[(]([^\])]*(?:\([^)]*\)[^\])]*)*)[\])]$/.exec(cell.trim()) ?? []
  const column = name === '' ? undefined : columnNamed(columns, name)
  return column && { column, ...(unit.trim() !== '' && unit.trim() !== '-' && { unit: unit.trim() }) }
}

function columnNamed(columns: readonly TableColumn[], text: string): TableColumn | undefined {
  const is = (other: string | undefined) => other !== undefined && plain(other) === plain(text)
  const byTitle = columns.filter(({ title }) => is(title))
  return (
    columns.find(({ name }) => name === text.trim()) ??
    columns.find(({ name }) => is(name)) ??
    (byTitle.length === 1 ? byTitle[0] : undefined) ??
    columns.find(({ symbol }) => symbol !== undefined && symbol.trim() === text.trim())
  )
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')

/** Why the unit of a heading cannot be that of its column. */
function unreadable({ column, unit }: Target): string | undefined {
  const own = unitOfField(column.schema)
  if (unit === undefined || own === undefined) return undefined
  try {
    readUnit(unit, own, { difference: annotations(column.schema).difference })
    return undefined
  } catch (error) {
    if (!(error instanceof UnitError)) throw error
    return `The heading of ${column.title} has the unit ${unit}, which is not valid: ${error.message}.`
  }
}

/** A unit that can be the column's; where it cannot, it goes beside each number. */
function withName({ column, unit }: Target, inOneUnit: boolean): Target {
  const own = unitOfField(column.schema)
  if (unit === undefined || (inOneUnit && unit === column.unit)) return { column }
  if (own === undefined) return isOpen(column.schema) ? { column, beside: unit } : { column }
  return !inOneUnit && sameDimension(unit, own) ? { column, unit: unitOf(unit).name } : { column, beside: unit }
}
