/** The filters over the records: what is selected, and which entry finds nothing. */
import { refuse } from '@keelson/workflow'
import { type Bindings, type Database, texts } from '../../../_shared/duckdb/database.ts'
import { dashed } from '../months.ts'
import type { FilterName, ListFilter, Unmatched } from './data.ts'
import type { Records } from './records.ts'

/** What may be selected, as the inputs of the workflows are called. */
export type Filters = { readonly [N in ListFilter]?: readonly string[] | undefined } & {
  readonly start_month?: string | undefined
  readonly end_month?: string | undefined
}
/** Input by which the caller knows a filter. */
export type Names = Readonly<Record<FilterName, string>>
export const OWN_NAMES: Names = {
  boem_field_codes: 'boem_field_codes',
  lease_numbers: 'lease_numbers',
  api_well_numbers: 'api_well_numbers',
  operator_numbers: 'operator_numbers',
  start_month: 'start_month',
  end_month: 'end_month',
}

/** A filter in use: its condition on a record, and its entries as they were sent. */
interface Filter {
  readonly name: FilterName
  readonly condition: string
  readonly entries: readonly string[]
  /** Condition on a record for one entry `e` of a list. */
  readonly entryMatches?: string
}

const LISTS: Readonly<Record<ListFilter, string>> = {
  boem_field_codes: 'field = e',
  lease_numbers: 'lease = e',
  api_well_numbers: '(api12 = e OR left(api12, 10) = e)',
  operator_numbers: 'operator_number = e',
}

/**
 * Makes `selected`, a table or view. Filters combine with AND, entries of one filter with OR. Refuses at the first filter, in
 * the order of the inputs, that leaves no record. Gives the entries that match none of the selected records.
 */
export async function select(
  db: Database,
  asked: Filters,
  found: Records,
  names: Names = OWN_NAMES,
): Promise<readonly Unmatched[]> {
  const filters = filtersOf(asked)
  const bindings: Bindings = Object.fromEntries(filters.map((f) => [f.name, texts(f.entries)]))
  await refuseEmpty(db, filters, bindings, found, names)
  const all = filters.map((f) => f.condition).join(' AND ')
  if (filters.length === 0) await db.run('CREATE VIEW selected AS SELECT * FROM records')
  else await db.run(`CREATE TABLE selected AS SELECT * FROM records WHERE ${all}`, bindings)
  const unmatched: Unmatched[] = []
  for (const { name, entries, entryMatches } of filters) {
    if (entryMatches === undefined) continue
    const missing = await db.rows(
      `SELECT DISTINCT e FROM (SELECT unnest($entries) AS e)
        WHERE NOT EXISTS (SELECT 1 FROM selected WHERE ${entryMatches}) ORDER BY e`,
      { entries: texts(entries) },
    )
    if (missing.length > 0) unmatched.push({ filter: name, entries: missing.map((row) => String(row.e)) })
  }
  return unmatched
}

function filtersOf(params: Filters): Filter[] {
  const lists = (Object.keys(LISTS) as ListFilter[]).flatMap((name): Filter[] => {
    const entries = (params[name] ?? []).map((entry) => entry.trim())
    if (entries.length === 0) return []
    const condition =
      name === 'api_well_numbers'
        ? `(list_contains($${name}, api12) OR list_contains($${name}, left(api12, 10)))`
        : `list_contains($${name}, ${LISTS[name].split(' ')[0]})`
    return [{ name, condition, entries, entryMatches: LISTS[name] }]
  })
  const months = (['start_month', 'end_month'] as const).flatMap((name): Filter[] => {
    const month = params[name]?.trim()
    if (month === undefined) return []
    return [
      {
        name,
        condition: `month ${name === 'start_month' ? '>=' : '<='} CAST($${name}[1] AS INTEGER)`,
        entries: [month],
      },
    ]
  })
  return [...lists, ...months]
}

async function refuseEmpty(
  db: Database,
  filters: readonly Filter[],
  bindings: Bindings,
  found: Records,
  names: Names,
): Promise<void> {
  if (filters.length === 0) return
  const counts = filters.map(
    (_, i) =>
      `CAST(count(*) FILTER (${filters
        .slice(0, i + 1)
        .map((f) => f.condition)
        .join(' AND ')}) AS DOUBLE) AS n${i}`,
  )
  const [left] = await db.rows(`SELECT ${counts.join(', ')} FROM records`, bindings)
  const first = filters.findIndex((_, i) => left?.[`n${i}`] === 0)
  const filter = filters[first]
  if (!filter) return
  const others =
    first === 0
      ? ''
      : ` together with ${filters
          .slice(0, first)
          .map((f) => `{${names[f.name]}}`)
          .join(', ')}`
  const list = filter.entries
    .slice(0, 10)
    .map((entry) => `'${entry}'`)
    .join(', ')
  refuse(
    `/${names[filter.name]}`,
    `no record matches {${names[filter.name]}} ${list}${others}; the files cover ${dashed(found.firstMonth)} to ${dashed(found.lastMonth)}`,
  )
}
