/** The HTTP application: routes, guards, and one place where a refusal becomes problem+json. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { fastifySSE } from '@fastify/sse'
import { problemPage } from '@keelson/web/pages/server/problem-page.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { v7 as uuid } from 'uuid'
import {
  isCorrupt,
  isDiskFull,
  isLocked,
  type ProblemCode,
  problemBody,
  registry,
  ServiceProblem,
} from '../problems.ts'
import type { Service } from '../service.ts'
import { storageBusy, withRetries } from '../store/retries.ts'
import { routesOf } from './api.ts'
import { acceptBytes, acceptJson, BODY_LIMIT } from './body.ts'
import { compressAnswers } from './compress.ts'
import { guardHosts } from './guard.ts'
import { serveOperations } from './operations.ts'
import { pageReply } from './pages.ts'
import { DATA_HEADERS, SAFE_HEADERS } from './replies.ts'
import { BYTES, fastifyPath, type RouteDefinition, refuseQuery } from './routes.ts'
import { sendWithin } from './within.ts'

const PROBLEM_TYPE = 'application/problem+json'
/** Longest that a whole request may take to arrive. */
const REQUEST_LIMIT_MS = 120_000
/** Events that come more rarely than this are told apart from a connection that is gone by a comment. */
const HEARTBEAT_MS = 15_000

export function httpApp(service: Service): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = service.log
  const answerProblem = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error as FastifyError, request)
    const { status, title } = registry[problem.code]
    if (status >= 500 && status !== 503) service.log.error({ err: error, instance: request.id }, problem.code)
    reply.status(status).headers(problem.headers)
    if (isPerson(request)) {
      const heading = problem.code === 'unknown_route' ? 'Page not found' : title
      return pageReply(reply, await problemPage(heading, problem.message))
    }
    return reply.type(PROBLEM_TYPE).send(problemBody(problem, `urn:uuid:${request.id}`, service.baseUrl()))
  }
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT,
    genReqId: () => uuid(),
    routerOptions: { maxParamLength: 300 },
    requestTimeout: REQUEST_LIMIT_MS,
    // What runs when the service stops is finished and answered; new runs are refused by us, as problems.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A request without Host is refused by the guard, as a problem.
    http: { requireHostHeader: false },
    frameworkErrors: answerProblem,
    clientErrorHandler: (error, socket) => answerRaw(error as NodeJS.ErrnoException, socket, service.baseUrl()),
  })
  const routes = routesOf(
    service,
    sendWithin(() => app, service.baseUrl),
  )
  acceptJson(app)
  guardHosts(app, service.port, service.baseUrl)
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw notFound(request, routes)
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(reply.hasHeader('content-security-policy') ? SAFE_HEADERS : DATA_HEADERS)
    // A connection kept alive would keep a stopping service alive.
    if (!service.ready()) reply.header('connection', 'close')
  })
  app.setErrorHandler(answerProblem)
  compressAnswers(app)
  app.register(fastifySSE, { heartbeatInterval: HEARTBEAT_MS })
  serveOperations(app, service)
  // In a plugin of its own, since what compresses is there only once plugins are loaded.
  app.register(async (scope) =>
    serve(
      scope,
      routes.filter(({ bodyType }) => bodyType === undefined),
    ),
  )
  app.register(async (scope) => {
    acceptBytes(scope)
    serve(
      scope,
      routes.filter(({ bodyType }) => bodyType === BYTES),
    )
  })
  return app
}

function serve(scope: FastifyInstance, routes: readonly RouteDefinition[]): void {
  for (const { method, path, query, body, bodyType, asItIs = false, events = false, handle } of routes) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      refuseQuery(request, path, query)
      // What reads can be done again; what writes does so itself, where it can.
      return method === 'GET' ? withRetries(() => handle(request, reply)) : handle(request, reply)
    }
    const own = { ...(asItIs && { compress: false as const }), ...(events && { sse: 'manual' as const }) }
    const config = { takesBody: body !== undefined, ...(bodyType && { bodyType }) }
    scope.route({ method, url: fastifyPath(path), handler, config, ...own })
  }
}

/** Whether a browser asks for a page. */
const isPerson = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').startsWith('text/html')

/** Before the body is read: a method that is not allowed is that, whatever it carries. */
function notFound(request: FastifyRequest, routes: readonly RouteDefinition[]): ServiceProblem {
  const { url, method } = request
  const path = url.split('?')[0] ?? ''
  const here = routes.filter((r) => new RegExp(`^${r.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
  if (here.length === 0)
    return new ServiceProblem(
      'unknown_route',
      isPerson(request) ? 'there is no page at this address' : 'route not found; see /api/spec',
    )
  const allow = here.flatMap((r) => (r.method === 'GET' ? ['GET', 'HEAD'] : [r.method])).join(', ')
  return new ServiceProblem('method_refused', `${method} is not allowed here; use ${allow}`, {
    headers: { allow },
  })
}

const FASTIFY_CODES: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'the body exceeds 16 MiB; provide larger inputs as a data set'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['body_not_json', 'the body does not have the length stated in its header'],
  FST_ERR_BAD_URL: ['unknown_route', 'the address cannot be read'],
  FST_ERR_MAX_PARAM_LENGTH: ['unknown_route', 'part of the address is too long'],
}

function asProblem(error: FastifyError, request: FastifyRequest): ServiceProblem {
  if (error instanceof ServiceProblem) return error
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const { bodyType = 'application/json' } = request.routeOptions.config
    return new ServiceProblem('media_type_refused', `send content-type: ${bodyType}`)
  }
  if (isDiskFull(error)) return new ServiceProblem('storage_full', 'the disk is full; the request was not completed')
  if (isLocked(error)) return storageBusy()
  if (isCorrupt(error)) return new ServiceProblem('record_damaged', `the store database is damaged: ${error.message}`)
  const known = FASTIFY_CODES[error.code]
  if (known) return new ServiceProblem(...known)
  return new ServiceProblem('internal', 'the service failed; its log gives the reason under this instance')
}

const PARSER_CODES: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'the address and headers together exceed 16 KiB'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'the request did not arrive in time'],
}

/** Answers what never became a request. */
function answerRaw(error: NodeJS.ErrnoException, socket: Socket, baseUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = new ServiceProblem(
    ...(PARSER_CODES[error.code ?? ''] ?? (['http_malformed', 'this is not an HTTP request'] as const)),
  )
  const { status } = registry[problem.code]
  const body = JSON.stringify(problemBody(problem, `urn:uuid:${uuid()}`, baseUrl))
  const headers = {
    connection: 'close',
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    ...DATA_HEADERS,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
