/**
 * The work of a piece of code as the number of function calls that it makes: the same on a busy machine as on an idle
 * one. V8 counts them (precise coverage), so that nothing has to be written into the code that is measured; a loop that
 * calls nothing counts as none.
 */
import { Session } from 'node:inspector'

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
  }[]
}

/** Calls of functions of the project and its packages during each piece of work. */
export function callsOf(works: readonly (() => unknown)[]): number[] {
  if (works.length === 0) return []
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    taken(session)
    return works.map((work) => {
      work()
      return taken(session)
    })
  } finally {
    session.disconnect()
  }
}

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
