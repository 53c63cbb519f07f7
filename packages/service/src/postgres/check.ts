/** Everything in a database held to its hashes, run by run and study by study, while others go on. */

import { newFolder, removeFolder } from '../engines/child-folder.ts'
import { INPUT_FILE } from '../files/names.ts'
import { unlessFull } from '../problems.ts'
import { checkOf, type Findings, newFindings, type StoreCheck } from '../store/check/faults.ts'
import { type Pace, paceOf } from '../store/check/pace.ts'
import {
  type CheckedFile,
  type CheckedObjects,
  type CheckedRun,
  wrongRun,
  wrongSummary,
} from '../store/check/run-faults.ts'
import { type CheckedChunk, type CheckedStudy, wrongFiles, wrongStudy } from '../store/check/study-faults.ts'
import { type Checker, type StoreState, stateOf } from '../store/check/upkeep.ts'
import { objectPath } from '../store/objects.ts'
import { SUMMARY_COLUMNS } from '../store/row-digest.ts'
import type { ListedRow, RunRow } from '../store/soundness.ts'
import type { Soundness } from '../store/verified.ts'
import type { FileRow } from '../studies/file-rows.ts'
import { BODY, HEAD } from '../studies/store-schema.ts'
import type { Database } from './database.ts'
import { type DatabaseObjects, databaseObjects, GRACE } from './objects.ts'
import { FILES_OF } from './study-rows.ts'

const PAGE = 100
/** Objects that are remembered to be sound; beyond it all are read again. */
const MOST_KNOWN = 100_000
/** A check is that of its day for all services of a database. */
const LASTS = '23 hours'

export function databaseChecker(database: Database): Checker {
  const ending = new AbortController()
  const objects = databaseObjects(database)
  const check = async (share: number): Promise<StoreCheck> => {
    const [findings, pace] = [newFindings(), paceOf(share, ending.signal)]
    const looking = { database, objects, findings, pace }
    await checkRuns(looking)
    await checkStudies(looking)
    await checkObjects(looking)
    const made = checkOf(findings)
    await remember(database, stateOf(made)).catch(unlessFull)
    return made
  }
  return {
    check,
    inTurn: async (share) => {
      const free = await database.lock('check')
      if (!free) return { state: await lastState(database) }
      try {
        const state = await lastState(database, LASTS)
        return state ? { state } : { check: await check(share) }
      } finally {
        await free()
      }
    },
    close: async () => ending.abort(),
  }
}

interface Looking {
  readonly database: Database
  readonly objects: DatabaseObjects
  readonly findings: Findings
  readonly pace: Pace
}

/** The ids of a table in their order, page by page, so that no statement goes on for long. */
async function* idsOf({ database }: Looking, table: 'runs' | 'studies'): AsyncGenerator<string> {
  const id = table === 'runs' ? 'run_id' : 'study_id'
  for (let after = ''; ; ) {
    const rows = await database.again<{ readonly id: string }>(
      `check-${table}`,
      `SELECT ${id} AS id FROM keelson.${table} WHERE ${id} > $1 ORDER BY ${id} LIMIT ${PAGE}`,
      [after],
    )
    yield* rows.map((row) => row.id)
    if (rows.length < PAGE) return
    after = rows.at(-1)?.id ?? after
  }
}

async function checkRuns(looking: Looking): Promise<void> {
  const { database, findings, pace } = looking
  const objects = rememberedObjects(looking.objects)
  for await (const runId of idsOf(looking, 'runs')) {
    const found = await runAt(database, runId)
    if (found) {
      findings.counts.runs++
      const { digest, ...row } = found.row
      const wrong = [...wrongSummary(row, digest ?? ''), ...(await wrongRun(runId, found, objects, findings.counts))]
      // One that was pruned meanwhile is not at fault.
      if (wrong.length > 0 && (await runAt(database, runId)))
        findings.faults.push(...wrong.map((one) => ({ ...one, id: runId })))
    }
    await pace()
  }
}

async function runAt(
  { again }: Database,
  runId: string,
): Promise<(CheckedRun & { readonly row: ListedRow }) | undefined> {
  const [row] = await again<ListedRow>(
    'check-row',
    `SELECT ${SUMMARY_COLUMNS.join(', ')}, summary_digest AS digest FROM keelson.runs WHERE run_id = $1`,
    [runId],
  )
  const [run] = await again<RunRow>(
    'check-run',
    `SELECT record, record_object, record_sha256, published, replayed AS same, state_digest AS state
     FROM keelson.runs WHERE run_id = $1`,
    [runId],
  )
  const files = await again<CheckedFile>(
    'check-files',
    'SELECT name, content, object FROM keelson.files WHERE run_id = $1',
    [runId],
  )
  const [pictures] = await again<NonNullable<CheckedRun['pictures']>>(
    'check-pictures',
    'SELECT content, digest FROM keelson.pictures WHERE run_id = $1',
    [runId],
  )
  return row && run && { row, run, files, pictures }
}

