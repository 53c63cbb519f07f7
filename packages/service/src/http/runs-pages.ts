/** The pages of what was recorded: runs and studies as a register, and two runs side by side. */
import { comparePage } from '@keelson/web/pages/server/compare-page.ts'
import { asked, type RegisterView, registerPage } from '@keelson/web/pages/server/runs-page.ts'
import { domains } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Service } from '../service.ts'
import { TWO_RUNS, twoRecords } from './compare.ts'
import { RUNS_QUERY } from './history.ts'
import { CHANNELS, pageReply } from './pages.ts'
import { malformed, queryOf, UNITS_QUERY, unitsOf } from './query.ts'
import { REGISTER_STATUSES, registerOf } from './register.ts'
import { type RegisterFacts, registerFacts } from './register-facts.ts'
import type { RouteDefinition, RouteInfo } from './routes.ts'

const HTML = 'text/html'
const text = { type: 'string' }

const { limit: _, status: __, before: ___, ...RUNS_FILTER } = RUNS_QUERY
const REGISTER_QUERY: NonNullable<RouteInfo['query']> = {
  ...RUNS_FILTER,
  status: {
    required: false,
    description: 'Status of a run or a study.',
    schema: { ...text, enum: [...REGISTER_STATUSES.run, ...REGISTER_STATUSES.study] },
  },
  sort: {
    required: false,
    description: 'Column, with a minus in front for descending. Default: -date.',
    schema: text,
  },
  group: { required: false, description: 'Group by document number.', schema: { ...text, enum: ['document'] } },
  before: { required: false, description: 'Run or study id. Only older entries are listed.', schema: text },
}

export function runsPageRoutes(service: Service): RouteDefinition[] {
  const facts = registerFacts(service)
  return [
    {
      method: 'GET',
      path: '/runs',
      summary: 'Page of recorded runs and studies: search, sort, reopen and compare',
      response: 'HTML page',
      mediaType: HTML,
      query: {
        ...REGISTER_QUERY,
        kind: { required: false, description: 'Runs or studies.', schema: { ...text, enum: ['runs', 'studies'] } },
      },
      handle: async (request, reply) => pageReply(reply, await register(service, facts, '/runs', request)),
    },
    {
      method: 'GET',
      path: '/studies',
      summary: 'Page of recorded studies: search, sort and reopen',
      response: 'HTML page',
      mediaType: HTML,
      query: REGISTER_QUERY,
      handle: async (request, reply) => pageReply(reply, await register(service, facts, '/studies', request)),
    },
    {
      method: 'GET',
      path: '/compare',
      summary: 'Page of two recorded runs side by side: verdicts, inputs that differ and their effect',
      response: 'HTML page',
      mediaType: HTML,
      query: {
        ...TWO_RUNS,
        units: { ...UNITS_QUERY, description: 'Unit system of the page. Default: the unit system of the first run.' },
      },
      handle: async (request, reply) => {
        const { run } = request.query as { readonly run?: string | readonly string[] }
        if (run !== undefined) return toCompare(reply, [run].flat())
        const units = queryOf(request).units === undefined ? undefined : unitsOf(request)
        return pageReply(reply, await comparePage(...(await twoRecords(service, request)), units))
      },
    },
  ]
}

async function register(
  service: Service,
  facts: RegisterFacts,
  path: RegisterView['path'],
  request: FastifyRequest,
): Promise<string> {
  const filter = asked(queryOf(request))
  const found = await registerOf(service, facts, path === '/studies' ? { ...filter, kind: 'studies' } : filter)
  return registerPage({
    path,
    filter,
    ...found,
    statuses: REGISTER_STATUSES,
    channels: domains.map((domain) => ({ domain, title: CHANNELS[domain] })),
  })
}

/** The form of the register sends the runs that were selected; the older is the first of the two. */
function toCompare(reply: FastifyReply, runs: readonly string[]): FastifyReply {
  if (runs.length !== 2) throw malformed(`select two runs to compare (selected: ${runs.length})`)
  const [a = '', b = ''] = runs.toSorted()
  return reply.redirect(`/compare?${new URLSearchParams({ a, b })}`)
}
