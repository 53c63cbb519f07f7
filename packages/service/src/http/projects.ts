/** The routes of projects: made, changed under their version, run, watched, tried out and issued. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { SSEMessage } from '@fastify/sse'
import { MOST_PROBLEMS, type Problem, shortJson } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'
import type { Change } from '../projects/project-changes.ts'
import type { CalculationAsked, Issue, ProjectAnswer, ProjectRunning } from '../projects/projects.ts'
import { refuseTemplates, TEMPLATES } from '../projects/refused.ts'
import { templatesIn } from '../projects/templates.ts'
import { isObject, malformed } from '../request.ts'
import { ROOT, type Service } from '../service.ts'
import { withRetries } from '../store/retries.ts'
import { untilGone } from './preview.ts'
import { DATA_HEADERS, mustAcceptRuns } from './replies.ts'
import type { RouteDefinition, RouteInfo } from './routes.ts'

const JSON_TYPE = 'application/json'
export const PROJECT_PATH = '/api/projects/{project_id}'
const templates = templatesIn(join(ROOT, 'examples/projects'))
/** A change is sent at most this often. */
const TICK_MS = 250
const MOST_CHANGES = 1000
const LONGEST_WORD = 200

export const IF_MATCH: NonNullable<RouteInfo['headers']> = {
  'If-Match': {
    required: true,
    description: 'Version of the project that is changed, as the ETag of its last response.',
    schema: { type: 'string' },
  },
}

