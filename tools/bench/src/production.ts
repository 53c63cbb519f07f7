/**
 * What a national production file costs: all years of OGOR-A in one file of five million records, summarised by lease and by
 * well. The workflow runs as its user runs it, over HTTP from a datasets folder and under the service's own memory limit; one
 * run gives both summaries. Beside it, in turns, a program asks bare DuckDB for the same: the sums by lease and by well of
 * what read_csv reads of the same file, with the same rules, which are the workflow's own expression for what is sound, and
 * SELECT DISTINCT * for records that are identical in all 19 fields. What favours whom is DuckDB's: it reads the text as
 * UTF-8, which is faster than Latin-1 and the same here; it has one statement, one reading of the file, as many threads and
 * all the memory that it likes; its time is without the start of its process. The workflow's has everything that a run does:
 * the digest of the file, every line held to its columns, five more groupings, rates, uptimes, tables, charts and the record
 * on disk. The sums must be equal, group by group. `sums_alone` is DuckDB without any rule, which another file would give
 * wrong sums: what the rules cost.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IS_SOUND, IS_WRITTEN, VOLUMES } from '@keelson/datarepo/wells/_shared/ogor-a/load-scan.ts'
import { OGOR_A } from '@keelson/files/ogor/columns.ts'
import { type Server, startServer } from '@keelson/service/server-process.ts'
import { writeOgorA } from './production-file.ts'
import { quantile, rounded } from './statistics.ts'

const REF = 'datarepo:bsee-production-summary'
const FOLDER = 'all_years'
const THREADS = 2
/** The machine may be busy with something else: no turn is to fail for that. */
const TIME_LIMIT_S = '900'

/** Volumes by lease, or by well. */
type Sums = Readonly<Record<string, readonly number[]>>
interface Summary {
  readonly seconds: number
  readonly leases: Sums
  readonly wells: Sums
}

/** Seconds of each, medians over the turns, and the ratio of the two in the same turn. */
export async function production(folder: string, records: number, turns: number) {
  const datasets = join(folder, 'datasets')
  mkdirSync(join(datasets, FOLDER), { recursive: true })
  const file = join(datasets, FOLDER, 'ogora1996delimit.txt')
  const written = writeOgorA(file, records)
  const server = await startServer({
    KEELSON_DATA_DIR: join(folder, 'production'),
    KEELSON_DATASETS: datasets,
    KEELSON_TIME_LIMIT_S: TIME_LIMIT_S,
  })
  const measured: { workflow: number; duckdb: number; ratio: number; sums_alone: number }[] = []
  for (let turn = 0; turn < turns; turn++) {
    const bare = inDuckDB(file, 'rules')
    const own = await byWorkflow(server)
    assertEqual(bare, own)
    const sums_alone = inDuckDB(file, 'alone').seconds
    measured.push({
      workflow: own.seconds,
      duckdb: bare.seconds,
      ratio: rounded(own.seconds / bare.seconds),
      sums_alone,
    })
  }
  await server.end('SIGTERM')
  const middle = (of: (turn: (typeof measured)[number]) => number) => quantile(measured.map(of), 0.5)
  return {
    ref: REF,
    records: written,
    workflow_s: middle((t) => t.workflow),
    duckdb_s: middle((t) => t.duckdb),
    ratio: middle((t) => t.ratio),
    sums_alone_s: middle((t) => t.sums_alone),
    turns: measured,
  }
}

async function byWorkflow(server: Server): Promise<Summary> {
  const begun = performance.now()
  const { json } = await server.post('/api/run', { ref: REF, params: { data_folder: FOLDER, group_by: 'lease' } })
  const seconds = rounded((performance.now() - begun) / 1000)
  if (json.status !== 'PASS') throw new Error(`the summary is ${json.status}: ${json.detail}`)
  const table = async (name: string, from: number) => {
    const { text } = await server.get(`/api/runs/${json.run_id}/artifacts/${name}.csv`)
    const [, ...lines] = text.trim().split(/\r?\n/)
    const cells = lines.map((line) => line.split(','))
    return Object.fromEntries(cells.map((c) => [c[0], c.slice(from, from + VOLUMES.length).map(Number)]))
  }
  return { seconds, leases: await table('groups', 2), wells: await table('wells', 2) }
}

function assertEqual(bare: Summary, own: Summary): void {
  for (const what of ['leases', 'wells'] as const) {
    const [expected, found] = [Object.entries(bare[what]), own[what]]
    const other = expected.find(([key, sums]) => sums.some((sum, i) => found[key]?.[i] !== sum))
    if (other) throw new Error(`${what}: ${other[0]} has ${other[1]} in DuckDB and ${found[other[0]]} in the workflow`)
    if (Object.keys(found).length !== expected.length) throw new Error(`${what}: not the same ones`)
  }
}

const inDuckDB = (file: string, what: 'rules' | 'alone'): Summary =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), file, what], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    }),
  )

/** The same sums, of records as they are read or of sound ones that are no repetition. */
function statement(file: string, what: string): string {
  const text = `read_csv('${file}', auto_detect = false, header = false, delim = ',', quote = '"', escape = '"',
    columns = {${OGOR_A.map((name) => `'${name}': 'VARCHAR'`).join(', ')}})`
  const records = what === 'rules' ? `(SELECT DISTINCT * FROM ${text} WHERE ${IS_WRITTEN} OR ${IS_SOUND})` : text
  const volumes = VOLUMES.map((v, i) => `CAST(${v} AS BIGINT) AS v${i}`).join(', ')
  return `SELECT lease, well, ${VOLUMES.map((_, i) => `CAST(sum(v${i}) AS DOUBLE)`).join(', ')}
    FROM (SELECT coalesce(trim(LEASE_NUMBER), '') AS lease, trim(API_WELL_NUMBER) AS well, ${volumes} FROM ${records})
    GROUP BY GROUPING SETS ((lease), (well))`
}

async function bare(file: string, what: string): Promise<void> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const begun = performance.now()
  const instance = await DuckDBInstance.create(':memory:', { threads: String(THREADS) })
  const rows = (await (await instance.connect()).runAndReadAll(statement(file, what))).getRowsJS()
  const seconds = rounded((performance.now() - begun) / 1000)
  const by = (column: number) =>
    Object.fromEntries(rows.flatMap((r) => (r[column] === null ? [] : [[r[column] || '(blank)', r.slice(2)]])))
  process.stdout.write(JSON.stringify({ seconds, leases: by(0), wells: by(1) }))
}

const [, script, file, what] = process.argv
if (script === fileURLToPath(import.meta.url) && file !== undefined && what !== undefined) await bare(file, what)
