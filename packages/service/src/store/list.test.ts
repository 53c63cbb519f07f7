/** Lists of runs: what the index finds is what a look at every row finds, by plans that read no table and no record. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { RECORD_SCHEMA, type RunRecord } from '@keelson/workflow'
import { temporaryFolder } from '../testing.ts'
import type { Ledger } from './ledger.ts'
import { type RunQuery, statementsFor } from './list.ts'
import { folderStore } from './objects.ts'
import type { RunSummary } from './row-digest.ts'
import { openLedger } from './sqlite-ledger.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const HOUR = 3_600_000
const RUNS = 400
const LIMIT = 17
const DETAILS = [
  'Utilisation 0.61 at 120 m',
  'ÉTAT İ “quoted” "plain" — 0.62',
  'an\u0000end of 12 kN',
  'Kilonewtons 😀😀 δ',
  "o'clock * AND (OR) NEAR",
]
const WORDS = [
  ['utilisation'],
  ['0.6'],
  ['ÉTAT'],
  ['état'],
  ['"plain"'],
  ['n\u0000e'],
  ['anend'],
  ['😀😀'],
  ['😀'],
  ['δ'],
  ['kn'],
  ['kN'],
  ['λ'],
  ['qz'],
  ['0'],
  ['or', 'and'],
  ['(or)', 'near'],
  ['*'],
  ['northern', '120'],
  ['120', 'm'],
  ['wall'],
  ['zeppelin'],
  ['\ud83d'],
  [''],
]

/** Four runs to a millisecond, whose ids are not in the order in which they come; one in fifty with its clock set back. */
function record(n: number): RunRecord {
  const time = NOON + Math.floor(n / 4) * 60_000
  const digits = time.toString(16).padStart(12, '0')
  const tail = ((n * 7919) % 65_536).toString(16).padStart(12, '0')
  const run_id = `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${tail}`
  const domain = n % 3 === 0 ? 'floating-marine' : 'wells-subsurface'
  return {
    schema: RECORD_SCHEMA,
    created_at: new Date(n % 50 === 49 ? time - 9 * HOUR : time).toISOString(),
    base_url: 'http://127.0.0.1:8080',
    request: { ref: 'modelrepo:x', meta: { project: `Northern ${n % 7}`, title: n % 2 ? 'Wall' : 'WALL thickness 1' } },
    response: {
      run_id,
      status: n % 97 === 0 ? 'ERROR' : n % 5 === 0 ? 'FAIL' : 'PASS',
      checks_made: 1,
      detail: DETAILS[n % DETAILS.length],
      coordinate: {
        repo: 'modelrepo',
        domain,
        subdomain: n % 4 === 0 ? 'mooring' : 'drilling',
        workflow_id: `w${n % 6}`,
        resolved_version: 1,
      },
      engine: 'in-process',
    },
  } as unknown as RunRecord
}

/** Every combination of these, so that each filter meets each other. */
const FILTERS: readonly (readonly [Partial<RunQuery>, ...Partial<RunQuery>[]])[] = [
  [{}, { ref: 'modelrepo:w2' }, { ref: 'modelrepo:none' }],
  [{}, { status: 'PASS' }, { status: 'ERROR' }],
  [{}, { domain: 'floating-marine' }],
  [{}, { subdomain: 'mooring' }],
  [{}, { published: true }],
  [{}, { from: at(20 * 60_000) }, { from: at(-8 * HOUR), until: at(30 * 60_000) }, { until: at(-HOUR) }],
  [{}, { before: String(record(203).response.run_id) }],
]
function at(ms: number): string {
  return new Date(NOON + ms).toISOString()
}
const combinations = FILTERS.reduce<Partial<RunQuery>[]>(
  (all, choices) => all.flatMap((query) => choices.map((choice) => ({ ...query, ...choice }))),
  [{}],
)

/** Throws for a line of a plan that reads a record, or goes through a table for a query that is narrowed. */
function mustBeLean(line: string, isNarrowed: boolean, where: string): void {
  if (/\bruns\b/.test(line)) assert.match(line, /USING COVERING INDEX runs_summary/, where)
  if (/\bruns\b/.test(line) && isNarrowed) assert.match(line, /^SEARCH/, where)
  if (/\bsaid\b/.test(line)) assert.match(line, /^SCAN said VIRTUAL TABLE INDEX \d+:.*M/, where)
  if (/\bplace_of\b/.test(line)) assert.match(line, /INDEX digests_(by_place|waiting|off_clock)/, where)
}

