/** Renders reports in a thread, under a time and a memory limit: a page of many charts takes up to a second. */
import { ServiceProblem } from '../problems.ts'
import { openLimitedThread, type ThreadLimits } from './limited-thread.ts'
import type { Page } from './render-page.ts'

export interface Renderer {
  /** Throws ServiceProblem report_failed where no page could be made or not in its time; busy; not_ready after close. */
  readonly render: (page: Page) => Promise<string>
  /** Ends the thread at once. */
  readonly close: () => Promise<void>
}

/** A page of the largest record takes a few seconds and a few hundred megabytes. */
export const RENDER_LIMITS: ThreadLimits = { memoryLimitMb: 1024, timeLimitMs: 60_000 }

const PROGRAM = new URL('./render-thread.ts', import.meta.url)
const MOST_WAITING = 64

/** `defect` is told of a page that could not be made, for the log; `program` is another one in tests. */
export function openRenderer(limits: ThreadLimits, defect: (cause: string) => void, program = PROGRAM): Renderer {
  const thread = openLimitedThread<Page, string>({ program, limits, what: 'report', mostWaiting: MOST_WAITING })
  return {
    render: async (page) => {
      const answer = await thread.ask(page)
      if ('made' in answer) return answer.made
      defect(`a report could not be produced: ${answer.cause}`)
      throw failed(answer.by === 'late' ? `: ${answer.cause}` : '')
    },
    close: thread.close,
  }
}

const failed = (why: string) =>
  new ServiceProblem('report_failed', `the report could not be produced${why}; the record itself is available as data`)
