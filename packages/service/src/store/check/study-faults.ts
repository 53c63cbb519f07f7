/** What is wrong with a study as a store has it, whichever database its rows come from: row, chunks, ranges, hash. */
import type { StudyColumn } from '@keelson/studies'
import { newFolder, removeFolder } from '../../engines/child-folder.ts'
import { openPointFiles } from '../../studies/chunk-file.ts'
import { type FileRow, isHeld, wrongRow as wrongFileRow } from '../../studies/file-rows.ts'
import { bodyDigest, headDigest } from '../../studies/store-schema.ts'
import { hashOfPoints } from '../../studies/study-hash.ts'
import { type Soundness, wrongIn } from '../verified.ts'
import { damaged, type Wrong } from './run-faults.ts'

export interface CheckedStudy extends Readonly<Record<string, unknown>> {
  readonly study_id: string
  readonly status: string
  readonly total: number
  readonly study_hash: string | null
  readonly columns: string
  /** Digests of its row. */
  readonly head: string | null
  readonly body: string | null
}
export interface CheckedChunk {
  readonly first: number
  readonly end: number
  readonly object: string
}

/** `soundnessOf` holds the object of a chunk to its key; `pathsOf`: the objects of all chunks as files. */
export async function wrongStudy(
  study: CheckedStudy,
  chunks: readonly CheckedChunk[],
  soundnessOf: (chunk: CheckedChunk) => Promise<Soundness>,
  pathsOf: () => readonly string[],
): Promise<Wrong[]> {
  const row = [...wrongRow(study)]
  const wrong = [...wrongRanges(study, chunks)]
  for (const chunk of chunks) wrong.push(...wrongChunk(study.study_id, chunk, await soundnessOf(chunk)))
  if (wrong.length > 0 || study.status !== 'done') return [...row, ...wrong]
  return [...row, ...(await wrongHash(study, pathsOf()))]
}

function* wrongRow(study: CheckedStudy): Generator<Wrong> {
  if (study.head === headDigest(study) && study.body === bodyDigest(study)) return
  yield damaged('row', `the row of study ${study.study_id} does not match its digest; the study is not served`)
}

function* wrongChunk(id: string, { first, end, object }: CheckedChunk, found: Soundness): Generator<Wrong> {
  if (found === 'sound') return
  const detail = `the object ${object} of points ${first} to ${end - 1} of study ${id} ${wrongIn(found)}`
  yield { state: found, kind: 'chunk', detail }
}

/** The files of its inputs: each row by its digest, its bytes by their key. */
export async function wrongFiles(
  id: string,
  rows: readonly FileRow[],
  soundnessOf: (key: string) => Promise<Soundness>,
): Promise<Wrong[]> {
  const wrong: Wrong[] = []
  for (const row of rows) {
    if (!isHeld(id, row)) wrong.push(damaged('row', wrongFileRow(id, row)))
    const found = await soundnessOf(row.sha256)
    if (found === 'sound') continue
    const detail = `the object ${row.sha256} of file ${row.place} of study ${id} ${wrongIn(found)}`
    wrong.push({ state: found, kind: 'file', detail })
  }
  return wrong
}

/** Chunks never share a point; those of a study that is done have all of them. */
function* wrongRanges({ study_id, status, total }: CheckedStudy, chunks: readonly CheckedChunk[]): Generator<Wrong> {
  const wrong = (detail: string) => damaged('study', `study ${study_id}: ${detail}`)
  let at = 0
  for (const { first, end } of chunks) {
    if (first < at || end <= first || end > total)
      yield wrong(`points ${first} to ${end - 1} overlap others or exceed the study`)
    if (first > at && status === 'done') yield wrong(`points ${at} to ${first - 1} are missing`)
    at = Math.max(at, end)
  }
  if (status === 'done' && at < total) yield wrong(`points ${at} to ${total - 1} are missing`)
}

async function wrongHash(study: CheckedStudy, paths: readonly string[]): Promise<Wrong[]> {
  const scratch = await newFolder()
  try {
    const files = await openPointFiles(JSON.parse(study.columns) as readonly StudyColumn[], scratch)
    const { study_hash } = await hashOfPoints(files, paths).finally(files.close)
    if (study_hash === study.study_hash) return []
    return [damaged('study', `study ${study.study_id}: its hash does not match its points`)]
  } catch (error) {
    return [damaged('study', `study ${study.study_id}: its points cannot be read (${(error as Error).message})`)]
  } finally {
    await removeFolder(scratch)
  }
}
