/** The in-process engine: instant workflows on the event loop, all others in a worker under limits. */
import { costOf, type ReadParams, runNow, type Workflow } from '@keelson/workflow'
import { Piscina } from 'piscina'
import { ServiceProblem } from '../problems.ts'
import { type Attempt, attemptOf } from './outcome.ts'
import type { Task, WorkerSetup } from './worker-task.ts'

export interface InProcessLimits {
  readonly timeLimitMs: number
  readonly memoryLimitMb: number
  readonly workers: number
  readonly maxQueue: number
  readonly datasets: string
}
export interface InProcessEngine {
  readonly run: (
    repo: string,
    workflow: Workflow,
    read: ReadParams,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Attempt>
  readonly close: () => Promise<void>
}

/** Time beyond the limit for a run to notice it and end by itself before its thread is ended. */
const GRACE_MS = 500

export function inProcessEngine(limits: InProcessLimits, setup: WorkerSetup = {}): InProcessEngine {
  const pool = new Piscina({
    filename: new URL('./worker-task.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: limits.workers,
    maxQueue: limits.maxQueue,
    idleTimeout: 60_000,
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryLimitMb },
  })
  return {
    run: async (repo, workflow, read, params) => {
      if (!workflow.load && costOf(workflow.contract, read.params) === 'instant') {
        try {
          return { kind: 'ran', ran: runNow(workflow, read) }
        } catch (error) {
          return attemptOf(error)
        }
      }
      const { id, version } = workflow.contract
      const task: Task = { repo, id, version, params, datasets: limits.datasets, timeLimitMs: limits.timeLimitMs }
      return inWorker(pool, task)
    },
    close: () => pool.destroy(),
  }

  async function inWorker(workers: Piscina, task: Task): Promise<Attempt> {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), limits.timeLimitMs + GRACE_MS)
    try {
      return await workers.run(task, { signal: timeout.signal })
    } catch (error) {
      return outOfLimits(error as Error & { code?: string })
    } finally {
      clearTimeout(timer)
    }
  }

  function outOfLimits(error: Error & { code?: string }): Attempt {
    if (error.message === 'Task queue is at limit') {
      throw new ServiceProblem('busy', 'too many runs are waiting', { headers: { 'retry-after': '2' } })
    }
    if (error.name === 'AbortError') {
      return {
        kind: 'failed',
        detail: `The run did not finish within its time limit of ${limits.timeLimitMs / 1000} s and was stopped`,
        defect: false,
      }
    }
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return {
        kind: 'failed',
        detail: `The run needed more than its memory limit of ${limits.memoryLimitMb} MB and was stopped`,
        defect: false,
      }
    }
    return { kind: 'failed', detail: `The worker of the run ended: ${error.message}`, defect: true }
  }
}
