/** "Try a change": how far the main inputs of a case can go until it is at its limit. Nothing is recorded. */
import { shortJson } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../service.ts'
import { triesOf } from '../tries.ts'
import { previewRequest, untilGone } from './preview.ts'
import { malformed, queryOf, UNITS_QUERY, unitsOf } from './query.ts'
import type { RouteDefinition } from './routes.ts'

export const triesRoute = (service: Service): RouteDefinition => ({
  method: 'POST',
  path: '/api/preview/tries',
  summary: 'Find the values of the main inputs at which a case is at its limit, without recording anything',
  response: '{ref, on_request, tries: [{param, title, unit, now, side, value, check, utilisation, limit}]}',
  mediaType: 'application/json',
  body: 'RunRequest',
  query: {
    units: UNITS_QUERY,
    at_once: {
      required: false,
      description: 'If true, only a case that calculates instantly is searched. For others on_request is true.',
      schema: { type: 'boolean' },
    },
  },
  handle: async (request, reply) => {
    const asked = await service.filed(previewRequest(request.body))
    const how = { system: unitsOf(request), atOnce: isAtOnce(request) }
    return triesOf(service, asked, how, untilGone(reply))
  },
})

function isAtOnce(request: FastifyRequest): boolean {
  const { at_once: text = 'false' } = queryOf(request)
  if (text === 'true' || text === 'false') return text === 'true'
  throw malformed(`at_once must be true or false (entered: ${shortJson(text)})`)
}
