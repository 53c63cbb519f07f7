/** What in the selected records asks for attention: counted on each, named by the leases that have them. */
import { type Database, texts } from '../../_shared/duckdb/database.ts'
import type { Faults, Found, ListFilter, Unmatched } from './load-data.ts'
import type { Filter } from './load-selection.ts'

const MOST_NAMED = 5
const VOLUMES = ['oil', 'condensate', 'gas', 'casinghead', 'water'] as const
const some = (test: (volume: string) => string) => VOLUMES.map((v) => `coalesce(${test(v)}, false)`).join(' OR ')

/** Seen on a record alone. */
const ON_RECORDS = {
  negative: some((v) => `${v} < 0`),
  fractional: some((v) => `${v} <> round(${v})`),
  crossed: `(code = 'O' AND (coalesce(gas, 0) <> 0 OR coalesce(condensate, 0) <> 0))
         OR (code = 'G' AND (coalesce(oil, 0) <> 0 OR coalesce(casinghead, 0) <> 0))`,
  districts: 'is_strange',
  unfiled: "filed <> '' AND filed <> 'Y'",
} as const
type RecordFault = keyof typeof ON_RECORDS
const RECORD_FAULTS = Object.keys(ON_RECORDS) as RecordFault[]

/** Of each fault how many records of a lease have it, and the first month in which: columns of the tally of the leases. */
export const FAULT_SUMS = RECORD_FAULTS.map(
  (name) =>
    `count(*) FILTER (${ON_RECORDS[name]}) AS ${name}, min(month) FILTER (${ON_RECORDS[name]}) AS ${name}_month`,
).join(', ')

const LEASE = "concat_ws(' ', nullif(code, ''), district, lease)"

/** In the tally of the leases. */
export async function faultsOf(db: Database): Promise<Faults> {
  const onRecords: [RecordFault, Found][] = []
  for (const name of RECORD_FAULTS) {
    onRecords.push([name, await found(db, 'leases', name, `${LEASE} || ' ' || ${name}_month`)])
  }
  return {
    ...(Object.fromEntries(onRecords) as Record<RecordFault, Found>),
    duplicates: await found(db, 'repeated', 'n', LEASE),
    // By a barrel or more; those without stock or dispositions are not looked at.
    unbalanced: await found(
      db,
      'leases',
      "CASE WHEN code = 'O' AND abs(oil - disposed - (closing - opening)) >= 1 THEN 1 ELSE 0 END",
      LEASE,
    ),
  }
}

async function found(db: Database, table: 'leases' | 'repeated', count: string, label: string): Promise<Found> {
  const [row] = await db.rows(
    `SELECT CAST(coalesce(sum(n), 0) AS DOUBLE) AS n, min(label, ${MOST_NAMED}) FILTER (n > 0) AS named
       FROM (SELECT ${count} AS n, ${label} AS label FROM ${table})`,
  )
  const named: unknown = row?.named
  return { count: Number(row?.n ?? 0), where: Array.isArray(named) ? named.map(String) : [] }
}

const TABLE_OF: Readonly<Record<ListFilter, readonly [table: string, column: string]>> = {
  lease_numbers: ['leases', 'lease'],
  operator_numbers: ['operators', 'operator_number'],
}

/** Entries of the lists that no selected record has. */
export async function unmatchedEntries(db: Database, filters: readonly Filter[]): Promise<readonly Unmatched[]> {
  const unmatched: Unmatched[] = []
  for (const { name, entries } of filters) {
    if (name !== 'lease_numbers' && name !== 'operator_numbers') continue
    const [table, column] = TABLE_OF[name]
    const missing = await db.rows(
      `SELECT DISTINCT e FROM (SELECT unnest($entries) AS e)
        WHERE e NOT IN (SELECT ${column} FROM ${table}) ORDER BY e`,
      { entries: texts(entries) },
    )
    if (missing.length > 0) unmatched.push({ filter: name, entries: missing.map((row) => String(row.e)) })
  }
  return unmatched
}
