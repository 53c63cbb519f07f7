/** What lists of a long history cost: each query of `GET /api/runs`, beside plain SQL over the same rows. */
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { RECORD_SCHEMA, type RunRecord } from '@keelson/engine'
import type { Ledger, RunQuery } from '@keelson/service/store/ledger.ts'
import { folderStore } from '@keelson/service/store/objects.ts'
import { openLedger } from '@keelson/service/store/sqlite-ledger.ts'
import { quantile, rounded } from './statistics.ts'

const LIMIT = 51
const AT_ONCE = 2000
const BEGUN = Date.UTC(2025, 0, 1)
const BETWEEN_MS = 15_000
const SUBDOMAINS = {
  'floating-marine': ['mooring', 'stability', 'motions'],
  'subsea-pipelines-integrity': ['pipeline', 'risers'],
  'wells-subsurface': ['drilling', 'production'],
} as const
const DOMAINS = Object.entries(SUBDOMAINS)
const REFS = 100

const CASES: Readonly<Record<string, Omit<RunQuery, 'limit'>>> = {
  newest: {},
  'word in all': { words: ['modelrepo'] },
  'word nowhere': { words: ['zeppelin'] },
  'words, one nowhere': { words: ['northern', 'modelrepo', 'zeppelin'] },
  'words of all': { words: ['northern', 'modelrepo', 'utilisation'] },
  ref: { ref: 'modelrepo:workflow-7' },
  'ref without a run': { ref: 'modelrepo:none' },
  'ref and word': { ref: 'modelrepo:workflow-7', words: ['northern'] },
  'ref and word of another': { ref: 'modelrepo:workflow-7', words: ['workflow-8'] },
  'ref and word nowhere': { ref: 'modelrepo:workflow-7', words: ['zeppelin'] },
  status: { status: 'PASS' },
  'rare status': { status: 'ERROR' },
  'rare status and word in all': { status: 'ERROR', words: ['modelrepo'] },
  domain: { domain: 'floating-marine' },
  'domain and subdomain of another': { domain: 'floating-marine', subdomain: 'pipeline' },
  'subdomain, status and word': { subdomain: 'mooring', status: 'FAIL', words: ['northern'] },
  published: { published: true },
  'old day': { from: '2025-01-03T00:00:00.000Z', until: '2025-01-04T00:00:00.000Z' },
  'old day, rare status': { from: '2025-01-03T00:00:00.000Z', until: '2025-01-04T00:00:00.000Z', status: 'ERROR' },
  'old day and word in all': {
    from: '2025-01-03T00:00:00.000Z',
    until: '2025-01-04T00:00:00.000Z',
    words: ['modelrepo'],
  },
  'two letters nowhere': { words: ['qz'] },
}

/** Processor milliseconds of each query at so many runs, and of plain SQL that asks the same. */
export async function history(folder: string, runs: number, turns = 9) {
  const own = join(folder, `history-${runs}`)
  const ledger = openLedger(own, folderStore(join(own, 'objects')))
  const db = new DatabaseSync(join(own, 'ledger.sqlite'), { readOnly: true })
  const before = process.cpuUsage()
  await fill(ledger, runs)
  await placed(db)
  const { user, system } = process.cpuUsage(before)
  const queries: Record<string, Awaited<ReturnType<typeof both>>> = {}
  for (const [name, query] of Object.entries(CASES)) queries[name] = await both(ledger, db, query, turns)
  db.close()
  await ledger.close()
  return { runs, recorded_and_indexed_ms_per_run: rounded((user + system) / 1000 / runs), queries }
}

