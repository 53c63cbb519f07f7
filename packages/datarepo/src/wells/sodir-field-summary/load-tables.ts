/** The FactPages tables by the names of their columns, each row sound or rejected with its reason. */
import type { Database } from '../../_shared/duckdb/database.ts'
import type { DataFile } from '../../_shared/duckdb/folder.ts'
import { type RowReport, type Sound, soundRows } from '../../_shared/duckdb/sound-rows.ts'
import { type Layout, textTable } from '../../_shared/duckdb/text-table.ts'
import { SourceError, textSource } from '../../_shared/files/text-source.ts'
import type { FieldFacts, InvestmentRow, ProductionRow, ReservesRow } from './load-data.ts'

export interface Reading {
  readonly db: Database
  readonly scratch: string
  readonly signal: AbortSignal
}
export interface Read<T> {
  readonly rows: readonly T[]
  readonly report: RowReport
}

const CARRIER = ['prfInformationCarrier', 'prfYear', 'prfNpdidInformationCarrier'] as const
const NET = [
  'prfPrdOilNetMillSm3',
  'prfPrdGasNetBillSm3',
  'prfPrdNGLNetMillSm3',
  'prfPrdCondensateNetMillSm3',
  'prfPrdOeNetMillSm3',
] as const
const GROSS = [
  'prfPrdOilGrossMillSm3',
  'prfPrdGasGrossBillSm3',
  'prfPrdCondensateGrossMillSm3',
  'prfPrdOeGrossMillSm3',
] as const
const WATER = 'prfPrdProducedWaterInFieldMillSm3'
const MONTH = 'prfMonth'

const csv = (what: string, needed: readonly string[], wanted: readonly string[] = []): Layout => ({
  what,
  delimiter: ',',
  quoted: true,
  needed,
  wanted,
})
const number = (column: string): Sound => ({ column, kind: 'number' })
const text = (column: string): Sound => ({ column, kind: 'text' })
const whole = (column: string, least: number, most: number): Sound => ({ column, kind: 'whole', least, most })
const YEAR = whole('prfYear', 1900, 2200)
const NPDID = whole('prfNpdidInformationCarrier', 1, 1e12)
const npdidOf = (column: string) => `CAST(CAST(${column} AS BIGINT) AS VARCHAR)`

async function read(
  r: Reading,
  file: DataFile,
  layout: Layout,
  sounds: readonly Sound[],
  into: string,
): Promise<RowReport> {
  const source = await textSource(file, {
    what: `${layout.what}, comma-separated`,
    scratch: r.scratch,
    signal: r.signal,
    id: into,
  })
  const table = await textTable(r.db, source, layout, into)
  const report = await soundRows(r.db, table, sounds, into)
  await source.verified
  return report
}

export interface Production extends Read<ProductionRow> {
  readonly isGross: boolean
  readonly isMonthly: boolean
}

/** Net or gross, by year or by month: what its columns say. */
export async function productionTable(r: Reading, file: DataFile): Promise<Production> {
  const source = await textSource(file, {
    what: 'a FactPages production table, comma-separated',
    scratch: r.scratch,
    signal: r.signal,
    id: 'production',
  })
  const layout = csv('a FactPages table of field production', CARRIER, [MONTH, ...NET, ...GROSS, WATER])
  const found = await textTable(r.db, source, layout, 'production')
  const has = (columns: readonly string[]) => columns.filter((c) => found.columns.has(c))
  const isGross = has(GROSS).length > has(NET).length
  const needed = isGross ? [...GROSS, WATER] : [...NET, WATER]
  const missing = needed.filter((c) => !found.columns.has(c))
  if (missing.length > 0) {
    throw new SourceError(
      `'${found.name}' must be the net or gross table of field production, but has no ${missing.map((c) => `'${c}'`).join(', ')}`,
    )
  }
  const isMonthly = found.columns.has(MONTH)
  const sounds = [
    text('prfInformationCarrier'),
    YEAR,
    NPDID,
    ...(isMonthly ? [whole(MONTH, 1, 12)] : []),
    ...needed.map(number),
  ]
  const report = await soundRows(r.db, found, sounds, 'production')
  await source.verified
  const net = (column: string) => (isGross ? '0' : column)
  const [oil, gas, condensate, oe] = isGross ? GROSS : [NET[0], NET[1], NET[3], NET[4]]
  const rows = await r.db.rows(
    `SELECT ${npdidOf('prfNpdidInformationCarrier')} AS npdid, any_value(prfInformationCarrier) AS name, prfYear AS year,
            ${isMonthly ? MONTH : '0'} AS month, sum(${oil}) AS oil, sum(${gas}) AS gas, sum(${net(NET[2])}) AS ngl,
            sum(${condensate}) AS condensate, sum(${oe}) AS oe, sum(${WATER}) AS water, CAST(count(*) AS DOUBLE) AS n,
            CAST(count(*) FILTER (${oil} < 0) AS DOUBLE) AS negative_oil,
            CAST(count(*) FILTER (${net(NET[2])} < 0) AS DOUBLE) AS negative_ngl
       FROM production GROUP BY ALL ORDER BY year, month, npdid`,
  )
  return {
    isGross,
    isMonthly,
    report,
    rows: rows.map((row) => ({
      npdid: String(row.npdid),
      name: String(row.name),
      year: Number(row.year),
      month: Number(row.month),
      oil: Number(row.oil),
      gas: Number(row.gas),
      ngl: Number(row.ngl),
      condensate: Number(row.condensate),
      oe: Number(row.oe),
      water: Number(row.water),
      rows: Number(row.n),
      negativeOil: Number(row.negative_oil),
      negativeNgl: Number(row.negative_ngl),
    })),
  }
}

