/** The in-process engine: instant workflows on the event loop, all others in a worker process under limits. */
import {
  type Acceptance,
  type Attempt,
  attemptOf,
  costOf,
  type ReadParams,
  runNow,
  type Workflow,
} from '@keelson/workflow'
import { completed } from './outcome.ts'
import type { Slots } from './slots.ts'
import { openWorkers, type WorkerLimits } from './workers.ts'

/** What a run is asked: its params, read and as they came, and the open checks that are accepted. */
export interface Asked {
  readonly read: ReadParams
  readonly params: Readonly<Record<string, unknown>>
  readonly accepted: readonly Acceptance[]
}
export interface InProcessEngine {
  readonly run: (
    repo: string,
    workflow: Workflow,
    asked: Asked,
    /** Throws its reason where the run is not wanted any more. */
    signal?: AbortSignal,
  ) => Promise<Attempt>
  readonly close: () => Promise<void>
}

export function inProcessEngine(limits: WorkerLimits, slots: Slots, modules: readonly string[]): InProcessEngine {
  const workers = openWorkers(limits, modules)
  return {
    run: async (repo, workflow, { read, params, accepted }, signal) => {
      if (!workflow.load && costOf(workflow.contract, read.params) === 'instant') {
        try {
          return completed(runNow(workflow, read, accepted))
        } catch (error) {
          return attemptOf(error)
        }
      }
      const { id, version } = workflow.contract
      const { datasets, timeLimitMs } = limits
      const { home } = workflow
      const task = { repo, id, version, home, params, accepted, datasets, timeLimitMs }
      return slots.use(() => workers.run(task, signal), signal)
    },
    close: workers.close,
  }
}
