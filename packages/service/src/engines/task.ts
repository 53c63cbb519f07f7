/** One run of one workflow in a child process, apart from the event loop that serves HTTP. */
import { type Attempt, attemptOf, type Making, runWorkflow } from '@keelson/engine'
import { type Workflow, workflowIn } from '@keelson/workflow'
import { completed } from './outcome.ts'
import { resourcesOf } from './resources.ts'

export interface Task extends Required<Making> {
  readonly repo: string
  readonly id: string
  readonly version: number
  /** Address of the module that exports it, so that nothing else need be loaded. */
  readonly home: string
  /** undefined: the example of the workflow. */
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly datasets: string
  readonly timeLimitMs: number
}

/** Longest outcome that a child hands to the service, in characters of JSON: its result and its files. */
export const LONGEST_OUTCOME = 64 * 1024 * 1024

/** The workflow of a task: from its own module, or from modules that export `workflows` (for tests of the engines). */
export async function workflowFor(
  task: Pick<Task, 'repo' | 'id' | 'version' | 'home'>,
  modules: readonly string[],
): Promise<Workflow | undefined> {
  for (const address of [task.home, ...modules]) {
    const found = workflowIn((await import(address)) as object, task)
    if (found) return found
  }
  return undefined
}

/** Runs a task; whatever happens comes back as a value. */
export async function runTask(task: Task, workflow: Workflow | undefined): Promise<Attempt> {
  if (!workflow) return failed(`${task.repo}:${task.id}@${task.version} is not known to the child process`)
  const resources = resourcesOf(task.datasets, AbortSignal.timeout(task.timeLimitMs))
  try {
    return completed(await runWorkflow(workflow, task.params ?? workflow.example, resources, task))
  } catch (error) {
    return attemptOf(error)
  } finally {
    await resources.release()
  }
}

/** The outcome and the text of it that goes to the service; one that is too long is an outcome of its own. */
export function handedOver(attempt: Attempt): { readonly attempt: Attempt; readonly text: string } {
  const text = JSON.stringify(attempt)
  if (text.length <= LONGEST_OUTCOME) return { attempt, text }
  const megabytes = (length: number) => Math.ceil(length / 1024 / 1024)
  const detail = `The result is ${megabytes(text.length)} MB; the limit is ${megabytes(LONGEST_OUTCOME)} MB. Request less output`
  const instead: Attempt = { kind: 'failed', detail, defect: false }
  return { attempt: instead, text: JSON.stringify(instead) }
}

const failed = (detail: string): Attempt => ({ kind: 'failed', detail, defect: true })
