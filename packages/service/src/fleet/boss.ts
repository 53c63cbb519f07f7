/** pg-boss on the database of the record: queued work, fetched by one worker at a time, and again where a worker is heard of no more. */
import type { PgBoss } from 'pg-boss'
import { type Ask, addressFor, type DatabaseSettings } from '../postgres/database.ts'

export type { PgBoss }

/** Beside the connections of the record: a few, for fetching, settling and keeping watch. */
const CONNECTIONS = 4
/** How often it is looked for jobs whose worker is heard of no more, and how deep the queues are. */
const WATCH_S = 2

/** Of a job of points or of a run: its worker is heard of every few seconds, or somebody else does it. */
const QUEUE = {
  heartbeatSeconds: 10,
  /** A job that ends its worker is not tried for ever: see DEAD. */
  retryLimit: 60,
  retryDelay: 0,
  /** A worker that is heard of may take a day: a long point, the end of a large study. */
  expireInSeconds: 86_400,
  retentionSeconds: 90 * 86_400,
  deleteAfterSeconds: 600,
  notify: true,
} as const
/** Jobs that ended every worker that took them. */
export const DEAD = 'dead'

/** How often a worker that waits looks for work itself, where it was not told of any. */
export const POLLING = {
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 1,
  // While more than this waits it takes one after the other.
  burstWhenReadyExceeds: 1,
  heartbeatRefreshSeconds: 3,
}

export async function openBoss(settings: DatabaseSettings, failed: (error: unknown) => void): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    ...addressFor(settings),
    schema: 'keelson_jobs',
    max: CONNECTIONS,
    schedule: false,
    useListenNotify: true,
    registerInstance: false,
    superviseIntervalSeconds: WATCH_S,
    monitorIntervalSeconds: WATCH_S,
    queueCacheIntervalSeconds: WATCH_S,
  })
  boss.on('error', failed)
  await boss.start()
  await boss.createQueue(DEAD, { retryLimit: QUEUE.retryLimit })
  return boss
}

/** Makes the queues that are not there yet. */
export async function makeQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  for (const name of names) await boss.createQueue(name, { ...QUEUE, deadLetter: DEAD })
}

/** What pg-boss is given to work within a transaction of ours. */
export const within = (ask: Ask) => ({
  db: { executeSql: async (text: string, values?: unknown[]) => ({ rows: await ask(undefined, text, values) }) },
})
