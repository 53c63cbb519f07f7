/** Threads that calculate points: kept a while for the next study, and ended when a point exceeds the limits of a run. */
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  type Asked,
  DEFECT,
  SHARED,
  SHARED_LENGTH,
  type StudyTask,
  type ThreadData,
  type Told,
} from './thread-messages.ts'

export interface ThreadLimits {
  readonly memoryLimitMb: number
  readonly timeLimitMs: number
}
/** A thread that has a study open. */
export interface StudyThread {
  /**
   * What it answers; where a point exceeded a limit and the thread was ended, that point and what is said of it.
   */
  readonly ask: (asked: Asked) => Promise<Told | Exceeded>
  /** Begins no other point. */
  readonly stop: () => void
  /** How many points it has begun. */
  readonly begun: () => number
  /** Ends it at once. */
  readonly end: () => Promise<void>
  /** Whether it can still be asked. */
  readonly isLive: () => boolean
  /** Gives it back, for another study. */
  readonly release: () => void
}
export interface Exceeded {
  readonly kind: 'exceeded'
  /** The point at fault; null where it was none. */
  readonly point: number | null
  readonly reason: string
}
export interface Threads {
  /** A thread with the study open. Throws NotOpened where it cannot be opened. */
  readonly open: (task: StudyTask) => Promise<StudyThread>
  readonly close: () => Promise<void>
}

/** A thread could not open a study; `reason` is what is said of the study, the message is for the log. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened'
  readonly reason: string
  constructor(reason: string, cause: string) {
    super(cause)
    this.reason = reason
  }
}

const PROGRAM = new URL('./thread.ts', import.meta.url)
const IDLE_MS = 30_000
/** What a thread holds of objects that a point leaves at once: left to itself V8 takes 48 MB of each thread for them. */
const YOUNG_MB = 12
/** How often it is looked whether a point exceeds its time. */
const LOOK_MS = 250

interface Live {
  readonly worker: Worker
  readonly shared: Int32Array
  /** Its folder, once it has one. */
  scratch?: string
}

/** `goLast`: behind whoever answers people in this process. */
export function openThreads(limits: ThreadLimits, goLast = true): Threads {
  const idle = new Map<Live, NodeJS.Timeout>()
  const all = new Set<Live>()

  const start = (): Live => {
    const buffer = new SharedArrayBuffer(SHARED_LENGTH * Int32Array.BYTES_PER_ELEMENT)
    const worker = new Worker(PROGRAM, {
      workerData: { shared: buffer, goLast } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryLimitMb, maxYoungGenerationSizeMb: YOUNG_MB },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const live: Live = { worker, shared: new Int32Array(buffer) }
    all.add(live)
    worker.once('exit', () => {
      all.delete(live)
      clearTimeout(idle.get(live))
      idle.delete(live)
      if (live.scratch !== undefined) rmSync(live.scratch, { recursive: true, force: true })
    })
    return live
  }
  const taken = (): Live => {
    const [live] = idle.keys()
    if (!live) return start()
    clearTimeout(idle.get(live))
    idle.delete(live)
    return live
  }
  const threadOf = (live: Live): StudyThread => {
    const { worker, shared } = live
    return {
      ask: (asked) => answered(live, asked, limits),
      stop: () => Atomics.store(shared, SHARED.STOP, 1),
      begun: () => Atomics.load(shared, SHARED.BEGUN),
      end: () => ended(live),
      isLive: () => all.has(live),
      release: () => {
        if (all.has(live)) idle.set(live, setTimeout(() => worker.terminate(), IDLE_MS).unref())
      },
    }
  }
  return {
    open: async (task) => {
      const live = taken()
      live.shared.fill(0)
      const thread = threadOf(live)
      const told = await thread.ask({ kind: 'open', task })
      if (told.kind === 'opened') {
        live.scratch = told.scratch
        return thread
      }
      await thread.end()
      throw told.kind === 'failed'
        ? new NotOpened(told.reason, told.cause)
        : new NotOpened(DEFECT, 'a thread of studies ended while it was opened')
    },
    close: async () => {
      await Promise.all([...all].map(ended))
    },
  }
}

/** A call into DuckDB that is under way when its thread is ended takes the process with it: it has this time to come back. */
const GRACE_MS = 150

async function ended({ worker, shared }: Live): Promise<void> {
  Atomics.store(shared, SHARED.STOP, 1)
  await wait(GRACE_MS)
  await worker.terminate()
}

/** The answer of a thread; a point that takes too long or too much ends the thread, which is told as it is. */
async function answered({ worker, shared }: Live, asked: Asked, limits: ThreadLimits): Promise<Told | Exceeded> {
  const { promise, resolve } = Promise.withResolvers<Told | Exceeded>()
  const pointNow = () => Atomics.load(shared, SHARED.POINT) - 1
  const exceeded = (reason: string) => {
    const point = pointNow()
    resolve({ kind: 'exceeded', point: point < 0 ? null : point, reason })
  }
  const onError = (error: Error & { code?: string }) =>
    exceeded(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? tooMuch(limits.memoryLimitMb)
        : `The thread of the point ended early: ${error.message}`,
    )
  const onExit = () => exceeded('The thread of the point ended early')
  let [seen, since] = [-1, performance.now()]
  const watch = setInterval(() => {
    const now = pointNow()
    if (now !== seen || now < 0) [seen, since] = [now, performance.now()]
    else if (performance.now() - since > limits.timeLimitMs) {
      exceeded(tooLong(limits.timeLimitMs))
      void worker.terminate()
    }
  }, LOOK_MS)
  worker.on('message', resolve).on('error', onError).on('exit', onExit)
  worker.postMessage(asked)
  try {
    return await promise
  } finally {
    clearInterval(watch)
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  }
}

const tooLong = (limitMs: number) => `The point exceeded the run time limit of ${limitMs / 1000} s`
const tooMuch = (limitMb: number) => `The point exceeded the run memory limit of ${limitMb} MB`
