/** What another program has locked is tried again while others are served, and given up in time. */
import { setTimeout as wait } from 'node:timers/promises'
import { isLocked, ServiceProblem } from '../problems.ts'

/** How long a store may be locked before a request is turned away. */
const LONGEST_MS = 3000
const AGAIN_MS = 25
const RETRY_AFTER_S = '5'

/**
 * Does the work, again and again while a store is locked; the work must change nothing where it throws. Throws ServiceProblem
 * storage_busy where the store stays locked. A store waits for no lock itself (busy_timeout 0), since that would hold up everyone.
 */
export async function withRetries<T>(work: () => T | Promise<T>, longestMs = LONGEST_MS): Promise<T> {
  for (const until = performance.now() + longestMs; ; await wait(AGAIN_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error)) throw error
      if (performance.now() > until) throw storageBusy()
    }
  }
}

export const storageBusy = () =>
  new ServiceProblem('storage_busy', 'another program has locked the store; nothing was changed', {
    headers: { 'retry-after': RETRY_AFTER_S },
  })
