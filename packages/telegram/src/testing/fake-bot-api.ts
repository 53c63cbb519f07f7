/** A Bot API server on loopback, for tests: it hands out updates, takes what the bot sends, and fails where it is told to. */

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TOKEN = '1234567:fake-token_of-tests-only'

interface SentButton {
  readonly text: string
  readonly callback_data?: string
  readonly url?: string
}
/** A call of the bot, as it came. */
interface Call {
  readonly method: string
  readonly chat: number
  readonly text: string
  /** Whether Telegram would read it as markup. */
  readonly isMarkup: boolean
  readonly buttons: readonly SentButton[]
  readonly file?: { readonly name: string; readonly content: string }
}
/** How a call of a method is failed: by an answer, or by a connection that drops. */
type Failure = { readonly status: number; readonly retryAfter?: number } | 'drop'

export interface FakeBotApi {
  readonly root: string
  /** All that was sent, in order. */
  readonly calls: readonly Call[]
  /** The next calls of a method fail, one after the other. */
  readonly fail: (method: string, ...failures: readonly Failure[]) => void
  readonly chat: (user: number, type?: 'private' | 'group') => FakeChat
  readonly close: () => Promise<void>
}
/** One user, and what was sent to them. */
interface FakeChat {
  readonly says: (text: string) => void
  /** Presses the last button of this label. */
  readonly presses: (label: string | RegExp) => void
  readonly pressesData: (data: string) => void
  /** The first message of this text that was not heard yet, and all before it with it. */
  readonly hears: (text: RegExp) => Promise<Call>
  /** Whatever was sent and not heard yet. */
  readonly rest: () => readonly Call[]
}

const PATIENCE_MS = 15_000
const ME = { id: 1234567, is_bot: true, first_name: 'Keelson', username: 'keelson_bot' }

export async function fakeBotApi(): Promise<FakeBotApi> {
  const calls: Call[] = []
  const updates: { readonly update_id: number }[] = []
  const failures = new Map<string, Failure[]>()
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const go of [...waiting]) go()
  }
  const until = async (isSo: () => boolean, ms: number): Promise<boolean> => {
    const end = Date.now() + ms
    while (!isSo() && Date.now() < end) {
      await new Promise<void>((done) => {
        const go = () => {
          waiting.delete(go)
          clearTimeout(timer)
          done()
        }
        const timer = setTimeout(go, end - Date.now())
        waiting.add(go)
      })
    }
    return isSo()
  }
  /** How many of the messages to a chat were heard. */
  const heardOf = new Map<number, number>()
  let closing = false
  let taken = 0

  /** As Telegram does: what is before the offset is taken, and never handed out again. */
  const updatesFrom = async ({ offset = 0, timeout = 0 }: { offset?: number; timeout?: number }) => {
    taken = Math.max(taken, offset)
    const fresh = () => updates.filter(({ update_id }) => update_id >= taken)
    await until(() => closing || fresh().length > 0, timeout * 1000)
    return fresh()
  }
  const server = createServer(async (request, response) => {
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const payload = await payloadOf(request)
    if (token !== TOKEN) return answer(response, 401, 'Unauthorized')
    const failure = failures.get(method)?.shift()
    if (failure === 'drop') return void request.socket.destroy()
    if (failure) return answer(response, failure.status, 'told to fail', failure.retryAfter)
    if (method === 'getUpdates') return succeed(response, await updatesFrom(payload.fields as never))
    if (method === 'getMe') return succeed(response, ME)
    calls.push(callOf(method, payload))
    wake()
    return succeed(response, method.startsWith('send') && method !== 'sendChatAction' ? sentMessage(payload) : true)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const put = (update: object) => {
    updates.push({ update_id: updates.length + 1, ...update })
    wake()
  }
  const chat = (user: number, type: 'private' | 'group' = 'private'): FakeChat => {
    const id = type === 'private' ? user : -user
    const from = { id: user, is_bot: false, first_name: 'Ola' }
    const message = { message_id: 1, date: 0, chat: { id, type }, from }
    const own = () => calls.filter((call) => call.chat === id && call.method !== 'sendChatAction')
    const heard = () => heardOf.get(id) ?? 0
    const press = (data: string) => put({ callback_query: { id: String(updates.length), from, message, data } })
    return {
      says: (text) => put({ message: { ...message, text } }),
      presses: (label) => {
        const all = own().flatMap(({ buttons }) => buttons)
        const found = all.findLast(({ text }) => (typeof label === 'string' ? text === label : label.test(text)))
        if (found?.callback_data === undefined) throw new Error(`no button ${label}: ${JSON.stringify(all)}`)
        press(found.callback_data)
      },
      pressesData: press,
      hears: async (text) => {
        const index = () => own().findIndex((call, i) => i >= heard() && text.test(call.text))
        if (!(await until(() => index() >= 0, PATIENCE_MS)))
          throw new Error(
            `never heard ${text}, but: ${JSON.stringify(
              own()
                .slice(heard())
                .map((call) => call.text),
              null,
              1,
            )}`,
          )
        const at = index()
        heardOf.set(id, at + 1)
        return own()[at] as Call
      },
      rest: () => own().slice(heard()),
    }
  }
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (method, ...told) => failures.set(method, [...(failures.get(method) ?? []), ...told]),
    chat,
    close: async () => {
      closing = true
      wake()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Payload {
  readonly fields: Readonly<Record<string, unknown>>
  readonly file?: { readonly name: string; readonly content: string }
}

async function payloadOf(request: IncomingMessage): Promise<Payload> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const boundary = /boundary=(.*)$/.exec(request.headers['content-type'] ?? '')?.[1]
  if (boundary !== undefined) return multipart(body.toString('latin1'), boundary)
  return { fields: body.length === 0 ? {} : JSON.parse(body.toString()) }
}

function multipart(body: string, boundary: string): Payload {
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const at = part.indexOf('\r\n\r\n')
      const head = part.slice(0, at)
      const text = Buffer.from(part.slice(at + 4, -2), 'latin1').toString()
      return { name: /name="([^"]*)"/.exec(head)?.[1] ?? '', file: /filename=(\S+)/.exec(head)?.[1], text }
    })
  const file = parts.find((part) => part.file !== undefined)
  return {
    fields: Object.fromEntries(parts.filter((part) => part !== file).map(({ name, text }) => [name, text])),
    ...(file?.file !== undefined && { file: { name: file.file, content: file.text } }),
  }
}

function callOf(method: string, { fields, file }: Payload): Call {
  const markup = fields.reply_markup
  const { inline_keyboard: rows = [] } = (typeof markup === 'string' ? JSON.parse(markup) : (markup ?? {})) as {
    readonly inline_keyboard?: readonly (readonly SentButton[])[]
  }
  return {
    method,
    chat: Number(fields.chat_id),
    text: String(fields.text ?? fields.caption ?? ''),
    isMarkup: fields.parse_mode !== undefined,
    buttons: rows.flat(),
    ...(file && { file }),
  }
}

const sentMessage = ({ fields }: Payload) => ({ message_id: 1, date: 0, chat: { id: Number(fields.chat_id) } })

const succeed = (response: ServerResponse, result: unknown): void => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ ok: true, result }))
}

function answer(response: ServerResponse, status: number, description: string, retryAfter?: number): void {
  const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } }
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ ok: false, error_code: status, description, ...parameters }))
}
