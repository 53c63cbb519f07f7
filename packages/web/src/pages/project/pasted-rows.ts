/** Rows of a spreadsheet as entries of the basis: those that are there are changed, the others are added. Nothing is guessed. */
import type { BasisEntry } from '@keelson/projects/document.ts'
import { readQuantity, readUnit, UnitError } from '@keelson/units'
import { withTyped } from './entry-text.ts'
import type { KindUnit } from './project-view.ts'

export const PASTED_COLUMNS = [
  'name',
  'value',
  'unit',
  'kind',
  'title',
  'group',
  'status',
  'source',
  'revision',
  'note',
] as const
type Column = (typeof PASTED_COLUMNS)[number]
type Cells = Readonly<Partial<Record<Column, string>>>

interface PastedEntry {
  readonly line: number
  readonly name: string
  readonly isNew: boolean
  readonly entry: BasisEntry
}
/** A new number whose kind is not stated: one of these. */
interface OpenKind {
  readonly line: number
  readonly name: string
  readonly kinds: readonly string[]
}
export interface Pasted {
  readonly entries: readonly PastedEntry[]
  /** Entries that are there with the same content. */
  readonly same: number
  readonly open: readonly OpenKind[]
  readonly problems: readonly { readonly line: number; readonly says: string }[]
}
export interface PastedInto {
  readonly basis: Readonly<Record<string, BasisEntry>>
  /** Unit of each number entry. */
  readonly units: Readonly<Record<string, string>>
  readonly kinds: readonly KindUnit[]
  /** Kinds that were chosen, by name of the entry. */
  readonly chosen: Readonly<Record<string, string>>
}

/** A first line that has 'name' and 'value' tells the columns; without one they are in the order above. */
export function pastedRows(text: string, into: PastedInto): Pasted {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map((cell) => cell.trim()))
  const head = lines[0]?.map((cell) => cell.toLowerCase()) ?? []
  const hasHead = head.includes('name') && head.includes('value')
  const columns: readonly (Column | undefined)[] = hasHead ? head.map(columnOf) : PASTED_COLUMNS
  const entries: PastedEntry[] = []
  const open: OpenKind[] = []
  const problems: Pasted['problems'][number][] = []
  const unknown = hasHead ? head.filter((cell) => cell !== '' && columnOf(cell) === undefined) : []
  if (unknown.length > 0)
    problems.push({ line: 1, says: `Unknown columns: ${unknown.join(', ')}. Known: ${PASTED_COLUMNS.join(', ')}.` })
  const seen = new Map<string, number>()
  let same = 0
  for (const [i, line] of lines.entries()) {
    if ((hasHead && i === 0) || line.every((cell) => cell === '')) continue
    const cells = cellsOf(line, columns)
    const { name = '' } = cells
    const earlier = seen.get(name)
    seen.set(name, i + 1)
    const read = earlier === undefined ? entryOf(cells, into) : { says: `${name} is also on line ${earlier}.` }
    if ('says' in read) problems.push({ line: i + 1, says: read.says })
    else if ('kinds' in read) open.push({ line: i + 1, name, kinds: read.kinds })
    else if (read.entry === undefined) same++
    else entries.push({ line: i + 1, name, isNew: read.isNew, entry: read.entry })
  }
  return { entries, same, open, problems }
}

const columnOf = (cell: string): Column | undefined => PASTED_COLUMNS.find((name) => name === cell)

const cellsOf = (line: readonly string[], columns: readonly (Column | undefined)[]): Cells =>
  Object.fromEntries(line.flatMap((cell, k) => (columns[k] === undefined || cell === '' ? [] : [[columns[k], cell]])))

type ReadRow =
  | { readonly entry: BasisEntry | undefined; readonly isNew: boolean }
  | { readonly kinds: readonly string[] }
  | { readonly says: string }

const STATES = ['assumed', 'agreed', 'frozen'] as const

function entryOf(cells: Cells, into: PastedInto): ReadRow {
  const { name, status } = cells
  if (name === undefined) return { says: 'The name is missing.' }
  if (status !== undefined && !STATES.some((state) => state === status))
    return { says: `Status "${status}" is not valid (valid: ${STATES.join(', ')}).` }
  return Object.hasOwn(into.basis, name) ? changedEntry(name, cells, into) : newEntry(name, cells, into)
}

