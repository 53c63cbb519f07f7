/** What each route does. */
import { type Domain, domains, type RunRequest, shortJson } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SURFACES } from '../catalog.ts'
import { ServiceProblem } from '../problems.ts'
import { readRequest } from '../request.ts'
import type { Service } from '../service.ts'
import { workflowDetail } from '../workflow-detail.ts'
import { homePage } from './home-page.ts'
import { openapi } from './openapi.ts'
import { problemsPage } from './problems-page.ts'
import type { RouteDefinition } from './routes.ts'
import { endpoints } from './spec.ts'

const JSON_TYPE = 'application/json'
const HTML = 'text/html'
const RUN_ID = /^[0-9a-f-]{36}$/
const STATUSES = ['PASS', 'FAIL', 'ERROR', 'SKIPPED']
const PAGE = 50
const LONGEST_PAGE = 500

/** Pages that hold data of callers run nothing and fetch nothing. */
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export function routesOf(service: Service): RouteDefinition[] {
  const { catalog, ledger, runs } = service
  const routes: RouteDefinition[] = [
    {
      method: 'GET',
      path: '/api/channels',
      summary: 'Channels that have a firable workflow',
      response: '{channels: [channel]}',
      mediaType: JSON_TYPE,
      handle: () => ({ channels: catalog.channels(domains) }),
    },
    {
      method: 'GET',
      path: '/api/workflows',
      summary: 'Workflows of a channel with their coordinate and firability',
      response: '{domain, workflows: [WorkflowRow]}',
      mediaType: JSON_TYPE,
      query: { domain: { required: true, description: 'a channel', schema: { type: 'string', enum: [...domains] } } },
      handle: (request) => {
        const domain = domainOf(queryOf(request, ['domain']).domain)
        return { domain, workflows: catalog.rows(domain) }
      },
    },
    {
      method: 'POST',
      path: '/api/run',
      summary: 'Run one workflow: with params in-process, without them as a child process on the example',
      response: 'RunResponse',
      mediaType: JSON_TYPE,
      body: 'RunRequest',
      handle: (request) => runs.run(readRequest(request.body)),
    },
    {
      method: 'GET',
      path: '/api/spec',
      summary: 'The endpoints of this service, each with a request that runs',
      response: '{endpoints: [{method, path, summary, default_request, response}]}',
      mediaType: JSON_TYPE,
      handle: () => ({ endpoints: endpoints(routes, specContext(service)) }),
    },
    {
      method: 'GET',
      path: '/reports/{run_id}',
      summary: 'The report of a run: one self-contained HTML page',
      response: 'HTML page',
      mediaType: HTML,
      handle: async (request, reply) => html(reply, await service.report(runIdOf(request))),
    },
    {
      method: 'POST',
      path: '/api/validate',
      summary: 'The dry run of a request: problems, or the params in SI and the input hash; nothing is executed',
      response: '{ref, coordinate, params, inputs, input_hash, warnings}',
      mediaType: JSON_TYPE,
      body: 'RunRequest',
      handle: (request) => runs.validate(readRequest(request.body)),
    },
    {
      method: 'GET',
      path: '/api/workflows/{repo}/{id}',
      summary: 'A workflow: versions, schemas, example, standards, method, limits, validation evidence',
      response: '{ref, title, routes, firable, reason, versions: [...]}',
      mediaType: JSON_TYPE,
      handle: (request) => {
        const { repo = '', id = '' } = request.params as Record<string, string>
        const { entry } = catalog.lookUp(`${repo}:${id}`)
        return workflowDetail(entry, (w) => service.evidence(repo, w))
      },
    },
    {
      method: 'GET',
      path: '/api/runs',
      summary: 'Recorded runs, newest first',
      response: '{runs: [...], next}',
      mediaType: JSON_TYPE,
      query: {
        limit: { required: false, description: `1 to ${LONGEST_PAGE}, default ${PAGE}`, schema: { type: 'integer' } },
        before: { required: false, description: 'a run id: only older runs', schema: { type: 'string' } },
        ref: { required: false, description: 'a base ref', schema: { type: 'string' } },
        status: { required: false, description: 'a run status', schema: { type: 'string', enum: STATUSES } },
        domain: { required: false, description: 'a channel', schema: { type: 'string', enum: [...domains] } },
      },
      handle: (request) => listRuns(service, request),
    },
    {
      method: 'GET',
      path: '/api/runs/{run_id}',
      summary: 'The answer of a recorded run',
      response: 'RunResponse',
      mediaType: JSON_TYPE,
      handle: (request) => service.answerOf(runIdOf(request)),
    },
    {
      method: 'GET',
      path: '/api/runs/{run_id}/artifacts/{name}',
      summary: 'A file of a run',
      response: 'the file',
      mediaType: 'application/octet-stream',
      handle: (request, reply) => artifact(service, request, reply),
    },
    {
      method: 'GET',
      path: '/api/surfaces',
      summary: 'Published report surfaces',
      response: '{surfaces: [ResultEnvelope]}',
      mediaType: JSON_TYPE,
      handle: () => ({ surfaces: [] }),
    },
    {
      method: 'GET',
      path: '/api/surfaces/{repo}/{surface_id}',
      summary: 'The envelope of a report surface',
      response: 'ResultEnvelope',
      mediaType: JSON_TYPE,
      handle: (request) => {
        const { repo = '', surface_id = '' } = request.params as Record<string, string>
        const surface = `${repo}:${surface_id}`
        const why = SURFACES.includes(surface) ? 'is not implemented yet' : `is not one of ${SURFACES.join(', ')}`
        throw new ServiceProblem('unknown_surface', `${shortJson(surface)} ${why}`)
      },
    },
    {
      method: 'GET',
      path: '/api/openapi.json',
      summary: 'OpenAPI 3.1 of this service',
      response: 'OpenAPI document',
      mediaType: JSON_TYPE,
      handle: () => openapi(routes, catalog.refs, service.codeVersion.package_version, service.baseUrl()),
    },
    {
      method: 'GET',
      path: '/docs/problems',
      summary: 'Every problem that the service answers with',
      response: 'HTML page',
      mediaType: HTML,
      handle: (_request, reply) => html(reply, problemsPage()),
    },
    {
      method: 'GET',
      path: '/healthz',
      summary: 'Whether the process lives',
      response: '{status}',
      mediaType: JSON_TYPE,
      handle: () => ({ status: 'ok' }),
    },
    {
      method: 'GET',
      path: '/readyz',
      summary: 'Whether runs are accepted',
      response: '{status, workflows, firable}',
      mediaType: JSON_TYPE,
      handle: () => {
        if (!service.ready())
          throw new ServiceProblem('not_ready', 'the service is stopping', { headers: { 'retry-after': '5' } })
        return {
          status: 'ready',
          workflows: catalog.entries.length,
          firable: catalog.entries.filter((e) => e.firable).length,
        }
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      summary: 'Metrics for Prometheus',
      response: 'Prometheus text',
      mediaType: 'text/plain',
      handle: async (_request, reply) => reply.type(service.metrics.contentType).send(await service.metrics.text()),
    },
    {
      method: 'GET',
      path: '/',
      summary: 'Channels, workflows and recent runs as a page',
      response: 'HTML page',
      mediaType: HTML,
      handle: (_request, reply) => html(reply, homePage(catalog, ledger.list({ limit: 20 }), service.baseUrl())),
    },
  ]
  return routes
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', CONTENT_POLICY).send(page)
}

function artifact(service: Service, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const name = (request.params as Record<string, string>).name ?? ''
  const file = service.artifact(runIdOf(request), name)
  return reply
    .type(file.mediaType.startsWith('text/') ? `${file.mediaType}; charset=utf-8` : file.mediaType)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('etag', `"${file.sha256}"`)
    .send(Buffer.from(file.content))
}

function runIdOf(request: FastifyRequest): string {
  const runId = (request.params as Record<string, string>).run_id ?? ''
  if (!RUN_ID.test(runId)) throw new ServiceProblem('unknown_run', `${shortJson(runId)} is not the id of a run`)
  return runId
}

/** Query parameters by name; unknown or repeated ones are refused. */
function queryOf(request: FastifyRequest, allowed: readonly string[]): Readonly<Record<string, string | undefined>> {
  const query = request.query as Record<string, string | string[]>
  for (const [name, value] of Object.entries(query)) {
    if (!allowed.includes(name))
      throw new ServiceProblem(
        'query_malformed',
        `${shortJson(name)} is not a parameter here; there are ${allowed.join(', ')}`,
      )
    if (Array.isArray(value)) throw new ServiceProblem('query_malformed', `${name} is given twice`)
  }
  return query as Record<string, string>
}

function domainOf(text: string | undefined): Domain {
  if (domains.includes(text as Domain)) return text as Domain
  const message = `must be one of ${domains.join(', ')}; ${text === undefined ? 'none was sent' : `sent ${shortJson(text)}`}`
  throw new ServiceProblem('domain_refused', `domain ${message}`, { errors: [{ pointer: '/domain', message }] })
}

function listRuns(service: Service, request: FastifyRequest) {
  const query = queryOf(request, ['limit', 'before', 'ref', 'status', 'domain'])
  const limit = query.limit === undefined ? PAGE : Number(query.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > LONGEST_PAGE) {
    throw new ServiceProblem(
      'query_malformed',
      `limit must be a whole number from 1 to ${LONGEST_PAGE}; sent ${shortJson(query.limit)}`,
    )
  }
  const { before, ref, status } = query
  if (status !== undefined && !STATUSES.includes(status)) {
    throw new ServiceProblem(
      'query_malformed',
      `status must be one of ${STATUSES.join(', ')}; sent ${shortJson(status)}`,
    )
  }
  const domain = query.domain === undefined ? {} : { domain: domainOf(query.domain) }
  const found = service.ledger.list({
    limit,
    ...(before !== undefined && { before }),
    ...(ref !== undefined && { ref }),
    ...(status !== undefined && { status }),
    ...domain,
  })
  return { runs: found, next: found.length === limit ? (found.at(-1)?.run_id ?? null) : null }
}

function specContext(service: Service) {
  const entry =
    service.catalog.entries.find((e) => e.id === 'catenary' && e.firable) ??
    service.catalog.entries.find((e) => e.firable)
  const run: RunRequest | undefined = entry?.versions[0] && {
    ref: `${entry.repo}:${entry.id}`,
    params: entry.versions[0].example,
  }
  const latest = service.ledger.list({ limit: 20 }).find((r) => r.status === 'PASS' || r.status === 'FAIL')
  const stored = latest && service.ledger.get(latest.run_id)
  const artifact = stored?.record.response.artifacts.find((a) => a.present)?.name
  return {
    baseUrl: service.baseUrl(),
    run: run?.params === undefined ? undefined : { ref: run.ref, params: run.params },
    latest: stored?.published ? { runId: stored.record.response.run_id, artifact } : undefined,
  }
}
