/** The registry of everything that the service can refuse: one code, one status, one title. */
import type { TextSource } from '@keelson/engine'
import type { Problem } from '@keelson/workflow'
import type { NeededMapping } from './files/forms.ts'

export const registry = {
  body_not_json: {
    status: 400,
    title: 'Invalid JSON',
    about: 'The body is not valid UTF-8 JSON.',
  },
  request_malformed: {
    status: 400,
    title: 'Invalid request',
    about: 'A field of the request is missing, unknown or of the wrong type.',
  },
  ref_malformed: { status: 400, title: 'Invalid ref', about: 'A ref has the form <repo>:<workflow-id>[@version].' },
  query_malformed: {
    status: 400,
    title: 'Invalid query',
    about: 'A query parameter is missing, unknown or out of range.',
  },
  host_refused: {
    status: 403,
    title: 'Host not accepted',
    about: 'The Host header does not name this service. This guards against DNS rebinding.',
  },
  origin_refused: {
    status: 403,
    title: 'Origin not accepted',
    about: 'The request comes from a page of another site.',
  },
  unknown_route: { status: 404, title: 'Route not found', about: 'See /api/spec.' },
  unknown_ref: {
    status: 404,
    title: 'Workflow not found',
    about: 'The ref is not in the catalog. The nearest matches are suggested.',
  },
  unknown_version: { status: 404, title: 'Version not found', about: 'The workflow has other versions.' },
  surface_not_runnable: {
    status: 404,
    title: 'Report surface cannot be run',
    about: 'A report surface is a page to fetch, not a workflow to run.',
  },
  unknown_run: { status: 404, title: 'Run not found', about: 'No run with this id is recorded here.' },
  unknown_artifact: { status: 404, title: 'Run file not found', about: 'The run has no file of this name.' },
  unknown_surface: {
    status: 404,
    title: 'Surface not found',
    about: 'No report surface with this id is published here.',
  },
  report_not_published: {
    status: 404,
    title: 'Report not published',
    about: 'The run is recorded, but its report has not been published.',
  },
  unknown_file: {
    status: 404,
    title: 'File not found',
    about:
      'No file with this digest is kept here. Upload it again. A file that no run or study refers to is kept for one hour.',
  },
  unknown_study: { status: 404, title: 'Study not found', about: 'No study with this id is recorded here.' },
  unknown_point: {
    status: 404,
    title: 'Point not found',
    about: 'Points of a study run from 0 to its total minus one.',
  },
  method_refused: {
    status: 405,
    title: 'Method not allowed',
    about: 'The route exists with another method. See the Allow header.',
  },
  no_stable_version: {
    status: 409,
    title: 'No stable version',
    about: 'A ref without a version uses the latest stable version, and there is none. Specify a version.',
  },
  not_firable: {
    status: 409,
    title: 'Workflow cannot be run here',
    about:
      'The workflow is in the catalog but cannot be run here. Its entry gives the reason. POST /api/run returns SKIPPED.',
  },
  idempotency_conflict: {
    status: 409,
    title: 'Key used for another request',
    about: 'An Idempotency-Key identifies one study. The same key with another body creates none.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timed out',
    about: 'The complete request did not arrive in time.',
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    about: 'The address and headers of a request are limited to 16 KiB.',
  },
  http_malformed: { status: 400, title: 'Not an HTTP request', about: 'The data received could not be read as HTTP.' },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    about: 'Bodies are limited to 16 MiB. Provide larger inputs as a data set.',
  },
  body_too_complex: {
    status: 413,
    title: 'Body too complex',
    about:
      'Objects and lists are nested too deeply or are too many, or one object has too many members. The detail states which.',
  },
  media_type_refused: {
    status: 415,
    title: 'Media type not supported',
    about: 'Bodies must be application/json, and files application/octet-stream.',
  },
  params_refused: {
    status: 422,
    title: 'Invalid inputs',
    about: 'Nothing was calculated. Every problem names its input.',
  },
  file_refused: {
    status: 422,
    title: 'File not read',
    about:
      'The format of the file is not supported, or a value in it is not valid. `line` and `column` give the place.',
  },
  file_mapping_needed: {
    status: 422,
    title: 'File mapping required',
    about:
      'Nothing was calculated. `files` proposes which column goes to which input and lists the open questions. Confirm the mapping and resend the request.',
  },
  project_refused: {
    status: 422,
    title: 'Invalid project',
    about: 'Nothing was changed or run. `errors` gives the pointer and the reason for each place of the document.',
  },
  project_exists: {
    status: 409,
    title: 'Project exists',
    about: 'Another project has this id. Nothing was changed.',
  },
  unknown_revision: {
    status: 404,
    title: 'Revision not found',
    about: 'The project has no revision with this name.',
  },
  unknown_project: {
    status: 404,
    title: 'Project not found',
    about: 'No project has this id.',
  },
  unknown_calculation: {
    status: 404,
    title: 'Calculation not found',
    about: 'The project has no calculation with this id.',
  },
  project_changed: {
    status: 412,
    title: 'Project changed by another request',
    about:
      'Nothing was changed. `If-Match` does not name the current version. Read the project again and resend the change.',
  },
  mapping_refused: {
    status: 422,
    title: 'Invalid file mapping',
    about: 'Nothing was calculated. The mapping does not fit the file or the workflow.',
  },
  study_refused: {
    status: 422,
    title: 'Invalid study',
    about: 'Nothing was calculated. Every problem has its pointer into the request.',
  },
  domain_refused: { status: 422, title: 'Invalid domain', about: 'The domain is not one of the channels.' },
  abandoned: {
    status: 499,
    title: 'Client disconnected',
    about: 'The connection was closed before the preview was complete, so this response has no recipient.',
  },
  busy: {
    status: 503,
    title: 'Service busy',
    about: 'Too many runs are waiting. Try again after the time stated.',
  },
  not_ready: { status: 503, title: 'Service not ready', about: 'The service is starting or stopping.' },
  storage_full: {
    status: 507,
    title: 'Storage full',
    about:
      'The disk is full, or the record has reached its quota (KEELSON_RECORD_MB). Nothing was recorded. Make room and resend the request.',
  },
  search_too_long: {
    status: 422,
    title: 'Search too long',
    about: 'Too many runs are recorded here to search all of them for these words. Narrow the search.',
  },
  storage_busy: {
    status: 503,
    title: 'Store locked',
    about: 'Another program has locked the store of this service. Try again after the time stated.',
  },
  database_away: {
    status: 503,
    title: 'Database unavailable',
    about: 'The database of this service is unavailable or restarting. Try again after the time stated.',
  },
  record_damaged: {
    status: 500,
    title: 'Record damaged',
    about:
      'Stored data are missing or do not match their hash, and are not served. `keelson check-store` lists all damage.',
  },
  report_failed: {
    status: 500,
    title: 'Report not produced',
    about: 'The record is available as data. Its report could not be produced, or not within one minute.',
  },
  internal: {
    status: 500,
    title: 'Service failure',
    about: 'The service has a defect. Its log gives the details under the instance stated.',
  },
} as const satisfies Record<string, { status: number; title: string; about: string }>

