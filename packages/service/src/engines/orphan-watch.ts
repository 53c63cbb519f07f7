/** A child of the service ends when the service does, even when the service was killed and the child is in a loop. */
import { Worker } from 'node:worker_threads'

/** Runs in a thread of its own, which a busy main thread cannot hold up. */
const WATCH = `
const parent = process.ppid
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 500)
`

const SMALL = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, codeRangeSizeMb: 4, stackSizeMb: 1 }

export function orphanWatch(): void {
  new Worker(WATCH, { eval: true, resourceLimits: SMALL }).unref()
}
