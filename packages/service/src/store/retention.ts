/** What is older than KEELSON_KEEP_DAYS is removed once a day, as `keelson prune` does, by one process of a record. */
import type { RecordStore } from './record.ts'

export interface Retention {
  /** A minute from now, and a day after each time. */
  readonly begin: () => void
  /** Waits for what is under way. */
  readonly close: () => Promise<void>
}
export interface RetentionOptions {
  readonly days: number
  readonly onceADay: RecordStore['onceADay']
  /** Removes what was made before a time (ISO 8601); answers how much. */
  readonly prune: (before: string) => Promise<number>
  readonly failed: (error: unknown) => void
}

const FIRST_MS = 60_000
const DAY_MS = 86_400_000
/** Until it is looked again whether another process has left it to this one. */
const LOOK_MS = 3_600_000

export function openRetention({ days, onceADay, prune, failed }: RetentionOptions): Retention {
  let next: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  let open = true

  const work = async (): Promise<void> => {
    let rest = LOOK_MS
    try {
      const before = new Date(Date.now() - days * DAY_MS).toISOString()
      if (await onceADay('prune', () => prune(before))) rest = DAY_MS
    } catch (error) {
      if (open) failed(error)
    }
    if (open) later(rest)
  }
  const later = (ms: number) => {
    next = setTimeout(() => {
      working = work()
    }, ms).unref()
  }
  return {
    begin: () => {
      if (open && next === undefined) later(FIRST_MS)
    },
    close: async () => {
      open = false
      clearTimeout(next)
      await working
    },
  }
}