export function projectRoutes(service: Service): RouteDefinition[] {
  const { projects } = service
  return [
    {
      method: 'GET',
      path: '/api/projects',
      summary: 'List projects by id',
      response: '{projects: [{id, title, version, owner, created, updated}]}',
      mediaType: JSON_TYPE,
      handle: async () => ({ projects: (await projects.list()).map(({ results_version: _, ...row }) => row) }),
    },
    {
      method: 'POST',
      path: '/api/projects',
      summary: 'Create a project: a design basis with linked calculations and load cases',
      response: 'Project',
      status: 201,
      mediaType: JSON_TYPE,
      body: 'ProjectDocument',
      handle: async (request, reply) => {
        mustAcceptRuns(service)
        refuseTemplates(isObject(request.body) ? request.body.id : undefined)
        const made = await projects.create(request.body)
        return tagged(reply.status(201).header('location', `/api/projects/${made.id}`), made)
      },
    },
    {
      method: 'GET',
      path: `/api/projects/${TEMPLATES}`,
      summary: 'List the templates that a new project can start from',
      response: '{templates: [{id, title, description, document}]}',
      mediaType: JSON_TYPE,
      handle: () => ({ templates: templates() }),
    },
    {
      method: 'GET',
      path: PROJECT_PATH,
      summary: 'Get a project with the verdict, the state of each calculation and the register of assumptions',
      response: 'Project',
      mediaType: JSON_TYPE,
      handle: async (request, reply) => tagged(reply, await projects.get(projectIdOf(request))),
    },
    {
      method: 'PUT',
      path: PROJECT_PATH,
      summary: 'Replace a project if it still has the version that If-Match states',
      response: 'Project',
      mediaType: JSON_TYPE,
      body: 'ProjectDocument',
      headers: IF_MATCH,
      handle: async (request, reply) => {
        const id = projectIdOf(request)
        return tagged(reply, await projects.replace(id, versionOf(request), request.body))
      },
    },
    {
      method: 'PATCH',
      path: PROJECT_PATH,
      summary:
        'Set or remove entries, inputs or calculations by JSON pointer if the version is still the one in If-Match',
      response: 'Project',
      mediaType: JSON_TYPE,
      body: 'ProjectChanges',
      headers: IF_MATCH,
      handle: async (request, reply) => {
        const id = projectIdOf(request)
        return tagged(reply, await projects.patch(id, versionOf(request), changesOf(request.body)))
      },
    },
    {
      method: 'POST',
      path: `${PROJECT_PATH}/calculations`,
      summary: 'Add a recorded run as a calculation, with inputs as basis entries, or a copy of a calculation',
      response: 'Project',
      status: 201,
      mediaType: JSON_TYPE,
      body: 'ProjectCalculationRequest',
      headers: IF_MATCH,
      handle: async (request, reply) => {
        const id = projectIdOf(request)
        return tagged(reply.status(201), await projects.add(id, versionOf(request), calculationAsked(request.body)))
      },
    },
    {
      method: 'DELETE',
      path: PROJECT_PATH,
      summary: 'Delete a project if it still has the version that If-Match states; its runs remain',
      response: '{deleted}',
      mediaType: JSON_TYPE,
      headers: IF_MATCH,
      handle: async (request) => {
        const id = projectIdOf(request)
        await projects.remove(id, versionOf(request))
        return { deleted: id }
      },
    },
    {
      method: 'POST',
      path: `${PROJECT_PATH}/run`,
      summary: 'Start running the calculations that are not current, each after those whose results it uses',
      response: 'ProjectRunning',
      status: 202,
      mediaType: JSON_TYPE,
      body: 'ProjectRunRequest',
      handle: async (request, reply) => {
        mustAcceptRuns(service)
        const id = projectIdOf(request)
        const running = await withRetries(() => projects.run(id, runAsked(request.body)))
        return reply.status(202).header('location', `/api/projects/${id}/events`).send(running)
      },
    },
    {
      method: 'GET',
      path: `${PROJECT_PATH}/events`,
      summary: 'Stream the progress of a running project as events (SSE) until it ends',
      response: 'events `progress`: ProjectRunning',
      mediaType: 'text/event-stream',
      events: true,
      handle: (request, reply) => sendRunning(service, projectIdOf(request), request, reply),
    },
    {
      method: 'POST',
      path: `${PROJECT_PATH}/what-if`,
      summary: 'Get every result and verdict that a change would move, without recording anything',
      response: 'ProjectWhatIf',
      mediaType: JSON_TYPE,
      body: 'ProjectChanges',
      handle: (request, reply) => {
        mustAcceptRuns(service)
        return projects.whatIf(projectIdOf(request), changesOf(request.body), untilGone(reply))
      },
    },
    {
      method: 'GET',
      path: `${PROJECT_PATH}/envelopes/{calculation_id}`,
      summary: 'Get the envelope of a calculation over its load cases, with the governing case of each check',
      response: 'ProjectEnvelope',
      mediaType: JSON_TYPE,
      handle: (request) => projects.envelope(projectIdOf(request), paramOf(request, 'calculation_id')),
    },
    {
      method: 'POST',
      path: `${PROJECT_PATH}/revisions`,
      summary: 'Issue a revision: the document and the results as they are now',
      response: '{name, issued, by, note}',
      status: 201,
      mediaType: JSON_TYPE,
      body: 'ProjectIssue',
      handle: async (request, reply) =>
        reply.status(201).send(await projects.issue(projectIdOf(request), issueOf(request.body))),
    },
    {
      method: 'GET',
      path: `${PROJECT_PATH}/revisions/{revision}/differences`,
      summary: 'Get the entries, calculations, links and results that changed since a revision',
      response: '{basis, calculations, results}',
      mediaType: JSON_TYPE,
      handle: (request) => projects.differences(projectIdOf(request), paramOf(request, 'revision')),
    },
  ]
}

const paramOf = ({ params }: FastifyRequest, name: string): string =>
  (params as Readonly<Record<string, string>>)[name] ?? ''
export const projectIdOf = (request: FastifyRequest): string => paramOf(request, 'project_id')

function tagged(reply: FastifyReply, answer: ProjectAnswer): FastifyReply {
  return reply.header('etag', `"${answer.version}"`).header('cache-control', 'no-cache').send(answer)
}

/** Throws ServiceProblem request_malformed where it is missing. */
export function versionOf({ headers }: FastifyRequest): number {
  const [, version] = /^"([1-9]\d{0,9})"$/.exec(headers['if-match'] ?? '') ?? []
  if (version !== undefined) return Number(version)
  const message = `must be the ETag of the project, such as "3" (entered: ${shortJson(headers['if-match'])})`
  throw new ServiceProblem('request_malformed', `the header If-Match ${message}`)
}

function changesOf(body: unknown): readonly Change[] {
  const { changes } = isObject(body) ? body : { changes: undefined }
  const isList = Array.isArray(changes) && changes.length > 0 && changes.length <= MOST_CHANGES
  if (!isList) throw malformed([{ pointer: '/changes', message: `must be a list of 1 to ${MOST_CHANGES} changes` }])
  const problems = changes.flatMap((change, i) => [...changeProblems(change, `/changes/${i}`)]).slice(0, MOST_PROBLEMS)
  if (problems.length > 0) throw malformed(problems)
  return changes
}

