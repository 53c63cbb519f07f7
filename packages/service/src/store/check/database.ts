/** A database of the store, opened to be read alone, and what SQLite itself finds wrong with it. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isCorrupt } from '../../problems.ts'
import type { Findings } from './faults.ts'

const MOST_LISTED = 20
const WAIT_MS = 5000

/** Works with a database; where it cannot be read as one, that is a fault, and what can be read of it was. */
export async function withDatabase(
  path: string,
  findings: Findings,
  work: (db: DatabaseSync) => Promise<void>,
): Promise<void> {
  if (!existsSync(path)) return
  const id = basename(path)
  const fault = (detail: string) =>
    findings.faults.push({ state: 'damaged', kind: 'database', id, detail: `${id}: ${detail}` })
  const db = new DatabaseSync(path, { readOnly: true, timeout: WAIT_MS })
  try {
    for (const row of db.prepare(`PRAGMA integrity_check(${MOST_LISTED})`).all())
      if (row.integrity_check !== 'ok') fault(String(row.integrity_check))
    await work(db)
  } catch (error) {
    if (!isCorrupt(error)) throw error
    fault((error as Error).message)
  } finally {
    db.close()
  }
}
