/** An entry of the basis as its row in a spreadsheet has it: only cells that are not as they were taken out count. */
import { type Problem, shortJson } from '@keelson/workflow'
import { type BasisCell, type BasisColumn, rowOf } from './basis-rows.ts'
import { type BasisEntry, isNumberEntry } from './document.ts'

/** A column that the file does not have says nothing. */
export type ReadRow = Readonly<Partial<Record<BasisColumn, BasisCell>>>
export interface ReadEntry {
  readonly entry: BasisEntry
  readonly problems: readonly Problem[]
}

type Members = Record<string, unknown>
const PLAIN = ['title', 'group', 'status', 'note', 'owner'] as const

export function entryOfRow(name: string, entry: BasisEntry, row: ReadRow, at: string): ReadEntry {
  const was = rowOf(name, entry)
  const isChanged = (column: BasisColumn) =>
    row[column] !== undefined && textOf(row[column]) !== textOf(was[column]) && !isSameNumber(row[column], was[column])
  const next: Members = { ...entry }
  for (const column of PLAIN) if (isChanged(column)) put(next, column, textOf(row[column]))
  if (isChanged('document') || isChanged('revision')) put(next, 'source', sourceOf(entry, { ...was, ...row }))
  if (isChanged('unfrozen_by') || isChanged('unfrozen_reason')) put(next, 'unfrozen', unfrozenOf({ ...was, ...row }))
  const problems = FORMS.filter(isChanged).flatMap((column) => putForm(next, entry, column, row, at))
  if (isChanged('kind') && textOf(row.unit) !== undefined) put(next, 'unit', textOf(row.unit))
  return { entry: next as unknown as BasisEntry, problems }
}

const FORMS = ['kind', 'value', 'unit', 'text', 'from'] as const

/** What only an entry of that form has. */
function putForm(
  next: Members,
  entry: BasisEntry,
  column: (typeof FORMS)[number],
  row: ReadRow,
  at: string,
): readonly Problem[] {
  const cell = row[column] ?? null
  const pointer = `${at}/${column}`
  const isOwn = column === 'unit' ? isNumberEntry(entry) : column in entry
  if (!isOwn)
    return [
      {
        pointer,
        message: `is not a member of this entry, whose form is changed in the project (entered: ${shortJson(cell)})`,
      },
    ]
  if (column === 'value') return putNumber(next, cell, pointer)
  if (textOf(cell) === undefined) return [{ pointer, message: 'is required' }]
  put(next, column, textOf(cell))
  return []
}

function putNumber(next: Members, cell: BasisCell, pointer: string): readonly Problem[] {
  const number = numberOf(cell)
  if (number === undefined) return [{ pointer, message: `must be a number (entered: ${shortJson(cell)})` }]
  next.value = number
  return []
}

/** A number or a text; a result and a table need the document. */
export function newEntry(row: ReadRow, at: string): ReadEntry {
  const next: Members = {}
  const put = (name: string, value: unknown) => value !== undefined && Object.assign(next, { [name]: value })
  const isText = textOf(row.text) !== undefined && textOf(row.kind) === undefined
  for (const column of ['title', 'group', ...(isText ? ['text'] : ['kind'])] as const)
    put(column, textOf(row[column as BasisColumn]))
  const problems = isText ? [] : [...putNumber(next, row.value ?? null, `${at}/value`)]
  if (!isText) put('unit', textOf(row.unit))
  put('status', textOf(row.status) ?? 'assumed')
  put('source', sourceOf({}, row))
  for (const column of ['note', 'owner'] as const) put(column, textOf(row[column]))
  return { entry: next as unknown as BasisEntry, problems }
}

function put(next: Members, name: string, value: unknown): void {
  if (value === undefined) delete next[name]
  else next[name] = value
}

function sourceOf({ source }: Pick<BasisEntry, 'source'>, row: ReadRow): unknown {
  const next: Members = { ...source }
  for (const column of ['document', 'revision'] as const) put(next, column, textOf(row[column]))
  return Object.keys(next).length > 0 ? next : undefined
}

/** The account of another change; without a name and a reason none. */
function unfrozenOf({ unfrozen_by, unfrozen_reason }: ReadRow): unknown {
  const [by, reason] = [textOf(unfrozen_by), textOf(unfrozen_reason)]
  if (by === undefined && reason === undefined) return undefined
  return { ...(by !== undefined && { by }), ...(reason !== undefined && { reason }) }
}

const textOf = (cell: BasisCell | undefined): string | undefined =>
  cell === null || cell === undefined || cell === '' ? undefined : String(cell)

export function numberOf(cell: BasisCell): number | undefined {
  const number = typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : cell
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** 5500 as 5500.0 */
const isSameNumber = (cell: BasisCell | undefined, was: BasisCell): boolean =>
  typeof was === 'number' && cell !== undefined && numberOf(cell) === was
