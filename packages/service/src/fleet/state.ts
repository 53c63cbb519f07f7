/** What a page, a probe and a monitor are told of the fleet. */
import type { Database } from '../postgres/database.ts'
import { alarmsKept, alarmsOf, type KeptAlarm } from './alarms.ts'
import { differencesOf, type Identity } from './code-identity.ts'
import type { Doing } from './presence.ts'

export interface WorkerState {
  readonly worker_id: string
  readonly name: string
  readonly host: string
  readonly pid: number
  /** `serve` or `worker`. */
  readonly command: string
  readonly code: string
  /** Digest of its data sets; null where no other process is to have the same. */
  readonly data: string | null
  /** Ranges of points that it calculates at one time; 0: none. */
  readonly slots: number
  /** In what it differs from the service that says this: see `takesOf`. */
  readonly differs: readonly string[]
  readonly doing: readonly Doing[]
  readonly points_per_second: number
  readonly started: string
  /** Seconds since it was heard of. */
  readonly silent_s: number
}
interface QueueState {
  readonly queue: string
  /** Of what waits in it and of who takes from it; null where neither is known. */
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
  /** The code of the service that says this. */
  readonly code: string
  readonly workers: readonly WorkerState[]
  readonly queues: readonly QueueState[]
  /** What waits for workers that are not there, in sentences. */
  readonly unworked: readonly string[]
  /** The latest. */
  readonly alarms: readonly KeptAlarm[]
  /** Of all that are kept. */
  readonly alarms_total: number
}

/** A worker that was not heard of for so long is not counted on. */
const SILENT_S = 10
const MOST_ALARMS = 20

type WorkerRow = Omit<WorkerState, 'doing' | 'differs' | 'data'> &
  Identity & { readonly doing: string; readonly queues: readonly string[] }

export async function fleetState(database: Database, identity: Identity): Promise<FleetState> {
  const [rows, codes, jobs, alarms, alarms_total] = await Promise.all([
    workersOf(database),
    codesOf(database),
    jobsOf(database),
    alarmsOf(database, MOST_ALARMS),
    alarmsKept(database),
  ])
  const names = new Set([...rows.flatMap(({ queues }) => queues), ...jobs.keys()])
  const queues = [...names].sort().map((queue) => ({
    queue,
    code: codes.get(queue) ?? rows.find(({ queues }) => queues.includes(queue))?.code ?? null,
    ...(jobs.get(queue) ?? NO_JOBS),
    workers: rows.filter(({ queues }) => queues.includes(queue)).length,
  }))
  return {
    store: 'postgresql',
    code: identity.code,
    workers: rows.map(({ doing, queues: _, ...row }) => ({
      ...row,
      differs: differencesOf(row, identity),
      doing: JSON.parse(doing),
    })),
    queues,
    unworked: queues.filter(({ waiting, workers }) => waiting > 0 && workers === 0).map(unworkedOf),
    alarms,
    alarms_total,
  }
}

const unworkedOf = ({ queue, code, waiting }: QueueState): string =>
  `${waiting} ${waiting === 1 ? 'range is' : 'ranges are'} waiting in ${queue} for ${code ?? 'another code'}${isOfData(queue) ? ' with the same data sets' : ''}, and no worker in the fleet runs it`
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

type Jobs = Pick<QueueState, 'waiting' | 'active' | 'oldest_s'>
const NO_JOBS: Jobs = { waiting: 0, active: 0, oldest_s: null }

/** As they are now, from the table of pg-boss: what it counts itself is as old as its last round. */
async function jobsOf(database: Database): Promise<ReadonlyMap<string, Jobs>> {
  const rows = await database.again<Jobs & { readonly name: string }>(
    'jobs',
    `SELECT name, count(*) FILTER (WHERE state < 'active') AS waiting, count(*) FILTER (WHERE state = 'active') AS active,
       extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active'))::double precision AS oldest_s
     FROM keelson_jobs.job WHERE state < 'completed' AND name ~ '^(points|runs)[.]' GROUP BY name`,
  )
  return new Map(rows.map(({ name, ...jobs }) => [name, jobs]))
}

async function codesOf(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.again<{ readonly queue: string; readonly code: string }>(
    'codes',
    "SELECT DISTINCT queue, code FROM keelson.studies WHERE queue IS NOT NULL AND status IN ('queued', 'running')",
  )
  return new Map(rows.map(({ queue, code }) => [queue, code]))
}
