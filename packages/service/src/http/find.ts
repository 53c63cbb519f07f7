/** Workflows by what one would ask. */
import type { FastifyRequest } from 'fastify'
import { finderOf, HITS, LONGEST_QUERY } from '../find/find.ts'
import type { Service } from '../service.ts'
import { limitOf, malformed, queryOf } from './query.ts'
import type { RouteDefinition } from './routes.ts'

const MOST_HITS = 50

export function findRoutes({ catalog }: Pick<Service, 'catalog'>): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: '/api/find',
      summary: 'Search workflows by question, best match first; reports unknown words and whether any workflow fits',
      response: '{query, fits, unmatched, hits: [...]}',
      mediaType: 'application/json',
      query: {
        q: {
          required: true,
          description: `Search phrase of at most ${LONGEST_QUERY} characters.`,
          schema: { type: 'string', minLength: 1, maxLength: LONGEST_QUERY },
        },
        limit: {
          required: false,
          description: `Maximum number of results, 1 to ${MOST_HITS}. Default: ${HITS}.`,
          schema: { type: 'integer', minimum: 1, maximum: MOST_HITS },
        },
      },
      handle: (request) => finderOf(catalog).find(questionOf(request), limitOf(request, HITS, MOST_HITS)),
    },
  ]
}

/** What is asked. Throws ServiceProblem query_malformed where it is nothing or too long. */
export function questionOf(request: FastifyRequest): string {
  const { q = '' } = queryOf(request)
  if (q.trim() === '') throw malformed('q is required: a search phrase such as "pipe wall thickness"')
  if (q.length > LONGEST_QUERY)
    throw malformed(`q must have at most ${LONGEST_QUERY} characters (entered: ${q.length})`)
  return q
}
