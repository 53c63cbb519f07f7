/** What is called instant runs on the event loop: its work is counted, and never timed. */
import { costOf, runNow } from '@keelson/workflow'
import { callsOf } from '../counted-calls.ts'
import type { ConformanceCheck } from '../subject.ts'

/** Function calls of one run, tables and charts included; at 0.05 to 0.1 microseconds each, 5 to 10 ms. */
const MOST_CALLS = 100_000

export const instantCheck: ConformanceCheck = {
  name: 'an instant workflow is instant',
  problems: async ({ runs, workflow, contract }) => {
    if (workflow.load) return []
    const instant = (await runs()).filter(({ read }) => costOf(contract, read.params) === 'instant')
    const calls = callsOf(
      instant.map(
        ({ read }) =>
          () =>
            runNow(workflow, read),
      ),
    )
    return instant.flatMap(({ name }, i) => {
      const made = calls[i] ?? 0
      return made <= MOST_CALLS ? [] : [`${name}: ${made} function calls, over ${MOST_CALLS}`]
    })
  },
}
