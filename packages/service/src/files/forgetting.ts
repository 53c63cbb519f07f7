/** Files that no run and no study refers to are removed about an hour after they came; those of a process before, an hour after its start. */

export interface Forgetting {
  /** Told of each file that comes. */
  readonly came: () => void
  readonly close: () => void
}
export interface ForgettingOptions {
  /** Removes what is older than an hour and unused. */
  readonly forgetUnused: () => Promise<void>
  readonly failed: (error: unknown) => void
}

const AFTER_MS = 61 * 60_000

export function openForgetting({ forgetUnused, failed }: ForgettingOptions): Forgetting {
  let last = 0
  let next: NodeJS.Timeout | undefined
  const later = () => {
    next = setTimeout(forget, AFTER_MS).unref()
  }
  const forget = async () => {
    next = undefined
    await forgetUnused().catch(failed)
    if (Date.now() - last < AFTER_MS) later()
  }
  later()
  return {
    came: () => {
      last = Date.now()
      if (next === undefined) later()
    },
    close: () => clearTimeout(next),
  }
}
