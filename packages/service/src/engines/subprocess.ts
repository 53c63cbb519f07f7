/** The subprocess engine: a child runs the workflow on its own example, in its own folder, under limits. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Attempt, Making } from '@keelson/engine'
import type { Workflow } from '@keelson/workflow'
import { type Ended, ranOutOfMemory, startLimited } from './limited-child.ts'
import { LONGEST_OUTCOME, type Task } from './task.ts'
import {
  LONGEST_CAUSE,
  SERVICE_STOPPED,
  START_LIMIT_MS,
  stopped,
  tooLong,
  tooMuch,
  type WorkerLimits,
} from './workers.ts'

export interface SubprocessRun {
  readonly attempt: Attempt
  /** Exit code of the child; null when a signal ended it. */
  readonly returncode: number | null
}

const PROGRAM = new URL('./child.ts', import.meta.url)

/** Runs one version of a workflow of ours on its example in a child process, until the signal says that the service stops. */
export async function runSubprocess(
  repo: string,
  { contract: { id, version }, home }: Workflow,
  making: Required<Making>,
  limits: WorkerLimits,
  modules: readonly string[],
  signal: AbortSignal,
): Promise<SubprocessRun> {
  const { datasets, timeLimitMs } = limits
  const task: Task = { repo, id, version, home, params: undefined, ...making, datasets, timeLimitMs }
  const child = await startLimited(PROGRAM, [JSON.stringify(task), JSON.stringify(modules)], limits, true)
  let why: string | undefined
  const end = (reason: string) => {
    why ??= reason
    child.kill()
  }
  const late = () => end(tooLong(timeLimitMs))
  const onAbort = () => end(SERVICE_STOPPED)
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  let timer = setTimeout(late, START_LIMIT_MS)
  child.process.once('message', () => {
    clearTimeout(timer)
    timer = setTimeout(late, timeLimitMs)
  })
  try {
    const ended = await child.ended
    return {
      attempt: why === undefined ? attemptIn(child.folder, ended, limits) : stopped(why),
      returncode: ended.code,
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    await child.release()
  }
}

function attemptIn(folder: string, ended: Ended, limits: WorkerLimits): Attempt {
  const file = join(folder, 'outcome.json')
  try {
    if (ended.signal === null && statSync(file).size <= 2 * LONGEST_OUTCOME) return refusedExample(read(file))
  } catch {
    // It left no outcome; how it ended says why.
  }
  if (ranOutOfMemory(ended)) return stopped(tooMuch(limits.memoryLimitMb))
  const how = ended.signal === null ? `ended with code ${ended.code}` : `was terminated by ${ended.signal}`
  const cause = ended.tail.trim().slice(-LONGEST_CAUSE)
  return { kind: 'failed', detail: `The run ${how} and returned no result`, defect: true, ...(cause && { cause }) }
}

const read = (file: string): Attempt => JSON.parse(readFileSync(file, 'utf8'))

/** Nobody sent the example: where the workflow refuses it, the workflow is at fault. */
function refusedExample(attempt: Attempt): Attempt {
  if (attempt.kind !== 'refused') return attempt
  const problems = attempt.problems.map((p) => `${p.pointer} ${p.message}`).join('; ')
  return { kind: 'failed', detail: `The workflow rejects its own example: ${problems}`, defect: true }
}
