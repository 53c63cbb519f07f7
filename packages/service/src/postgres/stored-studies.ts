/** Studies as they stand in a database, on their way out of it and into it. */
import type { FileRow } from '../studies/file-rows.ts'
import type { PartRow } from '../studies/running-parts.ts'
import type { StoredChunk, StoredStudy, StudyRow } from '../studies/store.ts'
import { BODY, bodyDigest, HEAD, headDigest } from '../studies/store-schema.ts'
import type { Ask } from './database.ts'
import { PARTS_OF } from './study-parts.ts'
import { CHUNK, damaged, FILES_OF, HEADS } from './study-rows.ts'

export async function kept(ask: Ask, id: string): Promise<StoredStudy | undefined> {
  const [found] = await ask<Digests & Readonly<Record<string, string | number | null>>>(
    'study-kept',
    `SELECT ${HEADS}, ${BODY.join(', ')}, head_digest, body_digest, cancelled, idempotency_key AS key, body_sha256
     FROM keelson.studies WHERE study_id = $1`,
    [id],
  )
  if (!found) return undefined
  if (found.head_digest !== headDigest(found) || found.body_digest !== bodyDigest(found)) throw damaged(id)
  const cells = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, found[name]]))
  return {
    head: cells(HEAD) as unknown as StudyRow,
    body: cells(BODY) as unknown as StoredStudy['body'],
    cancelled: found.cancelled,
    key: found.key,
    body_sha256: found.body_sha256,
    chunks: await ask<StoredChunk>(
      'chunks-kept',
      `SELECT ${CHUNK} FROM keelson.chunks WHERE study_id = $1 ORDER BY first`,
      [id],
    ),
    parts: await ask<PartRow>('parts-of', PARTS_OF, [id]),
    runs: await ask('runs-kept', 'SELECT point, run_id FROM keelson.point_runs WHERE study_id = $1 ORDER BY point', [
      id,
    ]),
    files: await ask<FileRow>('study-files', FILES_OF, [id]),
  }
}
interface Digests extends Pick<StoredStudy, 'cancelled' | 'key' | 'body_sha256'> {
  readonly head_digest: string
  readonly body_digest: string
}

export async function keepIn(ask: Ask, study: StoredStudy, queue: string | null): Promise<void> {
  const { head, body, cancelled, key, body_sha256, chunks, parts, runs, files } = study
  const row = {
    ...head,
    ...body,
    cancelled,
    queue,
    idempotency_key: key,
    body_sha256,
    head_digest: headDigest({ ...head }),
    body_digest: bodyDigest({ ...body }),
  }
  const names = Object.keys(row)
  await ask(
    undefined,
    `INSERT INTO keelson.studies (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  )
  const id = head.study_id
  const insert = (table: string, types: readonly string[], rows: readonly (readonly unknown[])[]) =>
    inserted(ask, id, table, types, rows)
  await insert(
    'chunks',
    ['integer', 'integer', 'text', 'bigint', 'integer', 'text', 'text'],
    chunks.map((c) => [c.first, c.end, c.object, c.bytes, c.failed, c.limits, c.worker]),
  )
  await insert(
    'running_parts',
    ['integer', 'integer', 'bytea', 'text'],
    parts.map(({ first, end, state, digest }) => [first, end, state, digest]),
  )
  await insert(
    'point_runs',
    ['integer', 'text'],
    runs.map(({ point, run_id }) => [point, run_id]),
  )
  await addFiles(ask, id, files)
}

export const addFiles = (ask: Ask, id: string, files: readonly FileRow[]): Promise<void> =>
  inserted(
    ask,
    id,
    'study_files',
    ['integer', 'text', 'text', 'text'],
    files.map(({ place, sha256, told, digest }) => [place, sha256, told, digest]),
  )

/** Rows of a study, in one statement. */
async function inserted(
  ask: Ask,
  id: string,
  table: string,
  types: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return
  const given = types.map((type, i) => `$${i + 2}::${type}[]`).join(', ')
  const columns = types.map((_, i) => rows.map((cells) => cells[i]))
  await ask(undefined, `INSERT INTO keelson.${table} SELECT $1, given.* FROM unnest(${given}) AS given`, [
    id,
    ...columns,
  ])
}
