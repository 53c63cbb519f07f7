/** Finds the lease cycle table that is asked for, and the tables beside it: in the folder, or in a zip of it. */
import type { Resources } from '@keelson/workflow'
import { refuse } from '@keelson/workflow'
import type { DataFile, Folder } from '../../_shared/duckdb/folder.ts'
import { dataFolder, fileIn, listed, quotedNames } from '../../_shared/files/data-folder.ts'
import { type Dump, type DumpTable, folderDump, zipDump } from '../../_shared/files/dump.ts'
import { kindOfFile } from '../../_shared/files/kind.ts'
import { ZipError } from '../../_shared/files/zip.ts'
import { tableFile } from './load-columns.ts'

export interface Source {
  readonly folder: Folder
  readonly leases: DumpTable
  /** The table and those beside it. */
  readonly dump: Dump
}
interface Asked {
  readonly data_folder: string
  readonly lease_cycle_file: string
}
type Place = Pick<Resources, 'signal'> & { readonly scratch: string }

const LEASE_CYCLE_FILE = tableFile('OG_LEASE_CYCLE')
const POINTER = '/lease_cycle_file'

/**
 * The table of that name: a file, the table in the zip of that name, or the only zip of the folder that holds a table of
 * that name. Refuses at /data_folder or /lease_cycle_file, saying what the folder or the zip holds.
 */
export async function findSource(asked: Asked, scratch: string, resources: Resources): Promise<Source> {
  const folder = await dataFolder(asked.data_folder, resources)
  const place: Place = { scratch, signal: resources.signal }
  const name = asked.lease_cycle_file
  const file = folder.files.find((f) => f.name === name)
  if (file === undefined && !folder.escaping.includes(name)) return { folder, ...(await zipWith(name, folder, place)) }
  const own = file ?? fileIn(folder, name, POINTER)
  if (kindOfFile(own.path) === 'a zip file') {
    const [dump] = await dumpsOf([own], place)
    const leases = dump?.(LEASE_CYCLE_FILE)
    if (dump && leases) return { folder, leases, dump }
  }
  const dump = folderDump(folder, place)
  return { folder, leases: dump(name) ?? missing(folder, name), dump }
}

async function zipWith(name: string, folder: Folder, place: Place): Promise<Pick<Source, 'leases' | 'dump'>> {
  const zips = folder.files.filter((f) => /\.zip$/i.test(f.name))
  const holding = (await dumpsOf(zips, place)).flatMap((dump) => {
    const leases = dump(name)
    return leases ? [{ leases, dump }] : []
  })
  const [found] = holding
  if (found === undefined) return missing(folder, name)
  if (holding.length === 1) return found
  const names = quotedNames(holding.map(({ leases }) => leases.file.name))
  return refuse(POINTER, `'${name}' is in ${holding.length} zip files in the folder; enter one of ${names}`)
}

const missing = (folder: Folder, name: string): never =>
  refuse(POINTER, `file '${name}' is not in the folder or in a zip file there; the folder contains ${listed(folder)}`)

async function dumpsOf(zips: readonly DataFile[], place: Place): Promise<readonly Dump[]> {
  const dumps: Dump[] = []
  for (const [i, file] of zips.entries()) {
    try {
      dumps.push(await zipDump(file, `dump-${i}`, place))
    } catch (error) {
      if (!(error instanceof ZipError)) throw error
      refuse(POINTER, `'${file.name}' ${error.message}`)
    }
  }
  return dumps
}
