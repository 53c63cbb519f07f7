/** Reads the official OGOR-A files of one folder: confined, digested, selected, summed. */
import { join } from 'node:path'
import { type DataDigest, type Loaded, type Resources, refuse } from '@keelson/workflow'
import { type Database, withDatabase } from '../../../_shared/duckdb/database.ts'
import { fitsPattern } from '../../../_shared/duckdb/file-names.ts'
import { type DataFile, digestOf, type Folder } from '../../../_shared/duckdb/folder.ts'
import { dataFolder, listed, quotedNames } from '../../../_shared/files/data-folder.ts'
import { unpackOnlyFile, ZipError } from '../../../_shared/files/zip.ts'
import { inTime, monthEnd } from '../months.ts'
import type { MonthRow, ProductionData, SourceData } from './data.ts'
import { boreholeFacts, fieldFacts } from './facts.ts'
import type { SourceText } from './load-scan.ts'
import { countOf, loadRecords } from './records.ts'
import { type Filters, type Names, OWN_NAMES, select } from './selection.ts'
import { sums } from './sums.ts'

const BOREHOLE_FILE = 'mv_boreholes_all.txt'
const DEEP_WATER_FILE = 'mv_deep_water_field_leases.txt'
/** Bytes that one zip may unpack to: eight times an official year. */
const LARGEST_TEXT = 256 * 2 ** 20
const MOST_FILES = 100
/** Leaves room, in the memory of a run, for what is made of the records. */
const DATABASE_MEMORY = '256MB'

export interface Asked extends Filters {
  readonly data_folder: string
  readonly file_pattern: string
}
/** Tables beside the production that are wanted, where the folder has them. */
export interface Beside {
  readonly boreholes: boolean
  readonly fields: boolean
}

/** Makes of the selected records what a workflow needs of them, while they can be read. */
export type Gather<T> = (read: Read) => Promise<T>
export interface Read {
  /** Number of records selected. */
  readonly records: number
  /** Hands over their sums, as `sums` does. */
  readonly sums: (take: (row: MonthRow) => void, wells?: readonly string[]) => Promise<void>
}

/** Loads the selection with its sums one by one, as `readOgorA` does. */
export const loadOgorA = (
  asked: Asked,
  beside: Beside,
  resources: Resources,
  names: Names = OWN_NAMES,
): Promise<Loaded<ProductionData>> => readOgorA(asked, beside, resources, rowsOf, names)

/** In the order of months, and of wells within them. */
async function rowsOf(read: Read): Promise<Pick<ProductionData, 'rows'>> {
  const rows: MonthRow[] = []
  await read.sums((row) => rows.push({ ...row }))
  return { rows: rows.toSorted(inTime) }
}

/**
 * Loads the selection and what is gathered of it. Refuses what cannot be found, leads out of the folder, is not of the
 * official form or leaves no record, at the input concerned, which the caller may call by other names.
 */
export async function readOgorA<T extends object>(
  asked: Asked,
  beside: Beside,
  resources: Resources,
  gather: Gather<T>,
  names: Names = OWN_NAMES,
): Promise<Loaded<SourceData & T>> {
  const folder = await dataFolder(asked.data_folder, resources)
  const chosen = productionFiles(folder, asked)
  const wanted = [...(beside.boreholes ? [BOREHOLE_FILE] : []), ...(beside.fields ? [DEEP_WATER_FILE] : [])]
  const tables = folder.files.filter((f) => wanted.includes(f.name))
  const scratch = await resources.scratch()
  const texts = chosen.map((file, i) => textOf(file, join(scratch, `unpacked-${i}.txt`), resources.signal))
  const options = { folders: [folder.path], scratch, signal: resources.signal }
  // Files are read by their real paths, all of which openFolder found inside the folder.
  const read = withDatabase({ ...options, memoryLimit: DATABASE_MEMORY }, async (db) => {
    const records = await loadRecords(db, texts, options)
    const unmatched = await select(db, asked, records, names)
    const gathered = await gather({
      records: await countOf(db, 'selected'),
      sums: (take, wells) => sums(db, take, wells),
    })
    const facts = await factsOf(db, tables, scratch)
    return { ...records, files: chosen.map((f) => f.name), unmatched, ...facts, ...gathered }
  })
  // The digests are made while the database reads: neither waits for the other.
  const [data, digests] = await Promise.all([read, digestsOf([...chosen, ...tables], asked.data_folder)])
  return { data, digests, asOf: monthEnd(data.lastMonth) }
}

async function digestsOf(files: readonly DataFile[], folder: string): Promise<DataDigest[]> {
  const digests: DataDigest[] = []
  for (const file of files) digests.push(await digestOf(file, `${folder}/${file.name}`))
  return digests
}

async function factsOf(
  db: Database,
  tables: readonly DataFile[],
  scratch: string,
): Promise<Pick<SourceData, 'boreholes' | 'fields'>> {
  const table = (name: string) => tables.find((f) => f.name === name)
  const boreholes = table(BOREHOLE_FILE)
  const deepWater = table(DEEP_WATER_FILE)
  return {
    boreholes: boreholes ? await boreholeFacts(db, boreholes, scratch) : null,
    fields: deepWater ? await fieldFacts(db, deepWater, scratch) : null,
  }
}

function productionFiles(folder: Folder, { file_pattern, data_folder }: Asked): readonly DataFile[] {
  const refused = (message: string) => refuse('/file_pattern', message)
  const escaping = folder.escaping.filter((name) => fitsPattern(name, file_pattern))
  if (escaping.length > 0)
    refused(`must not include files outside '${data_folder}': ${quotedNames(escaping.slice(0, 5))}`)
  const chosen = folder.files.filter((f) => fitsPattern(f.name, file_pattern) && /\.(txt|zip)$/i.test(f.name))
  if (chosen.length === 0) {
    refused(`no .txt or .zip file in '${data_folder}' matches '${file_pattern}'; the folder contains ${listed(folder)}`)
  }
  if (chosen.length > MOST_FILES) refused(`matches ${chosen.length} files; the limit for one run is ${MOST_FILES}`)
  return chosen
}

/** The text itself, or what the zip holds, unpacked to the scratch folder under a name of ours. */
function textOf(file: DataFile, target: string, signal: AbortSignal): SourceText {
  if (!/\.zip$/i.test(file.name)) return file
  try {
    unpackOnlyFile(file.path, target, LARGEST_TEXT, signal)
    return { name: file.name, path: target }
  } catch (error) {
    if (error instanceof ZipError) return refuse('/file_pattern', `'${file.name}' ${error.message}`)
    throw error
  }
}
