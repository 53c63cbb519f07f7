/** What nobody expects: one point with two results. It ends its study, and stays until somebody has looked at it. */

import type { StudyColumn } from '@keelson/studies'
import { newFolder, removeFolder } from '../engines/child-folder.ts'
import type { Database } from '../postgres/database.ts'
import type { DatabaseStudies } from '../postgres/study-store.ts'
import { objectPath } from '../store/objects.ts'
import { openPointFiles } from '../studies/chunk-file.ts'
import type { Chunk } from '../studies/store.ts'

export interface Alarm {
  readonly kind: 'differs' | 'dead'
  readonly study_id: string
  readonly detail: string
}
export interface KeptAlarm extends Alarm {
  /** ISO 8601. */
  readonly at: string
}

/** A point that exceeded a limit on one machine has no result there, and nothing to be compared. */
const NO_RESULT = 'null'
const POINTS: readonly StudyColumn[] = [{ name: 'point', title: 'Point', type: 'number', role: 'point' }]

/** The first point of which two chunks say different results; undefined where there is none. */
export async function comparedWith(one: Chunk, other: Chunk, folder: string): Promise<number | undefined> {
  const [a, b] = [await hashesOf(one, folder), await hashesOf(other, folder)]
  for (let point = Math.max(one.first, other.first); point < Math.min(one.end, other.end); point++) {
    const [x, y] = [a[point - one.first], b[point - other.first]]
    if (x !== y && x !== NO_RESULT && y !== NO_RESULT) return point
  }
  return undefined
}

async function hashesOf({ object }: Chunk, folder: string): Promise<readonly string[]> {
  const scratch = await newFolder()
  const files = await openPointFiles(POINTS, scratch)
  try {
    const rows = await files.query([objectPath(folder, object)], 'SELECT result_hash FROM points ORDER BY point')
    return rows.map(([hash]) => String(hash ?? NO_RESULT))
  } finally {
    files.close()
    await removeFolder(scratch)
  }
}

export function raiseAlarm(
  database: Database,
  studies: DatabaseStudies,
  { kind, study_id, detail }: Alarm,
): Promise<void> {
  return database.transaction(async (ask) => {
    await ask(undefined, 'INSERT INTO keelson.alarms (kind, study_id, detail) VALUES ($1, $2, $3)', [
      kind,
      study_id,
      detail,
    ])
    await studies.failIn(ask, study_id, detail)
  })
}

export async function alarmsKept(database: Database): Promise<number> {
  const [row] = await database.again<{ readonly n: number }>('alarms-kept', 'SELECT count(*) AS n FROM keelson.alarms')
  return row?.n ?? 0
}

/** The latest. */
export async function alarmsOf(database: Database, limit: number): Promise<readonly KeptAlarm[]> {
  return database.again(
    'alarms',
    `SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, kind, study_id, detail
     FROM keelson.alarms ORDER BY alarm_id DESC LIMIT $1`,
    [limit],
  )
}
