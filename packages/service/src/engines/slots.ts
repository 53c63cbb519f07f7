/** How many runs go on at once and how many may wait: all runs that leave the event loop share these slots. */
import { ServiceProblem } from '../problems.ts'

export interface Slots {
  /**
   * Does the work when there is a slot. Throws ServiceProblem busy where too many wait, not_ready after close; the
   * reason of the signal where nobody wants it any more.
   */
  readonly use: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  /** Turns away those that wait; what has begun goes on. */
  readonly close: () => void
}

interface Waiting {
  readonly go: () => void
  readonly away: (reason: unknown) => void
}

export function openSlots(limit: number, maxWaiting: number): Slots {
  const waiting: Waiting[] = []
  let taken = 0
  let open = true
  const take = (signal: AbortSignal | undefined) =>
    new Promise<void>((go, away) => {
      if (signal?.aborted) return away(signal.reason)
      if (!open) return away(stopping())
      if (taken < limit) {
        taken++
        return go()
      }
      if (waiting.length >= maxWaiting) return away(busy(waiting.length))
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
    close: () => {
      open = false
      for (const { away } of waiting.splice(0)) away(stopping())
    },
  }
}

const busy = (count: number) =>
  new ServiceProblem('busy', `${count} runs are waiting already; try again in 2 s`, { headers: { 'retry-after': '2' } })
const stopping = () =>
  new ServiceProblem('not_ready', 'the service is stopping: the run was not started', {
    headers: { 'retry-after': '5' },
  })
