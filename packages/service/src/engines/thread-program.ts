/** The program of a limited thread: what it is asked, one task at a time, and why there is nothing where it fails. */
import { parentPort } from 'node:worker_threads'

export interface Failed {
  readonly cause: string
}
export type Threaded<Made> = { readonly made: Made } | Failed

export function answerTasks<Task, Made>(work: (task: Task) => Made | Promise<Made>): void {
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await answered(() => work(task)))
  })
}

async function answered<Made>(work: () => Made | Promise<Made>): Promise<Threaded<Made>> {
  try {
    return { made: await work() }
  } catch (error) {
    return { cause: (error instanceof Error && error.stack) || String(error) }
  }
}
