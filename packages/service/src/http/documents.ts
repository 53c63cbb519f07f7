/** The routes of the documents that are printed from the code and the evidence. */
import { servedDoc } from '@keelson/web/pages/server/served.ts'
import type { FastifyReply } from 'fastify'
import { documentShelf } from '../documents/shelf.ts'
import { pageReply } from './pages.ts'
import type { RouteDefinition } from './routes.ts'

const PAGES = {
  equations: 'Page of all equations by standard and clause, printed from the running code',
  validation: 'Page of all verification cases of all workflows: source, error and tolerance',
  kinds: 'Page of all kinds of quantity: unit, typical and possible range, and the meaning of each name',
  files: 'Page of the file formats of inputs: content read, content not read and open questions',
  reach: 'Page of the scope of a PASS of each workflow and the limits of its method',
} as const

/** Those that a reader filters; the address keeps the filter. */
const FILTERED = { validation: true, reach: true }
const text = { type: 'string' }
const FILTER = {
  q: { required: false, description: 'Words of the workflows shown, applied in the browser.', schema: text },
  standard: { required: false, description: 'Standard of the workflows shown, applied in the browser.', schema: text },
} as const

export function documentRoutes(): RouteDefinition[] {
  const document = documentShelf()
  const page = ([name, summary]: readonly [string, string]): RouteDefinition => ({
    method: 'GET',
    path: `/docs/${name}`,
    summary,
    response: 'HTML page',
    mediaType: 'text/html',
    ...(name in FILTERED && { query: FILTER }),
    handle: async (_request, reply) =>
      pageReply(reply, await servedDoc(await document(`${name}.html`), name, 'docs.js')),
  })
  return [
    ...Object.entries(PAGES).map(page),
    {
      method: 'GET',
      path: '/api/reach',
      summary: 'Get the checks of every workflow with the limits of their methods as data',
      response: 'WorkflowReach[]',
      mediaType: 'application/json',
      handle: async (_request, reply): Promise<FastifyReply> =>
        reply.type('application/json').send(await document('reach.json')),
    },
  ]
}
