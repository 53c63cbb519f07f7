/**
 * How a list of runs is read. Filters and words are looked up in the index `said`, which proposes runs; the row
 * of each, read from an index that covers it, decides. No list reads records.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { RunQuery } from './ledger.ts'
import { SEARCHED, SUMMARY } from './ledger-schema.ts'
import { idAt, matchOf, placeAt, roomOf } from './places.ts'
import type { RunSummary } from './row-digest.ts'
import type { ListedRow } from './soundness.ts'

export interface ListStatement {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}
interface PlacedRow extends ListedRow {
  readonly place: number | null
}
interface Condition {
  readonly sql: string
  readonly value?: SQLInputValue | undefined
}

/** A query with the expression that the index proposes its runs by; without one where it has nothing to look up. */
interface Matched extends RunQuery {
  readonly match?: string | undefined
}

/** The newest runs that a query asks for. `follows`: whether the index has all runs but a few. */
export function listOf(db: DatabaseSync, query: RunQuery, follows: boolean): ListedRow[] {
  const read = ({ sql, values }: ListStatement) => db.prepare(sql).all(...values) as unknown as PlacedRow[]
  if (!follows) return read(inOrder(query)).map(withoutPlace)
  const matched = matchedBy(db, query)
  const [first, ...more] = statementsOf(matched)
  const found = newestOf(matched, read(first), read)
  const all = new Map([...found, ...more.flatMap(read)].map((row) => [row.run_id, row]))
  return [...all.values()].sort(newestFirst).slice(0, query.limit).map(withoutPlace)
}

/** Every statement by which a query is read once the index follows, for the law that holds their plans. */
export const statementsFor = (db: DatabaseSync, query: RunQuery): ListStatement[] => statementsOf(matchedBy(db, query))

function matchedBy(db: DatabaseSync, query: RunQuery): Matched {
  const { words = [] } = query
  const letters = words.length === 0 ? [] : db.prepare('SELECT letter FROM letters').all()
  return { ...query, match: matchOf(query, { words, letters: letters.map(({ letter }) => String(letter)) }) }
}

function statementsOf(query: Matched): [ListStatement, ...ListStatement[]] {
  const isWindow = query.from !== undefined || query.until !== undefined
  const more = isWindow ? [waiting(query), offClock(query)] : [waiting(query)]
  if (query.match !== undefined) return [proposed(query, query.match), ...more]
  return isWindow ? [within(query), ...more] : [inOrder(query)]
}

/** Runs that began in one millisecond stand in the index as they came: those of the last one are read to its end. */
function newestOf(
  query: Matched,
  found: readonly PlacedRow[],
  read: (statement: ListStatement) => PlacedRow[],
): readonly PlacedRow[] {
  const last = found.at(-1)
  if (query.match === undefined || last === undefined || found.length < query.limit) return found
  const lowest = Math.min(...found.map(({ place }) => place ?? 0))
  const rest = proposed(query, query.match, { from: roomOf(last.run_id).first, until: lowest - 1 })
  return [...found, ...read(rest)]
}

/** All runs from the newest on, each row looked at. */
const inOrder = (query: RunQuery): ListStatement => statement(IN_ORDER, 'run_id', [], query)

/** The same of those whose ids say that they began within a window. */
function within(query: RunQuery): ListStatement {
  const { from, until } = query
  const window = [
    { sql: 'run_id >= ?', value: from && idAt(Date.parse(from) - MOST_OFF_MS) },
    { sql: 'run_id < ?', value: until && idAt(Date.parse(until) + MOST_OFF_MS) },
  ]
  return statement(IN_ORDER, 'run_id', window, query)
}

