/** The registry of everything that the service can refuse: one code, one status, one title. */
import type { Problem } from '@keelson/workflow'

export const registry = {
  body_not_json: {
    status: 400,
    title: 'The body is not JSON',
    about: 'The body could not be read as UTF-8 JSON, or is nested too deeply.',
  },
  request_malformed: {
    status: 400,
    title: 'The request is malformed',
    about: 'A field of the request is missing, unknown or of the wrong type.',
  },
  ref_malformed: { status: 400, title: 'The ref is malformed', about: 'A ref is <repo>:<workflow-id>[@version].' },
  query_malformed: {
    status: 400,
    title: 'The query is malformed',
    about: 'A query parameter is missing, unknown or not in its range.',
  },
  host_refused: {
    status: 403,
    title: 'The host is refused',
    about: 'The Host header does not name this service: a guard against DNS rebinding.',
  },
  origin_refused: {
    status: 403,
    title: 'The origin is refused',
    about: 'The request comes from a page of another site.',
  },
  unknown_route: { status: 404, title: 'There is no such route', about: 'See /api/spec.' },
  unknown_ref: {
    status: 404,
    title: 'There is no such workflow',
    about: 'The ref is not in the catalog; the nearest are suggested.',
  },
  unknown_version: { status: 404, title: 'There is no such version', about: 'The workflow has other versions.' },
  surface_not_runnable: {
    status: 404,
    title: 'A report surface is not run',
    about: 'A report surface is a page that is fetched, not a workflow that is run.',
  },
  unknown_run: { status: 404, title: 'There is no such run', about: 'No run of that id is recorded here.' },
  unknown_artifact: { status: 404, title: 'There is no such artifact', about: 'The run has no file of that name.' },
  unknown_surface: {
    status: 404,
    title: 'There is no such surface',
    about: 'No report surface of that id is published here.',
  },
  report_not_published: {
    status: 404,
    title: 'The report is not published',
    about: 'The run is recorded; its report has not been published.',
  },
  unknown_study: { status: 404, title: 'There is no such study', about: 'No study of that id is kept here.' },
  unknown_point: {
    status: 404,
    title: 'There is no such point',
    about: 'A study has the points 0 to its total less one.',
  },
  method_refused: {
    status: 405,
    title: 'The method is not allowed here',
    about: 'The route exists with another method; see the Allow header.',
  },
  no_stable_version: {
    status: 409,
    title: 'There is no stable version',
    about: 'An unpinned ref resolves to the latest stable version, and there is none: pin one.',
  },
  not_firable: {
    status: 409,
    title: 'The workflow cannot be run here',
    about: 'It is in the catalog and cannot be fired here; its row says why. POST /api/run answers SKIPPED.',
  },
  idempotency_conflict: {
    status: 409,
    title: 'The key came with another request',
    about: 'An Idempotency-Key stands for one study; the same key with another body makes none.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long',
    about: 'The whole request did not arrive in time.',
  },
  headers_too_large: {
    status: 431,
    title: 'The headers are too large',
    about: 'The address and the headers of a request stop at 16 KiB.',
  },
  http_malformed: { status: 400, title: 'The request is not HTTP', about: 'What was sent could not be read as HTTP.' },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    about: 'Bodies stop at 16 MiB; larger input comes by a data set.',
  },
  media_type_refused: { status: 415, title: 'The media type is refused', about: 'Bodies are application/json.' },
  params_refused: {
    status: 422,
    title: 'The params are refused',
    about: 'Nothing was calculated; every problem names its input.',
  },
  study_refused: {
    status: 422,
    title: 'The study is refused',
    about: 'Nothing was calculated; every problem has its pointer into the request.',
  },
  domain_refused: { status: 422, title: 'The domain is refused', about: 'The domain is not one of the channels.' },
  abandoned: {
    status: 499,
    title: 'The caller did not wait',
    about: 'The connection was closed before the preview was made; nobody reads this answer.',
  },
  busy: {
    status: 503,
    title: 'The service is busy',
    about: 'Too many runs are waiting; try again after the time given.',
  },
  not_ready: { status: 503, title: 'The service is not ready', about: 'The service is starting or stopping.' },
  storage_full: {
    status: 507,
    title: 'The disk is full',
    about: 'The run could not be recorded and is not answered; free space and send it again.',
  },
  record_damaged: {
    status: 500,
    title: 'The record is damaged',
    about: 'The stored record does not match its hash and is not served.',
  },
  internal: {
    status: 500,
    title: 'The service failed',
    about: 'A defect of the service; the log has it under the instance given.',
  },
} as const satisfies Record<string, { status: number; title: string; about: string }>

/** Whether an error says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const e = error as { code?: string; errcode?: number }
  const SQLITE_FULL = 13
  return e.code === 'ENOSPC' || e.code === 'EDQUOT' || e.errcode === SQLITE_FULL
}

export type ProblemCode = keyof typeof registry

/** A refusal on its way to the caller as problem+json. */
export class ServiceProblem extends Error {
  override readonly name = 'ServiceProblem'
  readonly code: ProblemCode
  readonly errors: readonly Problem[]
  readonly headers: Readonly<Record<string, string>>
  constructor(
    code: ProblemCode,
    detail: string,
    more: { errors?: readonly Problem[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail)
    this.code = code
    this.errors = more.errors ?? []
    this.headers = more.headers ?? {}
  }
}

/** The body of a problem, RFC 9457. */
export function problemBody(problem: ServiceProblem, instance: string, baseUrl: string) {
  const { status, title } = registry[problem.code]
  return {
    type: `${baseUrl}/docs/problems#${problem.code}`,
    code: problem.code,
    title,
    status,
    detail: problem.message,
    instance,
    ...(problem.errors.length > 0 && { errors: problem.errors }),
  }
}
