/** The workers of the in-process engine: processes kept for one run after another, each under limits of its own. */

import type { Attempt } from '@keelson/engine'
import { type Ended, type LimitedChild, ranOutOfMemory, startLimited } from './limited-child.ts'
import type { Task } from './task.ts'
import type { Outcome } from './worker.ts'

export interface WorkerLimits {
  readonly memoryLimitMb: number
  readonly timeLimitMs: number
  readonly datasets: string
}
export interface Workers {
  /**
   * Runs a task in an idle worker or a new one; whatever happens to it comes back as a value. Where the signal says that
   * nobody waits for it any more, its worker is ended and the reason thrown.
   */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Attempt>
  readonly close: () => Promise<void>
}

const PROGRAM = new URL('./worker.ts', import.meta.url)
/** Time beyond the limit for a run to notice it and end by itself before its worker is ended. */
const GRACE_MS = 500
/** A process that does not get ready in this time is given up. */
export const START_LIMIT_MS = 30_000
/** A worker without work is ended after this time. */
const IDLE_MS = 60_000

/** Opens the pool; how many runs go on at once is decided by whoever calls. */
export function openWorkers(limits: WorkerLimits, modules: readonly string[]): Workers {
  const all = new Set<LimitedChild>()
  /** Of each worker: when it has ended and its folder is removed. */
  const leaving = new Set<Promise<void>>()
  const idle = new Map<LimitedChild, NodeJS.Timeout>()

  const start = async (): Promise<LimitedChild> => {
    const worker = await startLimited(PROGRAM, [JSON.stringify(modules), String(limits.memoryLimitMb)], limits, true)
    all.add(worker)
    const left = worker.ended.then(async () => {
      all.delete(worker)
      wake(worker)
      await worker.release()
      leaving.delete(left)
    })
    leaving.add(left)
    await answer(worker, START_LIMIT_MS)
    return worker
  }
  const rest = (worker: LimitedChild) => idle.set(worker, setTimeout(worker.kill, IDLE_MS).unref())
  const wake = (worker: LimitedChild) => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }

  /** The next message of a worker, or undefined where it did not come in time or the worker ended. */
  const answer = async (worker: LimitedChild, limitMs: number): Promise<unknown> => {
    if (!all.has(worker)) return undefined
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const onEnd = () => resolve(undefined)
    const timer = setTimeout(onEnd, limitMs)
    worker.process.on('message', resolve).on('close', onEnd)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      worker.process.off('message', resolve).off('close', onEnd)
    }
  }

  return {
    run: async (task, signal) => {
      const worker = idle.keys().next().value ?? (await start())
      wake(worker)
      const abandon = () => worker.kill()
      signal?.addEventListener('abort', abandon)
      if (signal?.aborted) abandon()
      else if (worker.process.connected) worker.process.send(task, () => {})
      const outcome = (await answer(worker, limits.timeLimitMs + GRACE_MS)) as Outcome | undefined
      signal?.removeEventListener('abort', abandon)
      signal?.throwIfAborted()
      if (outcome !== undefined) {
        if (outcome.spent) worker.kill()
        else rest(worker)
        return JSON.parse(outcome.text)
      }
      const late = worker.process.exitCode === null && worker.process.signalCode === null
      worker.kill()
      const ended = await worker.ended
      if (late) return stopped(tooLong(limits.timeLimitMs))
      return ranOutOfMemory(ended) ? stopped(tooMuch(limits.memoryLimitMb)) : broken(ended)
    },
    close: async () => {
      for (const worker of all) worker.kill()
      await Promise.all(leaving)
    },
  }
}

export const stopped = (detail: string): Attempt => ({ kind: 'failed', detail, defect: false })
export const tooLong = (timeLimitMs: number): string =>
  `The run did not finish within its time limit of ${timeLimitMs / 1000} s and was stopped`
export const tooMuch = (memoryLimitMb: number): string =>
  `The run exceeded its memory limit of ${memoryLimitMb} MB and was stopped`
export const SERVICE_STOPPED = 'The run was stopped because the service stopped'
/** What the log takes of the last words of a process. */
export const LONGEST_CAUSE = 300
const broken = ({ code, signal, tail }: Ended): Attempt => ({
  kind: 'failed',
  detail: `The run process ended early (${signal ?? `code ${code}`})`,
  defect: true,
  ...(tail && { cause: tail.trim().slice(-LONGEST_CAUSE) }),
})
