/** How much of the time a check takes: it rests between its pieces for as long as its share asks. */
import { setTimeout as wait } from 'node:timers/promises'

/** Called between two pieces of work. */
export type Pace = () => Promise<void>

/** Longest work between two rests. */
const PIECE_MS = 10

/** `share`: of the time, over 0 to 1; at 1 it never rests. Throws the reason of the signal. */
export function paceOf(share: number, signal?: AbortSignal): Pace {
  let since = performance.now()
  return async () => {
    signal?.throwIfAborted()
    const worked = performance.now() - since
    if (share >= 1 || worked < PIECE_MS) return
    await wait(worked * (1 / share - 1), undefined, signal && { signal })
    since = performance.now()
  }
}
