/** The subprocess engine: a child runs the workflow on its own example, in its own folder, under limits. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Acceptance, Attempt, Workflow } from '@keelson/workflow'
import { type Ended, ranOutOfMemory, startLimited } from './limited-child.ts'
import { LONGEST_OUTCOME, type Task } from './task.ts'
import { LONGEST_CAUSE, START_LIMIT_MS, stopped, tooLong, tooMuch, type WorkerLimits } from './workers.ts'

export interface SubprocessRun {
  readonly attempt: Attempt
  /** Exit code of the child; null when a signal ended it. */
  readonly returncode: number | null
}

const PROGRAM = new URL('./child.ts', import.meta.url)

/** Runs one version of a workflow of ours on its example in a child process. */
export async function runSubprocess(
  repo: string,
  { contract: { id, version }, home }: Workflow,
  accepted: readonly Acceptance[],
  limits: WorkerLimits,
  modules: readonly string[],
): Promise<SubprocessRun> {
  const { datasets, timeLimitMs } = limits
  const task: Task = { repo, id, version, home, params: undefined, accepted, datasets, timeLimitMs }
  const child = await startLimited(PROGRAM, [JSON.stringify(task), JSON.stringify(modules)], limits, true)
  let late = false
  const end = () => {
    late = true
    child.kill()
  }
  let timer = setTimeout(end, START_LIMIT_MS)
  child.process.once('message', () => {
    clearTimeout(timer)
    timer = setTimeout(end, timeLimitMs)
  })
  try {
    const ended = await child.ended
    return {
      attempt: late ? stopped(tooLong(timeLimitMs)) : attemptIn(child.folder, ended, limits),
      returncode: ended.code,
    }
  } finally {
    clearTimeout(timer)
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
  const how = ended.signal === null ? `ended with code ${ended.code}` : `was ended by ${ended.signal}`
  const cause = ended.tail.trim().slice(-LONGEST_CAUSE)
  return { kind: 'failed', detail: `The run ${how} and left no result`, defect: true, ...(cause && { cause }) }
}

const read = (file: string): Attempt => JSON.parse(readFileSync(file, 'utf8'))

/** Nobody sent the example: where the workflow refuses it, the workflow is at fault. */
function refusedExample(attempt: Attempt): Attempt {
  if (attempt.kind !== 'refused') return attempt
  const problems = attempt.problems.map((p) => `${p.pointer} ${p.message}`).join('; ')
  return { kind: 'failed', detail: `The workflow refuses its own example: ${problems}`, defect: true }
}
