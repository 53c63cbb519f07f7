/** MCP over HTTP: models call the tools of the service here, behind the same guard as every other route. */
import { type Api, apiOver, type Send } from '@keelson/chat/api/api.ts'
import { mcpServer } from '@keelson/chat/mcp/server.ts'
import { shortJson } from '@keelson/workflow'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'
import { malformed } from '../request.ts'
import type { Service } from '../service.ts'
import type { RouteDefinition } from './routes.ts'

export function mcpRoutes(service: Service, within: Send): RouteDefinition[] {
  const api: Api = apiOver(within)
  const about = { version: service.codeVersion.package_version }
  const handler = createMcpHandler(() => mcpServer(api, about), {
    onerror: (error) => service.log.warn({ err: error }, 'mcp'),
  })
  return [
    {
      method: 'POST',
      path: '/mcp',
      summary: 'Model Context Protocol: five tools to find, describe, check, run and read calculations',
      response: 'a JSON-RPC message',
      mediaType: 'application/json',
      alsoAs: ['text/event-stream'],
      body: 'McpMessage',
      handle: async (request, reply) => {
        if (request.body === undefined) throw noMessage()
        refuseLong(request.body)
        return answered(reply, await handler.fetch(asRequest(request, service.baseUrl()), { parsedBody: request.body }))
      },
    },
  ]
}

const noMessage = () =>
  new ServiceProblem('media_type_refused', 'send a JSON-RPC message with content-type: application/json')

/** Characters of what an answer repeats of its message. */
const LONGEST = 2000

/** Throws ServiceProblem request_malformed where a message is named by a text longer than any name. */
function refuseLong(body: unknown): void {
  const { id, method, params } = (body ?? {}) as { id?: unknown; method?: unknown; params?: unknown }
  const { uri, name } = (params ?? {}) as { uri?: unknown; name?: unknown }
  const named = { '/id': id, '/method': method, '/params/uri': uri, '/params/name': name }
  const errors = Object.entries(named).flatMap(([pointer, sent]) =>
    typeof sent === 'string' && sent.length > LONGEST
      ? [{ pointer, message: `must be text of at most ${LONGEST} characters (entered: ${shortJson(sent)})` }]
      : [],
  )
  if (errors.length > 0) throw malformed(errors)
}

/** The request in the form of the web's standard; its body was read, strictly, before. */
function asRequest({ headers, url, body }: FastifyRequest, baseUrl: string): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'content-length' ? [[name, value] as [string, string]] : [],
  )
  return new Request(new URL(url, baseUrl), { method: 'POST', headers: given, body: JSON.stringify(body) })
}

async function answered(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get('content-type')
  const kept = [...response.headers].filter(([name]) => name.startsWith('mcp-') || name === 'allow')
  reply.status(response.status).headers(Object.fromEntries(kept))
  if (type !== null) reply.type(type)
  return reply.send(await response.text())
}
