/** The row of this process among those that work on one database: renewed every second, by which it hears of studies that ended. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Database } from '../postgres/database.ts'
import type { Identity } from './code-identity.ts'
import { openPace } from './pace.ts'

/** What a worker does now. */
export interface Doing {
  readonly study_id: string
  /** null at the end of a study. */
  readonly first: number | null
  readonly end: number | null
}
export interface Presence {
  readonly worker_id: string
  /** As an alarm and a page call it. */
  readonly name: string
  /** Says what is done from now on, until the function that it answers is called; `ended` is told where the study ends meanwhile. */
  readonly does: (doing: Doing, ended: () => void) => () => void
  readonly counted: (points: number) => void
  readonly close: () => Promise<void>
}
export interface PresenceOptions {
  readonly name: string
  readonly command: string
  readonly identity: Identity
  readonly queues: readonly string[]
  readonly slots: number
}

const RENEWED_MS = 1000
/** Rows of processes that are heard of no more are forgotten after this time. */
const FORGOTTEN = '1 day'

export async function openPresence(database: Database, options: PresenceOptions): Promise<Presence> {
  const worker_id = randomUUID()
  const { command, identity, queues, slots } = options
  const name = `${options.name} (process ${process.pid})`
  const now = new Map<symbol, { readonly doing: Doing; readonly ended: () => void }>()
  const pace = openPace()
  let points = 0
  let open = true

  await database.again(
    undefined,
    `INSERT INTO keelson.workers (worker_id, name, host, pid, command, code, data, queues, slots)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [worker_id, name, hostname(), process.pid, command, identity.code, identity.data, queues, slots],
  )
  await database.again(undefined, `DELETE FROM keelson.workers WHERE seen_at < now() - interval '${FORGOTTEN}'`)

  const renew = async (): Promise<void> => {
    const all = [...now.values()]
    const rows = await database.again<{ readonly study_id: string }>(
      'worker-renew',
      `WITH renewed AS (
         UPDATE keelson.workers SET seen_at = now(), doing = $2, points = $3, points_per_second = $4 WHERE worker_id = $1
       )
       SELECT study_id FROM keelson.studies WHERE study_id = ANY ($5::text[]) AND finished IS NOT NULL`,
      [
        worker_id,
        JSON.stringify(all.map(({ doing }) => doing)),
        points,
        pace.perSecond(),
        all.map(({ doing }) => doing.study_id),
      ],
    )
    for (const { study_id } of rows) for (const { doing, ended } of all) if (doing.study_id === study_id) ended()
  }
  const beat = async (): Promise<void> => {
    await renew().catch(() => {})
    if (open) next = setTimeout(beat, RENEWED_MS)
  }
  let next = setTimeout(beat, RENEWED_MS)

  return {
    worker_id,
    name,
    does: (doing, ended) => {
      const key = Symbol()
      now.set(key, { doing, ended })
      return () => void now.delete(key)
    },
    counted: (count) => {
      points += count
      pace.counted(count)
    },
    close: async () => {
      open = false
      clearTimeout(next)
      await database
        .again(undefined, 'UPDATE keelson.workers SET stopped_at = now(), doing = $2 WHERE worker_id = $1', [
          worker_id,
          '[]',
        ])
        .catch(() => {})
    },
  }
}