const RECOVERABLE = [
  'fldRecoverableOil',
  'fldRecoverableGas',
  'fldRecoverableNGL',
  'fldRecoverableCondensate',
  'fldRecoverableOE',
  'fldRemainingOE',
] as const
const STATUS_DATE = 'fldDateOffResEstDisplay'

export async function reservesTable(r: Reading, file: DataFile): Promise<Read<ReservesRow>> {
  const layout = csv('the FactPages table field_reserves', ['fldName', 'fldNpdidField', ...RECOVERABLE], [STATUS_DATE])
  const sounds = [text('fldName'), whole('fldNpdidField', 1, 1e12), ...RECOVERABLE.map(number), text(STATUS_DATE)]
  const report = await read(r, file, layout, sounds, 'reserves')
  const date = report.used > 0 && (await hasColumn(r.db, 'reserves', STATUS_DATE)) ? STATUS_DATE : `''`
  const rows = await r.db.rows(
    `SELECT ${npdidOf('fldNpdidField')} AS npdid, fldName AS name, ${RECOVERABLE.join(', ')},
            coalesce(regexp_extract(${date}, '(19|20)\\d\\d', 0), '') AS year
       FROM reserves ORDER BY npdid`,
  )
  const number_ = (row: Readonly<Record<string, unknown>>, i: number) => Number(row[RECOVERABLE[i] as string])
  return {
    report,
    rows: rows.map((row) => ({
      npdid: String(row.npdid),
      name: String(row.name),
      oil: number_(row, 0),
      gas: number_(row, 1),
      nglTonnes: number_(row, 2),
      condensate: number_(row, 3),
      oe: number_(row, 4),
      remaining: number_(row, 5),
      year: row.year === '' ? null : Number(row.year),
    })),
  }
}

async function hasColumn(db: Database, table: string, column: string): Promise<boolean> {
  const found = await db.rows(
    `SELECT 1 AS one FROM duckdb_columns() WHERE table_name = '${table}' AND column_name = '${column}'`,
  )
  return found.length > 0
}

export async function investmentTable(r: Reading, file: DataFile): Promise<Read<InvestmentRow>> {
  const layout = csv('the FactPages table field_investment_yearly', [
    'prfYear',
    'prfInvestmentsMillNOK',
    'prfNpdidInformationCarrier',
  ])
  const report = await read(r, file, layout, [YEAR, NPDID, number('prfInvestmentsMillNOK')], 'investments')
  const rows = await r.db.rows(
    `SELECT ${npdidOf('prfNpdidInformationCarrier')} AS npdid, prfYear AS year, sum(prfInvestmentsMillNOK) AS amount
       FROM investments GROUP BY ALL ORDER BY year, npdid`,
  )
  return {
    report,
    rows: rows.map((row) => ({ npdid: String(row.npdid), year: Number(row.year), amount: Number(row.amount) })),
  }
}

/** The misspelling of the status is the directorate's own. */
const FACTS = {
  status: 'fldCurrentActivitySatus',
  operator: 'cmpLongName',
  owner: 'fldOwnerName',
  discoveryWell: 'wlbName',
  discoveryYear: 'fldDiscoveryYear',
  hydrocarbons: 'fldHcType',
  area: 'fldMainArea',
} as const

export async function factsTable(r: Reading, file: DataFile): Promise<Read<FieldFacts>> {
  const layout = csv('the FactPages table fldArea', ['fldNpdidField'], Object.values(FACTS))
  const source = await textSource(file, { what: layout.what, scratch: r.scratch, signal: r.signal, id: 'facts' })
  const table = await textTable(r.db, source, layout, 'facts')
  const columns = Object.entries(FACTS).map(
    ([name, column]) => `${table.columns.has(column) ? `coalesce(trim(any_value(${column})), '')` : `''`} AS ${name}`,
  )
  const rows = await table.query((lines) =>
    r.db.rows(
      `SELECT trim(fldNpdidField) AS npdid, ${columns.join(', ')}, CAST(count(*) AS DOUBLE) AS n FROM ${lines} GROUP BY 1 ORDER BY 1`,
    ),
  )
  const rejected = await table.rejected()
  await source.verified
  const used = rows.reduce((sum, row) => sum + Number(row.n), 0)
  return {
    report: { name: table.name, read: used + rejected.rows, used, reasons: rejected.reasons },
    rows: rows.map((row) => ({
      npdid: String(row.npdid),
      status: String(row.status),
      operator: String(row.operator),
      owner: String(row.owner),
      discoveryWell: String(row.discoveryWell),
      discoveryYear: String(row.discoveryYear),
      hydrocarbons: String(row.hydrocarbons),
      area: String(row.area),
    })),
  }
}
