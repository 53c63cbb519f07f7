/** Reads lease records from the official dump, from a text or from rows, selected and summed as they stream by. The only place of this workflow that reads. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { numberOfDistrict } from '@keelson/standards/rrc-pdq/districts.ts'
import { type DataDigest, type Loaded, type Resources, refuse } from '@keelson/workflow'
import { type Database, withDatabase } from '../../_shared/duckdb/database.ts'
import { type DataFile, digestOf } from '../../_shared/duckdb/folder.ts'
import { textTable } from '../../_shared/duckdb/text-table.ts'
import type { Dump } from '../../_shared/files/dump.ts'
import { SourceError, type TextSource, textSource } from '../../_shared/files/text-source.ts'
import { isMonth, monthEnd } from '../_shared/months.ts'
import { rejectedIn } from './calculate-quality.ts'
import type { Params } from './inputs.ts'
import { agencyTotals } from './load-agency.ts'
import { type Beside, readBeside, stripped } from './load-beside.ts'
import { LEASE_CYCLE_LAYOUT } from './load-columns.ts'
import type { Origin, PdqData } from './load-data.ts'
import { inlineRecords } from './load-inline.ts'
import { recordsOf } from './load-records.ts'
import { filtersOf } from './load-selection.ts'
import { findSource } from './load-source.ts'
import { type Read, summary } from './load-summary.ts'
import { keepRecords, tally } from './load-tallies.ts'
import { wellShares } from './load-wells.ts'

export async function load(p: Params, resources: Resources): Promise<Loaded<PdqData>> {
  const scratch = await resources.scratch()
  if (p.inline_records !== undefined) return fromRows(p, p.inline_records, scratch, resources)
  if (p.inline_dsv !== undefined) return fromText(p, p.inline_dsv, scratch, resources)
  return fromDump(p, p.data_folder ?? '', scratch, resources)
}

async function fromRows(
  p: Params,
  rows: NonNullable<Params['inline_records']>,
  scratch: string,
  { signal }: Resources,
): Promise<Loaded<PdqData>> {
  const data = await withDatabase({ folders: [], scratch, signal }, async (db) => {
    await inlineRecords(db, rows)
    const filters = filtersOf(p)
    await tally(db, filters)
    const read: Read = {
      origin: 'inline_records',
      name: 'records entered directly',
      header: [],
      rejects: [],
      filters,
      pointer: '/inline_records',
    }
    const found = await summary(db, read)
    return { ...found, has: { ...found.has, water: rows.every((r) => r.water_production !== undefined) } }
  })
  return { data, digests: [] }
}

async function fromText(p: Params, text: string, scratch: string, { signal }: Resources): Promise<Loaded<PdqData>> {
  const path = join(scratch, 'inline.dsv')
  // A text that was put together may end its lines in several ways, and have blank ones.
  await writeFile(
    path,
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/^[ \t]+$/gm, '')
      .trimStart(),
  )
  const data = await withDatabase({ folders: [], scratch, signal }, async (db) => {
    const open = () =>
      textSource({ name: 'the text', path }, { what: LEASE_CYCLE_LAYOUT.what, scratch, signal, id: 'text' })
    const found = await readLeases(db, p, {
      origin: 'inline_dsv',
      open,
      pointer: '/inline_dsv',
      encoding: 'utf-8',
      scratch,
    })
    const [first] = found.rejects
    if (first) {
      refuse(
        '/inline_dsv',
        `${first.example}, ${first.reason}. Correct or remove ${rejectedIn(found.rejects)} of its lines`,
      )
    }
    return found
  })
  return { data, digests: [] }
}

async function fromDump(
  p: Params,
  data_folder: string,
  scratch: string,
  resources: Resources,
): Promise<Loaded<PdqData>> {
  const { folder, leases, dump } = await findSource({ ...p, data_folder }, scratch, resources)
  const used = new Map<string, DataFile>([[leases.file.name, leases.file]])
  const noted: Dump = (name) => {
    const table = dump(name)
    if (table) used.set(table.file.name, table.file)
    return table
  }
  const data = await withDatabase({ folders: [folder.path], scratch, signal: resources.signal }, async (db) => {
    const open = () => leases.open(LEASE_CYCLE_LAYOUT.what, 'leases')
    const found = await readLeases(db, p, {
      origin: 'dump',
      open,
      pointer: '/lease_cycle_file',
      encoding: 'latin-1',
      scratch,
    })
    const beside: Beside = { db, dump: noted, faults: [] }
    const newestCycle = (await newestOf(beside)) ?? found.newestCycle
    const [first, last] = [found.months[0]?.month ?? '', found.months.at(-1)?.month ?? '']
    const agency = await agencyTotals(beside, p, {
      first: p.start_month?.trim() ?? first,
      last: p.end_month?.trim() ?? last,
      districtNumber: selectedDistrict(p),
    })
    const wells = keepsMonths(p) ? await wellShares(beside) : null
    return { ...found, newestCycle, agency, wells, beside: beside.faults }
  })
  const digests: DataDigest[] = []
  for (const file of used.values()) digests.push(await digestOf(file, `${data_folder}/${file.name}`))
  return { data, digests, asOf: monthEnd(data.newestCycle) }
}

const keepsMonths = (p: Params): boolean => (p.lease_numbers ?? []).length > 0

function selectedDistrict(p: Params): string | undefined {
  const name = filtersOf(p).find((f) => f.name === 'district_name')?.entries[0]
  return name === undefined ? undefined : numberOfDistrict(name)
}

interface Leases {
  readonly origin: Origin
  readonly open: () => Promise<TextSource>
  readonly pointer: string
  readonly encoding: 'latin-1' | 'utf-8'
  readonly scratch: string
}

/** Reads the whole table, once, and tallies it. Refuses one that is not what it claims, at its pointer. */
async function readLeases(db: Database, p: Params, o: Leases): Promise<PdqData> {
  const { origin, pointer, encoding } = o
  const filters = filtersOf(p)
  try {
    const source = await o.open()
    const table = await textTable(db, source, { ...LEASE_CYCLE_LAYOUT, encoding }, 'leases')
    await table.query((lines) => keepRecords(db, recordsOf(lines, table.columns), join(o.scratch, 'records.parquet')))
    const { reasons } = await table.rejected()
    await source.verified
    await tally(db, filters)
    const read = { origin, name: table.name, header: table.header, rejects: reasons, filters, pointer }
    return await summary(db, read)
  } catch (error) {
    if (error instanceof SourceError) return refuse(pointer, error.message)
    throw error
  }
}

const NEWEST = 'NEWEST_PROD_CYCLE_YEAR_MONTH'

/** The newest month of production that the dump says it has. */
async function newestOf(beside: Beside): Promise<string | undefined> {
  const rows = await readBeside(beside, 'GP_DATE_RANGE_CYCLE', [NEWEST], (lines) =>
    beside.db.rows(`SELECT max(left(${stripped(NEWEST)}, 6)) AS newest FROM ${lines}`),
  )
  const said = String(rows?.[0]?.newest ?? '')
  return isMonth(said) ? said : undefined
}