function rememberedObjects(objects: DatabaseObjects): CheckedObjects {
  const known = new Map<string, Soundness>()
  return {
    soundness: async (key) => {
      const found = known.get(key) ?? (await objects.soundness(key))
      if (known.size >= MOST_KNOWN) known.clear()
      known.set(key, found)
      return found
    },
    text: async (key) => Buffer.from((await objects.read(key)) ?? []).toString(),
  }
}

async function checkStudies(looking: Looking): Promise<void> {
  for await (const id of idsOf(looking, 'studies')) {
    const study = await studyAt(looking.database, id)
    if (study) await checkStudy(study, looking)
  }
}

/** The chunks of one that is done are brought to a folder of this check, where DuckDB reads them. */
async function checkStudy(study: CheckedStudy, looking: Looking): Promise<void> {
  const { database, objects, findings, pace } = looking
  const { study_id, status } = study
  const chunks = await database.again<CheckedChunk>(
    'check-chunks',
    'SELECT first, "end", object FROM keelson.chunks WHERE study_id = $1 ORDER BY first',
    [study_id],
  )
  findings.counts.studies++
  const folder = await newFolder()
  try {
    const soundnessOf = async ({ object }: CheckedChunk) => {
      findings.counts.chunks++
      const found = await objects.soundness(object, status === 'done' ? folder : undefined)
      await pace()
      return found
    }
    const pathsOf = () => chunks.map(({ object }) => objectPath(folder, object))
    const files = await database.again<FileRow>('study-files', FILES_OF, [study_id])
    const wrong = [
      ...(await wrongStudy(study, chunks, soundnessOf, pathsOf)),
      ...(await wrongFiles(study_id, files, (key) => objects.soundness(key))),
    ]
    if (wrong.length > 0 && (await studyAt(database, study_id)))
      findings.faults.push(...wrong.map((one) => ({ ...one, id: study_id })))
  } finally {
    await removeFolder(folder)
  }
}

async function studyAt({ again }: Database, id: string): Promise<CheckedStudy | undefined> {
  const [study] = await again<CheckedStudy>(
    'check-study',
    `SELECT ${[...HEAD, ...BODY].join(', ')}, head_digest AS head, body_digest AS body
     FROM keelson.studies WHERE study_id = $1`,
    [id],
  )
  return study
}

/** An object that is younger than an hour may be one whose row is not written yet. */
async function checkObjects({ database, findings: { counts, faults } }: Looking): Promise<void> {
  const [all] = await database.again<{ readonly n: number }>(
    'check-objects',
    'SELECT count(*) AS n FROM keelson.objects',
  )
  counts.objects += all?.n ?? 0
  const left = await database.again<{ readonly key: string }>(
    'check-orphans',
    `SELECT key FROM keelson.objects AS o WHERE touched < now() - interval '${GRACE}'
       AND NOT EXISTS (SELECT FROM keelson.runs WHERE record_object = o.key)
       AND NOT EXISTS (SELECT FROM keelson.files WHERE object = o.key)
       AND NOT EXISTS (SELECT FROM keelson.files WHERE sha256 = o.key AND name LIKE '${INPUT_FILE}%')
       AND NOT EXISTS (SELECT FROM keelson.chunks WHERE object = o.key)
       AND NOT EXISTS (SELECT FROM keelson.study_files WHERE sha256 = o.key) ORDER BY key`,
  )
  for (const { key } of left)
    faults.push({ state: 'orphaned', kind: 'object', id: key, detail: `the object ${key} is not referenced` })
}

/** What the last check found, whichever service made it; undefined where there was none, or none within a time. */
async function lastState({ again }: Database, within?: string): Promise<StoreState | undefined> {
  const [state] = await again<StoreState>(
    undefined,
    `SELECT checked, damaged, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
     FROM keelson.upkeep WHERE what = 'check' AND ($1::interval IS NULL OR at > now() - $1::interval)`,
    [within ?? null],
  )
  return state
}

async function remember({ again }: Database, { checked, damaged }: StoreState): Promise<void> {
  await again(
    undefined,
    `INSERT INTO keelson.upkeep (what, at, checked, damaged) VALUES ('check', now(), $1, $2)
     ON CONFLICT (what) DO UPDATE SET at = now(), checked = $1, damaged = $2`,
    [checked, damaged],
  )
}
