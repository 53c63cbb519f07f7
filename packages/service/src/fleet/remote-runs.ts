/**
 * Runs that are not instant and for which a service has no room: a worker of the same code and data does them, and the caller is
 * answered as ever. What a run gives is compressed text, since a database reads what it is given as JSON.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Attempt } from '@keelson/engine'
import type { Catalog } from '../catalog.ts'
import type { Task } from '../engines/task.ts'
import { codeOf, isAway } from '../postgres/problem.ts'
import { ServiceProblem } from '../problems.ts'
import { type PgBoss, POLLING } from './boss.ts'

/** What is asked of another machine: paths are each machine's own. */
type RemoteTask = Omit<Task, 'home' | 'datasets' | 'timeLimitMs'>

export interface RemoteRuns {
  /** What a worker makes of it; undefined where there is none that could. Throws the reason of the signal. */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Attempt | undefined>
}
/** Does a run here, when there is room. */
export type RunTaker = (task: Task, signal: AbortSignal) => Promise<Attempt>

interface RemoteOptions {
  readonly boss: PgBoss
  readonly queue: string
  readonly timeLimitMs: number
  /** Runs that may wait for a worker. */
  readonly maxQueue: number
  /** How many workers take runs of this queue, and how many runs wait for them. */
  readonly takers: () => Promise<{ readonly workers: number; readonly waiting: number }>
}

const LOOK_MS = 50
/** Beyond its own limit of time, for the way there and back. */
const MARGIN_S = 30

export function remoteRuns({ boss, queue, timeLimitMs, maxQueue, takers }: RemoteOptions): RemoteRuns {
  const expireInSeconds = Math.ceil(timeLimitMs / 1000) + MARGIN_S
  const runs: RemoteRuns = {
    run: async ({ home: _, datasets: __, timeLimitMs: ___, ...task }, signal) => {
      const { workers, waiting } = await takers()
      if (workers === 0) return undefined
      if (waiting >= maxQueue)
        throw new ServiceProblem('busy', `${waiting} runs are waiting; try again in 2 s`, {
          headers: { 'retry-after': '2' },
        })
      const limits = { retryLimit: 1, expireInSeconds, retentionSeconds: expireInSeconds, deleteAfterSeconds: 60 }
      const id = await boss.send(queue, { text: packed(task) }, limits)
      if (id === null) return undefined
      try {
        return await answered(boss, queue, id, signal)
      } catch (error) {
        await boss.cancel(queue, id).catch(() => {})
        throw error
      }
    },
  }
  return { run: (task, signal) => runs.run(task, signal).catch(unlessAway) }
}

/** Without its database a run waits here for room, as where there is no worker: one that is not recorded needs none. */
function unlessAway(error: unknown): undefined {
  if (!isAway(error) && codeOf(error) !== 'database_away') throw error
}

async function answered(boss: PgBoss, queue: string, id: string, signal: AbortSignal | undefined): Promise<Attempt> {
  for (;;) {
    await wait(LOOK_MS, undefined, signal && { signal }).catch(() => signal?.throwIfAborted())
    const [job] = await boss.findJobs<object>(queue, { id })
    if (job?.state === 'completed')
      return unpacked((job.output as unknown as { readonly text: string }).text) as Attempt
    if (!job || job.state === 'failed' || job.state === 'cancelled')
      return { kind: 'failed', detail: 'The worker of the run ended early', defect: true }
  }
}

/** Takes runs of a queue. */
export async function takeRuns(
  boss: PgBoss,
  queue: string,
  slots: number,
  catalog: Catalog,
  here: Pick<Task, 'datasets' | 'timeLimitMs'>,
  run: RunTaker,
): Promise<void> {
  await boss.work<{ readonly text: string }>(queue, { ...POLLING, localConcurrency: slots }, async ([job]) => {
    if (!job) return undefined
    const task = unpacked(job.data.text) as RemoteTask
    const { target } = catalog.resolve(`${task.repo}:${task.id}@${task.version}`)
    if (target?.kind !== 'own') throw new Error(`${task.repo}:${task.id}@${task.version} is not known here`)
    const attempt = await run({ ...task, ...here, home: target.workflow.home }, job.signal)
    return { text: packed(attempt) }
  })
}

const packed = (value: unknown): string => gzipSync(JSON.stringify(value)).toString('base64')
const unpacked = (text: string): unknown => JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString())
