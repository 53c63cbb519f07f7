/** Reads the official files of one folder: confined, digested, summed. The only place of this workflow that reads. */
import { join } from 'node:path'
import { type DataDigest, type Loaded, type Resources, refuse } from '@keelson/workflow'
import { withDatabase } from '../../_shared/duckdb/database.ts'
import { fitsPattern } from '../../_shared/duckdb/file-names.ts'
import { type DataFile, digestOf, type Folder, openFolder } from '../../_shared/duckdb/folder.ts'
import { unpackOnlyFile, ZipError } from '../../_shared/duckdb/zip.ts'
import { monthEnd } from './calculate-calendar.ts'
import type { ProductionData } from './load-data.ts'
import { boreholeFacts, fieldFacts } from './load-facts.ts'
import { loadRecords, type SourceText } from './load-records.ts'
import { select, sums } from './load-selection.ts'
import type { Params } from './params.ts'

const BOREHOLE_FILE = 'mv_boreholes_all.txt'
const DEEP_WATER_FILE = 'mv_deep_water_field_leases.txt'
/** Bytes that one zip may unpack to: eight times an official year. */
export const LARGEST_TEXT = 256 * 2 ** 20
const MOST_FILES = 100

/**
 * Loads the selection. Refuses what cannot be found, leads out of the folder, is not of the official form or leaves no
 * record, at the input concerned.
 */
export async function load(params: Params, resources: Resources): Promise<Loaded<ProductionData>> {
  const folder = await folderOf(params, resources)
  const chosen = productionFiles(folder, params)
  const tables = folder.files.filter((f) => f.name === BOREHOLE_FILE || f.name === DEEP_WATER_FILE)
  const digests: DataDigest[] = []
  for (const file of [...chosen, ...tables]) digests.push(await digestOf(file, `${params.data_folder}/${file.name}`))
  const scratch = await resources.scratch()
  const texts = chosen.map((file, i) => textOf(file, join(scratch, `unpacked-${i}.txt`), resources.signal))
  // Files are read by their real paths, all of which openFolder found inside the folder.
  const data = await withDatabase({ folders: [folder.path], scratch, signal: resources.signal }, async (db) => {
    const records = await loadRecords(db, texts, scratch)
    const unmatched = await select(db, params, records)
    const table = (name: string) => tables.find((f) => f.name === name)
    const boreholes = table(BOREHOLE_FILE)
    const deepWater = table(DEEP_WATER_FILE)
    return {
      ...records,
      files: chosen.map((f) => f.name),
      rows: await sums(db),
      unmatched,
      boreholes: boreholes ? await boreholeFacts(db, boreholes, scratch) : null,
      fields: deepWater ? await fieldFacts(db, deepWater, scratch) : null,
    }
  })
  return { data, digests, asOf: monthEnd(data.lastMonth) }
}

async function folderOf(params: Params, resources: Resources): Promise<Folder> {
  const path = resources.dataset(params.data_folder)
  const folder = path === undefined ? undefined : await openFolder(path).catch(() => undefined)
  return folder ?? refuse('/data_folder', `there is no folder '${params.data_folder}' in the datasets folder`)
}

function productionFiles(folder: Folder, { file_pattern, data_folder }: Params): readonly DataFile[] {
  const refused = (message: string) => refuse('/file_pattern', message)
  const escaping = folder.escaping.filter((name) => fitsPattern(name, file_pattern))
  if (escaping.length > 0) refused(`leads out of '${data_folder}': ${quoted(escaping.slice(0, 5))}`)
  const chosen = folder.files.filter((f) => fitsPattern(f.name, file_pattern) && /\.(txt|zip)$/i.test(f.name))
  if (chosen.length === 0) {
    refused(`no .txt or .zip file in '${data_folder}' has a name like '${file_pattern}'; it holds ${listed(folder)}`)
  }
  if (chosen.length > MOST_FILES) refused(`fits ${chosen.length} files; at most ${MOST_FILES} are read in one run`)
  return chosen
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
const listed = ({ files }: Folder) =>
  `${quoted(files.slice(0, 8).map((f) => f.name)) || 'no file'}${files.length > 8 ? ` and ${files.length - 8} more` : ''}`

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