describe('a list of runs', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'ledger.sqlite')
  const ids: string[] = []
  let ledger: Ledger
  let rows: (RunSummary & { readonly published: number; readonly text: string })[]
  before(async () => {
    ledger = openLedger(folder, folderStore(join(folder, 'objects')))
    for (let n = 0; n < RUNS; n++) {
      const made = record(n)
      ids.push(String(made.response.run_id))
      await ledger.append(made, [], n % 2 === 0)
    }
    await placed()
    for (const id of [ids[1], ids[77]]) await ledger.publish(id ?? '')
    const db = new DatabaseSync(path)
    rows = db
      .prepare("SELECT *, lower(ref || ' ' || substr(detail, 1, 500) || ' ' || coalesce(titled, '')) AS text FROM runs")
      .all() as unknown as typeof rows
    rows.sort((a, b) => (a.run_id < b.run_id ? 1 : -1))
    db.close()
  })
  after(async () => {
    await ledger.close()
    rmSync(folder, { recursive: true })
  })

  const waiting = () => {
    const db = new DatabaseSync(path, { readOnly: true })
    const { n } = db.prepare('SELECT count(*) AS n FROM digests WHERE place IS NULL').get() as { n: number }
    db.close()
    return n
  }
  /** Until the index has all runs but the last few. */
  const placed = async () => {
    const until = performance.now() + 60_000
    while (waiting() >= 64 && performance.now() < until) await wait(5)
    assert.ok(waiting() < 64)
  }
  const expected = (query: RunQuery): string[] =>
    rows
      .filter((row) => {
        const { ref, status, domain, subdomain, published, from, until, before: earlier, words = [] } = query
        const equal = { ref, status, domain, subdomain, published: published && 1 }
        return (
          Object.entries(equal).every(([name, value]) => value === undefined || row[name as 'ref'] === value) &&
          (from === undefined || row.created_at >= from) &&
          (until === undefined || row.created_at < until) &&
          (earlier === undefined || row.run_id < earlier) &&
          words.every((word) => row.text.includes(lower(word.toWellFormed())))
        )
      })
      .slice(0, query.limit)
      .map(({ run_id }) => run_id)
  const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const listed = async (query: RunQuery) => (await ledger.list(query)).map(({ run_id }) => run_id)

  it('has what every combination of filters asks for, newest first', async () => {
    for (const filters of combinations) {
      const query = { ...filters, limit: LIMIT }
      assert.deepEqual(await listed(query), expected(query), JSON.stringify(query))
    }
  })

  it('has the runs in which each word stands, of whatever letters and however short', async () => {
    for (const words of WORDS)
      for (const filters of [{}, { ref: 'modelrepo:w2' }, { status: 'FAIL' as const, from: at(20 * 60_000) }]) {
        const query = { ...filters, words, limit: LIMIT }
        assert.deepEqual(await listed(query), expected(query), JSON.stringify(query))
      }
  })

  it('has each run once, page by page, where several began in one millisecond', async () => {
    for (const filters of [
      { status: 'PASS' as const },
      { words: ['northern'] },
      { from: at(-8 * HOUR), until: at(9 * HOUR) },
    ]) {
      const found: string[] = []
      for (let page = await listed({ ...filters, limit: 3 }); page.length > 0; ) {
        found.push(...page)
        page = await listed({ ...filters, limit: 3, before: page.at(-1) ?? '' })
      }
      assert.deepEqual(found, expected({ ...filters, limit: RUNS }))
    }
  })

  it('is read by plans that go through no table and read no record, whatever is asked', () => {
    const db = new DatabaseSync(path, { readOnly: true })
    db.function('in_time', () => 1)
    const plansOf = (query: RunQuery) =>
      statementsFor(db, query).map(({ sql, values }) =>
        db
          .prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .all(...values)
          .map(({ detail }) => String(detail)),
      )
    for (const filters of combinations)
      for (const sought of [{}, { words: ['northern', 'kn'] }]) {
        const query = { ...filters, ...sought, limit: LIMIT }
        const isNarrowed = Object.keys(query).length > 1
        for (const line of plansOf(query).flat()) mustBeLean(line, isNarrowed, `${line}: ${JSON.stringify(query)}`)
      }
    db.close()
  })

  it('is the same while the runs of an earlier version come to the index, and after it', async () => {
    await ledger.close()
    const db = new DatabaseSync(path)
    db.exec(`DROP TRIGGER digests_removed; DROP TRIGGER digests_displaced; DROP INDEX digests_by_place;
      DROP INDEX digests_waiting; DROP INDEX digests_off_clock; DROP TABLE said; DROP TABLE letters;
      ALTER TABLE digests DROP COLUMN place; ALTER TABLE digests DROP COLUMN off_clock`)
    db.close()
    ledger = openLedger(folder, folderStore(join(folder, 'objects')))
    const query = { status: 'FAIL', words: ['northern'], limit: LIMIT } as const
    for (; waiting() >= 64; await wait(1)) assert.deepEqual(await listed(query), expected(query))
    assert.deepEqual(await listed(query), expected(query))
  })

  it('loses the runs that are pruned, from the index too', async () => {
    const gone = await ledger.prune(at(10 * 60_000))
    assert.ok(gone.length > 40)
    rows = rows.filter(({ run_id }) => !gone.includes(run_id))
    for (const words of [['northern'], ['kn']]) {
      const query = { words, limit: RUNS }
      assert.deepEqual(await listed(query), expected(query))
    }
    const db = new DatabaseSync(path, { readOnly: true })
    const strangers = db.prepare(
      'SELECT count(*) AS n FROM said_docsize WHERE id NOT IN (SELECT place FROM digests WHERE place IS NOT NULL)',
    )
    assert.equal(strangers.get()?.n, 0)
    db.close()
  })
})
