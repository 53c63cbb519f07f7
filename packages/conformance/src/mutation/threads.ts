/** Threads that hold mutants against the evidence side by side. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from '@keelson/service/service.ts'
import type { Imports } from './reach.ts'
import type { Answer, Order } from './worker.ts'

/** Seconds that a mutant may keep its thread: far above what the longest evidence takes; a loop that never ends is noticed. */
const ENDLESS = 60
/** Mutants after which a thread is given up, with the modules that it loaded. */
const LIFE = 300
const MEMORY = { maxOldGenerationSizeMb: 3000 }

/** Answers each order; at most one thread a core. */
export async function holdAll(
  imports: Imports,
  orders: readonly Order[],
  told: (order: Order, answer: Answer) => void,
): Promise<void> {
  const waiting = [...orders]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      let thread: Worker | undefined
      let age = 0
      for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
        thread ??= new Worker(new URL('./worker.ts', import.meta.url), {
          workerData: imports,
          resourceLimits: MEMORY,
          execArgv: [...process.execArgv, '--import', join(ROOT, 'scripts', 'fixed-seed.ts')],
        })
        const answer = await answered(thread, order)
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
}

/** undefined where the thread came to no end, or to a bad one. */
function answered(thread: Worker, order: Order): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
  const clock = setTimeout(() => resolve(undefined), 1000 * ENDLESS)
  const failed = () => resolve(undefined)
  thread.once('message', resolve)
  thread.once('error', failed)
  thread.postMessage(order)
  return promise.finally(() => {
    clearTimeout(clock)
    thread.off('message', resolve)
    thread.off('error', failed)
  })
}
