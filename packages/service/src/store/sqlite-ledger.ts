/**
 * The ledger in SQLite: a run with its files in one transaction that is on disk before the caller is answered. Runs that wait
 * at the same time share a commit.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sha256 } from '../hash.ts'
import { isDiskFull, ServiceProblem } from '../problems.ts'
import type { KeptRun, Ledger, RunDigests, StoredFile } from './ledger.ts'
import { RUN_COLUMNS, raiseSchema, usedObjects } from './ledger-schema.ts'
import { listOf } from './list.ts'
import type { ObjectStore } from './objects.ts'
import { openPlacing } from './placing.ts'
import { makeFile, makeFolder } from './private.ts'
import { withRetries } from './retries.ts'
import {
  picturesDigest,
  type RunSummary,
  SUMMARY_COLUMNS,
  stateDigest,
  summaryDigest,
  summaryOf,
} from './row-digest.ts'
import {
  heldFile,
  heldPictures,
  heldRow,
  heldRun,
  heldText,
  type ListedRow,
  LONGEST_LIST_MS,
  mustHoldState,
  type RunRow,
  type StateRow,
  type Stored,
  stored,
  storedFiles,
  tooLong,
} from './soundness.ts'
import { storedRun } from './stored-run.ts'

/** Pages of 4 KiB that the log grows by between checkpoints: at 1000, SQLite's own, a commit of 64 runs is one each. */
const CHECKPOINT_PAGES = 16_000

/** Of the pages of the file: where fewer are free they are used again, since nobody is served while it is written anew. */
const REWRITTEN_SHARE = 0.1
/** The log is emptied too: it keeps the room of all that was written anew. */
const REWRITE = 'VACUUM; PRAGMA wal_checkpoint(TRUNCATE)'

