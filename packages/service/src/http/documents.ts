/** The routes of the documents that are printed from the code and the evidence. */
import type { FastifyReply } from 'fastify'
import { documentShelf } from '../documents/shelf.ts'
import { html } from './replies.ts'
import type { RouteDefinition } from './routes.ts'

const PAGES = {
  equations: 'Every equation by standard and clause, printed from the code that runs',
  validation: 'Every verification case of every workflow: source, error, tolerance',
  kinds: 'Every kind of quantity: unit, usual and possible range; and which name means what',
  reach: 'What a PASS of each workflow covers, and where its reach ends',
} as const

export function documentRoutes(): RouteDefinition[] {
  const document = documentShelf()
  const page = ([name, summary]: readonly [string, string]): RouteDefinition => ({
    method: 'GET',
    path: `/docs/${name}`,
    summary,
    response: 'HTML page',
    mediaType: 'text/html',
    handle: async (_request, reply) => html(reply, await document(`${name}.html`)),
  })
  return [
    ...Object.entries(PAGES).map(page),
    {
      method: 'GET',
      path: '/api/reach',
      summary: 'The same as data: the checks of every workflow with the limits of their methods',
      response: 'WorkflowReach[]',
      mediaType: 'application/json',
      handle: async (_request, reply): Promise<FastifyReply> =>
        reply.type('application/json').send(await document('reach.json')),
    },
  ]
}
