/** What each route does. */
import { basename } from 'node:path'
import type { Send } from '@keelson/chat/api/api.ts'
import type { RunResponse } from '@keelson/engine'
import { stylePath } from '@keelson/web/pages/bundle/assets.ts'
import { published } from '@keelson/web/surfaces/published.ts'
import { surfaceRef } from '@keelson/web/surfaces/surface.ts'
import { baseRef, shortJson } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { latestStable } from '../catalog.ts'
import { fleetInShort } from '../fleet/in-short.ts'
import { ServiceProblem } from '../problems.ts'
import { readRequest } from '../request.ts'
import type { Service } from '../service.ts'
import { outputsOf } from '../store/row-digest.ts'
import { workflowDetail } from '../workflow-detail.ts'
import { answerMembers } from './answer-members.ts'
import { catalogRoutes } from './catalog.ts'
import { clientRoutes } from './clients.ts'
import { compareRoutes } from './compare.ts'
import { documentRoutes } from './documents.ts'
import { FIELDS, type Fields, fieldsOf, picked, wantsPictures } from './fields.ts'
import { fileRoutes } from './files.ts'
import { findRoutes } from './find.ts'
import { fleetRoutes } from './fleet.ts'
import { historyRoutes } from './history.ts'
import { mcpRoutes } from './mcp.ts'
import { openapi } from './openapi.ts'
import { pageReply, pageRoutes } from './pages.ts'
import { preview, previewRoutes } from './preview.ts'
import { problemsPage } from './problems-page.ts'
import { projectArchiveRoutes } from './project-archive.ts'
import { projectBasisRoutes } from './project-basis.ts'
import { projectPageRoutes } from './project-pages.ts'
import { projectReportRoutes } from './project-report.ts'
import { projectRoutes } from './projects.ts'
import { runIdOf } from './query.ts'
import { mustAcceptRuns } from './replies.ts'
import { reportRoutes } from './reports.ts'
import type { RouteDefinition } from './routes.ts'
import { runsPageRoutes } from './runs-pages.ts'
import { endpoints, PROJECT, type SpecContext, SURVEY_FILE } from './spec.ts'
import { studyRoutes } from './studies.ts'
import { surfaceRoutes } from './surfaces.ts'
import { triesRoute } from './tries.ts'

const JSON_TYPE = 'application/json'
const JSON_REPLY = 'application/json; charset=utf-8'
const HTML = 'text/html'

