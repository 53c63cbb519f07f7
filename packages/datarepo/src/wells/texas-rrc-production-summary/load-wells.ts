/** Wells of the named leases with their API numbers, and an equal share of what each lease reported in each month. */
import { type Beside, digits, readBeside, stripped } from './load-beside.ts'
import type { WellShare } from './load-data.ts'

const NEEDED = [
  'OIL_GAS_CODE',
  'DISTRICT_NO',
  'LEASE_NO',
  'WELL_NO',
  'API_COUNTY_CODE',
  'API_UNIQUE_NO',
  'COUNTY_NAME',
  'WELL_SHUTIN_DT',
]

/**
 * Shares of the wells. A well is active in a month unless its shut-in date is that month or before; the volume of a month in
 * which no well is active stays with no well. Null where the dump has no well table that can be read.
 */
export async function wellShares(beside: Beside): Promise<readonly WellShare[] | null> {
  const { db } = beside
  const made = await readBeside(beside, 'OG_WELL_COMPLETION', NEEDED, async (lines) => {
    await db.run(`CREATE TABLE wells AS ${ownWells(lines)}`)
    return true
  })
  if (made === undefined) return null
  const rows = await db.rows(SHARES)
  return rows.map((row) => ({
    lease: String(row.lease),
    wellNumber: String(row.well),
    api: String(row.api),
    county: String(row.county),
    shutIn: String(row.shut_in),
    liquids: Number(row.liquids),
    gas: Number(row.gas),
    months: Number(row.months),
  }))
}

/** Months as YYYYMM; a date that is longer begins with its month, zeros stand for none. */
const MONTH_SHUT_IN = `CASE WHEN regexp_matches(${stripped('WELL_SHUTIN_DT')}, '^(19|20)\\d{4}') THEN left(${stripped('WELL_SHUTIN_DT')}, 6) ELSE '' END`
const API = `${stripped('API_COUNTY_CODE')} || ${stripped('API_UNIQUE_NO')}`
const ownWells = (lines: string) => `SELECT DISTINCT * FROM
   (SELECT ${stripped('OIL_GAS_CODE')} AS code, ${digits('DISTRICT_NO', 2)} AS district_number, ${digits('LEASE_NO', 6)} AS lease,
      ${stripped('WELL_NO')} AS well, CASE WHEN regexp_full_match(${API}, '\\d{8}') THEN '42' || ${API} ELSE '' END AS api,
      ${stripped('COUNTY_NAME')} AS county, ${MONTH_SHUT_IN} AS shut_in FROM ${lines})
  WHERE (code, district_number, lease) IN (SELECT (code, district_number, lease) FROM leases)`

const SHARES = `WITH sums AS (SELECT code, district_number, any_value(district) AS district, lease, CAST(month AS VARCHAR) AS month,
             coalesce(sum(oil), 0) + coalesce(sum(condensate), 0) AS liquids,
             coalesce(sum(gas), 0) + coalesce(sum(casinghead), 0) AS gas
             FROM selected GROUP BY code, district_number, lease, month),
  active AS (SELECT w.*, s.month, s.liquids, s.gas,
      count(*) OVER (PARTITION BY w.code, w.district_number, w.lease, s.month) AS n
     FROM wells w JOIN sums s USING (code, district_number, lease) WHERE w.shut_in = '' OR w.shut_in > s.month)
  SELECT concat_ws(' ', w.code, d.district, w.lease) AS lease, w.well, w.api, w.county, w.shut_in,
         CAST(coalesce(sum(a.liquids / a.n), 0) AS DOUBLE) AS liquids, CAST(coalesce(sum(a.gas / a.n), 0) AS DOUBLE) AS gas,
         CAST(count(a.month) AS DOUBLE) AS months
    FROM wells w JOIN (SELECT DISTINCT code, district_number, lease, district FROM sums) d USING (code, district_number, lease)
    LEFT JOIN active a USING (code, district_number, lease, well, api)
   GROUP BY ALL ORDER BY lease, well, api`
