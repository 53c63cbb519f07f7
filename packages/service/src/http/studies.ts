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
import { html, mustAcceptRuns, reportReply } from './replies.ts'
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
  limit: {
    required: false,
    description: `Page size, 1 to ${LONGEST_PAGE}. Default: ${PAGE}.`,
    schema: { type: 'integer' },
  },
  before: { required: false, description: 'Study id. Only older studies are returned.', schema: text },
  ref: { required: false, description: 'Workflow reference without version.', schema: text },
  status: { required: false, description: 'Study status.', schema: { ...text, enum: [...studyStatuses] } },
}

export function studyRoutes(service: Service): RouteDefinition[] {
  return [
    {
      method: 'POST',
      path: '/api/studies',
      summary: 'Run a workflow at many points: a grid, a list, one at a time, a sample or a goal search',
      response: 'Study',
      status: 202,
      mediaType: JSON_TYPE,
      body: 'StudyRequest',
      headers: {
        'Idempotency-Key': {
          required: false,
          description: 'The same key with the same body returns the same study. With another body no study is created.',
          schema: { ...text, minLength: 1, maxLength: LONGEST_KEY, pattern: '^[!-~]+$' },
        },
      },
      handle: (request, reply) => create(service, request, reply),
    },
    {
      method: 'GET',
      path: '/api/studies',
      summary: 'List studies, newest first',
      response: '{studies: [...], next}',
      mediaType: JSON_TYPE,
      query: STUDIES_QUERY,
      handle: (request) => listedStudies(service, queryOf(request), limitOf(request, PAGE, LONGEST_PAGE)),
    },
    {
      method: 'GET',
      path: ROUTE,
      summary: 'Get a study: its progress, statistics so far and, once it is done, final statistics',
      response: 'Study',
      mediaType: JSON_TYPE,
      handle: (request) => service.studies.get(studyIdOf(request)),
    },
    {
      method: 'DELETE',
      path: ROUTE,
      summary: 'Cancel a study and keep its completed points; an ended study is unchanged',
      response: 'Study',
      mediaType: JSON_TYPE,
      handle: (request) => withRetries(() => service.studies.cancel(studyIdOf(request))),
    },
    {
      method: 'GET',
      path: `${ROUTE}/points`,
      summary: 'Get the calculated points of a study: pages of JSON, or all of them as CSV or Parquet',
      response: '{study_id, columns, rows, total, next}, or a file',
      mediaType: JSON_TYPE,
      alsoAs: Object.values(POINT_TYPES),
      query: POINTS_QUERY,
      handle: (request, reply) => sendPoints(service.studies, studyIdOf(request), request, reply),
    },
    {
      method: 'GET',
      path: `${ROUTE}/events`,
      summary: 'Stream the progress of a study as events (SSE) until it ends; GET of the study returns the same',
      response: 'events `progress`: {status, total, done, failed, running}',
      mediaType: 'text/event-stream',
      events: true,
      headers: {
        'Last-Event-ID': { required: false, description: 'Id of the last event received.', schema: text },
      },
      handle: (request, reply) => sendProgress(service, studyIdOf(request), request, reply),
    },
    {
      method: 'POST',
      path: `${ROUTE}/points/{point}/run`,
      summary: 'Record a point of a study as a run with its report, under the result hash of the point',
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
      summary: 'Get the report sections of a study as HTML for display in a page',
      response: 'HTML fragment',
      mediaType: 'text/html',
      handle: async (request, reply) => html(reply, await service.studies.sections(studyIdOf(request))),
    },
    {
      method: 'GET',
      path: '/studies/{study_id}/report',
      summary: 'Get the report of a study as one self-contained HTML page',
      response: 'HTML page',
      mediaType: 'text/html',
      handle: async (request, reply) => reportReply(request, reply, await service.studies.report(studyIdOf(request))),
    },
  ]
}

async function create(service: Service, request: FastifyRequest, reply: FastifyReply) {
  mustAcceptRuns(service)
  const key = keyOf(request)
  const { request: asked, files, placing } = await service.filedStudy(readStudyRequest(request.body))
  const study = await placing(() => withRetries(() => service.studies.create(asked, key, files)))
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
    throw malformed(`status must be one of ${studyStatuses.join(', ')} (entered: ${shortJson(status)})`)
  if (before !== undefined && !STUDY_ID.test(before))
    throw malformed(`before must be a study id (entered: ${shortJson(before)})`)
  if (ref !== undefined && parseRef(ref)?.version !== null)
    throw malformed(`ref must have the form <repo>:<workflow-id> without a version (entered: ${shortJson(ref)})`)
  return {
    ...(before !== undefined && { before }),
    ...(ref !== undefined && { ref }),
    ...(known !== undefined && { status: known }),
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key
  const message = `must be one text of 1 to ${LONGEST_KEY} visible ASCII characters (entered: ${shortJson(key)})`
  throw new ServiceProblem('request_malformed', `the header Idempotency-Key ${message}`)
}

/** Throws ServiceProblem unknown_study. */
function studyIdOf(request: FastifyRequest): string {
  const { study_id = '' } = request.params as Readonly<Record<string, string>>
  if (!STUDY_ID.test(study_id)) throw new ServiceProblem('unknown_study', `${shortJson(study_id)} is not a study id`)
  return study_id
}

function pointOf(request: FastifyRequest): number {
  const { point = '' } = request.params as Readonly<Record<string, string>>
  if (!POINT.test(point))
    throw new ServiceProblem('unknown_point', `point must be a whole number from 0 (entered: ${shortJson(point)})`)
  return Number(point)
}
