/** What one process of a database does for all of them, once a day. */
import type { Database } from './database.ts'

/** Shorter than a day, so that it does not come later each day. */
const LASTS = '23 hours'

/** Whether it was done here: not where another process does it, or did within a day. `work` answers how much came of it. */
export async function onceADay(database: Database, what: string, work: () => Promise<number>): Promise<boolean> {
  const free = await database.lock(what)
  if (!free) return false
  try {
    const done = await database.again(
      undefined,
      `SELECT FROM keelson.upkeep WHERE what = $1 AND at > now() - interval '${LASTS}'`,
      [what],
    )
    if (done.length > 0) return false
    await database.again(
      undefined,
      `INSERT INTO keelson.upkeep (what, at, checked, damaged) VALUES ($1, now(), $2, 0)
       ON CONFLICT (what) DO UPDATE SET at = now(), checked = $2`,
      [what, await work()],
    )
    return true
  } finally {
    await free()
  }
}
