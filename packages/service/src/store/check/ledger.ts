/** Every run of the ledger held to its hashes: its record, its row, what became of it, its files, its objects. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { presentRecord, type RunRecord } from '@keelson/workflow'
import { sha256 } from '../../hash.ts'
import { SEARCHED, SUMMARY } from '../ledger-schema.ts'
import { objectPath } from '../objects.ts'
import { matchOf } from '../places.ts'
import { keptFilesOf, picturesDigest, type RunSummary, stateDigest, summaryDigest } from '../row-digest.ts'
import { openVerifier, type Verifier, wrongIn } from '../verified.ts'
import { withDatabase } from './database.ts'
import type { Findings, StoreFault } from './faults.ts'
import { addOrphans, keysIn } from './objects.ts'
import type { Pace } from './pace.ts'

const PAGE = 100

type Wrong = Omit<StoreFault, 'id'>
interface Looking {
  readonly on: Statements
  readonly objects: string
  readonly verifier: Verifier
}
interface CheckedRow {
  readonly record: string | null
  readonly record_object: string | null
  readonly record_sha256: string
  readonly published: number
  readonly same: number | null
  readonly summary: string | null
  readonly state: string | null
}
interface FileRow {
  readonly name: string
  readonly content: Uint8Array | null
  readonly object: string | null
}

export async function checkLedger(dataDir: string, findings: Findings, pace: Pace): Promise<void> {
  const objects = join(dataDir, 'objects')
  const keys = keysIn(objects)
  await withDatabase(join(dataDir, 'ledger.sqlite'), findings, async (db) => {
    const on = statementsOf(db)
    const looking = { on, objects, verifier: openVerifier() }
    for (const runId of runsOf(db)) {
      const wrong = await wrongWith(runId, looking, findings)
      // One that was pruned meanwhile is not at fault.
      if (wrong.length > 0 && on.isThere.get(runId))
        findings.faults.push(...wrong.map((one) => ({ ...one, id: runId })))
      await pace()
    }
    findings.faults.push(...strangersOf(db))
    addOrphans(objects, keys, usedObjects(db), findings)
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

async function wrongWith(runId: string, looking: Looking, { counts }: Findings): Promise<Wrong[]> {
  const { on } = looking
  const row = on.run.get(runId) as CheckedRow | undefined
  if (!row) return []
  counts.runs++
  const wrong = [...wrongRow(runId, row, on), ...wrongPictures(runId, on)]
  const text = await recordText(runId, row, looking)
  if (typeof text !== 'string') return [...wrong, text]
  return [...wrong, ...(await wrongFiles(presentRecord(JSON.parse(text)), looking, counts))]
}

/** Places of the index at which no run stands. */
function strangersOf(db: DatabaseSync): StoreFault[] {
  const rows = db
    .prepare(
      'SELECT id FROM said_docsize LEFT JOIN digests INDEXED BY digests_by_place ON place = id WHERE place IS NULL',
    )
    .all()
  return rows.map(({ id }) => ({
    ...damaged('index', `the index of the runs has one at place ${id}, where no run stands`),
    id: String(id),
  }))
}

function* wrongRow(runId: string, checked: CheckedRow, on: Statements): Generator<Wrong> {
  const { published, same, state, summary } = checked
  const isStateSound = state === stateDigest(runId, published, same)
  if (!isStateSound)
    yield damaged('state', `what became of run ${runId} (published, replayed) does not match its digest`)
  const row = on.summary.get(runId) as RunSummary | undefined
  // Without a digest it is made from its record when it is first listed.
  if (!row || summary === null) return
  if (summary !== summaryDigest(row))
    yield damaged('row', `the row of run ${runId} does not match its digest; lists show what its record says`)
  else if (isStateSound && !isFound(row, published === 1, on))
    yield damaged('index', `the index of the runs does not find run ${runId}: a search may lack it`)
}

/** Whether the index proposes a run to who asks for what its row says; one that waits for its place is looked at by each list. */
function isFound(row: RunSummary, published: boolean, on: Statements): boolean {
  const { run_id, ref, status, domain, subdomain } = row
  const words = [String(on.searched.get(run_id)?.text)]
  const match = matchOf({ ref, status, domain, subdomain, ...(published && { published }) }, { words, letters: [] })
  return on.isFound.get(match ?? '', run_id)?.found !== 0
}

function* wrongPictures(runId: string, on: Statements): Generator<Wrong> {
  const kept = on.pictures.get(runId) as { readonly content: Uint8Array; readonly digest: string } | undefined
  if (kept && kept.digest !== picturesDigest(runId, kept.content))
    yield damaged('pictures', `the pictures that are kept of run ${runId} do not match their digest`)
}

/** The text of a record that is sound, or what is wrong with it. */
async function recordText(runId: string, row: CheckedRow, { objects, verifier }: Looking): Promise<string | Wrong> {
  const { record, record_object: key, record_sha256 } = row
  const of = `the record of run ${runId}`
  if (record !== null)
    return sha256(record) === record_sha256 ? record : damaged('record', `${of} does not match its hash`)
  const wrong = await wrongObject('record', key, record_sha256, of, objects, verifier)
  return wrong ?? readFileSync(objectPath(objects, record_sha256), 'utf8')
}

async function wrongFiles(record: RunRecord, looking: Looking, counts: Findings['counts']): Promise<Wrong[]> {
  const { on, objects, verifier } = looking
  const { run_id } = record.response
  const named = keptFilesOf(record)
  const rows = on.files.all(run_id) as unknown as FileRow[]
  const wrong: Wrong[] = []
  for (const { basename, sha256: digest } of named) {
    counts.files++
    const of = `the file ${JSON.stringify(basename)} of run ${run_id}`
    const row = rows.find(({ name }) => name === basename)
    if (!row) wrong.push({ state: 'missing', kind: 'file', detail: `${of} is missing` })
    else if (row.content === null) {
      const found = await wrongObject('file', row.object, digest, of, objects, verifier)
      if (found) wrong.push(found)
    } else if (sha256(row.content) !== digest) wrong.push(damaged('file', `${of} does not match its hash`))
  }
  for (const { name } of rows)
    if (!named.some(({ basename }) => basename === name))
      wrong.push({
        state: 'orphaned',
        kind: 'file',
        detail: `the record of run ${run_id} does not name its file ${JSON.stringify(name)}`,
      })
  return wrong
}

async function wrongObject(
  kind: 'record' | 'file',
  key: string | null,
  digest: string,
  of: string,
  objects: string,
  verifier: Verifier,
): Promise<Wrong | undefined> {
  if (key !== digest) return damaged(kind, `${of} names the object ${key}, and its hash is ${digest}`)
  const found = await verifier.soundness(objectPath(objects, key), key)
  if (found === 'sound') return undefined
  return { state: found, kind, detail: `the object ${key} of ${of} ${wrongIn(found)}` }
}

const damaged = (kind: StoreFault['kind'], detail: string): Wrong => ({ state: 'damaged', kind, detail })

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

function usedObjects(db: DatabaseSync): ReadonlySet<string> {
  const used = db.prepare(
    'SELECT record_object AS key FROM runs WHERE record_object IS NOT NULL UNION SELECT object FROM files WHERE object IS NOT NULL',
  )
  return new Set(used.all().map(({ key }) => String(key)))
}
