/**
 * JSON bodies, strictly: I-JSON (RFC 7493, which the hashes of RFC 8785 need), that is UTF-8, no name twice in one
 * object, no half of a surrogate pair; and bounded depth. Nothing is coerced.
 */
import type { FastifyInstance } from 'fastify'
import { ServiceProblem } from '../problems.ts'

export const BODY_LIMIT = 16 * 1024 * 1024
const DEEPEST = 32

declare module 'fastify' {
  interface FastifyContextConfig {
    /** false: what is sent without a byte is no body, whatever its type. */
    takesBody?: boolean
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

/** The value in a body. Throws ServiceProblem body_not_json with what is wrong. */
export function parseJson(body: Buffer): unknown {
  const text = decoded(body)
  if (tooDeep(text)) throw refusal(`the body is nested deeper than ${DEEPEST} levels`)
  const value = parsed(text)
  const twice = nameTwice(text)
  if (twice !== undefined) throw refusal(`the body names ${JSON.stringify(twice.slice(0, 80))} twice in one object`)
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
    throw refusal(`the body is not JSON: ${(error as Error).message.slice(0, 200)}`)
  }
}

/** Whether brackets outside strings nest too deeply; looked at before parsing, which recurses. */
function tooDeep(text: string): boolean {
  let depth = 0
  for (const mark of marks(text)) {
    if (mark.is === '{' || mark.is === '[') {
      if (++depth > DEEPEST) return true
    } else if (mark.is === '}' || mark.is === ']') depth--
  }
  return false
}

/** A name that one object of a well-formed text has twice. Throws where a string holds half of a surrogate pair. */
function nameTwice(text: string): string | undefined {
  const open: Set<string>[] = []
  let last = ''
  for (const { is, from, to } of marks(text)) {
    if (is === '{' || is === '[') open.push(new Set())
    else if (is === '}' || is === ']') open.pop()
    else if (is === '"') last = wellFormed(text.slice(from, to))
    else {
      const names = open.at(-1)
      if (names?.has(last)) return last
      names?.add(last)
    }
  }
  return undefined
}

function wellFormed(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1)
  const read = JSON.parse(literal) as string
  if (!read.isWellFormed()) throw refusal('the body holds half of a surrogate pair, which is no character')
  return read
}

interface Mark {
  readonly is: string
  readonly from: number
  readonly to: number
}
/** Brackets, colons and whole strings of a JSON text, in order; a string without end ends the text. */
function* marks(text: string): Generator<Mark> {
  const next = /["{}[\]:]/g
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const from = found.index
    if (found[0] === '"') next.lastIndex = stringEnd(text, from)
    if (next.lastIndex === 0) return
    yield { is: found[0], from, to: next.lastIndex }
  }
}

/** Where a string that begins at `from` ends; 0 where it does not. */
function stringEnd(text: string, from: number): number {
  const special = /["\\]/g
  special.lastIndex = from + 1
  for (let found = special.exec(text); found; found = special.exec(text)) {
    if (found[0] === '"') return special.lastIndex
    special.lastIndex++
  }
  return 0
}
