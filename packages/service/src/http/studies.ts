/** The routes of studies: made, listed, watched, cancelled, and read point by point or as a whole. */

import { studyStatuses } from '@keelson/studies/study.ts'
import { parseRef, shortJson } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import { withRetries } from '../store/retries.ts'
import type { StudyQuery, StudySummary } from '../studies/studies.ts'
import { readStudyRequest } from '../studies/study-request.ts'
import { limitOf, malformed, queryOf } from './query.ts'
import { html, mustAcceptRuns } from './replies.ts'
import type { RouteDefinition, RouteInfo } from './routes.ts'
import { sendProgress } from './study-events.ts'
import { POINT_TYPES, POINTS_QUERY, sendPoints } from './study-points.ts'

interface ListedStudies {
  readonly studies: readonly StudySummary[]
  /** The study before which the next page begins; null on the last. */
  readonly next: string | null
}

const JSON_TYPE = 'application/json'
const PAGE = 50
const LONGEST_PAGE = 500
const LONGEST_KEY = 200
const STUDY_ID = /^[0-9a-z-]{1,64}$/
const POINT = /^(0|[1-9]\d{0,8})$/
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${LONGEST_KEY}}$`)
const ROUTE = '/api/studies/{study_id}'

const text = { type: 'string' }
/** What a list of studies may be asked by. */
const STUDIES_QUERY: NonNullable<RouteInfo['query']> = {
  limit: { required: false, description: `1 to ${LONGEST_PAGE}, default ${PAGE}`, schema: { type: 'integer' } },
  before: { required: false, description: 'a study id: only older studies', schema: text },
  ref: { required: false, description: 'a base ref', schema: text },
  status: { required: false, description: 'the status of a study', schema: { ...text, enum: [...studyStatuses] } },
}

export function studyRoutes(service: Service): RouteDefinition[] {
  return [
    {
      method: 'POST',
      path: '/api/studies',
      summary: 'Run one workflow at many points: a grid, a list, one at a time, a sample, or the search of a goal',
      response: 'Study',
      status: 202,
      mediaType: JSON_TYPE,
      body: 'StudyRequest',
      headers: {
        'Idempotency-Key': {
          required: false,
          description: 'with the same key and body the same study is answered; with another body none is made',
          schema: { ...text, minLength: 1, maxLength: LONGEST_KEY, pattern: '^[!-~]+$' },
        },
      },
      handle: (request, reply) => create(service, request, reply),
    },
    {
      method: 'GET',
      path: '/api/studies',
      summary: 'Studies, newest first',
      response: '{studies: [...], next}',
      mediaType: JSON_TYPE,
      query: STUDIES_QUERY,
      handle: (request) => listedStudies(service, queryOf(request), limitOf(request, PAGE, LONGEST_PAGE)),
    },
    {
      method: 'GET',
      path: ROUTE,
      summary: 'A study: how far it is, what its points say so far, and once it is done what they say together',
      response: 'Study',
      mediaType: JSON_TYPE,
      handle: (request) => service.studies.get(studyIdOf(request)),
    },
    {
      method: 'DELETE',
      path: ROUTE,
      summary: 'Cancel a study and keep what is done; one that has ended stays as it is',
      response: 'Study',
      mediaType: JSON_TYPE,
      handle: (request) => withRetries(() => service.studies.cancel(studyIdOf(request))),
    },
    {
      method: 'GET',
      path: `${ROUTE}/points`,
      summary: 'The calculated points of a study: pages of JSON, or all of them as CSV or Parquet',
      response: '{study_id, columns, rows, total, next}, or a file',
      mediaType: JSON_TYPE,
      alsoAs: Object.values(POINT_TYPES),
      query: POINTS_QUERY,
      handle: (request, reply) => sendPoints(service.studies, studyIdOf(request), request, reply),
    },
    {
      method: 'GET',
      path: `${ROUTE}/events`,
      summary: 'How far a study is, as events (SSE) until it ends; GET of the study says the same',
      response: 'events `progress`: {status, total, done, failed, running}',
      mediaType: 'text/event-stream',
      events: true,
      headers: {
        'Last-Event-ID': { required: false, description: 'id of the last event that was read', schema: text },
      },
      handle: (request, reply) => sendProgress(service, studyIdOf(request), request, reply),
    },
    {
      method: 'POST',
      path: `${ROUTE}/points/{point}/run`,
      summary: 'Record a point of a study as a run with its report; its result hash is that of the point',
      response: 'RunResponse',
      mediaType: JSON_TYPE,
      handle: (request) => {
        mustAcceptRuns(service)
        return service.studies.record(studyIdOf(request), pointOf(request))
      },
    },
    {
      method: 'GET',
      path: `${ROUTE}/sections`,
      summary: 'The sections of the report of a study, as HTML for a page that shows them',
      response: 'HTML fragment',
      mediaType: 'text/html',
      handle: async (request, reply) => html(reply, await service.studies.sections(studyIdOf(request))),
    },
    {
      method: 'GET',
      path: '/studies/{study_id}/report',
      summary: 'The report of a study: one self-contained HTML page',
      response: 'HTML page',
      mediaType: 'text/html',
      handle: async (request, reply) => html(reply, await service.studies.report(studyIdOf(request))),
    },
  ]
}

async function create(service: Service, request: FastifyRequest, reply: FastifyReply) {
  mustAcceptRuns(service)
  const [asked, key] = [readStudyRequest(request.body), keyOf(request)]
  const study = await withRetries(() => service.studies.create(asked, key))
  return reply.code(202).header('location', study.location).send(study)
}

/** Throws ServiceProblem query_malformed. */
async function listedStudies(
  { studies }: Service,
  asked: ReturnType<typeof queryOf>,
  limit = PAGE,
): Promise<ListedStudies> {
  const found = await studies.list({ ...queryFor(asked), limit: limit + 1 })
  const shown = found.slice(0, limit)
  return { studies: shown, next: found.length > limit ? (shown.at(-1)?.study_id ?? null) : null }
}

function queryFor({ before, ref, status }: ReturnType<typeof queryOf>): Omit<StudyQuery, 'limit'> {
  const known = studyStatuses.find((s) => s === status)
  if (status !== undefined && known === undefined)
    throw malformed(`status must be one of ${studyStatuses.join(', ')}; sent ${shortJson(status)}`)
  if (before !== undefined && !STUDY_ID.test(before))
    throw malformed(`before must be the id of a study; sent ${shortJson(before)}`)
  if (ref !== undefined && parseRef(ref)?.version !== null)
    throw malformed(`ref must be <repo>:<workflow-id> without a version; sent ${shortJson(ref)}`)
  return {
    ...(before !== undefined && { before }),
    ...(ref !== undefined && { ref }),
    ...(known !== undefined && { status: known }),
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key
  const message = `must be one text of 1 to ${LONGEST_KEY} visible ASCII characters; sent ${shortJson(key)}`
  throw new ServiceProblem('request_malformed', `the header Idempotency-Key ${message}`)
}

/** Throws ServiceProblem unknown_study. */
function studyIdOf(request: FastifyRequest): string {
  const { study_id = '' } = request.params as Readonly<Record<string, string>>
  if (!STUDY_ID.test(study_id))
    throw new ServiceProblem('unknown_study', `${shortJson(study_id)} is not the id of a study`)
  return study_id
}

function pointOf(request: FastifyRequest): number {
  const { point = '' } = request.params as Readonly<Record<string, string>>
  if (!POINT.test(point))
    throw new ServiceProblem('unknown_point', `a point is a whole number from 0 on; sent ${shortJson(point)}`)
  return Number(point)
}
