/** Every study held to its hashes: its chunks by their keys, its points once each, and its hash over them. */
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { StudyColumn } from '@keelson/studies'
import { newFolder, removeFolder } from '../../engines/child-folder.ts'
import { openPointFiles } from '../../studies/chunk-file.ts'
import { bodyDigest, headDigest } from '../../studies/store-schema.ts'
import { hashOfPoints } from '../../studies/study-hash.ts'
import { objectPath } from '../objects.ts'
import { openVerifier, type Verifier, wrongIn } from '../verified.ts'
import { withDatabase } from './database.ts'
import type { Findings, StoreFault } from './faults.ts'
import { addOrphans, keysIn } from './objects.ts'
import type { Pace } from './pace.ts'

type Wrong = Omit<StoreFault, 'id'>
interface StudyHead extends Readonly<Record<string, unknown>> {
  readonly study_id: string
  readonly status: string
  readonly total: number
  readonly study_hash: string | null
  readonly columns: string
  /** Digests of its row. */
  readonly head: string | null
  readonly body: string | null
}
interface ChunkRow {
  readonly first: number
  readonly end: number
  readonly object: string
}

export async function checkStudies(dataDir: string, findings: Findings, pace: Pace): Promise<void> {
  const folder = join(dataDir, 'studies')
  const objects = join(folder, 'objects')
  const keys = keysIn(objects)
  await withDatabase(join(folder, 'studies.sqlite'), findings, async (db) => {
    const verifier = openVerifier()
    for (const study_id of db.prepare('SELECT study_id FROM studies ORDER BY study_id').all().map(idOf)) {
      const wrong = await wrongWith(study_id, db, objects, verifier, findings, pace)
      if (wrong.length > 0 && headOf(db, study_id))
        findings.faults.push(...wrong.map((one) => ({ ...one, id: study_id })))
    }
    const used = db.prepare('SELECT DISTINCT object FROM chunks').all()
    addOrphans(objects, keys, new Set(used.map(({ object }) => String(object))), findings)
  })
}

const idOf = ({ study_id }: Readonly<Record<string, unknown>>): string => String(study_id)

const headOf = (db: DatabaseSync, id: string): StudyHead | undefined =>
  db.prepare('SELECT * FROM studies LEFT JOIN study_digests USING (study_id) WHERE study_id = ?').get(id) as
    | StudyHead
    | undefined

async function wrongWith(
  id: string,
  db: DatabaseSync,
  objects: string,
  verifier: Verifier,
  { counts }: Findings,
  pace: Pace,
): Promise<Wrong[]> {
  const study = headOf(db, id)
  if (!study) return []
  const chunks = db
    .prepare('SELECT first, end, object FROM chunks WHERE study_id = ? ORDER BY first')
    .all(id) as unknown as ChunkRow[]
  counts.studies++
  const row = [...wrongRow(study)]
  const wrong: Wrong[] = [...wrongRanges(study, chunks)]
  for (const { first, end, object } of chunks) {
    counts.chunks++
    const found = await verifier.soundness(objectPath(objects, object), object)
    const detail = `the object ${object} of points ${first} to ${end - 1} of study ${id} ${found !== 'sound' && wrongIn(found)}`
    if (found !== 'sound') wrong.push({ state: found, kind: 'chunk', detail })
    await pace()
  }
  if (wrong.length > 0 || study.status !== 'done') return [...row, ...wrong]
  return [...row, ...(await wrongHash(study, chunks, objects))]
}

function* wrongRow(study: StudyHead): Generator<Wrong> {
  if (study.head === headDigest(study) && study.body === bodyDigest(study)) return
  yield {
    state: 'damaged',
    kind: 'row',
    detail: `the row of study ${study.study_id} does not match its digest: nothing of it is served`,
  }
}

/** Chunks never share a point; those of a study that is done have all of them. */
function* wrongRanges({ study_id, status, total }: StudyHead, chunks: readonly ChunkRow[]): Generator<Wrong> {
  const damaged = (detail: string): Wrong => ({
    state: 'damaged',
    kind: 'study',
    detail: `study ${study_id}: ${detail}`,
  })
  let at = 0
  for (const { first, end } of chunks) {
    if (first < at || end <= first || end > total) yield damaged(`points ${first} to ${end - 1} do not stand once each`)
    if (first > at && status === 'done') yield damaged(`points ${at} to ${first - 1} are not there`)
    at = Math.max(at, end)
  }
  if (status === 'done' && at < total) yield damaged(`points ${at} to ${total - 1} are not there`)
}

async function wrongHash(study: StudyHead, chunks: readonly ChunkRow[], objects: string): Promise<Wrong[]> {
  const scratch = await newFolder()
  try {
    const files = await openPointFiles(JSON.parse(study.columns) as readonly StudyColumn[], scratch)
    const paths = chunks.map(({ object }) => objectPath(objects, object))
    const { study_hash } = await hashOfPoints(files, paths).finally(files.close)
    if (study_hash === study.study_hash) return []
    return [{ state: 'damaged', kind: 'study', detail: `study ${study.study_id}: its hash is not that of its points` }]
  } catch (error) {
    const detail = `study ${study.study_id}: its points cannot be read: ${(error as Error).message}`
    return [{ state: 'damaged', kind: 'study', detail }]
  } finally {
    await removeFolder(scratch)
  }
}
