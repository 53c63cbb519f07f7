/** What every list of runs is, whatever finds them: what a look at every row finds, newest first. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { RECORD_SCHEMA, type RunRecord } from '@keelson/engine'
import type { RunQuery } from './ledger.ts'
import type { OpenedLedger } from './ledger-suite.ts'
import { type RunSummary, summaryOf } from './row-digest.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const HOUR = 3_600_000
const RUNS = 400
export const LIMIT = 17
const LONGEST_SEARCHED = 500
const DETAILS = [
  'Utilisation 0.61 at 120 m',
  'ÉTAT İ “quoted” "plain" — 0.62',
  'an\u0000end of 12 kN',
  'Kilonewtons 😀😀 δ',
  "o'clock * AND (OR) NEAR",
  'back\\slash & | ! <-> :* 100 %_',
  `${'long '.repeat(110)}unsearched`,
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
  ["o'c", "'"],
  ['back\\slash', '\\', '&'],
  ['%_', '100'],
  ['unsearched'],
  ['long'],
  ['northern', '120'],
  ['120', 'm'],
  ['wall'],
  ['zeppelin'],
  ['\ud83d'],
  [''],
]

/** Four runs to a millisecond, whose ids are not in the order in which they come; one in fifty with its clock set back. */
function listedRecord(n: number): RunRecord {
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
  [{}, { before: String(listedRecord(203).response.run_id) }],
]
function at(ms: number): string {
  return new Date(NOON + ms).toISOString()
}
export const combinations = FILTERS.reduce<Partial<RunQuery>[]>(
  (all, choices) => all.flatMap((query) => choices.map((choice) => ({ ...query, ...choice }))),
  [{}],
)

type Row = RunSummary & { readonly published: number; readonly text: string }
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

export interface Listed {
  /** The ids that the ledger lists. */
  readonly listed: (query: RunQuery) => Promise<string[]>
  /** Those that a look at every row finds. */
  readonly expected: (query: RunQuery) => string[]
}

/** `more`: what one engine is held to beside it, of the runs that are left. */
export function listSuite(
  engine: string,
  open: () => Promise<OpenedLedger>,
  more: (listed: Listed) => void = () => {},
): void {
  describe(`a list of runs on ${engine}`, () => {
    let opened: OpenedLedger
    let rows: Row[]
    before(async () => {
      opened = await open()
      const records = Array.from({ length: RUNS }, (_, n) => listedRecord(n))
      const published = new Set([1, 77])
      for (const [n, record] of records.entries()) await opened.ledger.append(record, [], n % 2 === 0)
      await opened.settled()
      for (const n of published) await opened.ledger.publish(records[n]?.response.run_id ?? '')
      rows = records.map((record, n) => rowOf(record, n % 2 === 0 || published.has(n)))
      rows.sort((a, b) => (a.run_id < b.run_id ? 1 : -1))
    })
    after(() => opened.close())

    const rowOf = (record: RunRecord, published: boolean): Row => {
      const row = summaryOf(record)
      const detail = opened.searchedOf([...row.detail].slice(0, LONGEST_SEARCHED).join(''))
      return { ...row, published: published ? 1 : 0, text: lower(`${row.ref} ${detail} ${row.titled ?? ''}`) }
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
            words.every((word) => row.text.includes(lower(opened.textOf(word))))
          )
        })
        .slice(0, query.limit)
        .map(({ run_id }) => run_id)
    const listed = async (query: RunQuery) => (await opened.ledger.list(query)).map(({ run_id }) => run_id)

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

    it('loses the runs that are pruned', async () => {
      const gone = await opened.ledger.prune(at(10 * 60_000))
      assert.ok(gone.length > 40)
      rows = rows.filter(({ run_id }) => !gone.includes(run_id))
      for (const words of [['northern'], ['kn']]) {
        const query = { words, limit: RUNS }
        assert.deepEqual(await listed(query), expected(query))
      }
    })

    more({ listed, expected })
  })
}
