/**
 * Sums over the records: by month, operator, field and lease, each a query that streams over them. The database keeps one row
 * a group, of numbers of a fixed size that it can put on disk, so that a dump of any length fits into the memory of a run.
 */
import { type Database, texts } from '../../_shared/duckdb/database.ts'
import { literal } from '../../_shared/duckdb/sql.ts'
import type { Reason } from '../../_shared/duckdb/text-table.ts'
import type { Group, Grouped, MonthRow, Volumes } from './load-data.ts'
import { FAULT_SUMS } from './load-faults.ts'
import { type Filter, type Passed, stageOf } from './load-selection.ts'

const VOLUMES = ['oil', 'condensate', 'gas', 'casinghead', 'water'] as const
const SUMS = `${VOLUMES.map((v) => `sum(${v}) AS ${v}`).join(', ')}, count(*) AS rows`
const SPAN = 'min(month) AS first_month, max(month) AS last_month'
const LEASE_KEY = 'code, district_number, district, lease'

/** What each tally is grouped by, and has beside the volumes. */
const TALLIES = {
  months: ['month, district_number, district, code', "count(*) FILTER (filed = 'Y') AS filed"],
  operators: ['operator_number, operator', SPAN],
  fields: ['district_number, district, field_number, field', SPAN],
  leases: [
    LEASE_KEY,
    `${SPAN}, sum(disposed) AS disposed, arg_min(stock - oil + disposed, month) AS opening,
      arg_max(stock, month) AS closing, ${FAULT_SUMS}`,
  ],
} as const

/** Months of a decade as bits of two words: a month that comes twice is seen by counting them. */
const MONTH_OF_DECADE = 'month // 100 % 10 * 12 + month % 100 - 1'
const bits = (from: number) =>
  `bit_or(CASE WHEN place BETWEEN ${from} AND ${from + 59} THEN 1::UBIGINT << (place - ${from}) ELSE 0::UBIGINT END)`
const REPEATED = `SELECT ${LEASE_KEY}, sum(n) AS n FROM
   (SELECT ${LEASE_KEY}, count(*) - bit_count(${bits(0)}) - bit_count(${bits(60)}) AS n
      FROM (SELECT ${LEASE_KEY}, month // 1000 AS decade, ${MONTH_OF_DECADE} AS place FROM selected) GROUP BY ${LEASE_KEY}, decade)
  WHERE n > 0 GROUP BY ${LEASE_KEY}`

/** Writes the records of a query to a file at `path`, and stands for them as `records`. */
export async function keepRecords(db: Database, records: string, path: string): Promise<void> {
  await db.run(`COPY (${records}) TO ${literal(path)} (FORMAT parquet)`)
  await db.run(`CREATE VIEW records AS SELECT * FROM read_parquet(${literal(path)})`)
}

/** Makes the tallies of those of `records` that pass the filters, and `repeated`: leases with records of one key. */
export async function tally(db: Database, filters: readonly Filter[]): Promise<void> {
  const passes = filters.map(({ condition }) => ` AND ${condition}`).join('')
  await db.run(`CREATE VIEW selected AS SELECT * FROM records WHERE fault IS NULL${passes}`)
  for (const [name, [keys, beside]] of Object.entries(TALLIES)) {
    await db.run(`CREATE TABLE ${name} AS SELECT ${keys}, ${SUMS}, ${beside} FROM selected GROUP BY ${keys}`)
  }
  await db.run(`CREATE TABLE repeated AS ${REPEATED}`)
}

/** How the records were read: what passed the filters, and the malformed by what is wrong with them. */
export async function reading(
  db: Database,
  filters: readonly Filter[],
): Promise<{ readonly passed: Passed; readonly malformed: readonly Reason[] }> {
  const rows = await db.rows(
    `SELECT fault, CAST(stage AS DOUBLE) AS stage, CAST(count(*) AS DOUBLE) AS n, min(month) AS first_month,
            max(month) AS last_month, min(named) AS named, arg_min(said, named) AS said
       FROM (SELECT *, CASE WHEN fault IS NULL THEN ${stageOf(filters)} END AS stage FROM records) GROUP BY fault, stage`,
  )
  const sound = rows.filter((row) => row.fault === null)
  const months = sound.flatMap((row) => [Number(row.first_month), Number(row.last_month)])
  const count = (some: typeof rows) => some.reduce((sum, row) => sum + Number(row.n), 0)
  const malformed = [...Map.groupBy(rows, (row) => row.fault)].flatMap(([fault, own]): Reason[] => {
    const [first] = own.toSorted((a, b) => (String(a.named) < String(b.named) ? -1 : 1))
    const example = `record ${first?.named}: ${JSON.stringify(String(first?.said ?? ''))}`
    return fault === null ? [] : [{ reason: String(fault), rows: count(own), example }]
  })
  return {
    passed: {
      records: count(sound),
      first: months.length === 0 ? '' : String(Math.min(...months)),
      last: months.length === 0 ? '' : String(Math.max(...months)),
      left: filters.map((_, i) => count(sound.filter((row) => Number(row.stage) > i))),
    },
    malformed: malformed.toSorted((a, b) => (a.reason < b.reason ? -1 : 1)),
  }
}

