/** How many runs go on at once and how many may wait: all runs that leave the event loop share these slots, and reports and files have one of their own each. */
import { ServiceProblem } from '../problems.ts'

export interface Slots {
  /**
   * Does the work when there is a slot. Throws ServiceProblem busy where too many wait, not_ready after close; the
   * reason of the signal where nobody wants it any more.
   */
  readonly use: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  /** Whether one that came now would wait. */
  readonly isFull: () => boolean
  /** Turns away those that wait; what has begun goes on. */
  readonly close: () => void
  /** Resolves once nothing goes on, after close. */
  readonly drained: () => Promise<void>
}

interface Waiting {
  readonly go: () => void
  readonly away: (reason: unknown) => void
}

/** What is done in the slots, as a refusal names it. */
export type SlotsOf = 'run' | 'report' | 'file reading' | 'workbook'

export function openSlots(limit: number, maxWaiting: number, what: SlotsOf = 'run'): Slots {
  const waiting: Waiting[] = []
  const { promise: drained, resolve: drain } = Promise.withResolvers<void>()
  let taken = 0
  let open = true
  const take = (signal: AbortSignal | undefined) =>
    new Promise<void>((go, away) => {
      if (signal?.aborted) return away(signal.reason)
      if (!open) return away(stopping(what))
      if (taken < limit) {
        taken++
        return go()
      }
      if (waiting.length >= maxWaiting) return away(busy(waiting.length, what))
      const one = { go, away }
      waiting.push(one)
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(one)
        if (place < 0) return
        waiting.splice(place, 1)
        away(signal.reason)
      })
    })
  const release = () => {
    const next = waiting.shift()
    if (next) next.go()
    else taken--
    if (!open && taken === 0) drain()
  }
  return {
    use: async (work, signal) => {
      await take(signal)
      try {
        return await work()
      } finally {
        release()
      }
    },
    isFull: () => taken >= limit,
    close: () => {
      open = false
      for (const { away } of waiting.splice(0)) away(stopping(what))
      if (taken === 0) drain()
    },
    drained: () => drained,
  }
}

const busy = (count: number, what: string) =>
  new ServiceProblem('busy', `${count} ${what}s are waiting; try again in 2 s`, {
    headers: { 'retry-after': '2' },
  })
/** What is said of that which is asked while the service stops. */
export const stopping = (what: SlotsOf): ServiceProblem =>
  new ServiceProblem('not_ready', `the service is stopping; the ${what} was not started`, {
    headers: { 'retry-after': '5' },
  })
