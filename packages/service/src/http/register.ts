/** The register of runs and studies: lists of both, merged by time, with what each row says of its record. */
import type { Status } from '@keelson/engine'
import type { StudyStatus } from '@keelson/studies'
import { studyStatuses } from '@keelson/studies/study.ts'
import {
  isNewestFirst,
  NEWEST_FIRST,
  type Order,
  orderOf,
  type RegisterRow,
  SORTED_BY,
  sorted,
} from '@keelson/web/pages/server/register.ts'
import type { RegisterView, RunFilter } from '@keelson/web/pages/server/runs-page.ts'
import { baseRef, shortJson } from '@keelson/workflow'
import type { Service } from '../service.ts'
import type { RunQuery } from '../store/ledger.ts'
import type { StudySummary } from '../studies/studies.ts'
import { runQuery } from './history.ts'
import { STATUSES } from './openapi-answer.ts'
import { malformed } from './query.ts'
import type { RegisterFacts } from './register-facts.ts'
import { runRow, studyRow } from './register-rows.ts'

export type Register = Pick<RegisterView, 'rows' | 'next' | 'order' | 'isGrouped'>

/** Rows of a page, and of one that is sorted or grouped, which are the newest of them all. */
const [ROWS, SORTED_ROWS] = [50, 200]
/** Studies that are looked through for one page, in lists of so many. */
const [MOST_LOOKED_AT, LIST] = [600, 200]
const KINDS = ['runs', 'studies'] as const

/** Throws ServiceProblem query_malformed or domain_refused. */
export async function registerOf(service: Service, facts: RegisterFacts, filter: RunFilter): Promise<Register> {
  const { kind, status, group } = filter
  const order = askedOrder(filter.sort)
  if (kind !== undefined && !KINDS.some((name) => name === kind))
    throw malformed(`kind must be one of ${KINDS.join(', ')} (entered: ${shortJson(kind)})`)
  if (group !== undefined && group !== 'document')
    throw malformed(`group must be document (entered: ${shortJson(group)})`)
  const isGrouped = group !== undefined
  const limit = isGrouped || !isNewestFirst(order) ? SORTED_ROWS : ROWS
  const ofStudy = studyStatuses.find((name) => name === status)
  const { status: _, ...rest } = filter
  const query = runQuery(ofStudy === undefined ? filter : rest)
  const isOfRun = status !== undefined && ofStudy === undefined
  const [runs, studies] = await Promise.all([
    kind === 'studies' || ofStudy !== undefined ? [] : service.ledger.list({ ...query, limit: limit + 1 }),
    kind === 'runs' || isOfRun ? NO_STUDIES : matching(service, facts, { query, status: ofStudy }, limit + 1),
  ])
  const found = merged(runs, studies, limit)
  const titles = new Map(service.catalog.entries.map((entry) => [baseRef(entry), entry.title]))
  const rows: RegisterRow[] = []
  for (const { run, study } of found.entries)
    rows.push(run ? runRow(run, await facts.ofRun(run.run_id), titles) : studyRow(study, await facts.ofStudy(study)))
  return { rows: isNewestFirst(order) ? rows : sorted(rows, order), next: found.next, order, isGrouped }
}

function askedOrder(text: string | undefined): Order {
  if (text === undefined) return NEWEST_FIRST
  const order = orderOf(text)
  if (order) return order
  throw malformed(
    `sort must be one of ${SORTED_BY.join(', ')}, with a minus in front for descending (entered: ${shortJson(text)})`,
  )
}

type ListedRun = Awaited<ReturnType<Service['ledger']['list']>>[number]
interface FoundStudies {
  readonly studies: readonly StudySummary[]
  /** The last that was looked at, where older ones were not. */
  readonly lookedTo: string | undefined
}
const NO_STUDIES: FoundStudies = { studies: [], lookedTo: undefined }

type Entry =
  | { readonly run: ListedRun; readonly study?: undefined }
  | { readonly run?: undefined; readonly study: StudySummary }
const idOf = ({ run, study }: Entry): string => run?.run_id ?? study?.study_id ?? ''

/** The newest of both; ids begin with their time. What is older than the last study looked at is left to the next page. */
function merged(
  runs: readonly ListedRun[],
  { studies, lookedTo }: FoundStudies,
  limit: number,
): { readonly entries: readonly Entry[]; readonly next: string | null } {
  const all: readonly Entry[] = [...runs.map((run) => ({ run })), ...studies.map((study) => ({ study }))]
  const known = lookedTo === undefined ? all : all.filter((entry) => idOf(entry) >= lookedTo)
  const entries = known.toSorted((a, b) => (idOf(a) < idOf(b) ? 1 : -1)).slice(0, limit)
  const last = entries.at(-1)
  if (entries.length < known.length) return { entries, next: last ? idOf(last) : null }
  return { entries, next: lookedTo ?? null }
}

interface Sought {
  readonly query: Omit<RunQuery, 'limit'>
  readonly status: StudyStatus | undefined
}

/** The newest studies that a query asks for; a store lists them by ref and status alone. */
async function matching(
  service: Service,
  facts: RegisterFacts,
  { query, status }: Sought,
  most: number,
): Promise<FoundStudies> {
  const found: StudySummary[] = []
  let before = query.before
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += LIST) {
    const { ref } = query
    const list = await service.studies.list({
      limit: LIST,
      ...(before !== undefined && { before }),
      ...(ref !== undefined && { ref }),
      ...(status !== undefined && { status }),
    })
    for (const study of list) if (await isAskedFor(service, facts, query, study)) found.push(study)
    before = list.at(-1)?.study_id
    const isPast = query.from !== undefined && (list.at(-1)?.created ?? '') < query.from
    if (list.length < LIST || isPast || found.length >= most) return { studies: found, lookedTo: undefined }
  }
  return { studies: found, lookedTo: before }
}

async function isAskedFor(
  { catalog }: Service,
  facts: RegisterFacts,
  { from, until, domain, subdomain, words = [] }: Sought['query'],
  study: StudySummary,
): Promise<boolean> {
  if ((from !== undefined && study.created < from) || (until !== undefined && study.created >= until)) return false
  if (domain !== undefined || subdomain !== undefined) {
    const [route] = catalog.entries.find((entry) => baseRef(entry) === study.ref.replace(/@\d+$/, ''))?.routes ?? []
    if (domain !== undefined && route?.domain !== domain) return false
    if (subdomain !== undefined && route?.subdomain !== subdomain) return false
  }
  if (words.length === 0) return true
  const { said, asked, project, document, revision, named } = await facts.ofStudy(study)
  const text = [study.ref, study.title, asked, said, project, document, revision, named].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

export const REGISTER_STATUSES: { readonly run: readonly Status[]; readonly study: readonly StudyStatus[] } = {
  run: STATUSES,
  study: studyStatuses,
}
