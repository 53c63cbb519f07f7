/** A design basis as a table: a row for each entry, and the tables of the basis by themselves. */
import { type BasisEntry, isDerived, isNumberEntry, isTableEntry, type Project, type TableEntry } from './document.ts'
import { unitOfColumn } from './ends.ts'

export type BasisCell = number | string | null
interface SheetRow {
  /** From 1. */
  readonly row: number
  readonly cells: readonly BasisCell[]
}
/** A sheet of a workbook, or a CSV file. */
export interface BasisSheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
}

export const BASIS_SHEET = 'Basis'
export const BASIS_COLUMNS = [
  'name',
  'title',
  'group',
  'kind',
  'value',
  'unit',
  'text',
  'from',
  'table',
  'status',
  'document',
  'revision',
  'note',
  'owner',
  'unfrozen_by',
  'unfrozen_reason',
] as const
export type BasisColumn = (typeof BASIS_COLUMNS)[number]
export type BasisRow = Readonly<Record<BasisColumn, BasisCell>>

/** `sheetOf`: the sheet on which the rows of a table are. */
export const basisRows = ({ basis }: Pick<Project, 'basis'>, sheetOf: (name: string) => string): readonly BasisRow[] =>
  Object.entries(basis).map(([name, entry]) => ({
    ...rowOf(name, entry),
    table: isTableEntry(entry) ? sheetOf(name) : null,
  }))

export function rowOf(name: string, entry: BasisEntry): BasisRow {
  const { title = null, group = null, status, note = null, owner = null, source = {}, unfrozen } = entry
  return {
    name,
    title,
    group,
    kind: isNumberEntry(entry) ? entry.kind : null,
    value: isNumberEntry(entry) ? entry.value : null,
    unit: isNumberEntry(entry) ? shownUnit(entry) : null,
    text: 'text' in entry ? entry.text : null,
    from: isDerived(entry) ? entry.from : null,
    table: null,
    status,
    document: source.document ?? null,
    revision: source.revision ?? null,
    note,
    owner,
    unfrozen_by: unfrozen?.by ?? null,
    unfrozen_reason: unfrozen?.reason ?? null,
  }
}

/** The unit in which it is, stated or not; none of a ratio. */
function shownUnit(column: Parameters<typeof unitOfColumn>[0]): string | null {
  const unit = unitOfColumn(column)
  return unit === '-' ? null : unit
}

export interface BasisTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly holds: 'numbers' | 'texts'; readonly unit: string }[]
  readonly rows: TableEntry['rows']
}

export const basisTables = ({ basis }: Pick<Project, 'basis'>): readonly BasisTable[] =>
  Object.entries(basis).flatMap(([name, entry]) => (isTableEntry(entry) ? [tableOf(name, entry)] : []))

export const tableOf = (name: string, { columns, rows }: TableEntry): BasisTable => ({
  name,
  columns: columns.map((column) => ({
    name: column.name,
    holds: column.kind === undefined ? 'texts' : 'numbers',
    unit: unitOfColumn(column),
  })),
  rows,
})
