/** The agency's own totals by district, field and operator against the sums of the leases, where the dump has them. */
import type { Database } from '../../_shared/duckdb/database.ts'
import type { Params } from './inputs.ts'
import { type Beside, digits, readBeside } from './load-beside.ts'
import type { AgencyTotals } from './load-data.ts'

interface AgencyTable {
  readonly table: string
  readonly grouping: string
  /** Before _OIL_PROD_VOL and its like. */
  readonly prefix: string
  /** Column of the agency by what the tally of the leases calls it. */
  readonly keys: Readonly<Record<string, string>>
  readonly digits: Readonly<Record<string, number>>
  readonly tally: 'months' | 'fields' | 'operators'
}

const TABLES: readonly AgencyTable[] = [
  {
    table: 'OG_DISTRICT_CYCLE',
    grouping: 'district and month',
    prefix: 'DIST',
    keys: { district_number: 'DISTRICT_NO', month: 'CYCLE_YEAR_MONTH' },
    digits: { district_number: 2, month: 6 },
    tally: 'months',
  },
  {
    table: 'OG_FIELD_CYCLE',
    grouping: 'field',
    prefix: 'FIELD',
    keys: { district_number: 'DISTRICT_NO', field_number: 'FIELD_NO' },
    digits: { district_number: 2, field_number: 8 },
    tally: 'fields',
  },
  {
    table: 'OG_OPERATOR_CYCLE',
    grouping: 'operator',
    prefix: 'OPER',
    keys: { operator_number: 'OPERATOR_NO' },
    digits: { operator_number: 6 },
    tally: 'operators',
  },
]
const PRODUCTS = { oil: 'OIL', gas: 'GAS', condensate: 'COND', casinghead: 'CSGD' } as const
const MONTH = 'CYCLE_YEAR_MONTH'
const MOST_NAMED = 5

/** The comparisons that the selection admits: one of part of a group would differ by what was left out. */
const admits = (p: Params, { tally }: AgencyTable): boolean => {
  if (p.oil_gas_code !== undefined || (p.lease_numbers ?? []).length > 0) return false
  if (tally === 'operators') return p.district_name === undefined
  return (p.operator_numbers ?? []).length === 0
}

/** What of the agency's tables goes with the selection. */
interface Window {
  readonly first: string
  readonly last: string
  /** Of the one district selected. */
  readonly districtNumber: string | undefined
}

export async function agencyTotals(beside: Beside, p: Params, window: Window): Promise<readonly AgencyTotals[]> {
  const { db, faults } = beside
  const compared: AgencyTotals[] = []
  for (const agency of TABLES) {
    if (!admits(p, agency)) continue
    const volumes = Object.values(PRODUCTS).map((product) => `${agency.prefix}_${product}_PROD_VOL`)
    const needed = [...new Set([...Object.values(agency.keys), MONTH, ...volumes])]
    const made = await readBeside(beside, agency.table, needed, async (lines) => {
      await db.run(`CREATE OR REPLACE TABLE agency AS ${summed(agency, lines, window)}`)
      return true
    })
    if (made === undefined) continue
    const [row] = await db.rows(`SELECT CAST(coalesce(sum(odd), 0) AS DOUBLE) AS odd FROM agency`)
    const odd = Number(row?.odd ?? 0)
    if (odd > 0) faults.push(`'${agency.table}': ${odd} volumes are not numbers and are treated as missing.`)
    compared.push(await comparison(db, agency, p))
  }
  return compared
}

function summed({ keys, digits: places, prefix }: AgencyTable, lines: string, o: Window): string {
  const names = Object.entries(keys).map(([name, column]) => `${digits(column, places[name] ?? 0)} AS ${name}`)
  const columns = Object.values(PRODUCTS).map((product) => `${prefix}_${product}_PROD_VOL`)
  const number = (v: string) => `TRY_CAST(trim(${v}) AS DOUBLE)`
  const sums = Object.keys(PRODUCTS).map((own, i) => `sum(coalesce(${number(columns[i] ?? '')}, 0)) AS ${own}`)
  const odd = columns.map((v) => `count(*) FILTER (trim(${v}) <> '' AND ${number(v)} IS NULL)`).join(' + ')
  const inDistrict =
    o.districtNumber !== undefined && 'district_number' in keys
      ? ` AND ${digits('DISTRICT_NO', 2)} = '${o.districtNumber}'`
      : ''
  return `SELECT ${[...names, ...sums].join(', ')}, ${odd} AS odd FROM ${lines}
    WHERE trim(${MONTH}) BETWEEN '${o.first}' AND '${o.last}'${inDistrict} GROUP BY ${names.map((_, i) => i + 1).join(', ')}`
}

async function comparison(db: Database, agency: AgencyTable, p: Params): Promise<AgencyTotals> {
  const names = Object.keys(agency.keys)
  const products = Object.keys(PRODUCTS)
  const ours = `SELECT ${names.map((n) => `CAST(${n} AS VARCHAR) AS ${n}`).join(', ')},
      ${products.map((own) => `sum(coalesce(${own}, 0)) AS ${own}`).join(', ')}
     FROM ${agency.tally} GROUP BY ${names.map((_, i) => i + 1).join(', ')}`
  const difference = `greatest(${products.map((own) => `abs(coalesce(l.${own}, 0) - coalesce(a.${own}, 0))`).join(', ')})`
  // One operator asked for is compared alone; of all others the leases were left out.
  const join = (p.operator_numbers ?? []).length > 0 ? 'LEFT JOIN' : 'FULL JOIN'
  const [row] = await db.rows(
    `SELECT CAST(count(*) AS DOUBLE) AS n, CAST(count(*) FILTER (d > 0) AS DOUBLE) AS differing,
            CAST(coalesce(max(d), 0) AS DOUBLE) AS largest, min(label, ${MOST_NAMED}) FILTER (d > 0) AS named
       FROM (SELECT ${difference} AS d, concat_ws(' ', ${names.join(', ')}) AS label
               FROM (${ours}) l ${join} agency a USING (${names.join(', ')}))`,
  )
  const named: unknown = row?.named
  return {
    table: agency.table,
    grouping: agency.grouping,
    compared: Number(row?.n ?? 0),
    differing: Number(row?.differing ?? 0),
    largest: Number(row?.largest ?? 0),
    where: Array.isArray(named) ? named.map(String).join(', ') : '',
  }
}
