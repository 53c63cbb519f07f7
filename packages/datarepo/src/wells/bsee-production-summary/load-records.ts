/** Official OGOR-A files into one table of typed records: exact columns, sound numbers, identical records once. */

import { refuse } from '@keelson/workflow'
import type { Database } from '../../_shared/duckdb/database.ts'
import { appendDelimited, lineOfRecord } from '../../_shared/duckdb/delimited.ts'
import { OGOR_A } from './load-columns.ts'

export interface SourceText {
  /** As messages call it. */
  readonly name: string
  readonly path: string
}
export interface Records {
  readonly recordsRead: number
  readonly duplicates: number
  readonly headers: readonly string[]
  readonly firstMonth: string
  readonly lastMonth: string
}

const VOLUMES = ['MON_O_PROD_VOL', 'MON_G_PROD_VOL', 'MON_WTR_PROD_VOL', 'INJECTION_VOLUME'] as const
/** What each field of a record must be; volumes within the digits that sums hold exactly. */
const SOUND: readonly { readonly column: string; readonly pattern: string; readonly what: string }[] = [
  { column: 'PRODUCTION_DATE', pattern: '(19|20)\\d\\d(0[1-9]|1[0-2])', what: 'a month YYYYMM' },
  { column: 'DAYS_ON_PROD', pattern: '\\d{1,3}', what: 'a whole number of days' },
  { column: 'API_WELL_NUMBER', pattern: '\\d{12}', what: 'twelve digits' },
  ...VOLUMES.map((column) => ({ column, pattern: '-?\\d{1,12}', what: 'a whole number of at most 12 digits' })),
]

/**
 * Reads the files into the table `records`, blanks stripped, rows that are identical in all 19 fields once. Refuses at
 * /file_pattern, naming file and line, a line of other than 19 columns, a malformed month or number, and files without
 * any record.
 */
export async function loadRecords(db: Database, files: readonly SourceText[], scratch: string): Promise<Records> {
  for (const [source, file] of files.entries()) {
    const bad = await appendDelimited(db, { table: 'raw', columns: OGOR_A, file, source, scratch })
    if (bad) refuse('/file_pattern', bad.message)
  }
  const headers = await takeOutHeaders(db, files)
  await refuseMalformed(db, files)
  const recordsRead = await countOf(db, 'raw')
  if (recordsRead === 0) refuse('/file_pattern', `no record in ${files.map((f) => `'${f.name}'`).join(', ')}`)
  await db.run(TYPED)
  await db.run('DROP TABLE raw')
  const [span] = await db.rows('SELECT min(month) AS first, max(month) AS last FROM records')
  return {
    recordsRead,
    duplicates: recordsRead - (await countOf(db, 'records')),
    headers,
    firstMonth: String(span?.first),
    lastMonth: String(span?.last),
  }
}

const TYPED = `CREATE TABLE records AS
  SELECT coalesce(trim(LEASE_NUMBER), '') AS lease, trim(PRODUCTION_DATE) AS month,
         CAST(trim(DAYS_ON_PROD) AS INTEGER) AS days, coalesce(trim(PRODUCT_CODE), '') AS product,
         ${VOLUMES.map((v) => `CAST(trim(${v}) AS BIGINT) AS ${v}`).join(', ')},
         trim(API_WELL_NUMBER) AS api12, coalesce(trim(OPERATOR_NUM), '') AS operator_number,
         coalesce(trim(SORT_NAME), '') AS operator, coalesce(trim(BOEM_FIELD), '') AS field
    FROM (SELECT DISTINCT ${OGOR_A.join(', ')} FROM raw)`

/** A first record whose month and well number are words is a header line. */
async function takeOutHeaders(db: Database, files: readonly SourceText[]): Promise<string[]> {
  const header = `record = 1 AND regexp_matches(PRODUCTION_DATE, '[A-Za-z]') AND regexp_matches(API_WELL_NUMBER, '[A-Za-z]')`
  const found = await db.rows(`SELECT source FROM raw WHERE ${header} ORDER BY source`)
  if (found.length > 0) await db.run(`DELETE FROM raw WHERE ${header}`)
  return found.map((row) => files[Number(row.source)]?.name ?? '')
}

async function refuseMalformed(db: Database, files: readonly SourceText[]): Promise<void> {
  const unsound = ({ column, pattern }: (typeof SOUND)[number]) =>
    `NOT regexp_full_match(coalesce(trim(${column}), ''), '${pattern}')`
  const [first] = await db.rows(
    `SELECT source, CAST(record AS DOUBLE) AS record, ${SOUND.map((s) => `${unsound(s)} AS bad_${s.column}, ${s.column}`).join(', ')}
       FROM raw WHERE ${SOUND.map(unsound).join(' OR ')} ORDER BY source, record LIMIT 1`,
  )
  if (!first) return
  const fault = SOUND.find(({ column }) => first[`bad_${column}`] === true)
  const file = files[Number(first.source)]
  if (!fault || !file) return
  const line = await lineOfRecord(file.path, Number(first.record))
  const read = JSON.stringify(String(first[fault.column] ?? '').slice(0, 40))
  refuse('/file_pattern', `'${file.name}', line ${line}: '${fault.column}' must be ${fault.what}; read ${read}`)
}

/** Number of rows of a table. */
export async function countOf(db: Database, table: string): Promise<number> {
  const [row] = await db.rows(`SELECT CAST(count(*) AS DOUBLE) AS n FROM ${table}`)
  return Number(row?.n ?? 0)
}
