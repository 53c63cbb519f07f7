/**
 * Work in a thread, one task after the other, under a time and a memory limit, while the event loop answers others. The thread
 * begins with the first task, and ends when none has been asked for a while.
 */
import { type Transferable, Worker } from 'node:worker_threads'
import { openSlots, type SlotsOf, stopping } from './slots.ts'
import type { Failed, Threaded } from './thread-program.ts'

export interface ThreadLimits {
  readonly memoryLimitMb: number
  /** Of one task. */
  readonly timeLimitMs: number
}
export interface ThreadOptions {
  readonly program: URL
  readonly limits: ThreadLimits
  readonly what: SlotsOf
  readonly mostWaiting: number
}
/** `late` and `memory` where a limit was reached; `failed` where the program did. */
interface Undone extends Failed {
  readonly by: 'late' | 'memory' | 'failed'
}
export interface LimitedThread<Task, Made> {
  /** Throws ServiceProblem busy where too many wait; not_ready after close. */
  readonly ask: (task: Task, transfer?: Transferable[]) => Promise<{ readonly made: Made } | Undone>
  /** Ends the thread at once. */
  readonly close: () => Promise<void>
}

const IDLE_MS = 60_000

export function openLimitedThread<Task, Made>(options: ThreadOptions): LimitedThread<Task, Made> {
  const { program, limits, what, mostWaiting } = options
  const slots = openSlots(1, mostWaiting, what)
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let open = true

  const start = (): Worker => {
    const started = new Worker(program, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryLimitMb },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    started.unref()
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }
  const end = async () => {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }
  const done = async (task: Task, transfer: Transferable[]): Promise<{ readonly made: Made } | Undone> => {
    clearTimeout(idle)
    if (!open) throw stopping(what)
    thread ??= start()
    const answer = await answerOf<Made>(thread, () => thread?.postMessage(task, transfer), limits.timeLimitMs)
    if ('made' in answer) {
      idle = setTimeout(end, IDLE_MS).unref()
      return answer
    }
    await end()
    if (!open) throw stopping(what)
    return answer
  }
  return {
    ask: (task, transfer = []) => slots.use(() => done(task, transfer)),
    close: async () => {
      open = false
      slots.close()
      clearTimeout(idle)
      await end()
      await slots.drained()
    },
  }
}

async function answerOf<Made>(
  thread: Worker,
  post: () => void,
  timeLimitMs: number,
): Promise<{ readonly made: Made } | Undone> {
  const { promise, resolve } = Promise.withResolvers<{ readonly made: Made } | Undone>()
  const onMessage = (answer: Threaded<Made>) => resolve('made' in answer ? answer : { by: 'failed', ...answer })
  const onError = (error: Error & { readonly code?: string }) =>
    resolve({
      by: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failed',
      cause: `${error.name}: ${error.message}`,
    })
  const onExit = () => resolve({ by: 'failed', cause: 'its thread ended' })
  const late = () => resolve({ by: 'late', cause: `it took longer than ${timeLimitMs / 1000} s` })
  const timer = setTimeout(late, timeLimitMs)
  thread.on('message', onMessage).on('error', onError).on('exit', onExit).ref()
  post()
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    thread.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
  }
}
