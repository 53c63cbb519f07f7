/**
 * The ledger on PostgreSQL: every run as an immutable record with its files, written by one statement that is on disk before the
 * caller is answered. Any number of services write to it. What it gives was held to its digest here, as in the ledger of a folder.
 */
import type { RunRecord } from '@keelson/engine'
import { INPUT_FILE } from '../files/names.ts'
import { sha256 } from '../hash.ts'
import type { KeptRun, Ledger, RunDigests, StoredFile } from '../store/ledger.ts'
import type { ObjectStore } from '../store/objects.ts'
import {
  picturesDigest,
  type RunSummary,
  SUMMARY_COLUMNS,
  stateDigest,
  summaryDigest,
  summaryOf,
} from '../store/row-digest.ts'
import {
  heldFile,
  heldPictures,
  heldRow,
  heldRun,
  heldText,
  type ListedRow,
  mustHoldState,
  type RunRow,
  type StateRow,
  type Stored,
  stored,
  storedFiles,
} from '../store/soundness.ts'
import { storedRun } from '../store/stored-run.ts'
import { type Database, tryAgain } from './database.ts'
import { listOf, MOST_WALKED, offClockOf } from './list.ts'
import { plainText } from './text.ts'

/** Runs that one statement removes. */
const PRUNED_AT_ONCE = 1000

/** `mostWalked`: rows of a list that are looked at in their order before anything is looked up. */
export function databaseLedger(database: Database, objects: ObjectStore, mostWalked = MOST_WALKED): Ledger {
  const get = async (runId: string): Promise<KeptRun | undefined> => {
    const [row] = await database.again<RunRow>('get-run', SELECT_RUN, [plainText(runId)])
    return row && (await heldRun(runId, row, objects))
  }
  const file: Ledger['file'] = (record, name) =>
    heldFile(record, name, (runId) => fileRow(database, runId, name), objects)
  const pictures: Ledger['pictures'] = async (runId) => {
    const [row] = await database.again<{ readonly content: Uint8Array; readonly digest: string }>(
      'get-pictures',
      'SELECT content, digest FROM keelson.pictures WHERE run_id = $1',
      [plainText(runId)],
    )
    return heldPictures(runId, row)
  }
  const keepPictures: Ledger['keepPictures'] = async (runId, content) => {
    await database.again('keep-pictures', INSERT_PICTURES, [runId, content, picturesDigest(runId, content)])
  }
  const anew = async (runId: string): Promise<RunSummary | undefined> => {
    const kept = await get(runId)
    return kept && rowOf(kept.record)
  }
  return {
    append: (record, files, published, text = JSON.stringify(record)) =>
      tryAgain(async () => {
        const contents = []
        for (const one of files) contents.push({ file: one, stored: await stored(one.content, objects) })
        await append(database, objects, { row: rowOf(record), files: contents, published, same: null, text })
      }),
    get,
    file,
    keepPictures,
    pictures,
    list: async (query) => {
      const rows = await tryAgain(() => listOf(database, query, mostWalked))
      return await Promise.all(rows.map((row) => heldRow(row, anew)))
    },
    publish: (runId) => setState(database, runId, (row) => ({ ...row, published: 1 })),
    replayed: async (runId, same) => {
      await setState(database, runId, (row) => ({ ...row, same: same ? 1 : 0 }))
    },
    prune: async (before, but = new Set()) => {
      const removed = await removeBefore(database, before, [...but])
      await objects.keepOnly(await usedObjects(database))
      return removed
    },
    forgetUnused: async () => objects.keepOnly(await usedObjects(database)),
    ids: async (after, limit) => {
      const rows = await database.again<{ readonly run_id: string }>(
        'run-ids',
        'SELECT run_id FROM keelson.runs WHERE run_id > $1 ORDER BY run_id LIMIT $2',
        [after, limit],
      )
      return rows.map(({ run_id }) => run_id)
    },
    digests: async (runId) => {
      const [row] = await database.again<RunDigests>('run-digests', SELECT_DIGESTS, [plainText(runId)])
      return row
    },
    kept: async (runId) => {
      const [listed] = await database.again<ListedRow>('run-row', SELECT_ROW, [plainText(runId)])
      const [run] = await database.again<RunRow>('get-run', SELECT_RUN, [plainText(runId)])
      if (!listed || !run) return undefined
      const text = await heldText(runId, run, objects)
      return storedRun({ ...text, row: await heldRow(listed, anew) }, { file, pictures })
    },
    keep: (run) =>
      tryAgain(async () => {
        const files = await storedFiles(run.files, objects)
        const { text, published, replayedSame: same, row } = run
        await append(database, objects, { row: plainRow(row), files, published, same, text })
        if (run.pictures) await keepPictures(row.run_id, run.pictures)
      }),
    close: async () => {},
  }
}

interface Appended {
  readonly row: RunSummary
  readonly files: readonly { readonly file: Omit<StoredFile, 'content'>; readonly stored: Stored<Uint8Array> }[]
  readonly published: boolean
  readonly same: boolean | null
  readonly text: string
}

