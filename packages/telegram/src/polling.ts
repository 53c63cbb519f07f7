/** Long polling: takes updates one after the other for as long as it is let, whatever happens to the network. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Update } from 'grammy/types'
import { inWords, isUnknownBot, retryAfterMs, type Telegram } from './telegram.ts'

export interface Log {
  readonly info: (message: string) => void
  readonly warn: (message: string) => void
  readonly error: (message: string) => void
}
export interface Polling {
  readonly telegram: Telegram
  readonly token: string
  readonly pauseMs: number
  readonly log: Log
  /** Takes an update; what comes of it is not waited for. */
  readonly take: (update: Update) => void
}

const LONGEST_PAUSE_MS = 60_000

/** Until `signal`; at once where Telegram knows no bot of this token. */
export async function poll(polling: Polling, signal: AbortSignal): Promise<void> {
  const { telegram, log } = polling
  const me = await lasting(polling, signal, () => telegram.begin(signal))
  if (me === undefined) return
  log.info(`Telegram: @${me.username} accepts messages`)
  let offset = 0
  while (!signal.aborted) {
    const updates = await lasting(polling, signal, () => telegram.updates(offset, signal))
    if (updates === undefined) break
    for (const update of updates) {
      offset = update.update_id + 1
      taken(polling, update)
    }
  }
  if (offset > 0) await telegram.confirm(offset).catch((error) => log.warn(said(polling, error)))
}

/** One that cannot be read keeps none of the others waiting. */
function taken(polling: Polling, update: Update): void {
  try {
    polling.take(update)
  } catch (error) {
    polling.log.error(`Telegram: an update was not read; ${said(polling, error)}`)
  }
}

/** The answer to a call, however often it fails before; undefined where it is stopped or no try can help. */
async function lasting<T>(polling: Polling, signal: AbortSignal, call: () => Promise<T>): Promise<T | undefined> {
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return await call()
    } catch (error) {
      if (signal.aborted) return undefined
      if (isUnknownBot(error)) {
        polling.log.error(
          `Telegram: no bot. KEELSON_TELEGRAM_TOKEN (or its file) is not accepted. ${said(polling, error)}`,
        )
        return undefined
      }
      if (failures === 1) polling.log.warn(`Telegram: retried; ${said(polling, error)}`)
      const pause = Math.min(polling.pauseMs * 2 ** Math.min(failures - 1, 10), LONGEST_PAUSE_MS)
      await wait(Math.max(pause, retryAfterMs(error)), undefined, { signal }).catch(() => undefined)
    }
  }
  return undefined
}

const said = ({ token }: Polling, error: unknown): string => inWords(error, token)