interface NewRun {
  readonly row: RunSummary
  readonly published: boolean
  readonly same: boolean | null
  readonly sha256: string
  readonly record: Stored
  readonly files: readonly { readonly file: Omit<StoredFile, 'content'>; readonly stored: Stored }[]
  readonly pictures: Uint8Array | undefined
}
interface Waiting extends NewRun {
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** How long an open waits for another program: nobody is served yet. */
const OPEN_WAIT_MS = 5000

/** Opens (or makes) the ledger in a folder. */
export function openLedger(folder: string, objects: ObjectStore): Ledger {
  makeFolder(folder)
  const database = join(folder, 'ledger.sqlite')
  makeFile(database)
  const db = new DatabaseSync(database, { timeout: OPEN_WAIT_MS })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON')
  db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  raiseSchema(db)
  db.exec('PRAGMA busy_timeout = 0')
  let listUntil = 0
  db.function('in_time', () => {
    if (performance.now() > listUntil) throw tooLong()
    return 1
  })
  const on = statementsOf(db)
  let waiting: Waiting[] = []

  const transaction = <T>(work: () => T): T => {
    try {
      db.exec('BEGIN IMMEDIATE')
      const done = work()
      db.exec('COMMIT')
      return done
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
  const placing = openPlacing(db, transaction)
  const commit = (batch: readonly Waiting[]) =>
    withRetries(() =>
      transaction(() => {
        for (const run of batch) insert(run, on)
      }),
    ).then(() => placing.came(batch.length))
  /** All that wait in one commit; where that fails, each on its own, so that one bad run fails alone. */
  const flush = async () => {
    const batch = waiting
    waiting = []
    try {
      await commit(batch)
      for (const run of batch) run.done()
    } catch (error) {
      const isRefused = error instanceof ServiceProblem
      for (const run of batch)
        if (isRefused) run.failed(error)
        else await settle(run)
    }
  }
  const settle = async (run: Waiting) => {
    try {
      await commit([run])
      run.done()
    } catch (error) {
      run.failed(inWords(error))
    }
  }
  /** `made` brings what is large into the object store first. */
  const taken = async (made: () => Promise<NewRun>): Promise<void> => {
    try {
      const run = await made()
      await new Promise<void>((done, failed) => {
        waiting.push({ ...run, done, failed })
        if (waiting.length === 1) setImmediate(flush)
      })
    } catch (error) {
      throw inWords(error)
    }
  }
  const get = async (runId: string): Promise<KeptRun | undefined> => {
    const row = on.selectRun.get(runId) as RunRow | undefined
    return row && (await heldRun(runId, row, objects))
  }
  const anew = async (runId: string): Promise<RunSummary | undefined> => {
    const kept = await get(runId)
    return kept && summaryOf(kept.record)
  }
  /** Rows of an earlier version, for the next list; where they cannot be written now, that one makes them again. */
  const keepRows = (rows: readonly RunSummary[]) => {
    if (rows.length === 0) return
    try {
      transaction(() => {
        for (const row of rows) {
          on.updateRow.run(...SUMMARY_COLUMNS.slice(1).map((name) => row[name]), row.run_id)
          on.setSummaryDigest.run(summaryDigest(row), row.run_id)
        }
      })
      placing.came(rows.length)
    } catch {}
  }
  /** Writes what became of a run; whether there is one. */
  const setState = async (runId: string, change: (row: StateRow) => StateRow): Promise<boolean> => {
    const isThere = await withRetries(() =>
      transaction(() => {
        const row = on.selectState.get(runId) as StateRow | undefined
        if (!row) return false
        mustHoldState(runId, row)
        const { published, same } = change(row)
        on.setPublished.run(published, runId)
        if (same !== null) on.setReplayed.run(runId, same)
        on.setStateDigest.run(stateDigest(runId, published, same), runId)
        return true
      }),
    )
    if (isThere) placing.came(1)
    return isThere
  }

  const file: Ledger['file'] = (record, name) =>
    heldFile(record, name, async (runId) => on.selectFile.get(runId, name) as Stored<Uint8Array> | undefined, objects)
  const pictures: Ledger['pictures'] = async (runId) =>
    heldPictures(runId, on.selectPictures.get(runId) as { content: Uint8Array; digest: string } | undefined)

  return {
    append: (record, files, published, text = JSON.stringify(record)) =>
      taken(async () => ({
        row: summaryOf(record),
        published,
        same: null,
        sha256: sha256(text),
        record: await stored(text, objects),
        files: await Promise.all(files.map(async (file) => ({ file, stored: await stored(file.content, objects) }))),
        pictures: undefined,
      })),
    get,
    file,
    keepPictures: async (runId, content) => {
      await withRetries(() => on.insertPictures.run(runId, content, picturesDigest(runId, content)))
    },
    pictures,
    list: async (query) => {
      listUntil = performance.now() + LONGEST_LIST_MS
      const found = listOf(db, query, placing.follows())
      const rows = await Promise.all(found.map((row) => heldRow(row, anew)))
      keepRows(rows.filter((_, i) => found[i]?.digest === null))
      return rows
    },
    publish: (runId) => setState(runId, (row) => ({ ...row, published: 1 })),
    replayed: async (runId, same) => {
      await setState(runId, (row) => ({ ...row, same: same ? 1 : 0 }))
    },
    prune: async (before, but = new Set()) => {
      const removed = await withRetries(() => transaction(() => prune(db, before, but)))
      await objects.keepOnly(usedObjects(db))
      if (freeShare(db) >= REWRITTEN_SHARE) await withRetries(() => db.exec(REWRITE)).catch(unlessLocked)
      return removed
    },
    forgetUnused: () => objects.keepOnly(usedObjects(db)),
    ids: async (after, limit) => on.selectIds.all(after, limit).map(({ run_id }) => String(run_id)),
    digests: async (runId) => on.selectDigests.get(runId) as RunDigests | undefined,
    kept: async (runId) => {
      const [listed, run] = [on.selectRow.get(runId), on.selectRun.get(runId)] as unknown as [ListedRow?, RunRow?]
      if (!listed || !run) return undefined
      const text = await heldText(runId, run, objects)
      return storedRun({ ...text, row: await heldRow({ ...listed }, anew) }, { file, pictures })
    },
    keep: ({ row, text, published, replayedSame, files, pictures }) =>
      taken(async () => ({
        row,
        published,
        same: replayedSame,
        sha256: sha256(text),
        record: await stored(text, objects),
        files: await storedFiles(files, objects),
        pictures,
      })),
    close: async () => {
      placing.close()
      db.close()
    },
  }
}

const statementsOf = (db: DatabaseSync) => ({
  insertRun: db.prepare(`INSERT INTO runs (${RUN_COLUMNS}) VALUES (${RUN_COLUMNS.replaceAll(/\w+/g, '?')})`),
  insertFile: db.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)'),
  insertPictures: db.prepare('INSERT INTO pictures VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
  selectPictures: db.prepare('SELECT content, digest FROM pictures WHERE run_id = ?'),
  insertDigests: db.prepare('INSERT INTO digests (run_id, summary, state) VALUES (?, ?, ?)'),
  selectRun: db.prepare(
    `SELECT record, record_object, record_sha256, published, same, state
     FROM runs LEFT JOIN replays USING (run_id) LEFT JOIN digests USING (run_id) WHERE run_id = ?`,
  ),
  selectState: db.prepare(
    'SELECT published, same, state FROM runs LEFT JOIN replays USING (run_id) LEFT JOIN digests USING (run_id) WHERE run_id = ?',
  ),
  selectFile: db.prepare('SELECT content, object FROM files WHERE run_id = ? AND name = ?'),
  selectIds: db.prepare('SELECT run_id FROM runs WHERE run_id > ? ORDER BY run_id LIMIT ?'),
  selectRow: db.prepare(
    `SELECT ${SUMMARY_COLUMNS.join(', ')}, summary AS digest FROM runs LEFT JOIN digests USING (run_id) WHERE run_id = ?`,
  ),
  selectDigests: db.prepare(
    `SELECT record_sha256 AS record, state, digest AS pictures
     FROM runs LEFT JOIN digests USING (run_id) LEFT JOIN pictures USING (run_id) WHERE run_id = ?`,
  ),
  updateRow: db.prepare(
    `UPDATE runs SET ${SUMMARY_COLUMNS.slice(1)
      .map((name) => `${name} = ?`)
      .join(', ')} WHERE run_id = ?`,
  ),
  setPublished: db.prepare('UPDATE runs SET published = ? WHERE run_id = ?'),
  setReplayed: db.prepare('INSERT INTO replays VALUES (?, ?) ON CONFLICT DO UPDATE SET same = excluded.same'),
  setSummaryDigest: db.prepare('UPDATE digests SET summary = ?, place = NULL WHERE run_id = ?'),
  setStateDigest: db.prepare('UPDATE digests SET state = ?, place = NULL WHERE run_id = ?'),
})
type Statements = ReturnType<typeof statementsOf>

function prune(db: DatabaseSync, before: string, but: ReadonlySet<string>): string[] {
  const rows = db
    .prepare(
      'DELETE FROM runs WHERE created_at < ? AND run_id NOT IN (SELECT value FROM json_each(?)) RETURNING run_id',
    )
    .all(before, JSON.stringify([...but]))
  // What was removed is to be removed from the index too, not covered.
  if (rows.length > 0) db.exec("INSERT INTO said (said) VALUES ('optimize')")
  return rows.map((row) => String(row.run_id))
}

function freeShare(db: DatabaseSync): number {
  const pages = (name: string) => Number(db.prepare(`PRAGMA ${name}`).get()?.[name])
  return pages('freelist_count') / pages('page_count')
}

function insert({ row, sha256, record, files, published, same, pictures }: NewRun, on: Statements): void {
  const { run_id } = row
  const [state, replayed] = [published ? 1 : 0, same === null ? null : Number(same)]
  const summary = SUMMARY_COLUMNS.map((name) => row[name])
  on.insertRun.run(...summary, state, sha256, record.content, record.object)
  on.insertDigests.run(run_id, summaryDigest(row), stateDigest(run_id, state, replayed))
  if (replayed !== null) on.setReplayed.run(run_id, replayed)
  if (pictures) on.insertPictures.run(run_id, pictures, picturesDigest(run_id, pictures))
  for (const { file, stored } of files)
    on.insertFile.run(run_id, file.name, file.mediaType, file.sha256, stored.content, stored.object)
}

function inWords(error: unknown): unknown {
  return isDiskFull(error) ? new ServiceProblem('storage_full', 'the disk is full; the run was not recorded') : error
}

/** What was removed is removed: its room on the disk is given back by the next prune. */
function unlessLocked(error: unknown): void {
  if (!(error instanceof ServiceProblem)) throw error
}
