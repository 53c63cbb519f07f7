/**
 * The program of a worker of the in-process engine: runs the tasks sent to it, one at a time.
 * Arguments: modules (JSON), memory limit of a run in MB. Answers 'ready', then an Outcome to each task.
 */
import { orphanWatch, tell } from './orphan-watch.ts'
import { handedOver, runTask, type Task, workflowFor } from './task.ts'

orphanWatch()
const modules = JSON.parse(process.argv[2] ?? '[]') as string[]
/** What an earlier run left on the heap must not be what a later one lacks. */
const most = process.memoryUsage.rss() + (Number(process.argv[3]) * 1024 * 1024) / 2
process.on('message', async (task: Task) => {
  const { text } = handedOver(await runTask(task, await workflowFor(task, modules)))
  const outcome: Outcome = { text, spent: process.memoryUsage.rss() > most }
  tell(outcome)
})
tell('ready')

export interface Outcome {
  /** An Attempt as JSON. */
  readonly text: string
  /** Whether the worker has grown too far to be used again. */
  readonly spent: boolean
}
