/** Who works on the record: for programs, and as a page. */
import { fleetPage } from '@keelson/web/pages/server/fleet-page.ts'
import { takesOf } from '../fleet/in-short.ts'
import type { Service } from '../service.ts'
import { pageReply } from './pages.ts'
import type { RouteDefinition } from './routes.ts'

export function fleetRoutes(service: Service): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: '/api/fleet',
      summary: 'Get the workers of the record, the waiting work and the alarms',
      response: 'FleetState',
      mediaType: 'application/json',
      handle: () => service.fleet(),
    },
    {
      method: 'GET',
      path: '/fleet',
      summary: 'Page of current workers, queues and alarms',
      response: 'HTML page',
      mediaType: 'text/html',
      handle: async (_request, reply) => pageReply(reply, await page(service)),
    },
  ]
}

async function page(service: Service): Promise<string> {
  const state = await service.fleet()
  const { workers } = state
  return fleetPage({ ...state, workers: workers.map((worker) => ({ ...worker, takes: takesOf(worker) })) })
}