/** Whether an error says that the disk is full, as the system or a database says it. */
export function isDiskFull(error: unknown): boolean {
  const e = error as { code?: string; errcode?: number }
  const SQLITE_FULL = 13
  return e.code === 'ENOSPC' || e.code === 'EDQUOT' || e.errcode === SQLITE_FULL
}

/** For what may be left unwritten: swallows an error that says that there is no room, as the system or a store of ours says it. */
export function unlessFull(error: unknown): void {
  if (!isDiskFull(error) && (error as { code?: string }).code !== 'storage_full') throw error
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

/** What a refusal of a file says besides. */
export interface FileMembers {
  /** Counted from 1. */
  readonly line?: number
  readonly column?: string
  readonly files?: readonly NeededMapping[]
}

/** A refusal on its way to the caller as problem+json. */
export class ServiceProblem extends Error {
  override readonly name = 'ServiceProblem'
  readonly code: ProblemCode
  readonly errors: readonly Problem[]
  readonly headers: Readonly<Record<string, string>>
  /** Whose words detail and errors hold; undefined where they are ours alone. */
  readonly from: TextSource | undefined
  readonly members: FileMembers
  constructor(
    code: ProblemCode,
    detail: string,
    more: {
      errors?: readonly Problem[]
      headers?: Readonly<Record<string, string>>
      from?: TextSource
      members?: FileMembers
    } = {},
  ) {
    super(detail)
    this.code = code
    this.errors = more.errors ?? []
    this.headers = more.headers ?? {}
    this.from = more.from
    this.members = more.members ?? {}
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

/** Without the proposals of a file that are too long for one answer: POST /api/files/propose gives them. */
function fittingFiles(files: readonly NeededMapping[]): readonly NeededMapping[] {
  let bytes = 0
  return files.map((one) => {
    const own = Buffer.byteLength(JSON.stringify(one))
    if (bytes + own > MOST_BYTES) return { ...one, proposals: [] }
    bytes += own
    return one
  })
}

const cut = (text: string): string => (text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}...` : text)

/** The body of a problem, RFC 9457; under 100 kB whatever was sent. */
export function problemBody(problem: ServiceProblem, instance: string, baseUrl: string) {
  const { status, title } = registry[problem.code]
  const { files, ...place } = problem.members
  return {
    type: `${baseUrl}/docs/problems#${problem.code}`,
    code: problem.code,
    title,
    status,
    detail: cut(problem.message),
    ...(problem.from && { text_from: problem.from }),
    instance,
    ...(problem.errors.length > 0 && { errors: fitting(problem.errors) }),
    ...place,
    ...(files && { files: fittingFiles(files) }),
  }
}
