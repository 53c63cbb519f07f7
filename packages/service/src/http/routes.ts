/** Every route of the service: one list from which Fastify, /api/spec, OpenAPI and the documentation are made. */
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface RouteInfo {
  readonly method: 'GET' | 'POST'
  /** With parameters in braces. */
  readonly path: string
  readonly summary: string
  /** What 200 answers. */
  readonly response: string
  readonly mediaType: string
  readonly query?: Readonly<
    Record<
      string,
      { readonly required: boolean; readonly description: string; readonly schema: Readonly<Record<string, unknown>> }
    >
  >
  /** A body of POST, by name of the schema in OpenAPI. */
  readonly body?: string
}
export interface RouteDefinition extends RouteInfo {
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** Path in Fastify's form. */
export const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
