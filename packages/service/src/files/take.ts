/** What a file gives to inputs by a complete mapping: nothing runs while the file asks what the mapping does not answer. */
import {
  type FileRead,
  type FileTable,
  inlineOf,
  inputOf,
  type Left,
  type Mapping,
  MappingError,
  type Question,
  settledBy,
  taken,
  targetsOf,
} from '@keelson/files'
import { concernsTable, concernsTaken } from '@keelson/files/mapping/concerns.ts'
import type { TakenFile } from './forms.ts'

type Schema = Parameters<typeof targetsOf>[0]

/** Throws MappingError for a mapping that is not of this file, FileError for a value. */
export function takeFrom(read: FileRead, mapping: Mapping, schema: Schema, inputs: readonly string[]): TakenFile {
  const { format, tables, questions, left } = read
  const table = tables.find(({ name }) => name === mapping.table)
  if (table === undefined) throw invalid(`the file has no table '${mapping.table}'`)
  refuseLong(table, schema, inputs)
  const own = ofInputs(mapping, inputs)
  const open = questions.filter((one) => isOpen(one, table, own))
  if (open.length > 0) throw invalid(`a question about the file is open. ${open.map(({ text }) => text).join(' ')}`)
  const targets = targetsOf(schema)
  const params = inlineOf(taken(table, own, targets), targets)
  return { format, left: [...left, ...unused(table, mapping)], params, settled: settledBy(table, own, targets) }
}

/** Columns that go to no input. */
function unused({ columns, rows }: FileTable, mapping: Mapping): readonly Left[] {
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
  throw invalid(`the table has ${rows} rows, above the limit of ${most} for ${input}`)
}

function mostIn(
  { properties = {} }: { readonly properties?: Readonly<Record<string, object>> },
  input: string,
): number {
  const { maxItems = Number.POSITIVE_INFINITY } = (properties[input] ?? {}) as { readonly maxItems?: number }
  return maxItems
}

/** A mapping may hold columns of further inputs, which refer to the file themselves. */
function ofInputs(mapping: Mapping, inputs: readonly string[]): Mapping {
  const columns = Object.entries(mapping.columns).filter(([name]) => inputs.includes(inputOf({ name })))
  const none = inputs.find((input) => !columns.some(([name]) => inputOf({ name }) === input))
  if (none !== undefined) throw invalid(`it has no column for ${none}`)
  return { ...mapping, columns: Object.fromEntries(columns) }
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

const invalid = (why: string) => new MappingError('mapping_invalid', `the mapping does not fit: ${why}`)
