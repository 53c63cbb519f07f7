/** The registry of everything that the service can refuse: one code, one status, one title. */
import type { TextSource } from '@keelson/engine'
import type { Problem } from '@keelson/workflow'

export const registry = {
  body_not_json: {
    status: 400,
    title: 'The body is not JSON',
    about: 'The body could not be read as UTF-8 JSON.',
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
  body_too_complex: {
    status: 413,
    title: 'The body holds too much',
    about:
      'Its objects and lists are nested too deeply or are too many, or one object has too many members: the detail says which.',
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
    title: 'There is no room',
    about:
      'The disk is full, or the record has its quota (KEELSON_RECORD_MB): nothing was recorded or answered; make room and send it again.',
  },
  search_too_long: {
    status: 422,
    title: 'The search takes too long',
    about: 'Too many runs are recorded here to look through all of them for these words; narrow the search.',
  },
  storage_busy: {
    status: 503,
    title: 'The store is locked',
    about: 'Another program has locked the store of this service; try again after the time given.',
  },
  database_away: {
    status: 503,
    title: 'The database does not answer',
    about: 'The database that this service records in is away or restarts; try again after the time given.',
  },
  record_damaged: {
    status: 500,
    title: 'The record is damaged',
    about:
      'What is stored is missing or does not match its hash, and is not served; `keelson check-store` lists all of it.',
  },
  report_failed: {
    status: 500,
    title: 'The report could not be made',
    about: 'The record stands and is served as data; its page could not be made, or not within a minute.',
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

/** Whether an error says that another connection has locked a database. */
export function isLocked(error: unknown): boolean {
  const [SQLITE_BUSY, SQLITE_LOCKED] = [5, 6]
  const code = sqliteCode(error)
  return code === SQLITE_BUSY || code === SQLITE_LOCKED
}

/** Whether an error says that a database cannot be read as one. */
export function isCorrupt(error: unknown): boolean {
  const [SQLITE_CORRUPT, SQLITE_NOTADB] = [11, 26]
  const code = sqliteCode(error)
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB
}

/** The primary code of an error of SQLite: the low byte of the extended one. */
const sqliteCode = (error: unknown): number => ((error as { errcode?: number })?.errcode ?? 0) & 0xff

export type ProblemCode = keyof typeof registry

/** A refusal on its way to the caller as problem+json. */
export class ServiceProblem extends Error {
  override readonly name = 'ServiceProblem'
  readonly code: ProblemCode
  readonly errors: readonly Problem[]
  readonly headers: Readonly<Record<string, string>>
  /** Whose words detail and errors hold; undefined where they are ours alone. */
  readonly from: TextSource | undefined
  constructor(
    code: ProblemCode,
    detail: string,
    more: { errors?: readonly Problem[]; headers?: Readonly<Record<string, string>>; from?: TextSource } = {},
  ) {
    super(detail)
    this.code = code
    this.errors = more.errors ?? []
    this.headers = more.headers ?? {}
    this.from = more.from
  }
}

/** Bytes of the problems in one answer: what was sent is quoted in them, and may be long. */
const MOST_BYTES = 64 * 1024
const LONGEST_DETAIL = 4000

/** As many of the problems as one answer holds. */
function fitting(errors: readonly Problem[]): readonly Problem[] {
  let bytes = 0
  return errors.filter((error) => {
    bytes += Buffer.byteLength(JSON.stringify(error))
    return bytes <= MOST_BYTES
  })
}

const cut = (text: string): string => (text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}...` : text)

/** The body of a problem, RFC 9457; under 100 kB whatever was sent. */
export function problemBody(problem: ServiceProblem, instance: string, baseUrl: string) {
  const { status, title } = registry[problem.code]
  return {
    type: `${baseUrl}/docs/problems#${problem.code}`,
    code: problem.code,
    title,
    status,
    detail: cut(problem.message),
    ...(problem.from && { text_from: problem.from }),
    instance,
    ...(problem.errors.length > 0 && { errors: fitting(problem.errors) }),
  }
}