/** Twice is once: a run that is there with the same record stays. */
async function append(
  database: Database,
  objects: ObjectStore,
  { row, files, published, same, text }: Appended,
): Promise<void> {
  const kept = await stored(text, objects)
  const [state, replayed] = [published ? 1 : 0, same === null ? null : Number(same)]
  const digest = sha256(text)
  const made = await database.query('append', APPEND, [
    ...SUMMARY_COLUMNS.map((name) => row[name]),
    offClockOf(row),
    state,
    replayed,
    summaryDigest(row),
    stateDigest(row.run_id, state, replayed),
    digest,
    kept.content,
    kept.object,
    files.map(({ file }) => file.name),
    files.map(({ file }) => file.mediaType),
    files.map(({ file }) => file.sha256),
    files.map(({ stored }) => stored.content),
    files.map(({ stored }) => stored.object),
  ])
  if (made.length > 0) return
  const alike = 'SELECT FROM keelson.runs WHERE run_id = $1 AND record_sha256 = $2'
  const there = await database.query(undefined, alike, [row.run_id, digest])
  if (there.length === 0) throw new Error(`run ${row.run_id} is already recorded with a different record`)
}

const RUN_COLUMNS = [
  ...SUMMARY_COLUMNS,
  'off_clock',
  'published',
  'replayed',
  'summary_digest',
  'state_digest',
  'record_sha256',
  'record',
  'record_object',
]
const placeholders = (first: number, types: readonly string[]) =>
  types.map((type, i) => `$${first + i}${type}`).join(', ')

/** The run with its files; nothing where it is there already. */
const APPEND = `WITH run AS (
    INSERT INTO keelson.runs (${RUN_COLUMNS.join(', ')})
    VALUES (${placeholders(
      1,
      RUN_COLUMNS.map(() => ''),
    )}) ON CONFLICT (run_id) DO NOTHING RETURNING run_id
  ), file AS (
    INSERT INTO keelson.files (run_id, name, media_type, sha256, content, object)
    SELECT run.run_id, kept.* FROM run, unnest(${placeholders(RUN_COLUMNS.length + 1, ['::text[]', '::text[]', '::text[]', '::bytea[]', '::text[]'])}) AS kept
  )
  SELECT run_id FROM run`

const SELECT_RUN =
  'SELECT record, record_object, record_sha256, published, replayed AS same, state_digest AS state FROM keelson.runs WHERE run_id = $1'
const SELECT_ROW = `SELECT ${SUMMARY_COLUMNS.join(', ')}, summary_digest AS digest FROM keelson.runs WHERE run_id = $1`
const SELECT_DIGESTS = `SELECT record_sha256 AS record, state_digest AS state, digest AS pictures
  FROM keelson.runs LEFT JOIN keelson.pictures USING (run_id) WHERE run_id = $1`
const INSERT_PICTURES =
  'INSERT INTO keelson.pictures (run_id, content, digest) VALUES ($1, $2, $3) ON CONFLICT (run_id) DO NOTHING'

/** As the database gives it back. */
const rowOf = (record: RunRecord): RunSummary => plainRow(summaryOf(record))

const plainRow = (row: RunSummary): RunSummary =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? plainText(value) : value]),
  ) as unknown as RunSummary

/** Writes what became of a run; whether there is one. Where another service wrote meanwhile, what that wrote is changed. */
async function setState(database: Database, runId: string, change: (row: StateRow) => StateRow): Promise<boolean> {
  for (;;) {
    const [row] = await database.again<StateRow>(
      'get-state',
      'SELECT published, replayed AS same, state_digest AS state FROM keelson.runs WHERE run_id = $1',
      [plainText(runId)],
    )
    if (!row) return false
    mustHoldState(runId, row)
    const { published, same } = change(row)
    const digest = stateDigest(runId, published, same)
    if (digest === row.state) return true
    const written = await database.again(
      'set-state',
      `UPDATE keelson.runs SET published = $2, replayed = $3, state_digest = $4
       WHERE run_id = $1 AND state_digest = $5 RETURNING run_id`,
      [runId, published, same, digest, row.state],
    )
    if (written.length > 0) return true
  }
}

async function fileRow(database: Database, runId: string, name: string): Promise<Stored<Uint8Array> | undefined> {
  const [row] = await database.again<Stored<Uint8Array>>(
    'get-file',
    'SELECT content, object FROM keelson.files WHERE run_id = $1 AND name = $2',
    [runId, name],
  )
  return row
}

/** In pieces, so that no statement holds its locks for long. */
async function removeBefore(database: Database, before: string, but: readonly string[]): Promise<string[]> {
  const removed: string[] = []
  for (;;) {
    const rows = await database.query<{ readonly run_id: string }>(
      undefined,
      `DELETE FROM keelson.runs WHERE run_id IN (
         SELECT run_id FROM keelson.runs WHERE created_at < $1 AND run_id <> ALL ($2::text[]) ORDER BY run_id LIMIT ${PRUNED_AT_ONCE}
       ) RETURNING run_id`,
      [before, but],
    )
    removed.push(...rows.map(({ run_id }) => run_id))
    if (rows.length === 0) return removed.sort()
  }
}

/** Of studies too; of a file of inputs also where its run holds it itself, since it is asked for by its digest. */
export async function usedObjects(database: Database): Promise<Set<string>> {
  const used = await database.again<{ readonly key: string }>(
    undefined,
    `SELECT record_object AS key FROM keelson.runs WHERE record_object IS NOT NULL
     UNION SELECT object FROM keelson.files WHERE object IS NOT NULL
     UNION SELECT sha256 FROM keelson.files WHERE name LIKE '${INPUT_FILE}%'
     UNION SELECT object FROM keelson.chunks
     UNION SELECT sha256 FROM keelson.study_files`,
  )
  return new Set(used.map(({ key }) => key))
}
