/** What a record takes in a data folder: its databases with their logs, and the objects. What can be made again does not count. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DATABASE = ['ledger.sqlite', 'ledger.sqlite-wal']
const FOLDERS = ['objects', 'studies']

export async function folderSize(dataDir: string): Promise<number> {
  let bytes = 0
  for (const name of DATABASE) bytes += await sizeOf(join(dataDir, name))
  for (const folder of FOLDERS) {
    const found = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true })
    for (const entry of found) if (entry.isFile()) bytes += await sizeOf(join(entry.parentPath, entry.name))
  }
  return bytes
}

/** A file may go meanwhile. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