async function both(ledger: Ledger, db: DatabaseSync, query: Omit<RunQuery, 'limit'>, turns: number) {
  const times: { ours: number; plain: number }[] = []
  for (let turn = 0; turn < turns; turn++)
    times.push({
      ours: await timeOf(() => ledger.list({ ...query, limit: LIMIT })),
      plain: await timeOf(async () => plain(db, query)),
    })
  return {
    ms: quantile(
      times.map(({ ours }) => ours),
      0.5,
    ),
    plain_sql_ms: quantile(
      times.map((time) => time.plain),
      0.5,
    ),
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** As one would ask who knows nothing of the index. */
function plain(db: DatabaseSync, { words = [], from, until, published, ...equal }: Omit<RunQuery, 'limit'>): void {
  const where = [
    ...Object.keys(equal).map((name) => `${name} = ?`),
    ...(published ? ['published = 1'] : []),
    ...(from === undefined ? [] : ['created_at >= ?']),
    ...(until === undefined ? [] : ['created_at < ?']),
    ...words.map(() => "instr(lower(ref || ' ' || detail || ' ' || coalesce(titled, '')), ?)"),
  ]
  const values = [...Object.values(equal), from, until, ...words].filter((value) => value !== undefined)
  const columns = 'run_id, created_at, ref, version, status, checks_made, engine, domain, subdomain, detail, titled'
  db.prepare(
    `SELECT ${columns} FROM runs WHERE ${['true', ...where].join(' AND ')} ORDER BY run_id DESC LIMIT ${LIMIT}`,
  ).all(...(values as SQLInputValue[]))
}

async function fill(ledger: Ledger, runs: number): Promise<void> {
  for (let first = 0; first < runs; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, runs - first)
    await Promise.all(Array.from({ length: count }, (_, i) => ledger.append(recordOf(first + i), [], i % 2 === 0)))
  }
}

/** Until all but the last few are in the index. */
async function placed(db: DatabaseSync): Promise<void> {
  const waiting = db.prepare('SELECT count(*) AS n FROM digests INDEXED BY digests_waiting WHERE place IS NULL')
  while (Number(waiting.get()?.n) >= 64) await wait(100)
}

function recordOf(n: number): RunRecord {
  const time = BEGUN + n * BETWEEN_MS
  const digits = time.toString(16).padStart(12, '0')
  const run_id = `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`
  const workflow_id = `workflow-${mixed(n, 1) % REFS}`
  const [domain = '', subdomains = []] = DOMAINS[mixed(n, 2) % DOMAINS.length] ?? []
  const used = (mixed(n, 4) % 1000) / 1000
  const coordinate = {
    repo: 'modelrepo',
    domain: domain as keyof typeof SUBDOMAINS,
    subdomain: subdomains[mixed(n, 3) % subdomains.length] ?? '',
    workflow_id,
    requested_version: null,
    resolved_version: 1,
    version_status: 'stable',
  } as const
  const ref = `modelrepo:${workflow_id}`
  const project = `Northern field ${mixed(n, 5) % 40}`
  return {
    schema: RECORD_SCHEMA,
    created_at: new Date(time).toISOString(),
    base_url: 'http://127.0.0.1:8080',
    request: { ref, meta: { project, document: `${mixed(n, 6) % 1e6}-RPT-${n % 90}`, title: 'Check of the wall' } },
    response: {
      run_id,
      ref,
      status: n % 9973 === 0 ? 'ERROR' : used > 0.9 ? 'FAIL' : 'PASS',
      checks_made: 3,
      checks_open: 0,
      checks_accepted: 0,
      returncode: null,
      duration_s: 0.001,
      detail: `The greatest utilisation is ${used} at ${mixed(n, 7) % 4000} m; the line holds ${mixed(n, 8) % 99_999} kN at its top and ${mixed(n, 9) % 9999} kN at its anchor, in ${mixed(n, 10) % 3000} m of water`,
      report_url: null,
      artifacts: [],
      coordinate,
      engine: 'in-process',
    },
    evidence: [],
  } as RunRecord
}

/** A number that stands for chance, the same at each call. */
const mixed = (n: number, salt: number): number => {
  const first = Math.imul(n ^ (salt * 0x9e3779b9), 0x85ebca6b)
  return (Math.imul(first ^ (first >>> 13), 0xc2b2ae35) ^ (first >>> 7)) >>> 0
}
