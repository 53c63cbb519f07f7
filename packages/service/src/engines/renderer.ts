/**
 * Renders reports in a thread, under a time and a memory limit: a page of many charts takes up to a second, in which the
 * event loop answers others. The thread begins with the first page, and ends when none has been asked for a while.
 */
import { Worker } from 'node:worker_threads'
import { ServiceProblem } from '../problems.ts'
import type { Page } from './render-page.ts'
import type { Rendered } from './render-thread.ts'
import { openSlots, stopping } from './slots.ts'

export interface RenderLimits {
  readonly memoryLimitMb: number
  /** Of one page. */
  readonly timeLimitMs: number
}
export interface Renderer {
  /** Throws ServiceProblem report_failed where no page could be made or not in its time; busy; not_ready after close. */
  readonly render: (page: Page) => Promise<string>
  /** Ends the thread at once. */
  readonly close: () => Promise<void>
}

/** A page of the largest record takes a few seconds and a few hundred megabytes. */
export const RENDER_LIMITS: RenderLimits = { memoryLimitMb: 1024, timeLimitMs: 60_000 }

const PROGRAM = new URL('./render-thread.ts', import.meta.url)
const IDLE_MS = 60_000
const MOST_WAITING = 64

/** `defect` is told of a page that could not be made, for the log; `program` is another one in tests. */
export function openRenderer(limits: RenderLimits, defect: (cause: string) => void, program = PROGRAM): Renderer {
  const slots = openSlots(1, MOST_WAITING, 'report')
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
  const rendered = async (page: Page): Promise<string> => {
    clearTimeout(idle)
    if (!open) throw stopping('report')
    thread ??= start()
    const answer = await answerOf(thread, page, limits.timeLimitMs)
    if (answer !== 'late' && 'html' in answer) {
      idle = setTimeout(end, IDLE_MS).unref()
      return answer.html
    }
    await end()
    if (!open) throw stopping('report')
    const cause = answer === 'late' ? `it took longer than ${limits.timeLimitMs / 1000} s` : answer.cause
    defect(`a report could not be produced: ${cause}`)
    throw failed(answer === 'late' ? `: ${cause}` : '')
  }
  return {
    render: (page) => slots.use(() => rendered(page)),
    close: async () => {
      open = false
      slots.close()
      clearTimeout(idle)
      await end()
      await slots.drained()
    },
  }
}

/** What a thread answers to a page; `late` where it does not in its time. */
async function answerOf(thread: Worker, page: Page, timeLimitMs: number): Promise<Rendered | 'late'> {
  const { promise, resolve } = Promise.withResolvers<Rendered | 'late'>()
  const onError = (error: Error) => resolve({ cause: `${error.name}: ${error.message}` })
  const onExit = () => resolve({ cause: 'its thread ended' })
  const timer = setTimeout(() => resolve('late'), timeLimitMs)
  thread.on('message', resolve).on('error', onError).on('exit', onExit).ref()
  thread.postMessage(page)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    thread.off('message', resolve).off('error', onError).off('exit', onExit).unref()
  }
}

const failed = (why: string) =>
  new ServiceProblem('report_failed', `the report could not be produced${why}; the record itself is available as data`)
