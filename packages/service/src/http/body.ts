/** JSON bodies, strictly: UTF-8, bounded depth, nothing coerced. */
import type { FastifyInstance } from 'fastify'
import { ServiceProblem } from '../problems.ts'

export const BODY_LIMIT = 16 * 1024 * 1024
const DEEPEST = 32

/** Replaces Fastify's parsers by one for application/json. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

/** The value in a body. Throws ServiceProblem body_not_json with what is wrong. */
export function parseJson(body: Buffer): unknown {
  const text = decoded(body)
  if (tooDeep(text)) throw new ServiceProblem('body_not_json', `the body is nested deeper than ${DEEPEST} levels`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ServiceProblem('body_not_json', `the body is not JSON: ${(error as Error).message.slice(0, 200)}`)
  }
}

function decoded(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new ServiceProblem('body_not_json', 'the body is not valid UTF-8')
  }
}

/** Whether brackets outside strings nest too deeply; looked at before parsing, which recurses. */
function tooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (inString) {
      if (c === 0x5c) i++
      else if (c === 0x22) inString = false
    } else if (c === 0x22) inString = true
    else if (c === 0x7b || c === 0x5b) {
      if (++depth > DEEPEST) return true
    } else if (c === 0x7d || c === 0x5d) depth--
  }
  return false
}
