/** The in-process engine: instant workflows on the event loop, all others in a worker process under limits. */
import { type Attempt, attemptOf, costOf, type Making, runNow } from '@keelson/engine'
import type { ReadParams, Workflow } from '@keelson/workflow'
import type { RemoteRuns, RunTaker } from '../fleet/remote-runs.ts'
import { completed } from './outcome.ts'
import type { Slots } from './slots.ts'
import { openWorkers, type WorkerLimits } from './workers.ts'

/** What a run is asked: its params, read and as they came, what of it is wanted, and the open checks that are accepted. */
interface Asked extends Required<Making> {
  readonly read: ReadParams
  readonly params: Readonly<Record<string, unknown>>
}
export interface InProcessEngine {
  readonly run: (
    repo: string,
    workflow: Workflow,
    asked: Asked,
    /** Throws its reason where the run is not wanted any more. */
    signal?: AbortSignal,
  ) => Promise<Attempt>
  /** Does a run of another service, when there is room. */
  readonly here: RunTaker
  readonly close: () => Promise<void>
}

/** `remote` does runs for which there is no room here. */
export function inProcessEngine(
  limits: WorkerLimits,
  slots: Slots,
  modules: readonly string[],
  remote?: RemoteRuns,
): InProcessEngine {
  const workers = openWorkers(limits, modules)
  return {
    run: async (repo, workflow, { read, params, parts, accepted }, signal) => {
      if (!workflow.load && costOf(workflow.contract, read.params, parts) === 'instant') {
        try {
          return completed(runNow(workflow, read, { parts, accepted }))
        } catch (error) {
          return attemptOf(error)
        }
      }
      const { id, version } = workflow.contract
      const { datasets, timeLimitMs } = limits
      const { home } = workflow
      const task = { repo, id, version, home, params, parts, accepted, datasets, timeLimitMs }
      const elsewhere = remote && slots.isFull() ? await remote.run(task, signal) : undefined
      return elsewhere ?? slots.use(() => workers.run(task, signal), signal)
    },
    here: (task, signal) => slots.use(() => workers.run(task, signal), signal),
    close: workers.close,
  }
}
