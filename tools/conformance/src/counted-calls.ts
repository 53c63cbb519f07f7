/**
 * The work of a piece of code as the number of function calls that it makes: the same on a busy machine as on an idle
 * one. V8 counts them (precise coverage), so that nothing has to be written into the code that is measured; a loop that
 * calls nothing counts as none.
 */
import { Session } from 'node:inspector'
import { once } from '@keelson/workflow'

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
  }[]
}

/** Calls of functions of the project and its packages during each piece of work. */
export function callsOf(works: readonly (() => unknown)[]): number[] {
  const session = counting()
  taken(session)
  return works.map((work) => {
    work()
    return taken(session)
  })
}

/** To begin costs more than most works, and leaves no code optimised: it is done once, and whatever runs later is slower. */
const counting = once(() => {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return session
})

/** Calls since the last time, which starts the count again. */
function taken(session: Session): number {
  let calls = 0
  session.post('Profiler.takePreciseCoverage', (error: Error | null, coverage: Coverage) => {
    if (error) throw error
    for (const { url, functions } of coverage.result)
      if (url.startsWith('file:')) for (const { ranges } of functions) calls += ranges[0]?.count ?? 0
  })
  return calls
}
