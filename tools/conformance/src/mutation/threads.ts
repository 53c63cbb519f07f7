/** Threads that hold mutants against the evidence side by side. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from '@keelson/service/service.ts'
import type { Imports } from './reach.ts'
import type { Answer, Order } from './worker.ts'

/** Seconds that a mutant may keep its thread: far above what the evidence takes; a loop that never ends is noticed. */
export const ENDLESS = 60
/** Memory of all threads together at which the one that is longest at its mutant is ended: its columns grow without end. */
const MOST_BYTES = 8e9
const WATCHED_MS = 200
/** Mutants after which a thread is given up, with the modules that it loaded. */
const LIFE = 300
const HEAP = { maxOldGenerationSizeMb: 3000 }

/** Work under way: when it began, and how it is ended. */
interface Held {
  readonly since: number
  readonly end: () => void
}

/** Answers each order; at most one thread a core. */
export async function holdAll<O extends Order>(
  imports: Imports,
  orders: readonly O[],
  told: (order: O, answer: Answer) => void,
  endless = ENDLESS,
): Promise<void> {
  const waiting = [...orders]
  const held = new Set<Held>()
  const watch = setInterval(() => endLongest(held), WATCHED_MS)
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      let thread: Worker | undefined
      let age = 0
      for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
        thread ??= threadOver(imports)
        const answer = await answered(thread, order, held, endless)
        told(order, answer ?? { noticed: 'claim' })
        age += 1
        if (answer !== undefined && age < LIFE) continue
        await thread.terminate()
        thread = undefined
        age = 0
      }
      await thread?.terminate()
    }),
  )
  clearInterval(watch)
}

const threadOver = (imports: Imports): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: imports,
    resourceLimits: HEAP,
    execArgv: [...process.execArgv, '--import', join(ROOT, 'scripts', 'fixed-seed.ts')],
  })

function endLongest(held: ReadonlySet<Held>): void {
  if (process.memoryUsage.rss() < MOST_BYTES) return
  const [longest] = [...held].sort((a, b) => a.since - b.since)
  longest?.end()
}

/** undefined where the thread came to no end, or to a bad one. */
function answered(thread: Worker, order: Order, held: Set<Held>, endless: number): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
  const end = () => resolve(undefined)
  const work: Held = { since: performance.now(), end }
  const clock = setTimeout(end, 1000 * endless)
  held.add(work)
  thread.once('message', resolve)
  thread.once('error', end)
  const { file, text, tests, workflows, wiring } = order
  thread.postMessage({ file, text, tests, workflows, ...(wiring && { wiring }) } satisfies Order)
  return promise.finally(() => {
    clearTimeout(clock)
    held.delete(work)
    thread.off('message', resolve)
    thread.off('error', end)
  })
}
