/** The Bot API of Telegram as the bot uses it: plain messages, tried again within bounds, and errors that keep the token. */
import { setTimeout as wait } from 'node:timers/promises'
import { Api, GrammyError, HttpError, InputFile, type Transformer } from 'grammy'
import type { Update, UserFromGetMe } from 'grammy/types'
import { pieces, plain } from './plain.ts'
import type { Message } from './state.ts'

export interface TelegramSettings {
  readonly token: string
  /** Root of the Bot API server. */
  readonly root: string
  /** Longest that Telegram holds back the answer to a call for updates. */
  readonly pollSeconds: number
  /** First pause before a call is made again; each next is twice as long. */
  readonly pauseMs: number
}
export interface Telegram {
  readonly begin: (signal: AbortSignal) => Promise<UserFromGetMe>
  readonly updates: (offset: number, signal: AbortSignal) => Promise<readonly Update[]>
  /** Tells Telegram which updates were taken. */
  readonly confirm: (offset: number) => Promise<void>
  readonly say: (chat: number, message: Message) => Promise<void>
  /** Ends the waiting of a button that was pressed. */
  readonly heard: (callback: string, text?: string) => Promise<void>
  readonly typing: (chat: number) => Promise<void>
}

/** With a pause of a second at first, over a minute. */
const MOST_TRIES = 7
/** Longer than this Telegram is not waited for; the answer is then lost, the conversation is not. */
const LONGEST_WAIT_S = 60
const CALL_LIMIT_S = 60
const STOP_LIMIT_MS = 2000
const TAKEN: readonly ('message' | 'callback_query')[] = ['message', 'callback_query']

export function telegramOf({ token, root, pollSeconds, pauseMs }: TelegramSettings): Telegram {
  const api = new Api(token, { apiRoot: root, timeoutSeconds: CALL_LIMIT_S })
  api.config.use(retrying(pauseMs))
  return {
    begin: async (signal) => {
      const me = await api.getMe(asTheirs(signal))
      await api.deleteWebhook({}, asTheirs(signal))
      return me
    },
    updates: (offset, signal) =>
      api.getUpdates({ offset, timeout: pollSeconds, allowed_updates: TAKEN }, asTheirs(signal)),
    confirm: async (offset) => {
      await api.getUpdates({ offset, limit: 1, timeout: 0 }, asTheirs(AbortSignal.timeout(STOP_LIMIT_MS)))
    },
    say: (chat, message) => say(api, chat, message),
    heard: async (callback, text) => {
      await api.answerCallbackQuery(callback, text === undefined ? {} : { text })
    },
    typing: async (chat) => {
      await api.sendChatAction(chat, 'typing')
    },
  }
}

/** grammY declares the signals of another package; those of the platform serve it as well. */
const asTheirs = (signal: AbortSignal) => signal as Parameters<Api['getMe']>[0]

async function say(api: Api, chat: number, { text, buttons = [], links = [], file }: Message): Promise<void> {
  const rows = [...links.map(({ label, url }) => [{ text: label, url }]), ...buttons.map((row) => row.map(asKey))]
  const keys = rows.length === 0 ? {} : { reply_markup: { inline_keyboard: rows } }
  const texts = pieces(plain(text))
  if (file) {
    const document = new InputFile(new TextEncoder().encode(file.content), file.name)
    await api.sendDocument(chat, document, { caption: texts[0] ?? '', ...keys })
    return
  }
  for (const [i, piece] of texts.entries()) {
    const isLast = i === texts.length - 1
    await api.sendMessage(chat, piece, { link_preview_options: { is_disabled: true }, ...(isLast && keys) })
  }
}

const asKey = ({ label, data }: { readonly label: string; readonly data: string }) => ({
  text: plain(label),
  callback_data: data,
})

/** What is worth another try within a minute is tried again; polling has pauses of its own. */
const retrying =
  (pauseMs: number): Transformer =>
  async (call, method, payload, signal) => {
    if (['getUpdates', 'getMe', 'deleteWebhook', 'sendChatAction'].includes(method))
      return call(method, payload, signal)
    for (let tries = 1; ; tries++) {
      try {
        const answer = await call(method, payload, signal)
        if (answer.ok || tries === MOST_TRIES) return answer
        const pause = pauseAfter(answer.error_code, answer.parameters?.retry_after, pauseMs * 2 ** (tries - 1))
        if (pause === undefined) return answer
        await wait(pause)
      } catch (error) {
        if (tries === MOST_TRIES || !(error instanceof HttpError)) throw error
        await wait(pauseMs * 2 ** (tries - 1))
      }
    }
  }

function pauseAfter(code: number, retryAfter: number | undefined, otherwise: number): number | undefined {
  if (code === 429) return (retryAfter ?? 1) > LONGEST_WAIT_S ? undefined : (retryAfter ?? 1) * 1000
  return code >= 500 ? otherwise : undefined
}

/** Whether Telegram knows no such bot: nothing mends that but another token. */
export const isUnknownBot = (error: unknown): boolean =>
  error instanceof GrammyError && (error.error_code === 401 || error.error_code === 404)

/** How long Telegram asks to be left alone. */
export const retryAfterMs = (error: unknown): number =>
  error instanceof GrammyError ? (error.parameters.retry_after ?? 0) * 1000 : 0

/** An error in words, without the token, which is a part of every address. */
export function inWords(error: unknown, token: string): string {
  const words = error instanceof Error ? error.message : String(error)
  return plain(words.replaceAll(token, '<token>').replaceAll(encodeURIComponent(token), '<token>'))
}
