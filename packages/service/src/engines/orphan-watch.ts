/**
 * A child of the service ends when the service does, even when the service was killed and the child is in a loop; its
 * folder, which nobody else would remove, goes with it.
 */
import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Who started this process: told by it, since a service killed early is no longer the parent when the child looks. */
const SERVICE = Number(process.env.SERVICE_PID)

/** Runs in a thread of its own, which a busy main thread cannot hold up. */
const WATCH = `
const { rmSync } = require('node:fs')
setInterval(() => {
  if (process.ppid === ${SERVICE}) return
  try {
    rmSync(process.cwd(), { recursive: true, force: true })
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, 500)
`
const SMALL = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, codeRangeSizeMb: 4, stackSizeMb: 1 }

/** The channel of a service that was killed closes before this process has another parent, maybe while it still loads. */
export function orphanWatch(): void {
  new Worker(WATCH, { eval: true, resourceLimits: SMALL }).unref()
  process.on('disconnect', () => leave(0, true))
  if (!process.connected) leave(0, true)
}

/** Sends a message to the service; one that was killed cannot be sent anything, and `disconnect` follows. */
export function tell(message: unknown): void {
  process.send?.(message, undefined, {}, () => {})
}

/** Whether the service has gone. */
const orphaned = (): boolean => process.ppid !== SERVICE

/** Ends this process; one that is alone removes its folder itself. */
export function leave(code: number, alone = orphaned()): never {
  if (alone) rmSync(process.cwd(), { recursive: true, force: true })
  process.exit(code)
}
