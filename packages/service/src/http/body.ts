/**
 * JSON bodies, strictly: I-JSON (RFC 7493, which the hashes of RFC 8785 need), that is UTF-8, no name twice in one
 * object, no half of a surrogate pair; and bounded before anything is made of them. Nothing is coerced.
 */
import type { FastifyInstance } from 'fastify'
import { ServiceProblem } from '../problems.ts'
import { countJson } from './json-bounds.ts'
import { BYTES } from './routes.ts'

export const BODY_LIMIT = 16 * 1024 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** false: what is sent without a byte is no body, whatever its type. */
    takesBody?: boolean
    /** Where it is no JSON. */
    bodyType?: typeof BYTES
  }
}

/** Replaces Fastify's parsers by one for application/json. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (request, body, done) => {
    try {
      const isNone = body.length === 0 && request.routeOptions.config.takesBody === false
      done(null, isNone ? undefined : parseJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

/** Replaces them by one that takes the bytes of a file as they are. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
}

/** The value in a body. Throws ServiceProblem: body_not_json, or body_too_complex, with what is wrong. */
export function parseJson(body: Buffer): unknown {
  const text = decoded(body)
  const counts = countJson(body)
  if ('beyond' in counts) throw new ServiceProblem('body_too_complex', `the body ${counts.beyond}`)
  const value = parsed(text)
  if (membersIn(value) !== counts.members) {
    const twice = nameTwice(text)
    throw refusal(`the body contains the name ${JSON.stringify(twice.slice(0, 80))} twice in one object`)
  }
  if (counts.halves && !isWellFormed(value))
    throw refusal('the body contains half of a surrogate pair, which is not a character')
  return value
}

const refusal = (detail: string) => new ServiceProblem('body_not_json', detail)

function decoded(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw refusal('the body is not valid UTF-8')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refusal(`the body is not valid JSON: ${(error as Error).message.slice(0, 200)}`)
  }
}

/** Members of all objects of a value: fewer than its text writes where one object has a name twice. */
function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const entry of value) if (typeof entry === 'object') count += membersIn(entry)
    return count
  }
  const held = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(held)) count += 1 + membersIn(held[name])
  return count
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isWellFormed)
  return Object.entries(value).every(([name, held]) => name.isWellFormed() && isWellFormed(held))
}

/** The first name that one object of a well-formed text has twice. */
function nameTwice(text: string): string {
  const open: Set<string>[] = []
  let last = ''
  for (const { is, from, to } of marks(text)) {
    if (is === '{' || is === '[') open.push(new Set())
    else if (is === '}' || is === ']') open.pop()
    else if (is === '"') last = JSON.parse(text.slice(from, to)) as string
    else {
      const names = open.at(-1)
      if (names?.has(last)) return last
      names?.add(last)
    }
  }
  return ''
}

interface Mark {
  readonly is: string
  readonly from: number
  readonly to: number
}
/** Brackets, colons and whole strings of a JSON text, in order. */
function* marks(text: string): Generator<Mark> {
  const next = /["{}[\]:]/g
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const from = found.index
    if (found[0] === '"') next.lastIndex = stringEnd(text, from)
    yield { is: found[0], from, to: next.lastIndex }
  }
}

/** Where a string that begins at `from` ends. */
function stringEnd(text: string, from: number): number {
  const special = /["\\]/g
  special.lastIndex = from + 1
  for (let found = special.exec(text); found; found = special.exec(text)) {
    if (found[0] === '"') return special.lastIndex
    special.lastIndex++
  }
  return text.length
}