/** `within` carries a request to the service itself: chat is a client of the same API. */
export function routesOf(service: Service, within: Send): RouteDefinition[] {
  const { catalog, runs } = service
  const members = answerMembers(catalog)
  const described = keptFor((baseUrl: string) =>
    JSON.stringify(openapi(routes, catalog, service.codeVersion.package_version, baseUrl)),
  )
  const routes: RouteDefinition[] = [
    ...catalogRoutes(catalog),
    {
      method: 'POST',
      path: '/api/run',
      summary: 'Run a workflow: in-process with params, or as a child process on its example without params',
      response: 'RunResponse',
      mediaType: JSON_TYPE,
      body: 'RunRequest',
      query: FIELDS,
      handle: async (request, reply) => {
        mustAcceptRuns(service)
        const asked = readRequest(request.body)
        const fields = fieldsOf(request, () => members.ofRef(asked.ref))
        if (asked.record === false) return preview(service, asked, fields, reply)
        if (fields) return picked(await withPictures(service, await runs.run(asked), fields), fields)
        return reply.type(JSON_REPLY).send(await runs.runToText(asked))
      },
    },
    ...previewRoutes(service, members),
    triesRoute(service),
    {
      method: 'GET',
      path: '/api/spec',
      summary: 'List the endpoints of this service, each with a working request',
      response: '{endpoints: [{method, path, group, summary, parameters, default_request, response}]}',
      mediaType: JSON_TYPE,
      handle: async () => ({ endpoints: endpoints(routes, await specContext(service)) }),
    },
    ...reportRoutes(service),
    {
      method: 'POST',
      path: '/api/validate',
      summary: 'Check a request without running it: returns problems, or the params in SI and the input hash',
      response: '{ref, coordinate, params, inputs, input_hash, warnings}',
      mediaType: JSON_TYPE,
      body: 'RunRequest',
      handle: (request) => runs.validate(readRequest(request.body)),
    },
    {
      method: 'GET',
      path: '/api/workflows/{repo}/{id}',
      summary: 'Get a workflow: versions, schemas, example, standards, method, limits and validation evidence',
      response: '{ref, title, routes, firable, reason, versions: [...]}',
      mediaType: JSON_TYPE,
      handle: (request) => {
        const { repo = '', id = '' } = request.params as Record<string, string>
        const { entry } = catalog.lookUp(`${repo}:${id}`)
        return workflowDetail(entry, (w) => service.evidence(repo, w), service.config.datasets)
      },
    },
    ...historyRoutes(service),
    ...studyRoutes(service),
    ...projectRoutes(service),
    ...projectArchiveRoutes(service),
    ...projectBasisRoutes(service),
    ...projectReportRoutes(service),
    ...fleetRoutes(service),
    {
      method: 'GET',
      path: '/api/runs/{run_id}',
      summary: 'Get the response of a recorded run',
      response: 'RunResponse',
      mediaType: JSON_TYPE,
      query: FIELDS,
      handle: async (request) => {
        const runId = runIdOf(request)
        const answer = await service.answerOf(runId)
        const fields = fieldsOf(request, () => members.ofAnswer(answer))
        return picked(await withPictures(service, answer, fields), fields)
      },
    },
    {
      method: 'GET',
      path: '/api/runs/{run_id}/charts/{chart_id}',
      summary: 'Get a chart of a recorded run as a Vega-Lite specification with its data',
      response: '{id, title, description, url, spec}; withheld instead of spec if it cannot be drawn as recorded',
      mediaType: JSON_TYPE,
      handle: (request) => picture(service, request, 'charts'),
    },
    {
      method: 'GET',
      path: '/api/runs/{run_id}/figures/{figure_id}',
      summary: 'Get a figure of a recorded run as shapes in model coordinates',
      response: '{id, title, description, url, drawing}; withheld instead of drawing if it cannot be drawn as recorded',
      mediaType: JSON_TYPE,
      handle: (request) => picture(service, request, 'figures'),
    },
    {
      method: 'GET',
      path: '/api/runs/{run_id}/artifacts/{name}',
      summary: 'Get a file of a run',
      response: 'the file',
      mediaType: 'application/octet-stream',
      asItIs: true,
      handle: (request, reply) => artifact(service, request, reply),
    },
    ...fileRoutes(service),
    ...findRoutes(service),
    ...mcpRoutes(service, within),
    ...compareRoutes(service),
    ...surfaceRoutes(service),
    ...clientRoutes(),
    {
      method: 'GET',
      path: '/api/openapi.json',
      summary: 'Get the OpenAPI 3.1 description of this service',
      response: 'OpenAPI document',
      mediaType: JSON_TYPE,
      handle: (_request, reply) => reply.type(JSON_TYPE).send(described(service.baseUrl())),
    },
    {
      method: 'GET',
      path: '/docs/problems',
      summary: 'List every problem type of this service',
      response: 'HTML page',
      mediaType: HTML,
      handle: async (_request, reply) => pageReply(reply, await problemsPage()),
    },
    ...documentRoutes(),
    {
      method: 'GET',
      path: '/healthz',
      summary: 'Report whether the process is alive',
      response: '{status}',
      mediaType: JSON_TYPE,
      handle: () => ({ status: 'ok' }),
    },
    {
      method: 'GET',
      path: '/readyz',
      summary: 'Report whether runs are accepted and, for information, the result of the last store check',
      response:
        '{status, workflows, firable, rejected_manifests, store: {checked, damaged, at}}; with a quota also {record: {mb, quota_mb}}; with a database also {database, fleet: {workers, waiting, oldest_s, unworked, others, alarms}}',
      mediaType: JSON_TYPE,
      handle: async () => {
        mustAcceptRuns(service)
        const fleet = service.config.database && fleetInShort(await service.fleet())
        return {
          status: 'ready',
          workflows: catalog.entries.length,
          firable: catalog.entries.filter((e) => e.firable).length,
          rejected_manifests: service.rejected,
          store: service.storeState(),
          ...(fleet && { database: 'answers', fleet }),
          record: service.quotaState(),
        }
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      summary: 'Get metrics for Prometheus',
      response: 'Prometheus text',
      mediaType: 'text/plain',
      handle: async (_request, reply) => reply.type(service.metrics.contentType).send(await service.metrics.text()),
    },
    ...runsPageRoutes(service),
    ...projectPageRoutes(service),
    ...pageRoutes(service, async () => endpoints(routes, await specContext(service))),
  ]
  return routes
}

/** What is made once and given again while it is asked for by the same key. */
function keptFor<T>(make: (key: string) => T): (key: string) => T {
  let kept: { readonly key: string; readonly made: T } | undefined
  return (key) => {
    if (kept?.key !== key) kept = { key, made: make(key) }
    return kept.made
  }
}

async function artifact(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const name = (request.params as Record<string, string>).name ?? ''
  const file = await service.artifact(runIdOf(request), name)
  return reply
    .type(file.mediaType.startsWith('text/') ? `${file.mediaType}; charset=utf-8` : file.mediaType)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('etag', `"${file.sha256}"`)
    .send(Buffer.from(file.content))
}

/** An answer of a recorded run with its pictures, where they are asked for: what is recorded does not hang on it. */
async function withPictures(service: Service, answer: RunResponse, fields: Fields | undefined): Promise<RunResponse> {
  if (!wantsPictures(fields)) return answer
  const { result } = (await service.drawnRecordOf(answer.run_id)).response
  return { ...answer, ...(result && { result }) }
}

async function picture(service: Service, request: FastifyRequest, kind: 'charts' | 'figures') {
  const runId = runIdOf(request)
  const { chart_id, figure_id } = request.params as Record<string, string>
  const id = chart_id ?? figure_id
  const { result } = (await service.drawnRecordOf(runId)).response
  const drawn = (result?.[kind] ?? []).find((one) => one.id === id)
  if (drawn) return drawn
  const { response } = await service.recordOf(runId)
  const named = (response.result?.[kind] ?? []).find((one) => one.id === id)
  if (named)
    return { ...named, withheld: 'It does not apply to this run, or an input that it requires was not provided.' }
  throw new ServiceProblem('unknown_artifact', `run ${runId} has no entry ${shortJson(id)} in its ${kind}`)
}

/** What default requests name: a workflow that can be fired, the latest run, the latest published one, the latest study. */
async function specContext(service: Service): Promise<SpecContext> {
  const { catalog, ledger } = service
  const entry = catalog.entries.find((e) => e.id === 'catenary' && e.firable) ?? catalog.entries.find((e) => e.firable)
  const target = entry && latestStable(entry)
  const latest = async (published: boolean) => {
    const listed = (['PASS', 'FAIL', 'SKIPPED'] as const).map((status) =>
      ledger.list({ limit: 1, status, ...(published && { published }) }),
    )
    return (await Promise.all(listed)).flat().sort((a, b) => (a.run_id < b.run_id ? 1 : -1))[0]?.run_id
  }
  const run = await ifSound(() => latest(false))
  const record = run === undefined ? undefined : await ifSound(() => service.recordOf(run))
  const [study] = await service.studies.list({ limit: 1, status: 'done' })
  const project = await latestProject(service)
  const { charts = [], figures = [] } = record?.response.result ?? {}
  const [surface] = published()
  return {
    baseUrl: service.baseUrl(),
    run: entry && target && { ref: baseRef(entry), params: target.workflow.example },
    latest: run,
    artifact: record && outputsOf(record)[0]?.basename,
    chart: charts[0]?.id,
    figure: figures[0]?.id,
    published: await ifSound(() => latest(true)),
    study: study?.study_id,
    ...(project && { project }),
    surface: surface && surfaceRef(surface),
    hasFile: await service.files.has(SURVEY_FILE),
    asset: basename(stylePath),
  }
}

/** The project that was changed last, with a calculation and a revision where it has one. */
async function latestProject({ projects }: Service): Promise<SpecContext['project']> {
  const all = await projects.list()
  const [latest] = all.toSorted((a, b) => (a.updated < b.updated ? 1 : -1))
  const found = latest && (await ifSound(() => projects.get(latest.id)))
  if (!found) return undefined
  const { id, version, project, revisions } = found
  const isExample = all.some((one) => one.id === PROJECT.id)
  const [calculation] = project.calculations.map((one) => one.id)
  return { id, version, document: project, isExample, calculation, revision: revisions.at(-1)?.name }
}

/** What is read; undefined where it is damaged: a list of examples does without it. */
async function ifSound<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ServiceProblem && error.code === 'record_damaged') return undefined
    throw error
  }
}
