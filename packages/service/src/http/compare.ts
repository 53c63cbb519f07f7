/** Two recorded runs side by side. */
import { compareRecords, type RunComparison, type RunRecord } from '@keelson/engine'
import { shortJson } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../service.ts'
import { malformed, queryOf, RUN_ID } from './query.ts'
import type { RouteDefinition, RouteInfo } from './routes.ts'

const id = (which: string) => ({
  required: true,
  description: `Id of the ${which} run.`,
  schema: { type: 'string' },
})
export const TWO_RUNS: NonNullable<RouteInfo['query']> = { a: id('first'), b: id('second') }

export function compareRoutes(service: Service): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: '/api/compare',
      summary:
        'Compare two recorded runs: differences above one part in 1e9 and the number of equal values, with inputs in SI',
      response: '{a, b, equal, differences: [...], rest, counts, largest_ignored}',
      mediaType: 'application/json',
      query: TWO_RUNS,
      handle: (request) => comparisonOf(service, request),
    },
  ]
}

async function comparisonOf(service: Service, request: FastifyRequest): Promise<RunComparison> {
  return compareRecords(...(await twoRecords(service, request)))
}

/** Throws ServiceProblem for what is no id, or not that of a run. */
export async function twoRecords(service: Service, request: FastifyRequest): Promise<readonly [RunRecord, RunRecord]> {
  const [a, b] = [runOf(request, 'a'), runOf(request, 'b')]
  return [await service.recordOf(a), await service.recordOf(b)]
}

function runOf(request: FastifyRequest, name: 'a' | 'b'): string {
  const { [name]: runId } = queryOf(request)
  if (typeof runId === 'string' && RUN_ID.test(runId)) return runId
  throw malformed(`${name} must be a run id (entered: ${shortJson(runId)})`)
}
