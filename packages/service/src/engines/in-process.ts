/** The in-process engine: instant workflows on the event loop, all others in a worker process under limits. */
import { type Attempt, attemptOf, costOf, type ReadParams, runNow, type Workflow } from '@keelson/workflow'
import { completed } from './outcome.ts'
import type { Slots } from './slots.ts'
import { openWorkers, type WorkerLimits } from './workers.ts'

export interface InProcessEngine {
  readonly run: (
    repo: string,
    workflow: Workflow,
    read: ReadParams,
    params: Readonly<Record<string, unknown>>,
    /** Throws its reason where the run is not wanted any more. */
    signal?: AbortSignal,
  ) => Promise<Attempt>
  readonly close: () => Promise<void>
}

export function inProcessEngine(limits: WorkerLimits, slots: Slots, modules: readonly string[]): InProcessEngine {
  const workers = openWorkers(limits, modules)
  return {
    run: async (repo, workflow, read, params, signal) => {
      if (!workflow.load && costOf(workflow.contract, read.params) === 'instant') {
        try {
          return completed(runNow(workflow, read))
        } catch (error) {
          return attemptOf(error)
        }
      }
      const { id, version } = workflow.contract
      const { datasets, timeLimitMs } = limits
      const { home } = workflow
      const task = { repo, id, version, home, params, datasets, timeLimitMs }
      return slots.use(() => workers.run(task, signal), signal)
    },
    close: workers.close,
  }
}
