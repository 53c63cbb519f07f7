/**
 * Runs come to the index of the ledger in pieces, after they are recorded: a piece costs a quarter of what its runs would cost
 * one by one, and a folder of an earlier version is indexed in the same way while it is served. Those that still wait are told by
 * their place, which is null, and a list looks at each of them.
 */
import type { DatabaseSync } from 'node:sqlite'
import { SEARCHED } from './ledger-schema.ts'
import { MOST_OFF_MS } from './list.ts'
import { AFTER_TEXT, FACETS, type Facets, facet, roomOf, TOKENS, timeOfId } from './places.ts'

export interface Placing {
  /** Told of runs that were recorded or changed. */
  readonly came: (runs: number) => void
  /** Whether so few runs wait that a list looks at each of them. */
  readonly follows: () => boolean
  readonly close: () => void
}

/** Runs of a piece: about five milliseconds, in which nobody else is served. */
const PIECE = 64
/** Runs that a list looks at one by one. */
const MOST_WAITING = 1000
/** After a failure, which is a store that is locked or full. */
const AGAIN_MS = 1000

interface WaitingRow extends Record<Exclude<keyof Facets, 'published'>, string> {
  readonly run_id: string
  readonly created_at: string
  readonly published: number
  readonly text: string
}

export function openPlacing(db: DatabaseSync, transaction: <T>(work: () => T) => T): Placing {
  const on = statementsOf(db)
  let count = Number(
    db.prepare('SELECT count(*) AS n FROM digests INDEXED BY digests_waiting WHERE place IS NULL').get()?.n,
  )
  let next: NodeJS.Timeout | undefined
  const later = (ms: number) => {
    next = setTimeout(onePiece, ms).unref()
  }
  /** Rests for as long as it took. */
  const onePiece = () => {
    next = undefined
    const begun = performance.now()
    try {
      const placed = transaction(() => placePiece(on))
      count = placed < PIECE ? 0 : count - placed
      if (count >= PIECE) later(performance.now() - begun)
    } catch {
      later(AGAIN_MS)
    }
  }
  const came = (runs: number) => {
    count += runs
    if (count >= PIECE && next === undefined) later(0)
  }
  came(0)
  return { came, follows: () => count <= MOST_WAITING, close: () => clearTimeout(next) }
}

const statementsOf = (db: DatabaseSync) => ({
  waiting: db.prepare(
    `SELECT run_id, created_at, ref, status, domain, subdomain, published, ${SEARCHED} || '${AFTER_TEXT}' AS text
     FROM digests INDEXED BY digests_waiting JOIN runs INDEXED BY runs_summary USING (run_id)
     WHERE place IS NULL ORDER BY run_id LIMIT ${PIECE}`,
  ),
  highest: db.prepare(
    'SELECT max(place) AS place FROM digests INDEXED BY digests_by_place WHERE place BETWEEN ? AND ?',
  ),
  place: db.prepare('UPDATE digests SET place = ?, off_clock = ? WHERE run_id = ?'),
  add: db.prepare(`INSERT INTO said (rowid, text, ${TOKENS}) VALUES (?, ?, ${FACETS.map(() => '?').join(', ')})`),
  addLetter: db.prepare('INSERT OR IGNORE INTO letters VALUES (?)'),
})

/** Gives places to the oldest runs that wait; answers how many. */
function placePiece(on: ReturnType<typeof statementsOf>): number {
  const rows = on.waiting.all() as unknown as WaitingRow[]
  for (const row of rows) {
    const { run_id, created_at, published, text } = row
    const { first, last } = roomOf(run_id)
    const highest = on.highest.get(first, last)?.place
    const place = typeof highest === 'number' ? highest + 1 : first
    on.place.run(place, isOffClock(row) ? created_at : null, run_id)
    const facets = FACETS.map((name) =>
      name === 'published' ? (published === 1 ? facet(name, true) : '') : facet(name, row[name]),
    )
    on.add.run(place, text, ...facets)
  }
  for (const letter of new Set(rows.flatMap(({ text }) => [...text]))) on.addLetter.run(letter)
  return rows.length
}

function isOffClock({ run_id, created_at }: WaitingRow): boolean {
  const time = timeOfId(run_id)
  return time === undefined || Math.abs(time - Date.parse(created_at)) > MOST_OFF_MS
}
