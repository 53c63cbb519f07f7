/** Reads the one file that is asked for, confined and digested, and the date of the run. Nothing else is read. */
import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Loaded, type Resources, refuse, shownWhole } from '@keelson/workflow'
import type { CalendarDate } from './calculate-cells.ts'
import { parseTable, type SourceTable } from './calculate-csv.ts'
import type { Params } from './inputs.ts'

export interface SourceData {
  /** None where the request holds the records or a count. */
  readonly table: SourceTable | undefined
  /** Dates after it are in the future wherever on earth they were: what was accepted once stays accepted. */
  readonly today: CalendarDate
}

const LARGEST_FILE = 64 * 2 ** 20
const DAY = 86_400_000

export async function load(p: Params, resources: Resources): Promise<Loaded<SourceData>> {
  const today = tomorrow()
  const { data_folder, file_name } = p
  const isFile = p.event_count === undefined && p.inline_records === undefined
  if (!isFile || data_folder === undefined || file_name === undefined)
    return { data: { table: undefined, today }, digests: [] }
  const path = await fileIn(resources.dataset(data_folder), data_folder, file_name)
  const content = await readFile(path)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const digests = [{ name: `${data_folder}/${file_name}`, sha256, bytes: content.length }]
  return { data: { table: parseTable(new TextDecoder().decode(content)), today }, digests }
}

/** A day ahead of universal time it is already tomorrow somewhere. */
function tomorrow(): CalendarDate {
  const [year = 0, month = 0, day = 0] = new Date(Date.now() + DAY).toISOString().slice(0, 10).split('-').map(Number)
  return [year, month, day]
}

/** The real path of a file inside its folder. */
async function fileIn(folder: string | undefined, data_folder: string, file_name: string): Promise<string> {
  const root = folder === undefined ? undefined : await realpath(folder).catch(() => undefined)
  if (root === undefined) return refuse('/data_folder', `folder '${data_folder}' does not exist in the datasets folder`)
  const path = await realpath(join(root, file_name)).catch(() => undefined)
  const found = path?.startsWith(root + sep) ? await stat(path) : undefined
  if (path === undefined || !found?.isFile())
    return refuse('/file_name', `file '${file_name}' does not exist in folder '${data_folder}'`)
  if (found.size > LARGEST_FILE)
    return refuse(
      '/file_name',
      `has ${shownWhole(found.size)} bytes; the limit for one run is ${shownWhole(LARGEST_FILE)}`,
    )
  return path
}
