/**
 * What a record takes in a data folder: its databases with the log of the ledger, and the objects. What can be made again does not
 * count, nor do pages that are free.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LEDGER = 'ledger.sqlite'
const DATABASE = [LEDGER, `${LEDGER}-wal`]
const FOLDERS = ['objects', 'studies']

export async function folderSize(dataDir: string): Promise<number> {
  let bytes = 0
  for (const name of DATABASE) bytes += await sizeOf(join(dataDir, name))
  bytes -= freeIn(join(dataDir, LEDGER))
  for (const folder of FOLDERS) {
    const found = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true })
    for (const entry of found) if (entry.isFile()) bytes += await sizeOf(join(entry.parentPath, entry.name))
  }
  return bytes
}

/** Bytes of pages that a prune has freed, and that are written to next. */
function freeIn(path: string): number {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    const of = (name: string) => Number(db.prepare(`PRAGMA ${name}`).get()?.[name])
    return of('freelist_count') * of('page_size')
  } finally {
    db.close()
  }
}

/** A file may go meanwhile. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
