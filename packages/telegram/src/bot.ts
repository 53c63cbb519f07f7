/** The bot: who may speak, what each update is, and the calls of the API that a conversation wants. */
import type { SurfaceAnswer } from '@keelson/chat/api/answers.ts'
import type { Api } from '@keelson/chat/api/api.ts'
import type { Message as Received, Update } from 'grammy/types'
import { eventOf } from './calls.ts'
import { step } from './conversation.ts'
import type { Log } from './polling.ts'
import { type Seat, type SeatLimits, seatOf } from './seats.ts'
import type { Event, Message, Want } from './state.ts'
import { inWords, type Telegram } from './telegram.ts'

export interface BotParts {
  readonly api: Api
  readonly telegram: Telegram
  readonly token: string
  /** Those who are served, by their numbers. */
  readonly users: ReadonlySet<number>
  readonly log: Log
  readonly now?: () => number
  readonly limits?: SeatLimits
}
export interface Bot {
  readonly take: (update: Update) => void
  /** Once all that was taken is done and answered. */
  readonly done: () => Promise<void>
}

const MOST_WAITING = 10
const MOST_STRANGERS = 1000
const HOUR_MS = 3_600_000
const LIMITS: SeatLimits = { conversations: 200, idleMs: HOUR_MS }
/** Telegram shows that somebody is typing for five seconds. */
const TYPING_MS = 4500
const MOST_TYPING = 200

const IN_HAND = 'A run is in progress. Please resend this message when it has finished.'
const TOO_MANY = 'Too many messages at once. The latest messages were not read.'
const PRIVATE = 'This bot works in private chats only. Open a private chat with it.'
const TEXT_ONLY = 'This bot reads text only. Send inputs as name = value, a table as CSV lines or JSON.'
const NO_FILE = 'The report could not be sent as a file. The run is recorded under its number, with its report.'
const FAILED = 'An error occurred; see the Keelson log. Your inputs are kept; send /check to try again.'

type Speaks = { readonly text: string } | { readonly button: string } | { readonly other: true }

export function botOf(parts: BotParts): Bot {
  const { telegram, users, log, token, now = Date.now, limits = LIMITS } = parts
  const seats = new Map<number, Seat>()
  const strangers = new Map<number, number>()
  const loose = new Set<Promise<void>>()
  const unsent = (error: unknown) => log.warn(`Telegram: not sent; ${inWords(error, token)}`)
  /** A message that cannot be sent is logged, and a file said to be missing; what it is an answer to goes on. */
  const say = (chat: number, message: Message): Promise<void> =>
    telegram.say(chat, message).catch(async (error) => {
      unsent(error)
      if (message.file) await telegram.say(chat, { text: NO_FILE }).catch(unsent)
    })
  const aside = (work: Promise<void>) => {
    const noted = work.finally(() => loose.delete(noted))
    loose.add(noted)
  }

  const take = (update: Update): void => {
    const { message, callback_query: query } = update
    if (message?.from && !message.from.is_bot) heard(message.from.id, message, speech(message))
    if (query?.message) {
      const spoken = { button: query.data ?? '' }
      const seat = seats.get(query.from.id)
      aside(telegram.heard(query.id, seat?.running ? IN_HAND : undefined).catch(unsent))
      if (!seat?.running) heard(query.from.id, query.message, spoken)
    }
  }

  const heard = (user: number, { chat }: Pick<Received, 'chat'>, spoken: Speaks): void => {
    const isServed = users.has(user)
    if (chat.type !== 'private') {
      if (isServed && 'text' in spoken && spoken.text.startsWith('/')) aside(say(chat.id, { text: PRIVATE }))
      return
    }
    if (isServed) served(seatOf(seats, user, now(), limits), chat.id, spoken)
    else stranger(user, chat.id)
  }

  const served = (seat: Seat, chat: number, spoken: Speaks): void => {
    if (seat.running) {
      aside(say(chat, { text: IN_HAND }))
      return
    }
    if (seat.waiting > MOST_WAITING) return
    if (seat.waiting === MOST_WAITING) aside(say(chat, { text: TOO_MANY }))
    seat.waiting++
    seat.work = seat.work.then(() => answer(seat, chat, spoken)).finally(() => seat.waiting--)
  }

  /** Told once an hour, and nothing beside it. */
  const stranger = (user: number, chat: number): void => {
    const at = now()
    if (at - (strangers.get(user) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return
    const [oldest] = strangers.keys()
    if (strangers.size >= MOST_STRANGERS && oldest !== undefined) strangers.delete(oldest)
    strangers.set(user, at)
    aside(
      say(chat, {
        text: `Your Telegram id is ${user}. The operator of this bot must add it before you can use the bot.`,
      }),
    )
  }

  const answer = async (seat: Seat, chat: number, spoken: Speaks): Promise<void> => {
    try {
      if (seat.dropped !== undefined) await say(chat, { text: seat.dropped })
      seat.dropped = undefined
      if ('other' in spoken) return await say(chat, { text: TEXT_ONLY })
      await converse(seat, chat, await eventSpoken(spoken))
    } catch (error) {
      log.error(`Telegram: ${inWords(error, token)}`)
      await say(chat, { text: FAILED })
    }
  }

  const eventSpoken = async (spoken: Exclude<Speaks, { other: true }>): Promise<Event> =>
    'button' in spoken ? { kind: 'button', data: spoken.button } : textEvent(spoken.text, await surfaces())

  /** A question that names none is answered all the same. */
  const surfaces = (): Promise<readonly SurfaceAnswer[]> =>
    parts.api.surfaces().catch((error) => {
      log.warn(`Telegram: no surfaces; ${inWords(error, token)}`)
      return []
    })

  const converse = async (seat: Seat, chat: number, first: Event): Promise<void> => {
    for (let event: Event | undefined = first; event !== undefined; ) {
      const { conversation, says, wants } = step(seat.conversation, event)
      seat.conversation = conversation
      seat.running = wants?.call === 'run'
      for (const message of says) await say(chat, message)
      event = wants && (await called(chat, wants))
      seat.running = false
    }
  }

  const called = async (chat: number, want: Want): Promise<Event> => {
    const show = () => void telegram.typing(chat).catch(() => undefined)
    if (want.call === 'run') show()
    const typing = whileTyping(show)
    try {
      return await eventOf(parts.api, want)
    } catch (error) {
      log.error(`Telegram: API call ${want.call} failed; ${inWords(error, token)}`)
      return { kind: 'failed', call: want.call }
    } finally {
      typing.end()
    }
  }

  const done = async (): Promise<void> => {
    await Promise.all([...seats.values()].map(({ work }) => work))
    await Promise.all(loose)
  }
  return { take, done }
}

const speech = ({ text }: Received): Speaks => (text === undefined ? { other: true } : { text })

/** `/find mooring line`, also as `/find@keelson_bot`. */
function textEvent(text: string, surfaces: readonly SurfaceAnswer[]): Event {
  const [, name, rest = ''] = /^\/([a-z]+)(?:@\w+)?(?:\s+([\s\S]*))?$/i.exec(text.trim()) ?? []
  if (name === undefined) return { kind: 'text', text, surfaces }
  return { kind: 'command', name: name.toLowerCase(), rest: rest.trim(), surfaces }
}

/** Shows again and again that something is being done, for a quarter of an hour at most. */
function whileTyping(show: () => void): { readonly end: () => void } {
  let shown = 0
  const again = () => {
    if (++shown >= MOST_TYPING) clearInterval(timer)
    show()
  }
  const timer = setInterval(again, TYPING_MS)
  return { end: () => clearInterval(timer) }
}
