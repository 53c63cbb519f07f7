/**
 * How a list of runs is read from PostgreSQL. Rows come newest first by an index of one filter; where the newest few thousand of them
 * do not make a page, the index of all filters and words proposes the rest. Each is so written that the planner has one way alone:
 * its guess of how often a word stands in a text is none to go by.
 */
import type { RunQuery } from '../store/ledger.ts'
import { MOST_OFF_MS } from '../store/list.ts'
import { type Facets, idAt, timeOfId } from '../store/places.ts'
import { type RunSummary, SUMMARY_COLUMNS } from '../store/row-digest.ts'
import { type ListedRow, LONGEST_LIST_MS, tooLong } from '../store/soundness.ts'
import type { Ask, Database } from './database.ts'
import { termsOf } from './pieces.ts'
import { codeOf } from './problem.ts'
import { plainText } from './text.ts'

export interface ListStatement {
  readonly text: string
  readonly values: readonly unknown[]
}
type Condition = readonly [sql: string, ...values: unknown[]]

/** Rows that are looked at in their order before anything is looked up. */
export const MOST_WALKED = 2000
/** A sequential scan never is what was meant; and what is proposed is to have room, else its pieces are made again. */
const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL enable_seqscan = off; SET LOCAL jit = off; SET LOCAL work_mem = '64MB'`
const CANCELLED = '57014'

/** The newest runs that a query asks for. */
export const listOf = (database: Database, query: RunQuery, most = MOST_WALKED): Promise<ListedRow[]> =>
  database.transaction((ask) => inTime((timed) => read(timed, plainQuery(query), most), ask), { begin: BEGIN })

/** What was asked for by anybody: the server refuses what it cannot hold. */
const plainQuery = ({ words, ...query }: RunQuery): RunQuery => ({
  ...(Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? plainText(value) : value]),
  ) as unknown as RunQuery),
  ...(words && { words: words.map(plainText) }),
})

async function read(
  ask: (statement: ListStatement) => Promise<WalkedRow[]>,
  query: RunQuery,
  most: number,
): Promise<ListedRow[]> {
  const { limit, from, until } = query
  const walked = await ask(walk(query, most))
  const found = walked.filter(({ run_id }) => run_id !== null)
  const { looked = 0, lowest = '' } = walked[0] ?? {}
  const isEnd = found.length >= limit || looked < mostWalked(query, most)
  const more = isEnd ? [] : await ask(proposed({ ...query, limit: limit - found.length, before: lowest ?? '' }))
  const off = from === undefined && until === undefined ? [] : await ask(offClock(query))
  const all = new Map([...found, ...more, ...off].map((row) => [row.run_id, row]))
  return [...all.values()]
    .sort((a, b) => (a.run_id < b.run_id ? 1 : -1))
    .slice(0, limit)
    .map(({ looked: _, lowest: __, ...row }) => row)
}

type WalkedRow = ListedRow & { readonly looked?: number; readonly lowest?: string | null }

/** Gives a search up after a second, however many statements it takes. */
async function inTime<T>(
  work: (ask: (statement: ListStatement) => Promise<WalkedRow[]>) => Promise<T>,
  ask: Ask,
): Promise<T> {
  const until = performance.now() + LONGEST_LIST_MS
  try {
    return await work(async ({ text, values }) => {
      const left = Math.ceil(until - performance.now())
      if (left <= 0) throw tooLong()
      await ask(undefined, `SET LOCAL statement_timeout = ${left}`)
      return await ask<WalkedRow>(undefined, text, values)
    })
  } catch (error) {
    throw codeOf(error) === CANCELLED ? tooLong() : error
  }
}

const SUMMARY = SUMMARY_COLUMNS.join(', ')
const COLUMNS = `${SUMMARY}, summary_digest AS digest`
const SEARCHED = 'keelson.searched(ref, detail, titled)'
/** As the index has it, letter by letter. */
const PIECES = `keelson.pieces(${SEARCHED}, ARRAY['r' || ref, 's' || status, 'd' || domain, 'u' || subdomain, CASE WHEN published = 1 THEN 'p' END])`

/** Filters with an index in the order of the ids, the one that most likely leaves least first. */
const WALKED = ['ref', 'subdomain', 'domain', 'status', 'published'] as const satisfies readonly (keyof Facets)[]

/** The newest of one filter, or of all. Compared as pairs: of an equality the planner knows that it may read another index. */
export function walk(query: RunQuery, most: number): ListStatement {
  const first = WALKED.find((name) => query[name] !== undefined)
  const values = new Values()
  const range = first ? pairs(first, query) : ids(query)
  const order = first ? `${first} DESC, run_id DESC` : 'run_id DESC'
  const text = `WITH walked AS MATERIALIZED (
      SELECT ${COLUMNS}, published FROM keelson.runs WHERE ${values.of(range)}
      ORDER BY ${order} LIMIT ${values.add(mostWalked(query, most))}
    )
    SELECT looked, lowest, found.* FROM (SELECT count(*) AS looked, min(run_id) AS lowest FROM walked) AS all_walked
    LEFT JOIN (
      SELECT ${SUMMARY}, digest FROM walked WHERE ${values.of(conditions(query))}
      ORDER BY run_id DESC LIMIT ${values.add(query.limit)}
    ) AS found ON true ORDER BY run_id DESC`
  return { text, values: values.all }
}

function pairs(name: (typeof WALKED)[number], query: RunQuery): Condition[] {
  const value = query[name] === true ? 1 : query[name]
  const { from = '', before = LAST_ID } = endsOf(query)
  return [
    [`(${name}, run_id) >= (?, ?)`, value, from],
    [`(${name}, run_id) < (?, ?)`, value, before],
  ]
}
const LAST_ID = '\u{10ffff}'

/** Where the index knows all that is asked, a page is as many rows as it has. */
function mostWalked(query: RunQuery, most: number): number {
  const { from, until, words = [], limit } = query
  const isKnown = WALKED.filter((name) => query[name] !== undefined).length <= 1
  return isKnown && words.length === 0 && from === undefined && until === undefined ? limit : Math.max(most, limit)
}

/** Runs that the index of pieces proposes, sorted by what no index has; all in their order where it has nothing to look up. */
export function proposed(query: RunQuery): ListStatement {
  const found = termsOf(query).map((term): Condition => [`${PIECES} @@ ?::tsquery`, term])
  const values = new Values()
  const where = values.of([...found, ...ids(query), ...conditions(query)])
  const order = found.length === 0 ? 'run_id' : "(run_id || '')"
  const text = `SELECT ${COLUMNS} FROM keelson.runs WHERE ${where} ORDER BY ${order} DESC LIMIT ${values.add(query.limit)}`
  return { text, values: values.all }
}

/** Runs whose time is not that of their id: their clock was set back, or the id has none. */
export function offClock(query: RunQuery): ListStatement {
  const { from, until, before } = query
  const values = new Values()
  const where = values.of([
    ['off_clock >= ?', from ?? ''],
    ['off_clock < ?', until],
    ['run_id < ?', before],
    ...conditions(query),
  ])
  const text = `SELECT ${COLUMNS} FROM keelson.runs WHERE ${where} ORDER BY (run_id || '') DESC LIMIT ${values.add(query.limit)}`
  return { text, values: values.all }
}

const ids = (query: RunQuery): Condition[] => {
  const { from, before } = endsOf(query)
  return [
    ['run_id >= ?', from],
    ['run_id < ?', before],
  ]
}

/** The ids of a page and of a window of time: one at each end, for of two an index begins at any. */
function endsOf({ before, from, until }: RunQuery) {
  const last = until === undefined ? undefined : idAt(Date.parse(until) + MOST_OFF_MS)
  const isPage =
    last === undefined || (before !== undefined && Buffer.compare(Buffer.from(before), Buffer.from(last)) < 0)
  return {
    from: from === undefined ? undefined : idAt(Date.parse(from) - MOST_OFF_MS),
    before: isPage ? before : last,
  }
}

const conditions = (query: RunQuery): Condition[] => [
  ...WALKED.map((name) => facet(name, query)),
  ['created_at >= ?', query.from],
  ['created_at < ?', query.until],
  ...(query.words ?? []).map((word): Condition => [`strpos(${SEARCHED}, ?) > 0`, searchedWord(word)]),
]

const facet = (name: (typeof WALKED)[number], query: RunQuery): Condition =>
  name === 'published' ? ['published = ?', query.published && 1] : [`${name} = ?`, query[name]]

/** As texts are searched: without capitals of ASCII. */
const searchedWord = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** When a run began, where its id does not say it. */
export function offClockOf({ run_id, created_at }: RunSummary): string | null {
  const time = timeOfId(run_id)
  return time === undefined || Math.abs(time - Date.parse(created_at)) > MOST_OFF_MS ? created_at : null
}

/** Values of a statement and their numbers in it. */
class Values {
  readonly all: unknown[] = []
  readonly add = (value: unknown): string => `$${this.all.push(value)}`
  /** Those that are asked for, as one expression. */
  readonly of = (conditions: readonly Condition[]): string =>
    conditions
      .filter(([, ...values]) => !values.includes(undefined))
      .map(([sql, ...values]) => sql.replaceAll('?', () => this.add(values.shift())))
      .join(' AND ') || 'true'
}
