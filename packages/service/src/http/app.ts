/** The HTTP application: routes, guards, and one place where a refusal becomes problem+json. */
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { type ProblemCode, problemBody, registry, ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import { routesOf } from './api.ts'
import { acceptJson, BODY_LIMIT } from './body.ts'
import { guardHosts } from './guard.ts'
import { fastifyPath } from './routes.ts'

export function httpApp(service: Service): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = service.log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT,
    genReqId: () => uuid(),

    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
  })
  acceptJson(app)
  guardHosts(app, service.port, service.baseUrl)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })
  const routes = routesOf(service)
  for (const { method, path, handle } of routes) {
    app.route({ method, url: fastifyPath(path), handler: async (request, reply) => handle(request, reply) })
  }
  const methods = new Map<string, string[]>()
  for (const { path, method } of routes)
    methods.set(path, [...(methods.get(path) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
  app.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0] ?? ''
    const known = [...methods].find(([pattern]) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    if (known) {
      throw new ServiceProblem(
        'method_refused',
        `${request.method} is not allowed here; allowed: ${known[1].join(', ')}`,
        { headers: { allow: known[1].join(', ') } },
      )
    }
    throw new ServiceProblem('unknown_route', 'there is no such route; see /api/spec')
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error as FastifyError)
    const { status } = registry[problem.code]
    if (status >= 500 && problem.code !== 'busy') service.log.error({ err: error, instance: request.id }, problem.code)
    reply
      .status(status)
      .headers(problem.headers)
      .type('application/problem+json')
      .send(problemBody(problem, `urn:uuid:${request.id}`, service.baseUrl()))
  })
  return app
}

const FASTIFY_CODES: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'the body is over 16 MiB; larger input comes by a data set'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['media_type_refused', 'send content-type: application/json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['body_not_json', 'the body does not have the length that its header says'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['body_not_json', 'the body is empty'],
  FST_ERR_BAD_URL: ['unknown_route', 'the address cannot be read'],
}

function asProblem(error: FastifyError): ServiceProblem {
  if (error instanceof ServiceProblem) return error
  const known = FASTIFY_CODES[error.code]
  if (known) return new ServiceProblem(...known)
  return new ServiceProblem('internal', 'the service failed; its log has the reason under this instance')
}
