/** What is called instant runs on the event loop: its work is counted, and never timed. */
import { costOf, type Parts, RECORDED, type ReadParams, runNow, WHOLE, type Workflow } from '@keelson/workflow'
import { callsOf } from '../counted-calls.ts'
import { type ConformanceCheck, calculatedApart } from '../subject.ts'

/** Function calls of one run, with its pictures where it makes them; at 0.05 to 0.1 microseconds each, 5 to 10 ms. */
const MOST_CALLS = 100_000
/** A run as it is recorded, and as a page or a report shows it. */
const WAYS: readonly Parts[] = [RECORDED, WHOLE]
/** Runs that are counted at once: taking a count costs more than most runs. */
const TOGETHER = 8

export const instantCheck: ConformanceCheck = {
  name: 'an instant workflow is instant',
  problems: async ({ runs, workflow, contract }) => {
    if (workflow.load) return []
    const all = await runs()
    return WAYS.flatMap((parts) => {
      const instant = all.filter(({ read }) => costOf(contract, read.params, parts) === 'instant')
      return suspects(workflow, calculatedApart(instant), parts).flatMap(({ name, calls }) =>
        calls <= MOST_CALLS ? [] : [`${name}: ${calls} function calls, over ${MOST_CALLS}`],
      )
    })
  },
}

interface Counted {
  readonly name: string
  readonly calls: number
}
type Named = { readonly name: string; readonly read: ReadParams }

/** The runs that some together make too many calls with, each counted alone. */
function suspects(workflow: Workflow, runs: readonly Named[], parts: Parts): readonly Counted[] {
  const groups = Array.from({ length: Math.ceil(runs.length / TOGETHER) }, (_, i) =>
    runs.slice(i * TOGETHER, (i + 1) * TOGETHER),
  )
  const counts = callsOf(groups.map((group) => () => group.map(({ read }) => runNow(workflow, read, { parts }))))
  const alone = groups.filter((_, i) => (counts[i] ?? 0) > MOST_CALLS).flat()
  const calls = callsOf(
    alone.map(
      ({ read }) =>
        () =>
          runNow(workflow, read, { parts }),
    ),
  )
  return alone.map(({ name }, i) => ({ name, calls: calls[i] ?? 0 }))
}