function changedEntry(name: string, cells: Cells, { basis, units }: PastedInto): ReadRow {
  const before = basis[name] as BasisEntry
  const unit = units[name] ?? '-'
  if (cells.kind !== undefined && 'kind' in before && cells.kind !== before.kind)
    return { says: `${name} is of kind ${before.kind}, not ${cells.kind}.` }
  if ('columns' in before || 'from' in before) {
    if (cells.value !== undefined) return { says: `${name} is a table or a result. Change it in its own row.` }
    return compared(before, { ...before, ...headOf(cells, before) })
  }
  if (cells.value === undefined) return compared(before, { ...before, ...headOf(cells, before) })
  const typed =
    'value' in before && cells.unit !== undefined && cells.unit !== '-' ? `${cells.value} ${cells.unit}` : cells.value
  const read = withTyped(before, unit, typed)
  if ('fault' in read) return { says: read.fault }
  return compared(before, { ...read.entry, ...headOf(cells, before) })
}

const compared = (before: BasisEntry, after: BasisEntry): ReadRow => ({
  entry: JSON.stringify(before) === JSON.stringify(after) ? undefined : after,
  isNew: false,
})

function newEntry(name: string, cells: Cells, { kinds, chosen }: PastedInto): ReadRow {
  const { value, unit = '-', status } = cells
  if (value === undefined) return { says: `The value of ${name} is missing.` }
  if (status === undefined) return { says: `${name} is new. State its status: ${STATES.join(', ')}.` }
  const kind = cells.kind ?? chosen[name]
  const head = headOf(cells, { status: status as BasisEntry['status'] })
  if (kind === undefined && unit === '-' && !Number.isFinite(Number(value)))
    return { entry: { ...head, text: value }, isNew: true }
  if (kind === undefined) return kindsFor(unit, kinds)
  const own = kind === '-' ? '-' : kinds.find(([known]) => known === kind)?.[1]
  if (own === undefined) return { says: `"${kind}" is not a kind of quantity.` }
  return newNumber(value, unit === '-' ? own : unit, own, { ...head, kind })
}

function newNumber(
  value: string,
  unit: string,
  own: string,
  head: { readonly kind: string; readonly status: BasisEntry['status'] },
): ReadRow {
  try {
    const isPlain = Number.isFinite(Number(value))
    const read = isPlain
      ? { value: Number(value), unit: readUnit(unit, own).unit }
      : readQuantity(`${value} ${unit === '-' ? '' : unit}`, own)
    return { entry: { ...head, value: read.value, ...(read.unit !== own && { unit: read.unit }) }, isNew: true }
  } catch (error) {
    if (error instanceof UnitError) return { says: `${error.message}.` }
    throw error
  }
}

/** Kinds that the unit measures. */
function kindsFor(unit: string, kinds: readonly KindUnit[]): ReadRow {
  if (unit === '-') return { kinds: ['-', ...kinds.filter(([, own]) => own === '-').map(([name]) => name)] }
  const fitting = kinds.filter(([, own]) => own !== '-' && isUnitFor(unit, own)).map(([name]) => name)
  return fitting.length > 0 ? { kinds: fitting } : { says: `"${unit}" is not a unit of any kind of quantity.` }
}

function isUnitFor(unit: string, own: string): boolean {
  try {
    readUnit(unit, own)
    return true
  } catch (error) {
    if (error instanceof UnitError) return false
    throw error
  }
}

/** What the row says besides the value, over what the entry has. */
function headOf<T extends Pick<BasisEntry, 'status' | 'source'>>(
  { title, group, status, source, revision, note }: Cells,
  before: T,
) {
  const told = {
    ...before.source,
    ...(source !== undefined && { document: source }),
    ...(revision !== undefined && { revision }),
  }
  return {
    ...(title !== undefined && { title }),
    ...(group !== undefined && { group }),
    status: (status ?? before.status) as BasisEntry['status'],
    ...(Object.keys(told).length > 0 && { source: told }),
    ...(note !== undefined && { note }),
  }
}
