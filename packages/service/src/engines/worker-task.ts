/** The task of a worker thread: one run of one workflow, apart from the event loop that serves HTTP. */
import { workerData } from 'node:worker_threads'
import { datarepo } from '@keelson/datarepo/catalog.ts'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { runWorkflow, type Workflow } from '@keelson/workflow'
import { type Attempt, attemptOf } from './outcome.ts'
import { resourcesOf } from './resources.ts'

export interface Task {
  readonly repo: string
  readonly id: string
  readonly version: number
  readonly params: Readonly<Record<string, unknown>>
  readonly datasets: string
  readonly timeLimitMs: number
}
export interface WorkerSetup {
  /** Modules that export more workflows as `workflows`, for tests of the engine. */
  readonly extra?: readonly string[]
}

const setup = (Array.isArray(workerData) ? workerData[1] : workerData) as WorkerSetup | undefined
const extra: readonly Workflow[] = (
  await Promise.all((setup?.extra ?? []).map((module) => import(module) as Promise<{ workflows: Workflow[] }>))
).flatMap((m) => m.workflows)

/** Runs a task; whatever happens comes back as a value. */
export default async function run(task: Task): Promise<Attempt> {
  const workflows = [...(task.repo === 'datarepo' ? datarepo : modelrepo).workflows, ...extra]
  const workflow = workflows.find((w) => w.contract.id === task.id && w.contract.version === task.version)
  if (!workflow) return { kind: 'failed', detail: `${task.id}@${task.version} is not in this worker`, defect: true }
  const resources = resourcesOf(task.datasets, AbortSignal.timeout(task.timeLimitMs))
  try {
    return { kind: 'ran', ran: await runWorkflow(workflow, task.params, resources) }
  } catch (error) {
    return attemptOf(error)
  } finally {
    await resources.release()
  }
}
