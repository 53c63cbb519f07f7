/** Starts the Telegram bot over the API of a service that listens, and stops it with all that it has begun answered. */
import { apiOver, type Send } from '@keelson/chat/api/api.ts'
import { botOf } from './bot.ts'
import { type Log, poll } from './polling.ts'
import { inWords, telegramOf } from './telegram.ts'

export interface TelegramBot {
  readonly token: string
  /** Who is served, by their numbers; nobody else is. */
  readonly users: ReadonlySet<number>
  /** Root of the Bot API server. */
  readonly root: string
}
interface Pace {
  readonly pollSeconds: number
  readonly pauseMs: number
}
export interface Started {
  /** Takes nothing more; resolves once what was taken is answered. */
  readonly stop: () => Promise<void>
}

const PACE: Pace = { pollSeconds: 30, pauseMs: 1000 }
/** As BotFather gives it; it becomes a part of addresses, so nothing else may stand in it. */
const TOKEN = /^\d{1,20}:[\w-]{1,100}$/

/** Never throws: a bot that cannot run is one line in the log. */
export function startTelegram({ token, users, root }: TelegramBot, send: Send, log: Log, pace = PACE): Started {
  if (!TOKEN.test(token)) {
    log.error('Telegram: no bot, because KEELSON_TELEGRAM_TOKEN (or its file) is not a BotFather token')
    return { stop: async () => undefined }
  }
  if (users.size === 0) log.warn('Telegram: KEELSON_TELEGRAM_USERS names no users, so messages are not served')
  const telegram = telegramOf({ token, root, ...pace })
  const bot = botOf({ api: apiOver(send), telegram, token, users, log })
  const stopping = new AbortController()
  const polling = poll({ telegram, token, pauseMs: pace.pauseMs, log, take: bot.take }, stopping.signal).catch(
    (error) => log.error(`Telegram: the bot ended; ${inWords(error, token)}`),
  )
  return {
    stop: async () => {
      stopping.abort()
      await polling
      await bot.done()
    },
  }
}
