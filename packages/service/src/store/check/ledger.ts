/** Every run of the ledger held to its hashes: its record, its row, what became of it, its files, its objects. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { SEARCHED, SUMMARY, usedObjects } from '../ledger-schema.ts'
import { objectPath } from '../objects.ts'
import { matchOf } from '../places.ts'
import type { RunSummary } from '../row-digest.ts'
import type { RunRow } from '../soundness.ts'
import { openVerifier } from '../verified.ts'
import { withDatabase } from './database.ts'
import type { Findings, StoreFault } from './faults.ts'
import { addOrphans, keysIn } from './objects.ts'
import type { Pace } from './pace.ts'
import {
  type CheckedObjects,
  type CheckedRun,
  damaged,
  isStateSound,
  type Wrong,
  wrongRun,
  wrongSummary,
} from './run-faults.ts'

const PAGE = 100

interface CheckedRow extends RunRow {
  readonly summary: string | null
}

/** `filesOfStudies`: keys of those of its objects that studies refer to, asked for once all runs are looked through. */
export async function checkLedger(
  dataDir: string,
  findings: Findings,
  pace: Pace,
  filesOfStudies: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const objects = join(dataDir, 'objects')
  const keys = keysIn(objects)
  await withDatabase(join(dataDir, 'ledger.sqlite'), findings, async (db) => {
    const on = statementsOf(db)
    const verifier = openVerifier()
    const checked: CheckedObjects = {
      soundness: (key) => verifier.soundness(objectPath(objects, key), key),
      text: async (key) => readFileSync(objectPath(objects, key), 'utf8'),
    }
    for (const runId of runsOf(db)) {
      const wrong = await wrongWith(runId, on, checked, findings)
      // One that was pruned meanwhile is not at fault.
      if (wrong.length > 0 && on.isThere.get(runId))
        findings.faults.push(...wrong.map((one) => ({ ...one, id: runId })))
      await pace()
    }
    findings.faults.push(...strangersOf(db))
    addOrphans(objects, keys, usedObjects(db).union(await filesOfStudies()), findings)
  })
}

/** Their ids in their order, page by page, so that no read goes on for long. */
function* runsOf(db: DatabaseSync): Generator<string> {
  const page = db.prepare(`SELECT run_id FROM runs WHERE run_id > ? ORDER BY run_id LIMIT ${PAGE}`)
  for (let after = ''; ; ) {
    const ids = page.all(after).map(({ run_id }) => String(run_id))
    yield* ids
    if (ids.length < PAGE) return
    after = ids.at(-1) ?? after
  }
}

async function wrongWith(
  runId: string,
  on: Statements,
  objects: CheckedObjects,
  { counts }: Findings,
): Promise<Wrong[]> {
  const run = on.run.get(runId) as CheckedRow | undefined
  if (!run) return []
  counts.runs++
  const files = on.files.all(runId) as unknown as CheckedRun['files']
  const pictures = on.pictures.get(runId) as CheckedRun['pictures']
  return [...wrongRow(runId, run, on), ...(await wrongRun(runId, { run, files, pictures }, objects, counts))]
}

/** Places of the index at which no run stands. */
function strangersOf(db: DatabaseSync): StoreFault[] {
  const rows = db
    .prepare(
      'SELECT id FROM said_docsize LEFT JOIN digests INDEXED BY digests_by_place ON place = id WHERE place IS NULL',
    )
    .all()
  return rows.map(({ id }) => ({
    ...damaged('index', `the index of the runs has an entry at place ${id} without a run`),
    id: String(id),
  }))
}

function* wrongRow(runId: string, checked: CheckedRow, on: Statements): Generator<Wrong> {
  const { published, summary } = checked
  const row = on.summary.get(runId) as RunSummary | undefined
  // Without a digest it is made from its record when it is first listed.
  if (!row || summary === null) return
  const wrong = [...wrongSummary(row, summary)]
  yield* wrong
  if (wrong.length === 0 && isStateSound(runId, checked) && !isFound(row, published === 1, on))
    yield damaged('index', `the index of the runs does not find run ${runId}; a search may omit it`)
}

/** Whether the index proposes a run to who asks for what its row says; one that waits for its place is looked at by each list. */
function isFound(row: RunSummary, published: boolean, on: Statements): boolean {
  const { run_id, ref, status, domain, subdomain } = row
  const words = [String(on.searched.get(run_id)?.text)]
  const match = matchOf({ ref, status, domain, subdomain, ...(published && { published }) }, { words, letters: [] })
  return on.isFound.get(match ?? '', run_id)?.found !== 0
}

const statementsOf = (db: DatabaseSync) => ({
  run: db.prepare(
    `SELECT record, record_object, record_sha256, published, same, summary, state
     FROM runs LEFT JOIN replays USING (run_id) LEFT JOIN digests USING (run_id) WHERE run_id = ?`,
  ),
  summary: db.prepare(`SELECT ${SUMMARY} FROM runs WHERE run_id = ?`),
  searched: db.prepare(`SELECT ${SEARCHED} AS text FROM runs WHERE run_id = ?`),
  isFound: db.prepare(
    `SELECT place IS NULL OR EXISTS (SELECT 1 FROM said WHERE said MATCH ? AND said.rowid = place) AS found
     FROM digests WHERE run_id = ?`,
  ),
  files: db.prepare('SELECT name, content, object FROM files WHERE run_id = ?'),
  pictures: db.prepare('SELECT content, digest FROM pictures WHERE run_id = ?'),
  isThere: db.prepare('SELECT 1 FROM runs WHERE run_id = ?'),
})
type Statements = ReturnType<typeof statementsOf>
