/** Recorded runs by what is asked of them: for programs and for the page of them. */
import type { Status, TextSource } from '@keelson/engine'
import { domains, parseRef, shortJson } from '@keelson/workflow'
import { OURS } from '../catalog.ts'
import type { Service } from '../service.ts'
import type { RunQuery } from '../store/ledger.ts'
import type { RunSummary } from '../store/row-digest.ts'
import { STATUSES } from './openapi-answer.ts'
import { domainOf, limitOf, malformed, queryOf, RUN_ID } from './query.ts'
import type { RouteDefinition, RouteInfo } from './routes.ts'

/** A run as a list shows it; `detail_from` of one of another repo. */
type ListedRun = RunSummary & { readonly detail_from?: TextSource }
interface ListedRuns {
  readonly runs: readonly ListedRun[]
  /** The run before which the next page begins; null on the last. */
  readonly next: string | null
}

const PAGE = 50
const LONGEST_PAGE = 500
const LONGEST_TEXT = 200
const MOST_WORDS = 8
const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/
const DAY_MS = 86_400_000

const text = { type: 'string' }
/** What a list of runs may be asked by. */
export const RUNS_QUERY: NonNullable<RouteInfo['query']> = {
  limit: {
    required: false,
    description: `Page size, 1 to ${LONGEST_PAGE}. Default: ${PAGE}.`,
    schema: { type: 'integer' },
  },
  before: { required: false, description: 'Run id. Only older runs are returned.', schema: text },
  q: {
    required: false,
    description: `Search words, at most ${MOST_WORDS}. Each must occur in the ref, the detail, or the start of the project, document, revision, title or client.`,
    schema: { ...text, maxLength: LONGEST_TEXT },
  },
  ref: { required: false, description: 'Workflow reference without version.', schema: text },
  status: { required: false, description: 'Run status.', schema: { ...text, enum: STATUSES } },
  domain: { required: false, description: 'Channel.', schema: { ...text, enum: [...domains] } },
  subdomain: { required: false, description: 'Subdomain.', schema: text },
  from: { required: false, description: 'Day or time (UTC). Only runs from then on are returned.', schema: text },
  to: {
    required: false,
    description: 'Day (included) or time (UTC). Only runs before then are returned.',
    schema: text,
  },
}

export function historyRoutes(service: Service): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: '/api/runs',
      summary: 'List recorded runs, newest first',
      response: '{runs: [...], next}',
      mediaType: 'application/json',
      query: RUNS_QUERY,
      handle: (request) => listedRuns(service, queryOf(request), limitOf(request, PAGE, LONGEST_PAGE)),
    },
  ]
}

/** Throws ServiceProblem query_malformed or domain_refused. */
async function listedRuns(service: Service, asked: ReturnType<typeof queryOf>, limit = PAGE): Promise<ListedRuns> {
  const found = await service.ledger.list({ ...runQuery(asked), limit: limit + 1 })
  const runs = found.slice(0, limit).map(attributed)
  return { runs, next: found.length > limit ? (runs.at(-1)?.run_id ?? null) : null }
}

/** A row does not say which it was: whatever a run of another repo says counts as printed by its command. */
const attributed = (run: RunSummary): ListedRun =>
  OURS.some(({ repo }) => run.ref.startsWith(`${repo}:`)) ? run : { ...run, detail_from: 'command' }

export function runQuery({
  before,
  q,
  ref,
  status,
  domain,
  subdomain,
  from,
  to,
}: ReturnType<typeof queryOf>): Omit<RunQuery, 'limit'> {
  if (status !== undefined && !isStatus(status))
    throw malformed(`status must be one of ${STATUSES.join(', ')} (entered: ${shortJson(status)})`)
  if (before !== undefined && !RUN_ID.test(before))
    throw malformed(`before must be a run id (entered: ${shortJson(before)})`)
  if (ref !== undefined && parseRef(ref)?.version !== null)
    throw malformed(`ref must have the form <repo>:<workflow-id> without a version (entered: ${shortJson(ref)})`)
  if (subdomain !== undefined && !SLUG.test(subdomain))
    throw malformed(`subdomain must be a short slug such as mooring (entered: ${shortJson(subdomain)})`)
  return {
    ...(before !== undefined && { before }),
    ...(q !== undefined && { words: wordsOf(q) }),
    ...(ref !== undefined && { ref }),
    ...(status !== undefined && { status }),
    ...(domain !== undefined && { domain: domainOf(domain) }),
    ...(subdomain !== undefined && { subdomain }),
    ...(from !== undefined && { from: timeOf('from', from).toISOString() }),
    ...(to !== undefined && { until: endOf(to).toISOString() }),
  }
}

/** The words that are looked for, the longest first, which the fewest runs have; one that stands in another says nothing. */
function wordsOf(q: string): readonly string[] {
  if (q.length > LONGEST_TEXT) throw malformed(`q must have at most ${LONGEST_TEXT} characters (entered: ${q.length})`)
  const lower = q.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const all = [...new Set(lower.split(/\s+/))].filter((word) => word !== '')
  const words = all.filter((word) => !all.some((other) => other !== word && other.includes(word)))
  if (words.length > MOST_WORDS) throw malformed(`q must have at most ${MOST_WORDS} words (entered: ${words.length})`)
  return words.sort((a, b) => b.length - a.length)
}

const isStatus = (status: string): status is Status => STATUSES.includes(status as Status)

/** The end of a day that is named, or the time that is. */
function endOf(to: string): Date {
  const time = timeOf('to', to)
  return to.includes('T') ? time : new Date(time.getTime() + DAY_MS)
}

function timeOf(name: string, sent: string): Date {
  const time = new Date(sent)
  const real = TIME.test(sent) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(sent.slice(0, 10))
  if (real) return time
  throw malformed(
    `${name} must be a day such as 2026-02-11 or a time such as 2026-02-11T09:30Z (entered: ${shortJson(sent)})`,
  )
}
