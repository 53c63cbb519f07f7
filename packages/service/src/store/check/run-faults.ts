/** What is wrong with a run as a ledger has it, whichever database its rows come from: record, state, files, pictures. */
import { presentRecord, type RunRecord } from '@keelson/engine'
import { sha256 } from '../../hash.ts'
import { keptFilesOf, picturesDigest, type RunSummary, stateDigest, summaryDigest } from '../row-digest.ts'
import type { RunRow, StateRow } from '../soundness.ts'
import { type Soundness, wrongIn } from '../verified.ts'
import type { Findings, StoreFault } from './faults.ts'

export type Wrong = Omit<StoreFault, 'id'>
export interface CheckedRun {
  readonly run: RunRow
  readonly files: readonly CheckedFile[]
  readonly pictures: { readonly content: Uint8Array; readonly digest: string } | undefined
}
export interface CheckedFile {
  readonly name: string
  readonly content: Uint8Array | null
  readonly object: string | null
}
/** Objects as a check reads them. */
export interface CheckedObjects {
  readonly soundness: (key: string) => Promise<Soundness>
  /** Of one that is sound. */
  readonly text: (key: string) => Promise<string>
}

export const damaged = (kind: StoreFault['kind'], detail: string): Wrong => ({ state: 'damaged', kind, detail })

export async function wrongRun(
  runId: string,
  { run, files, pictures }: CheckedRun,
  objects: CheckedObjects,
  counts: Findings['counts'],
): Promise<Wrong[]> {
  const wrong = [...wrongState(runId, run), ...wrongPictures(runId, pictures)]
  const text = await recordText(runId, run, objects)
  if (typeof text !== 'string') return [...wrong, text]
  return [...wrong, ...(await wrongFiles(presentRecord(JSON.parse(text)), files, objects, counts))]
}

export const isStateSound = (runId: string, { published, same, state }: StateRow): boolean =>
  state === stateDigest(runId, published, same)

export function* wrongSummary(row: RunSummary, digest: string): Generator<Wrong> {
  if (digest !== summaryDigest(row))
    yield damaged('row', `the row of run ${row.run_id} does not match its digest; lists show the values of its record`)
}

function* wrongState(runId: string, row: StateRow): Generator<Wrong> {
  if (!isStateSound(runId, row))
    yield damaged('state', `the state of run ${runId} (published, replayed) does not match its digest`)
}

function* wrongPictures(runId: string, kept: CheckedRun['pictures']): Generator<Wrong> {
  if (kept && kept.digest !== picturesDigest(runId, kept.content))
    yield damaged('pictures', `the stored pictures of run ${runId} do not match their digest`)
}

/** The text of a record that is sound, or what is wrong with it. */
async function recordText(
  runId: string,
  { record, record_object: key, record_sha256 }: RunRow,
  objects: CheckedObjects,
): Promise<string | Wrong> {
  const of = `the record of run ${runId}`
  if (record !== null)
    return sha256(record) === record_sha256 ? record : damaged('record', `${of} does not match its hash`)
  const wrong = await wrongObject('record', key, record_sha256, of, objects)
  return wrong ?? objects.text(record_sha256)
}

async function wrongFiles(
  record: RunRecord,
  rows: readonly CheckedFile[],
  objects: CheckedObjects,
  counts: Findings['counts'],
): Promise<Wrong[]> {
  const { run_id } = record.response
  const named = keptFilesOf(record)
  const wrong: Wrong[] = []
  for (const { basename, sha256: digest } of named) {
    counts.files++
    const of = `the file ${JSON.stringify(basename)} of run ${run_id}`
    const row = rows.find(({ name }) => name === basename)
    if (!row) wrong.push({ state: 'missing', kind: 'file', detail: `${of} is missing` })
    else if (row.content === null) {
      const found = await wrongObject('file', row.object, digest, of, objects)
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
  objects: CheckedObjects,
): Promise<Wrong | undefined> {
  if (key !== digest) return damaged(kind, `${of} refers to the object ${key}, but its hash is ${digest}`)
  const found = await objects.soundness(key)
  if (found === 'sound') return undefined
  return { state: found, kind, detail: `the object ${key} of ${of} ${wrongIn(found)}` }
}
