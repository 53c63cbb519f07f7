/** Every study held to its hashes: its chunks by their keys, its points once each, and its hash over them. */
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { FileRow } from '../../studies/file-rows.ts'
import { objectPath } from '../objects.ts'
import { openVerifier, type Verifier } from '../verified.ts'
import { withDatabase } from './database.ts'
import { type Findings, newFindings } from './faults.ts'
import { addOrphans, keysIn } from './objects.ts'
import type { Pace } from './pace.ts'
import type { Wrong } from './run-faults.ts'
import { type CheckedChunk, type CheckedStudy, wrongFiles, wrongStudy } from './study-faults.ts'

export async function checkStudies(dataDir: string, findings: Findings, pace: Pace): Promise<void> {
  const folder = join(dataDir, 'studies')
  const objects = join(folder, 'objects')
  const keys = keysIn(objects)
  await withDatabase(join(folder, 'studies.sqlite'), findings, async (db) => {
    const verifier = openVerifier()
    const files = join(dataDir, 'objects')
    const fileSoundness = (key: string) => verifier.soundness(objectPath(files, key), key)
    for (const study_id of db.prepare('SELECT study_id FROM studies ORDER BY study_id').all().map(idOf)) {
      const wrong = [
        ...(await wrongWith(study_id, db, objects, verifier, findings, pace)),
        ...(await wrongFiles(study_id, fileRows(db, study_id), fileSoundness)),
      ]
      if (wrong.length > 0 && headOf(db, study_id))
        findings.faults.push(...wrong.map((one) => ({ ...one, id: study_id })))
    }
    const used = db.prepare('SELECT DISTINCT object FROM chunks').all()
    addOrphans(objects, keys, new Set(used.map(({ object }) => String(object))), findings)
  })
}

/** A folder of an earlier version has none, until its service starts. */
const hasFiles = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'study_files'").get() !== undefined

const fileRows = (db: DatabaseSync, id: string): readonly FileRow[] =>
  hasFiles(db)
    ? (db
        .prepare('SELECT place, sha256, told, digest FROM study_files WHERE study_id = ? ORDER BY place')
        .all(id) as unknown as FileRow[])
    : []

/** Keys of the files of all studies, which stand among the objects of the ledger. */
export async function filesOfStudies(dataDir: string): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  // What is wrong with the database itself is found with the studies.
  await withDatabase(join(dataDir, 'studies', 'studies.sqlite'), newFindings(), async (db) => {
    if (!hasFiles(db)) return
    for (const { sha256 } of db.prepare('SELECT DISTINCT sha256 FROM study_files').iterate()) used.add(String(sha256))
  })
  return used
}

const idOf = ({ study_id }: Readonly<Record<string, unknown>>): string => String(study_id)

const headOf = (db: DatabaseSync, id: string): CheckedStudy | undefined =>
  db.prepare('SELECT * FROM studies LEFT JOIN study_digests USING (study_id) WHERE study_id = ?').get(id) as
    | CheckedStudy
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
    .all(id) as unknown as CheckedChunk[]
  counts.studies++
  const soundnessOf = async ({ object }: CheckedChunk) => {
    counts.chunks++
    const found = await verifier.soundness(objectPath(objects, object), object)
    await pace()
    return found
  }
  return wrongStudy(study, chunks, soundnessOf, () => chunks.map(({ object }) => objectPath(objects, object)))
}
