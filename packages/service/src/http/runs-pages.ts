/** The pages of what was recorded: the runs, and two of them side by side. */
import { comparePage } from '@keelson/web/pages/server/compare-page.ts'
import { FILTERS, type RunFilter, runsPage } from '@keelson/web/pages/server/runs-page.ts'
import { baseRef, domains } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../service.ts'
import { comparisonOf, TWO_RUNS } from './compare.ts'
import { listedRuns, RUNS_QUERY } from './history.ts'
import { STATUSES } from './openapi-answer.ts'
import { CHANNELS, pageReply } from './pages.ts'
import { queryOf } from './query.ts'
import type { RouteDefinition } from './routes.ts'

const HTML = 'text/html'
const ROWS = 25

export function runsPageRoutes(service: Service): RouteDefinition[] {
  const { limit: _, ...query } = RUNS_QUERY
  return [
    {
      method: 'GET',
      path: '/runs',
      summary: 'Page of recorded runs: search, reopen and compare',
      response: 'HTML page',
      mediaType: HTML,
      query,
      handle: async (request, reply) => pageReply(reply, await runs(service, filterOf(request))),
    },
    {
      method: 'GET',
      path: '/compare',
      summary: 'Page of two recorded runs side by side: differences, and the number of equal values',
      response: 'HTML page',
      mediaType: HTML,
      query: TWO_RUNS,
      handle: async (request, reply) => pageReply(reply, await comparePage(await comparisonOf(service, request))),
    },
  ]
}

async function runs(service: Service, filter: RunFilter): Promise<string> {
  const titles = new Map(service.catalog.entries.map((entry) => [baseRef(entry), entry.title]))
  const { runs, next } = await listedRuns(service, filter, ROWS)
  return runsPage({
    filter,
    runs: runs.map((run) => ({ ...run, title: titles.get(run.ref) ?? run.ref })),
    next,
    statuses: STATUSES,
    channels: domains.map((domain) => ({ domain, title: CHANNELS[domain] })),
  })
}

/** A form sends the fields that were left empty too. */
function filterOf(request: FastifyRequest): RunFilter {
  const sent = queryOf(request)
  const given = FILTERS.flatMap((name) => {
    const value = sent[name]
    return value === undefined || value.trim() === '' ? [] : [[name, value.trim()] as const]
  })
  return Object.fromEntries(given)
}
