/** What follows every key stroke is quick: the runs that a case is tried by are counted, and never timed. */
import { runNow } from '@keelson/engine'
import { triesAtOnce } from '@keelson/studies/tries/at-once.ts'
import { findLimits } from '@keelson/studies/tries/find-limits.ts'
import { callsOf } from '../counted-calls.ts'
import { type ConformanceCheck, isRun } from '../subject.ts'

/** Function calls of all runs together; at 0.05 to 0.1 microseconds each, 150 to 300 ms. */
const MOST_CALLS = 3_000_000
const NUMBERS = { steps: false, pictures: false, files: 'promised' } as const

export const triedInstantCheck: ConformanceCheck = {
  name: 'the limits of an instant case are found at once',
  problems: async ({ workflow, contract, run }) => {
    const example = await run('example', workflow.example)
    if (contract.tries === undefined || !isRun(example) || !triesAtOnce(workflow, example.read)) return []
    let runs = 1
    const { read, request, emitted } = example
    const judge = async (params: typeof request) => {
      runs += 1
      const made = await run('a try', params)
      return isRun(made) ? { status: made.emitted.status, checks: made.emitted.result.checks } : undefined
    }
    const first = { status: emitted.status, checks: emitted.result.checks }
    await Array.fromAsync(findLimits({ contract, base: request, read, system: 'declared' }, first, judge))
    const [calls = 0] = callsOf([() => runNow(workflow, read, { parts: NUMBERS })])
    return runs * calls <= MOST_CALLS ? [] : [`${runs} runs of ${calls} calls, over ${MOST_CALLS} together`]
  },
}
