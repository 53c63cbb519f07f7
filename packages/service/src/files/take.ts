/** What a file gives to inputs by a complete mapping: nothing runs while the file asks what the mapping does not answer. */
import {
  cubeTaken,
  type FileRead,
  type FileTable,
  inlineOf,
  type Left,
  type Mapping,
  MappingError,
  type Question,
  settledBy,
  type Target,
  taken,
  targetsOf,
} from '@keelson/files'
import { concernsTable, concernsTaken } from '@keelson/files/mapping/concerns.ts'
import { shownWhole } from '@keelson/workflow'
import type { TakenFile } from './forms.ts'
import { fieldAt, type Schema } from './inputs.ts'

/** Throws MappingError for a mapping that is not of this file, FileError for a value. */
export function takeFrom(read: FileRead, mapping: Mapping, schema: Schema, inputs: readonly string[]): TakenFile {
  const { format, left } = read
  const table = tableOf(read, mapping)
  const targets = targetsOf(schema)
  const own = ofInputs(mapping, inputs, targets)
  refuseOpen(read, table, own)
  const cube = cubeTaken(table, own, targets)
  if (cube !== undefined) return { format, ...cube, left: [...left, ...cube.left] }
  refuseLong(table, schema, inputs)
  const params = inlineOf(taken(table, own, targets), targets)
  return { format, left: [...left, ...unused(table, mapping)], params, settled: settledBy(table, own, targets) }
}

export function tableOf({ tables }: FileRead, mapping: Mapping): FileTable {
  const table = tables.find(({ name }) => name === mapping.table)
  if (table === undefined) throw invalid(`the file has no table '${mapping.table}'`)
  return table
}

export function refuseOpen({ questions }: FileRead, table: FileTable, mapping: Mapping): void {
  const open = questions.filter((one) => isOpen(one, table, mapping))
  if (open.length > 0) throw invalid(`a question about the file is open. ${open.map(({ text }) => text).join(' ')}`)
}

/** Columns that go to no input. */
export function unused({ columns, rows }: FileTable, mapping: Mapping): readonly Left[] {
  const used = new Set(Object.values(mapping.columns).map(({ column }) => column))
  return columns.flatMap(({ name }) =>
    used.has(name) ? [] : [{ what: `cells of column ${name}`, count: rows, lines: [] }],
  )
}

/** Before anything is made of it: a file may have a million rows, and a request may not. */
function refuseLong({ rows }: FileTable, schema: Schema, inputs: readonly string[]): void {
  const most = Math.min(...inputs.map((input) => mostIn(schema, input)))
  if (rows <= most) return
  const input = inputs.find((one) => mostIn(schema, one) === most)
  throw invalid(`the table has ${shownWhole(rows)} rows, above the limit of ${shownWhole(most)} for ${input}`)
}

const mostIn = (schema: Schema, input: string): number => fieldAt(schema, input)?.maxItems ?? Number.POSITIVE_INFINITY

/** A mapping may hold columns of further inputs, which refer to the file themselves. */
function ofInputs(mapping: Mapping, inputs: readonly string[], targets: readonly Target[]): Mapping {
  const known = new Map(targets.map(({ name, input }) => [name, input]))
  const isOf = (name: string, input: string) =>
    known.has(name) ? known.get(name) === input : name === input || name.startsWith(`${input}.`)
  const columns = Object.entries(mapping.columns).filter(([name]) => inputs.some((input) => isOf(name, input)))
  const none = inputs.find((input) => !columns.some(([name]) => isOf(name, input)))
  if (none !== undefined) throw invalid(`it has no column for ${none}${rowNeeded(mapping, none, known)}`)
  return { ...mapping, columns: Object.fromEntries(columns) }
}

/** Of a mapping for what stands within the rows of a table, where the table itself refers to the file. */
function rowNeeded({ columns }: Mapping, table: string, inputs: ReadonlyMap<string, string>): string {
  const [within] = Object.keys(columns).flatMap((name) => inputs.get(name) ?? [])
  return within?.startsWith(`${table}.`) ? `. Enter the file in a row, such as ${within.replaceAll('.', '/0/')}` : ''
}

/** What is asked of another table, or of columns that are not taken, changes nothing here; the unit of a column stands in the mapping. */
function isOpen(question: Question, table: FileTable, { columns }: Mapping): boolean {
  const mapped = Object.values(columns)
  const taken = new Set(mapped.map(({ column }) => column))
  if (!concernsTable(question, table) || !concernsTaken(question, table, taken)) return false
  const { code, column } = question
  const isUnit = code === 'unit' || code === 'angle_unit'
  return !(isUnit && mapped.some((one) => one.column === column && one.unit !== undefined))
}

export const invalid = (why: string) => new MappingError('mapping_invalid', `the mapping does not fit: ${why}`)
