/** Answers that are recorded nowhere: as JSON, and as the sections of the report for a page whose form is filled in. */
import { Readable } from 'node:stream'
import type { RunRecord, RunRequest } from '@keelson/engine'
import { inUnits } from '@keelson/report/in-units.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { nextSection } from '@keelson/web/pages/case/next.ts'
import { piecesOf } from '@keelson/web/pages/case/pieces.ts'
import { takeAlong } from '@keelson/web/pages/case/take-along.ts'
import { isOffline } from '@keelson/web/surfaces/bundle/offline.ts'
import type { FastifyReply } from 'fastify'
import type { Wanted } from '../answers.ts'
import { onwardFrom } from '../next-steps.ts'
import { ServiceProblem } from '../problems.ts'
import { readRequest } from '../request.ts'
import type { Service } from '../service.ts'
import { MOST_PREVIEWED } from '../studies/preview.ts'
import { readStudyRequest } from '../studies/study-request.ts'
import type { AnswerMembers } from './answer-members.ts'
import { FIELDS, type Fields, fieldsOf, picked, wantedFor } from './fields.ts'
import { offlinePath } from './pages.ts'
import { UNITS_QUERY, unitsOf } from './query.ts'
import { mustAcceptRuns } from './replies.ts'
import type { RouteDefinition } from './routes.ts'

const LINES = 'application/x-ndjson'
/** The sections of a report, with its pictures and without its files. */
const TO_SHOW: Wanted = { parts: { steps: true, pictures: true, files: 'promised' }, hashes: true }
const SAID =
  'This is a preview and has not been recorded. "Record this run" saves it with its report, under the same hashes.'

export function previewRoutes(service: Service, members: AnswerMembers): RouteDefinition[] {
  return [
    {
      method: 'POST',
      path: '/api/preview',
      summary: 'Run a workflow without recording it: as /api/run, with recorded false and no id, report or files',
      response: 'RunResponse',
      mediaType: 'application/json',
      body: 'RunRequest',
      query: FIELDS,
      handle: async (request, reply) => {
        const asked = previewRequest(request.body)
        const fields = fieldsOf(request, () => members.ofRef(asked.ref))
        return preview(service, asked, fields, reply)
      },
    },
    {
      method: 'POST',
      path: '/api/preview/sections',
      summary:
        'Run a workflow without recording it and stream its report sections, one JSON object per line, verdict first',
      response: '{piece: "verdict", html, input_hash, result_hash} or {piece: "section", id, title, html} per line',
      mediaType: LINES,
      body: 'RunRequest',
      query: {
        units: UNITS_QUERY,
      },
      handle: async (request, reply) => {
        const system = unitsOf(request)
        const record = await previewed(service, previewRequest(request.body), TO_SHOW, reply)
        return reply.type(LINES).send(Readable.from(lines(service, record, system)))
      },
    },
    {
      method: 'POST',
      path: '/api/preview/study',
      summary: `Run a study of at most ${MOST_PREVIEWED} points without recording it, and get its statistics and report sections`,
      response: 'StudyPreview',
      mediaType: 'application/json',
      body: 'StudyRequest',
      handle: async (request, reply) => {
        mustAcceptRuns(service)
        const gone = untilGone(reply)
        const { request: asked, placing } = await service.filedStudy(readStudyRequest(request.body))
        return placing(() => service.previewStudy(asked, gone))
      },
    },
  ]
}

/** Ends a piece of work whose caller is gone. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new ServiceProblem('abandoned', 'the client disconnected')))
  return gone.signal
}

/** What a preview answers: of the work for what is not asked for, none is done. */
export async function preview(service: Service, request: RunRequest, fields: Fields | undefined, reply: FastifyReply) {
  const { response } = await previewed(service, request, wantedFor(fields), reply)
  return picked({ ...response, run_id: null, recorded: false }, fields)
}

/** Runs the request, unless whoever asked is gone before it ends. */
const previewed = (service: Service, request: RunRequest, wanted: Wanted, reply: FastifyReply): Promise<RunRecord> =>
  service.runs.preview(request, wanted, untilGone(reply))

async function* lines(service: Service, record: RunRecord, system: UnitSystem): AsyncGenerator<string> {
  const { provenance, determinism } = record.response
  const hashes = { input_hash: provenance?.input_hash, result_hash: determinism?.result_hash }
  const version = service.codeVersion.package_version
  const along = () => takeAlong(record, { version, ...hashes, said: SAID, offline: offlinePathOf(service, record) })
  const read = inUnits(record, system)
  const next = nextSection(onwardFrom(service.catalog, { record, read, run: null }))
  for await (const piece of piecesOf({ record, read, takeAlong: along, next })) {
    yield `${JSON.stringify(piece)}\n`
    await nextTurn()
  }
}

/** Where the page of its workflow can be had as a file; undefined where it can not. */
function offlinePathOf({ catalog }: Service, { response }: RunRecord): string | undefined {
  const { repo, workflow_id: id, resolved_version: version } = response.coordinate
  const { target } = catalog.resolve(`${repo}:${id}@${version}`)
  return target?.kind === 'own' && isOffline(target.workflow)
    ? `${offlinePath(repo, id)}?version=${version}`
    : undefined
}

/** Lets others in between two sections. */
const nextTurn = () => new Promise<void>((done) => setImmediate(done))

/** Throws ServiceProblem where it asks to be recorded. */
export function previewRequest(body: unknown): RunRequest {
  const request = readRequest(body)
  if (request.record !== true) return request
  const message = 'a preview is not recorded; send the request to /api/run'
  throw new ServiceProblem('request_malformed', `/record ${message}`, { errors: [{ pointer: '/record', message }] })
}
