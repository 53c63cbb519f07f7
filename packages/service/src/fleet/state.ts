/** What a page, a probe and a monitor are told of the fleet. */
import type { Database } from '../postgres/database.ts'
import { alarmsOf, type KeptAlarm } from './alarms.ts'
import type { PgBoss } from './boss.ts'
import type { Doing } from './presence.ts'

export interface WorkerState {
  readonly worker_id: string
  readonly name: string
  readonly host: string
  readonly pid: number
  /** `serve` or `worker`. */
  readonly command: string
  readonly code: string
  /** Digest of its data sets. */
  readonly data: string
  readonly slots: number
  readonly doing: readonly Doing[]
  readonly points_per_second: number
  readonly started: string
  /** Seconds since it was heard of. */
  readonly silent_s: number
}
export interface QueueState {
  readonly queue: string
  /** The code that its studies were begun by; null where no study of it goes on. */
  readonly code: string | null
  readonly waiting: number
  readonly active: number
  /** Of the oldest that waits, s; null where none does. */
  readonly oldest_s: number | null
  /** Workers that take from it. */
  readonly workers: number
}
export interface FleetState {
  readonly store: 'sqlite' | 'postgresql'
  readonly workers: readonly WorkerState[]
  readonly queues: readonly QueueState[]
  /** What waits for workers that are not there, in sentences. */
  readonly unworked: readonly string[]
  readonly alarms: readonly KeptAlarm[]
}

/** A worker that was not heard of for so long is not counted on. */
const SILENT_S = 10
const MOST_ALARMS = 20

type WorkerRow = Omit<WorkerState, 'doing'> & { readonly doing: string; readonly queues: readonly string[] }

export async function fleetState(database: Database, boss: PgBoss): Promise<FleetState> {
  const [rows, codes, known, alarms] = await Promise.all([
    workersOf(database),
    codesOf(database),
    boss.getQueues(),
    alarmsOf(database, MOST_ALARMS),
  ])
  const queues = known
    .filter(({ name }) => /^(points|runs)\./.test(name))
    .map(({ name, readyCount, activeCount, readyOldestSeconds }) => ({
      queue: name,
      code: codes.get(name) ?? null,
      waiting: readyCount,
      active: activeCount,
      oldest_s: readyOldestSeconds,
      workers: rows.filter((row) => row.queues.includes(name)).length,
    }))
    .filter(({ waiting, active, workers }) => waiting + active + workers > 0)
  return {
    store: 'postgresql',
    workers: rows.map(({ doing, queues: _, ...row }) => ({ ...row, doing: JSON.parse(doing) })),
    queues,
    unworked: queues.filter(({ waiting, workers }) => waiting > 0 && workers === 0).map(unworkedOf),
    alarms,
  }
}

const unworkedOf = ({ queue, code, waiting }: QueueState): string =>
  `${waiting} ${waiting === 1 ? 'range waits' : 'ranges wait'} in ${queue} for ${code ?? 'another code'}${isOfData(queue) ? ' with the same data sets' : ''}: no worker of the fleet is of it`
const isOfData = (queue: string): boolean => queue.split('.').length > 2

/** Those that were heard of lately. */
export const workersOf = (database: Database): Promise<WorkerRow[]> =>
  database.again(
    'workers',
    `SELECT worker_id, name, host, pid, command, code, data, queues, slots, doing, points_per_second,
       to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS started,
       extract(epoch FROM now() - seen_at)::double precision AS silent_s
     FROM keelson.workers WHERE stopped_at IS NULL AND seen_at > now() - interval '${SILENT_S} seconds'
     ORDER BY name`,
  )

async function codesOf(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.again<{ readonly queue: string; readonly code: string }>(
    'codes',
    "SELECT DISTINCT queue, code FROM keelson.studies WHERE queue IS NOT NULL AND status IN ('queued', 'running')",
  )
  return new Map(rows.map(({ queue, code }) => [queue, code]))
}
