/** The filters over the records: what is selected, which entry finds nothing, and the sums that leave the database. */
import { refuse } from '@keelson/workflow'
import { type Bindings, type Database, texts } from '../../_shared/duckdb/database.ts'
import { dashed } from './calculate-calendar.ts'
import type { FilterName, ListFilter, MonthRow, Unmatched } from './load-data.ts'
import type { Records } from './load-records.ts'
import type { Params } from './params.ts'

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
 * Makes the table `selected`. Filters combine with AND, entries of one filter with OR. Refuses at the first filter, in
 * the order of the inputs, that leaves no record. Gives the entries that match none of the selected records.
 */
export async function select(db: Database, params: Params, found: Records): Promise<readonly Unmatched[]> {
  const filters = filtersOf(params)
  const bindings: Bindings = Object.fromEntries(filters.map((f) => [f.name, texts(f.entries)]))
  await refuseEmpty(db, filters, bindings, found)
  const all = filters.map((f) => f.condition).join(' AND ') || 'TRUE'
  await db.run(`CREATE TABLE selected AS SELECT * FROM records WHERE ${all}`, bindings)
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

function filtersOf(params: Params): Filter[] {
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
    return [{ name, condition: `month ${name === 'start_month' ? '>=' : '<='} $${name}[1]`, entries: [month] }]
  })
  return [...lists, ...months]
}

async function refuseEmpty(
  db: Database,
  filters: readonly Filter[],
  bindings: Bindings,
  found: Records,
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
          .map((f) => `{${f.name}}`)
          .join(', ')}`
  const list = filter.entries
    .slice(0, 10)
    .map((entry) => `'${entry}'`)
    .join(', ')
  refuse(
    `/${filter.name}`,
    `no record matches {${filter.name}} ${list}${others}; the files hold ${dashed(found.firstMonth)} to ${dashed(found.lastMonth)}`,
  )
}

const SUMS = `SELECT month, api12, lease, operator, field, product,
    CAST(sum(MON_O_PROD_VOL) AS DOUBLE) AS oil, CAST(sum(MON_G_PROD_VOL) AS DOUBLE) AS gas,
    CAST(sum(MON_WTR_PROD_VOL) AS DOUBLE) AS water, CAST(sum(INJECTION_VOLUME) AS DOUBLE) AS injection,
    CAST(count(*) AS DOUBLE) AS records, CAST(sum(days) AS DOUBLE) AS days, CAST(max(days) AS DOUBLE) AS longest,
    CAST(count(*) FILTER (least(MON_O_PROD_VOL, MON_G_PROD_VOL, MON_WTR_PROD_VOL, INJECTION_VOLUME) < 0) AS DOUBLE) AS negative
  FROM selected GROUP BY ALL ORDER BY ALL`

/** Sums of the table `selected`, in the order of month, well, lease, operator, field and product. */
export async function sums(db: Database): Promise<readonly MonthRow[]> {
  const columns = await db.columns(SUMS)
  const text = (name: string) => (columns[name] ?? []) as readonly string[]
  const number = (name: string) => (columns[name] ?? []) as readonly number[]
  const [month, api12, lease, operator, field, product] = [
    'month',
    'api12',
    'lease',
    'operator',
    'field',
    'product',
  ].map(text)
  const [oil, gas, water, injection] = ['oil', 'gas', 'water', 'injection'].map(number)
  const [records, days, longest, negative] = ['records', 'days', 'longest', 'negative'].map(number)
  return (month ?? []).map((m, i) => ({
    month: m,
    api12: api12?.[i] ?? '',
    lease: lease?.[i] ?? '',
    operator: operator?.[i] ?? '',
    field: field?.[i] ?? '',
    product: product?.[i] ?? '',
    oil: oil?.[i] ?? 0,
    gas: gas?.[i] ?? 0,
    water: water?.[i] ?? 0,
    injection: injection?.[i] ?? 0,
    records: records?.[i] ?? 0,
    days: days?.[i] ?? 0,
    longest: longest?.[i] ?? 0,
    negative: negative?.[i] ?? 0,
  }))
}