const AS_NUMBERS = [
  ...VOLUMES.map((v) => `CAST(coalesce(sum(${v}), 0) AS DOUBLE) AS ${v}`),
  'CAST(sum(rows) AS DOUBLE) AS rows',
].join(', ')
type Row = Readonly<Record<string, unknown>>
const volumesOf = (row: Row | undefined): Volumes => ({
  oil: Number(row?.oil ?? 0),
  condensate: Number(row?.condensate ?? 0),
  gas: Number(row?.gas ?? 0),
  casinghead: Number(row?.casinghead ?? 0),
  water: Number(row?.water ?? 0),
  rows: Number(row?.rows ?? 0),
})

/** By month, district and kind of lease, in order. */
export async function monthRows(db: Database, isFiledKnown: boolean): Promise<readonly MonthRow[]> {
  const rows = await db.rows(
    `SELECT month, district, code, ${AS_NUMBERS}, CAST(sum(filed) AS DOUBLE) AS filed
       FROM months GROUP BY month, district, code ORDER BY month, district, code`,
  )
  return rows.map((row) => ({
    ...volumesOf(row),
    month: String(row.month),
    district: String(row.district),
    code: String(row.code),
    filed: isFiledKnown ? Number(row.filed) : null,
  }))
}

/** Key and name of a group, by what it is grouped. */
const LABELS = {
  operators: {
    key: 'operator',
    name: "string_agg(DISTINCT nullif(operator_number, ''), ', ' ORDER BY nullif(operator_number, ''))",
  },
  fields: { key: "trim(field || ' ' || field_number)", name: 'any_value(district)' },
  leases: { key: "trim(code || ' ' || district || ' ' || lease)", name: "''" },
} as const

/** The groups with the most liquids, then gas, then by key: at most `most` of them, and the sum of all. */
export async function grouped(db: Database, by: keyof typeof LABELS, most: number): Promise<Grouped> {
  const { key, name } = LABELS[by]
  const listed = await db.rows(
    `SELECT ${key} AS key, ${name} AS name, ${AS_NUMBERS}, min(first_month) AS first, max(last_month) AS last
       FROM ${by} GROUP BY 1
      ORDER BY sum(oil) + sum(condensate) DESC, sum(gas) + sum(casinghead) DESC, key LIMIT ${most}`,
  )
  const [sum] = await db.rows(`SELECT ${AS_NUMBERS}, CAST(count(DISTINCT ${key}) AS DOUBLE) AS groups FROM ${by}`)
  return {
    listed: listed.map(
      (row): Group => ({
        ...volumesOf(row),
        key: String(row.key),
        name: String(row.name ?? ''),
        firstMonth: String(row.first),
        lastMonth: String(row.last),
      }),
    ),
    groups: Number(sum?.groups ?? 0),
    sum: volumesOf(sum),
  }
}

/** The leases with the most liquids under their latest names. */
export async function groupedLeases(db: Database, most: number): Promise<Grouped> {
  const leases = await grouped(db, 'leases', most)
  const rows = await db.rows(
    `SELECT ${LABELS.leases.key} AS key, arg_max(lease_name, month) AS name
       FROM selected WHERE key IN (SELECT unnest($keys)) GROUP BY 1`,
    { keys: texts(leases.listed.map(({ key }) => key)) },
  )
  const names = new Map(rows.map((row) => [String(row.key), String(row.name ?? '')]))
  return { ...leases, listed: leases.listed.map((g) => ({ ...g, name: names.get(g.key) ?? '' })) }
}
