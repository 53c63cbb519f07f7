/** Facts of wells and fields from the borehole and deep-water tables: joined to the left, so that no production is lost. */
import { refuse } from '@keelson/workflow'
import type { Database } from '../../../_shared/duckdb/database.ts'
import { appendDelimited } from '../../../_shared/duckdb/delimited.ts'
import { BOREHOLES, DEEP_WATER_LEASES } from './columns.ts'
import type { BoreholeFacts, FieldFacts } from './data.ts'
import type { SourceText } from './load-scan.ts'

const text = (column: string) => `nullif(trim(${column}), '')`
/** '*****' stands for what is withheld. */
const number = (column: string) => `TRY_CAST(trim(${column}) AS DOUBLE)`

/** Facts of every selected well; null for what the table does not say. One table row a well: the first in file order. */
export async function boreholeFacts(
  db: Database,
  file: SourceText,
  scratch: string,
): Promise<readonly BoreholeFacts[]> {
  await readTable(db, 'boreholes', BOREHOLES, file, scratch)
  const rows = await db.rows(
    `SELECT w.api12, ${text('WELL_NAME')} AS name, ${text('WELL_SPUD_DATE')} AS spud, ${text('TOTAL_DEPTH_DATE')} AS td,
            ${number('BH_TOTAL_MD')} AS md, ${number('WELL_BORE_TVD')} AS tvd, ${number('WATER_DEPTH')} AS depth,
            ${number('SURF_LATITUDE')} AS latitude, ${number('SURF_LONGITUDE')} AS longitude
       FROM (SELECT DISTINCT api12 FROM selected) w
       LEFT JOIN (SELECT * FROM boreholes QUALIFY row_number() OVER (PARTITION BY trim(API_WELL_NUMBER) ORDER BY record) = 1) b
         ON trim(b.API_WELL_NUMBER) = w.api12
      ORDER BY w.api12`,
  )
  return rows.map((r) => ({
    api12: String(r.api12),
    name: textOf(r.name),
    spudDate: textOf(r.spud),
    totalDepthDate: textOf(r.td),
    measuredDepth: numberOf(r.md),
    verticalDepth: numberOf(r.tvd),
    waterDepth: numberOf(r.depth),
    latitude: within(numberOf(r.latitude), 90),
    longitude: within(numberOf(r.longitude), 180),
  }))
}

/** Nickname and water depth of every selected field; the table has a row for each of its leases. */
export async function fieldFacts(db: Database, file: SourceText, scratch: string): Promise<readonly FieldFacts[]> {
  await readTable(db, 'deep_water', DEEP_WATER_LEASES, file, scratch)
  const rows = await db.rows(
    `SELECT s.field, string_agg(DISTINCT ${text('FLD_NICK_NAME')}, ' / ' ORDER BY ${text('FLD_NICK_NAME')}) AS nickname,
            max(${number('FLD_AVG_WTR_DPTH')}) AS depth
       FROM (SELECT DISTINCT field FROM selected WHERE field <> '') s
       LEFT JOIN deep_water d ON trim(d.FIELD_NAME_CODE) = s.field
      GROUP BY s.field ORDER BY s.field`,
  )
  return rows.map((r) => ({
    field: String(r.field),
    nickname: textOf(r.nickname),
    waterDepth: numberOf(r.depth),
  }))
}

async function readTable(db: Database, table: string, columns: readonly string[], file: SourceText, scratch: string) {
  const bad = await appendDelimited(db, { table, columns, file, source: 0, scratch })
  if (bad) refuse('/data_folder', bad.message)
  const [header] = await db.rows(`SELECT ${columns.join(', ')} FROM ${table} WHERE record = 1`)
  const wrong = columns.find((name) => textOf(header?.[name] ?? null) !== name)
  if (wrong !== undefined) {
    refuse(
      '/data_folder',
      `'${file.name}', line 1: the header must contain '${columns.join("', '")}' in order ('${wrong}' is out of place)`,
    )
  }
  await db.run(`DELETE FROM ${table} WHERE record = 1`)
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const within = (value: number | null, limit: number) => (value !== null && Math.abs(value) <= limit ? value : null)
