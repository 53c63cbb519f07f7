/** The routes of the report surfaces: their envelopes, and their pages. */
import { envelopeOf, pagePath } from '@keelson/web/surfaces/envelope.ts'
import { pageOfSurface, published } from '@keelson/web/surfaces/published.ts'
import { type Surface, surfaceRef } from '@keelson/web/surfaces/surface.ts'
import { surfaces } from '@keelson/web/surfaces/surfaces.ts'
import { shortJson } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import type { RouteDefinition } from './routes.ts'

export function surfaceRoutes({ baseUrl, config }: Service): RouteDefinition[] {
  const envelope = (surface: Surface) => envelopeOf(surface, baseUrl(), config.chat)
  return [
    {
      method: 'GET',
      path: '/api/surfaces',
      summary: 'List published report surfaces',
      response: '{surfaces: [ResultEnvelope]}',
      mediaType: 'application/json',
      handle: () => ({ surfaces: published().map(envelope) }),
    },
    {
      method: 'GET',
      path: '/api/surfaces/{repo}/{surface_id}',
      summary: 'Get the envelope of a report surface',
      response: 'ResultEnvelope',
      mediaType: 'application/json',
      handle: (request) => envelope(surfaceOf(request).surface),
    },
    {
      method: 'GET',
      path: pagePath({ repo: '{repo}', id: '{surface_id}' }),
      summary: 'Get a report surface: one self-contained HTML page that calculates in the browser',
      response: 'HTML page',
      mediaType: 'text/html',
      handle: (request, reply) => {
        const { page } = surfaceOf(request)
        const policy = `${page.policy}; frame-ancestors 'self'`
        return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page.html)
      },
    },
  ]
}

function surfaceOf(request: FastifyRequest) {
  const { repo = '', surface_id = '' } = request.params as Readonly<Record<string, string>>
  const asked = `${repo}:${surface_id}`
  const surface = surfaces.find((s) => surfaceRef(s) === asked)
  if (!surface) {
    const known = surfaces.map(surfaceRef).join(', ')
    throw new ServiceProblem('unknown_surface', `${shortJson(asked)} is not one of ${known}`)
  }
  const page = pageOfSurface(surface)
  if (!page)
    throw new ServiceProblem('unknown_surface', `the page of ${asked} has not been built; run npm run surfaces`)
  return { surface, page }
}
