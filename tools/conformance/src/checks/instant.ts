/** What is called instant runs on the event loop: its work is counted, and never timed. */
import { costOf, type Parts, RECORDED, runNow, WHOLE } from '@keelson/engine'
import type { ReadParams, Workflow } from '@keelson/workflow'
import { callsOf } from '../counted-calls.ts'
import { type ConformanceCheck, calculatedApart, type Run } from '../subject.ts'

/** Function calls of one run, with its pictures where it makes them; at 0.05 to 0.1 microseconds each, 5 to 10 ms. */
const MOST_CALLS = 100_000
/** At first; then as many as stay well under the limit together, for taking a count costs more than most runs. */
const FIRST_TOGETHER = 4
const MOST_TOGETHER = 64
const WELL_UNDER = 0.7

export const instantCheck: ConformanceCheck = {
  name: 'an instant workflow is instant',
  problems: async ({ runs, workflow, contract }) => {
    if (workflow.load) return []
    const isInstant = ({ read }: Run, parts: Parts) => costOf(contract, read.params, parts) === 'instant'
    const instant = calculatedApart(await runs()).filter((run) => isInstant(run, RECORDED))
    // One that may draw its pictures at once is counted with them.
    const [drawn, recorded] = [
      instant.filter((run) => isInstant(run, WHOLE)),
      instant.filter((run) => !isInstant(run, WHOLE)),
    ]
    return [...tooMany(workflow, drawn, WHOLE), ...tooMany(workflow, recorded, RECORDED)].map(
      ({ name, calls }) => `${name}: ${calls} function calls, over ${MOST_CALLS}`,
    )
  },
}

interface Counted {
  readonly name: string
  readonly calls: number
}
type Named = { readonly name: string; readonly read: ReadParams }

/** Those that make too many calls: runs are counted together, and each alone where they make too many so. */
function tooMany(workflow: Workflow, runs: readonly Named[], parts: Parts): readonly Counted[] {
  const found: Counted[] = []
  const work = (some: readonly Named[]) => () => some.map(({ read }) => runNow(workflow, read, { parts }))
  for (let [at, together] = [0, FIRST_TOGETHER]; at < runs.length; ) {
    const group = runs.slice(at, at + together)
    const [calls = 0] = callsOf([work(group)])
    if (calls > MOST_CALLS) found.push(...countedAlone(group, work))
    at += group.length
    const each = Math.max(1, calls / group.length)
    together = Math.min(MOST_TOGETHER, Math.max(1, Math.floor((WELL_UNDER * MOST_CALLS) / each)))
  }
  return found
}

function countedAlone(group: readonly Named[], work: (some: readonly Named[]) => () => unknown): readonly Counted[] {
  const counts = callsOf(group.map((run) => work([run])))
  return group.map(({ name }, i) => ({ name, calls: counts[i] ?? 0 })).filter(({ calls }) => calls > MOST_CALLS)
}