/** Runs that the index proposes. */
function proposed(
  query: RunQuery,
  match: string,
  within?: { readonly from: number; readonly until: number },
): ListStatement {
  const { from, until, before } = query
  const range: Condition[] = [
    { sql: 'said MATCH ?', value: match },
    { sql: 'said.rowid >= ?', value: integer(from && placeAt(Date.parse(from) - MOST_OFF_MS)) },
    { sql: 'said.rowid <= ?', value: integer(until && placeAt(Date.parse(until) + MOST_OFF_MS)) },
    { sql: 'said.rowid <= ?', value: integer(before && roomOf(before).last) },
    { sql: 'said.rowid >= ?', value: integer(within?.from) },
    { sql: 'said.rowid <= ?', value: integer(within?.until) },
  ]
  return statement(PROPOSED, 'said.rowid', range, query)
}

/** Runs that the index does not have yet. */
const waiting = (query: RunQuery): ListStatement => statement(WAITING, 'place_of.run_id', [NO_PLACE], query)

/** Runs whose time is not that of their id, because the clock was set back while they were made. */
function offClock(query: RunQuery): ListStatement {
  const range = [
    { sql: 'off_clock >= ?', value: query.from },
    { sql: 'off_clock < ?', value: query.until },
  ]
  return statement(OFF_CLOCK, 'place_of.run_id', range, query)
}

const IN_ORDER = 'runs INDEXED BY runs_summary'
const PROPOSED =
  'said CROSS JOIN digests AS place_of INDEXED BY digests_by_place ON place_of.place = said.rowid CROSS JOIN runs INDEXED BY runs_summary ON runs.run_id = place_of.run_id'
const WAITING =
  'digests AS place_of INDEXED BY digests_waiting CROSS JOIN runs INDEXED BY runs_summary ON runs.run_id = place_of.run_id'
const OFF_CLOCK =
  'digests AS place_of INDEXED BY digests_off_clock CROSS JOIN runs INDEXED BY runs_summary ON runs.run_id = place_of.run_id'
const NO_PLACE: Condition = { sql: 'place_of.place IS NULL' }

/** The digests are joined to the rows that are shown alone. */
function statement(source: string, order: string, range: readonly Condition[], query: RunQuery): ListStatement {
  const { before, ref, status, domain, subdomain, published, from, until, words = [], limit } = query
  const asked: Condition[] = [
    { sql: 'runs.run_id < ?', value: before },
    { sql: 'ref = ?', value: ref },
    { sql: 'status = ?', value: status },
    { sql: 'domain = ?', value: domain },
    { sql: 'subdomain = ?', value: subdomain },
    { sql: 'created_at >= ?', value: from },
    { sql: 'created_at < ?', value: until },
    { sql: 'published = ?', value: published && 1 },
  ]
  const where = [...range, ...asked].filter((one) => !('value' in one) || one.value !== undefined)
  const values = where.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const said = words.length === 0 ? "''" : SEARCHED
  const found = ['true', ...words.map(() => 'instr(said_of, lower(?))')].join(' AND ')
  const place = source === PROPOSED ? 'said.rowid' : 'NULL'
  // LIMIT -1: without a limit the inner query is dissolved, and the text is made again for every word.
  const sql = `SELECT shown.*, digests.summary AS digest
    FROM (SELECT ${SUMMARY}, place FROM (
      SELECT ${RUN_SUMMARY}, ${place} AS place, ${said} AS said_of FROM ${source}
      WHERE ${[...where.map((one) => one.sql), 'in_time()'].join(' AND ')} ORDER BY ${order} DESC LIMIT -1
    ) WHERE ${found} LIMIT ?) AS shown
    LEFT JOIN digests USING (run_id) ORDER BY shown.run_id DESC`
  return { sql, values: [...values, ...words, limit] }
}

const RUN_SUMMARY = SUMMARY.replace('run_id', 'runs.run_id')

/** The time of a run and that of its id are read one after the other: more than this between them, and the clock was set. */
export const MOST_OFF_MS = 1000

/** The index heeds bounds that are integers alone. */
const integer = (place: number | '' | undefined): bigint | undefined =>
  place === undefined || place === '' ? undefined : BigInt(place)

const newestFirst = (a: RunSummary, b: RunSummary): number => (a.run_id < b.run_id ? 1 : -1)

const withoutPlace = ({ place: _, ...row }: PlacedRow): ListedRow => row
