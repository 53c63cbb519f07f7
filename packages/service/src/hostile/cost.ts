/** What a body costs, and the law that holds for every one: its cost grows with its size, and a refusal is short. */
import type { FastifyInstance } from 'fastify'
import { BYTES } from '../http/routes.ts'
import type { Door } from './doors.ts'
import type { Named, Sized } from './texts.ts'

interface Cost {
  readonly status: number
  /** Bytes that were answered. */
  readonly bytes: number
  /** Processor of the whole process, ms. */
  readonly ms: number
}
export type Ask = (door: Door, put: unknown) => Promise<Cost>

/** Asks through every guard and route, without a socket. A study that is made is cancelled. */
export const asking =
  (app: FastifyInstance, host: string): Ask =>
  async ({ path: url, body, type = 'application/json' }, put) => {
    const sent = body(put)
    const payload = type === BYTES && typeof sent === 'string' ? sent : JSON.stringify(sent)
    const headers = { host, 'content-type': type, accept: 'application/json, text/event-stream' }
    const begun = process.cpuUsage()
    const answer = await app.inject({ method: 'POST', url, payload, headers })
    const { user, system } = process.cpuUsage(begun)
    const { location } = answer.headers
    if (answer.statusCode === 202) await app.inject({ method: 'DELETE', url: String(location), headers: { host } })
    return { status: answer.statusCode, bytes: answer.rawPayload.length, ms: (user + system) / 1000 }
  }

export interface Law {
  /** Twice the body costs at most so many times the processor. */
  readonly growth: number
  /** What costs less is not compared, ms: it is as much noise. */
  readonly floor: number
  /** The most that any body costs, ms. */
  readonly most: number
  /** Bytes of a refusal. */
  readonly answer: number
}

const TRIES = 9

/** What breaks the law of all that is put into each of these doors; `hostile` gives it by the turn of the door. */
export async function breachesAt(
  ask: Ask,
  doors: readonly Named<Door>[],
  hostile: (turn: number) => readonly Named<Sized>[],
  law: Law,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [turn, { name, of: door }] of doors.entries())
    for (const sent of hostile(turn)) {
      const broken = await breach(ask, door, sent.of, law)
      if (broken !== undefined) found.push(`${name}, ${sent.name}: ${broken}`)
    }
  return found
}

async function breach(ask: Ask, door: Door, { whole, half }: Sized, law: Law): Promise<string | undefined> {
  const first = await ask(door, whole)
  if (first.status >= 500) return `${first.status}`
  const isAnswer = first.status < 400 && door.path !== '/mcp'
  if (!isAnswer && first.bytes > law.answer) return `${first.status} in ${first.bytes} bytes`
  let [all, part] = [first.ms, 0]
  const [wholes, halves]: [number[], number[]] = [[], []]
  const isWithin = () => all <= law.floor || (all <= law.most && all <= law.growth * part)
  for (let i = 0; i < TRIES && !isWithin(); i++) {
    halves.push((await ask(door, half)).ms)
    wholes.push((await ask(door, whole)).ms)
    part = medianOf(halves)
    all = medianOf(wholes)
  }
  return isWithin() ? undefined : `${Math.round(part)} ms of processor for half of it, ${Math.round(all)} for all`
}

/** Not the least: half a body may miss the collection of garbage that all of it cannot miss. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
