/** The checks of the store of a service: one when it is asked for, and a slow one in the background, day by day. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { StoreCheck, StoreFault } from './faults.ts'
import type { CheckTask } from './thread.ts'

/** What the last whole check found. */
export interface StoreState {
  /** Runs, files, objects, studies and chunks that were held to their hashes. */
  readonly checked: number
  /** Of these, damaged or missing. */
  readonly damaged: number
  /** When it ended, ISO 8601; null before the first. */
  readonly at: string | null
}
export interface Upkeep {
  /** Goes through everything now. */
  readonly check: () => Promise<StoreCheck>
  readonly state: () => StoreState
  /** Goes through everything in the background, a minute from now and a day after each end. */
  readonly begin: () => void
  readonly close: () => Promise<void>
}

/** How a store is gone through: `share` is that of the time of one thread. */
export interface Checker {
  readonly check: (share: number) => Promise<StoreCheck>
  /** The same in the background, where no other process that shares the store does it or did so within a day. */
  readonly inTurn: (share: number) => Promise<Turn>
  readonly close: () => Promise<void>
}

/** A check that was made, or what is known of that of another process. */
type Turn = { readonly check: StoreCheck } | { readonly state: StoreState | undefined }

const PROGRAM = new URL('./thread.ts', import.meta.url)
const FIRST_MS = 60_000
const DAY_MS = 86_400_000
/** Until it is looked again whether the turn of another process has ended. */
const LOOK_MS = 3_600_000
/** Of the time of one thread. */
const BACKGROUND_SHARE = 0.05
const NOT_YET: StoreState = { checked: 0, damaged: 0, at: null }

/** `found` hears of each fault that the background finds, `failed` of a check that could not be made. */
export function openUpkeep(
  checker: Checker,
  found: (fault: StoreFault) => void,
  failed: (error: unknown) => void,
): Upkeep {
  let state = NOT_YET
  let next: NodeJS.Timeout | undefined
  let open = true

  const inBackground = async () => {
    let rest = DAY_MS
    try {
      const turn = await checker.inTurn(BACKGROUND_SHARE)
      if ('check' in turn) {
        state = stateOf(turn.check)
        for (const fault of turn.check.faults) found(fault)
      } else {
        state = turn.state ?? state
        rest = LOOK_MS
      }
    } catch (error) {
      if (open) failed(error)
    }
    if (open) later(rest)
  }
  const later = (ms: number) => {
    next = setTimeout(inBackground, ms).unref()
  }
  return {
    check: async () => {
      const made = await checker.check(1)
      state = stateOf(made)
      return made
    },
    state: () => state,
    begin: () => {
      if (open && next === undefined) later(FIRST_MS)
    },
    close: async () => {
      open = false
      clearTimeout(next)
      await checker.close()
    },
  }
}

/** A data folder, in a thread of its own. */
export function folderChecker(dataDir: string): Checker {
  const working = new Set<Worker>()
  const check = async (share: number): Promise<StoreCheck> => {
    const task: CheckTask = { dataDir, share }
    const worker = new Worker(PROGRAM, { workerData: task, execArgv: ['--disable-warning=ExperimentalWarning'] })
    working.add(worker)
    const ended = once(worker, 'exit').then(() => Promise.reject(new Error('the store check was stopped')))
    try {
      const [made] = (await Promise.race([once(worker, 'message'), ended])) as [StoreCheck]
      return made
    } finally {
      working.delete(worker)
      ended.catch(() => {})
    }
  }
  return {
    check,
    inTurn: async (share) => ({ check: await check(share) }),
    close: async () => {
      await Promise.all([...working].map((worker) => worker.terminate()))
    },
  }
}

export const stateOf = ({ at, damaged, checked }: StoreCheck): StoreState => ({
  checked: Object.values(checked).reduce((sum, count) => sum + count, 0),
  damaged,
  at,
})
