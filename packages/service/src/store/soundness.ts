/** What the rows of a ledger are held to before anything of them is given away, whichever database they come from. */
import { presentRecord, type RunRecord } from '@keelson/engine'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import type { KeptRun, StoredFile, StoredRun, StoredRunFile } from './ledger.ts'
import type { ObjectStore } from './objects.ts'
import { keptFilesOf, picturesDigest, type RunSummary, stateDigest, summaryDigest } from './row-digest.ts'

/** Content above this size goes to the object store. */
const LARGE = 256 * 1024

/** What has a row: its content, or the key of the object that has it. */
export interface Stored<Content = string | Uint8Array> {
  readonly content: Content | null
  readonly object: string | null
}
export interface StateRow {
  readonly published: number
  /** How its last replay came out. */
  readonly same: number | null
  readonly state: string | null
}
export interface RunRow extends StateRow {
  readonly record: string | null
  readonly record_object: string | null
  readonly record_sha256: string
}
/** Of a list; `digest` is null for a row of an earlier version. */
export type ListedRow = RunSummary & { readonly digest: string | null }

/** Puts what is large into the object store. */
export const stored = async <Content extends string | Uint8Array>(
  content: Content,
  objects: ObjectStore,
): Promise<Stored<Content>> =>
  content.length > LARGE
    ? { content: null, object: await objects.put(Buffer.from(content)) }
    : { content, object: null }

/** The files of a run of another ledger, one after the other. */
export async function storedFiles(
  files: readonly StoredRunFile[],
  objects: ObjectStore,
): Promise<readonly { readonly file: Omit<StoredRunFile, 'content'>; readonly stored: Stored<Uint8Array> }[]> {
  const all = []
  for (const file of files) all.push({ file, stored: await stored(await file.content(), objects) })
  return all
}

export async function heldRun(runId: string, row: RunRow, objects: ObjectStore): Promise<KeptRun> {
  const { text, published, replayedSame } = await heldText(runId, row, objects)
  return { record: presentRecord(JSON.parse(text)), sha256: row.record_sha256, published, replayedSame }
}

/** The record as it is stored, and what became of the run since. */
export async function heldText(
  runId: string,
  row: RunRow,
  objects: ObjectStore,
): Promise<Pick<StoredRun, 'text' | 'published' | 'replayedSame'>> {
  const text = row.record ?? (await textOf(row.record_object, runId, objects))
  if (sha256(text) !== row.record_sha256) throw damaged(`the record of run ${runId} does not match its hash`)
  mustHoldState(runId, row)
  return { text, published: row.published === 1, replayedSame: row.same === null ? null : row.same === 1 }
}

export function mustHoldState(runId: string, { published, same, state }: StateRow): void {
  if (state === stateDigest(runId, published, same)) return
  throw damaged(`the state of run ${runId} (published, replayed) does not match its digest`)
}

/** A row that does not match its digest is not believed: `anew` makes it from its record. */
export async function heldRow(
  { digest, ...row }: ListedRow,
  anew: (runId: string) => Promise<RunSummary | undefined>,
): Promise<RunSummary> {
  if (digest === summaryDigest(row)) return row
  const made = await anew(row.run_id)
  if (!made) throw damaged(`the list contains run ${row.run_id}, which is not recorded`)
  return made
}

/** A file that the record names; undefined for one that it does not. */
export async function heldFile(
  record: RunRecord,
  name: string,
  rowOf: (runId: string) => Promise<Stored<Uint8Array> | undefined>,
  objects: ObjectStore,
): Promise<StoredFile | undefined> {
  const { run_id } = record.response
  const known = keptFilesOf(record).find(({ basename }) => basename === name)
  if (!known) return undefined
  const { media_type: mediaType, sha256: digest } = known
  const row = await rowOf(run_id)
  const of = `the file ${JSON.stringify(name)} of run ${run_id}`
  if (!row) throw damaged(`${of} is missing`)
  const { content, object } = row
  if (content === null && object === digest) {
    const large = (await objects.read(digest)) ?? (await noObject(digest, of, objects))
    return { name, mediaType, content: large, sha256: digest }
  }
  if (content === null || sha256(content) !== digest) throw damaged(`${of} does not match its hash`)
  return { name, mediaType, content, sha256: digest }
}

export function heldPictures(
  runId: string,
  row: { readonly content: Uint8Array; readonly digest: string } | undefined,
): Uint8Array | undefined {
  if (row && row.digest !== picturesDigest(runId, row.content))
    throw damaged(`the stored pictures of run ${runId} do not match their digest`)
  return row?.content
}

async function textOf(object: string | null, runId: string, objects: ObjectStore): Promise<string> {
  const content = object === null ? undefined : await objects.read(object)
  return Buffer.from(content ?? (await noObject(object, `the record of run ${runId}`, objects))).toString()
}

/** Throws ServiceProblem record_damaged. */
async function noObject(object: string | null, of: string, objects: ObjectStore): Promise<never> {
  const how = object !== null && (await objects.has(object)) ? 'does not match its hash' : 'is missing'
  throw damaged(`the object ${object} of ${of} ${how}`)
}

const damaged = (detail: string) => new ServiceProblem('record_damaged', detail)

/** How long a list may take: of SQLite nobody else is served until it is there. */
export const LONGEST_LIST_MS = 1000

export const tooLong = () =>
  new ServiceProblem(
    'search_too_long',
    `the search was stopped after ${LONGEST_LIST_MS} ms; narrow it by ref, status, domain, from or to`,
  )