function* changeProblems(change: unknown, at: string): Generator<Problem> {
  if (!isObject(change))
    return yield { pointer: at, message: `must be {"at", "value"} (entered: ${shortJson(change)})` }
  if (typeof change.at !== 'string')
    yield { pointer: `${at}/at`, message: `must be a JSON pointer (entered: ${shortJson(change.at)})` }
  for (const name of Object.keys(change))
    if (name !== 'at' && name !== 'value')
      yield { pointer: `${at}/${name}`, message: 'is not a field of a change (valid: at, value)' }
}

function calculationAsked(body: unknown): CalculationAsked {
  const { id, run_id, copy_of, basis = {} } = isObject(body) ? body : {}
  if (typeof id !== 'string')
    throw malformed([{ pointer: '/id', message: `must be the id of the calculation (entered: ${shortJson(id)})` }])
  if (typeof copy_of === 'string' && run_id === undefined) return { id, copy_of }
  if (typeof run_id !== 'string' || copy_of !== undefined)
    throw malformed([{ pointer: '', message: 'must have either run_id or copy_of' }])
  const areNames = isObject(basis) && Object.values(basis).every((name) => typeof name === 'string')
  if (!areNames)
    throw malformed([{ pointer: '/basis', message: `must be entry names by input (entered: ${shortJson(basis)})` }])
  return { id, run_id, basis: basis as Readonly<Record<string, string>> }
}

function runAsked(body: unknown): { readonly only?: readonly string[]; readonly all?: boolean } {
  if (body === undefined || body === null) return {}
  if (!isObject(body)) throw malformed([{ pointer: '', message: `must be an object (entered: ${shortJson(body)})` }])
  const { only, all } = body
  const areIds = only === undefined || (Array.isArray(only) && only.every((id) => typeof id === 'string'))
  if (!areIds)
    throw malformed([{ pointer: '/only', message: `must be a list of calculation ids (entered: ${shortJson(only)})` }])
  if (all !== undefined && typeof all !== 'boolean')
    throw malformed([{ pointer: '/all', message: `must be true or false (entered: ${shortJson(all)})` }])
  const other = Object.keys(body).find((name) => name !== 'only' && name !== 'all')
  if (other !== undefined) throw malformed([{ pointer: `/${other}`, message: 'is not valid here (valid: only, all)' }])
  return { ...(only && { only: only as readonly string[] }), ...(all !== undefined && { all }) }
}

function issueOf(body: unknown): Issue {
  const { name, by, note } = isObject(body) ? body : { name: undefined, by: undefined, note: undefined }
  const isWord = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORD
  if (!isWord(name))
    throw malformed([{ pointer: '/name', message: `must be the name of the revision (entered: ${shortJson(name)})` }])
  if (!isWord(by))
    throw malformed([{ pointer: '/by', message: `must be the name of the issuer (entered: ${shortJson(by)})` }])
  if (note !== undefined && typeof note !== 'string')
    throw malformed([{ pointer: '/note', message: `must be text (entered: ${shortJson(note)})` }])
  return { name: name as string, by: by as string, ...(note !== undefined && { note }) }
}

/** Sends progress until the run has ended, the caller is gone or the service stops. */
async function sendRunning(service: Service, id: string, request: FastifyRequest, reply: FastifyReply) {
  await service.projects.get(id)
  const { sse } = reply
  if (service.projects.running(id) === null) return reply.code(204).send()
  if (request.method === 'HEAD') return reply.type('text/event-stream').send()
  reply.headers({ ...DATA_HEADERS, 'cache-control': 'no-store', connection: 'close' })
  sse.sendHeaders(200)
  reply.raw.flushHeaders()
  await sse.send(progressOf(service, id, () => service.ready() && sse.isConnected))
}

async function* progressOf({ projects }: Service, id: string, isWanted: () => boolean): AsyncGenerator<SSEMessage> {
  let sent = ''
  while (isWanted()) {
    const now = projects.running(id)
    const said = eventId(now)
    if (now && said !== sent) yield { id: said, event: 'progress', data: now }
    sent = said
    if (now?.state !== 'running') return
    await delay(TICK_MS)
  }
}

const eventId = (now: ProjectRunning | null): string => (now ? `${now.ran}-${now.state}` : '')
