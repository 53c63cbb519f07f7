/** Every route of the service: one list from which Fastify, /api/spec, OpenAPI and the documentation are made. */
import { shortJson } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'

/** The type of a body that is taken as it is, and of a file that is given so. */
export const BYTES = 'application/octet-stream'

type Parameters = Readonly<
  Record<
    string,
    { readonly required: boolean; readonly description: string; readonly schema: Readonly<Record<string, unknown>> }
  >
>
export interface RouteInfo {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters in braces. */
  readonly path: string
  readonly summary: string
  /** What is answered, with 200 or `status`. */
  readonly response: string
  readonly status?: 201 | 202
  readonly mediaType: string
  /** Other media types in which the same can be had. */
  readonly alsoAs?: readonly string[]
  readonly query?: Parameters
  /** Headers that it heeds. */
  readonly headers?: Parameters
  /** A body of POST, PUT or PATCH, by name of the schema in OpenAPI. */
  readonly body?: string
  /** Where that is no JSON. */
  readonly bodyType?: typeof BYTES
  /** Its bytes are what is asked for: they are never compressed. */
  readonly asItIs?: true
  /** It answers with events (SSE), as they come. */
  readonly events?: true
}
export interface RouteDefinition extends RouteInfo {
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** Path in Fastify's form. */
export const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Refuses a parameter of the query that is given twice and, of programs, one that the route does not have. */
export function refuseQuery(request: FastifyRequest, path: string, allowed: RouteInfo['query'] = {}): void {
  const names = Object.keys(allowed)
  for (const [name, value] of Object.entries(request.query as Record<string, string | string[]>)) {
    const isKnown = names.includes(name)
    if (!isKnown && path.startsWith('/api/')) {
      const there = names.length === 0 ? 'none is accepted here' : `valid: ${names.join(', ')}`
      throw new ServiceProblem('query_malformed', `${shortJson(name)} is not a valid parameter (${there})`)
    }
    if (isKnown && Array.isArray(value))
      throw new ServiceProblem('query_malformed', `${name} must be entered once only`)
  }
}
