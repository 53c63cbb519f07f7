/** What a basis that comes back from a spreadsheet changes: member by member; what is as it was taken out changes nothing. */
import { canonicalText } from '@keelson/engine'
import { type Problem, shortJson } from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'
import { entryOfRow, newEntry, type ReadRow } from './basis-entry.ts'
import { BASIS_COLUMNS, BASIS_SHEET, type BasisSheet } from './basis-rows.ts'
import { rowsOfSheet } from './basis-table.ts'
import { type BasisEntry, isTableEntry, type Project } from './document.ts'

interface BasisChange {
  readonly at: string
  /** Left out of a new entry or member. */
  readonly before?: unknown
  /** Left out where the member is removed. */
  readonly value?: unknown
}
export interface BasisTaken {
  readonly changes: readonly BasisChange[]
  /** Entries without a row, which stay as they are. */
  readonly not_in_file: readonly string[]
}
/** Problems have pointers into the project; '' of one of the sheet. */
export type BasisRead = BasisTaken | { readonly problems: readonly Problem[] }

export function basisChanges({ basis }: Pick<Project, 'basis'>, sheets: readonly BasisSheet[]): BasisRead {
  const named = readRows(sheets)
  if ('problems' in named) return named
  const problems: Problem[] = []
  const changes: BasisChange[] = []
  for (const [name, row] of named.rows) {
    const at = `/basis/${escapePointer(name)}`
    const entry = Object.hasOwn(basis, name) ? basis[name] : undefined
    const read = entry ? entryOfRow(name, entry, row, at) : newEntry(row, at)
    problems.push(...read.problems)
    if (!entry) changes.push({ at, value: read.entry })
    else changes.push(...memberChanges(entry, withTable(read.entry, row, sheets, at, problems), at))
  }
  if (problems.length > 0) return { problems }
  return { changes, not_in_file: Object.keys(basis).filter((name) => !named.rows.has(name)) }
}

function withTable(
  entry: BasisEntry,
  { table }: ReadRow,
  sheets: readonly BasisSheet[],
  at: string,
  problems: Problem[],
): BasisEntry {
  const sheet = sheets.find(({ name }) => name === table)
  if (!sheet || sheet === sheetIn(sheets) || !isTableEntry(entry)) return entry
  const read = rowsOfSheet(entry, sheet, at)
  if ('rows' in read) return read.rows === entry.rows ? entry : { ...entry, rows: read.rows }
  problems.push(...read.problems)
  return entry
}

function memberChanges(before: BasisEntry, after: BasisEntry, at: string): readonly BasisChange[] {
  const [was, now] = [before, after] as unknown as Readonly<Record<string, unknown>>[]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): BasisChange[] => {
    const [a, b] = [was?.[name], now?.[name]]
    if (canonicalText(a ?? null) === canonicalText(b ?? null)) return []
    const place = `${at}/${escapePointer(name)}`
    return [{ at: place, ...(a !== undefined && { before: a }), ...(b !== undefined && { value: b }) }]
  })
}

const sheetIn = (sheets: readonly BasisSheet[]): BasisSheet | undefined =>
  sheets.find(({ name }) => name === BASIS_SHEET) ?? sheets[0]

type Rows = { readonly rows: ReadonlyMap<string, ReadRow> } | { readonly problems: readonly Problem[] }

function readRows(sheets: readonly BasisSheet[]): Rows {
  const [heading, ...body] = sheetIn(sheets)?.rows.filter(({ cells }) => cells.some((cell) => cell !== null)) ?? []
  const columns = (heading?.cells ?? []).map((cell) => String(cell ?? ''))
  const wrong = wrongHeading(columns)
  if (wrong !== undefined) return { problems: [{ pointer: '', message: wrong }] }
  const rows = new Map<string, ReadRow>()
  const problems: Problem[] = []
  for (const { row, cells } of body.filter((one, i) => i > 0 || !isUnits(one.cells))) {
    const read: ReadRow = Object.fromEntries(
      columns.flatMap((name, i) => (name === '' ? [] : [[name, cells[i] ?? null]])),
    )
    const name = String(read.name ?? '')
    if (name === '') problems.push({ pointer: '', message: `row ${row} has no name` })
    else if (rows.has(name))
      problems.push({ pointer: '', message: `row ${row} has the name of another row, ${shortJson(name)}` })
    rows.set(name, read)
  }
  return problems.length > 0 ? { problems } : { rows }
}

function wrongHeading(columns: readonly string[]): string | undefined {
  const valid = `valid: ${BASIS_COLUMNS.join(', ')}`
  if (!columns.includes('name')) return `the first row must have the column "name" (${valid})`
  const names = columns.filter((name) => name !== '')
  const other = names.find((name) => !BASIS_COLUMNS.some((one) => one === name))
  if (other !== undefined) return `${shortJson(other)} is not a column of a basis (${valid})`
  const twice = names.find((name, i) => names.indexOf(name) < i)
  return twice === undefined ? undefined : `the column ${shortJson(twice)} is there twice`
}

/** The row under the heading in a workbook. */
const isUnits = (cells: BasisSheet['rows'][number]['cells']): boolean =>
  cells.every((cell) => cell === null || cell === 'text' || (typeof cell === 'string' && /^\[.*\]$/.test(cell)))
