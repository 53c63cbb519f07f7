/**
 * A point is a function of the study and its number, so a study has one hash however it is shared out. One piece of code
 * for the small studies of `npm test` and the large ones of `npm run test:long`.
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { StudyRequest } from '@keelson/studies'
import type { Service } from '../service.ts'
import { temporaryFolder } from '../testing.ts'
import { done, type Row, rowsOf, type serviceIn, until } from './study-kit.ts'

/** How a study may be shared out: threads, and points of a chunk. */
export type Way = readonly [workers: number, chunkPoints: number]

interface Found {
  readonly hash: string | null
  readonly points: readonly string[]
}

/** Calculates a study in each way, and resumed, and holds all to one another; answers its hash. */
export async function hasOneHash(open: typeof serviceIn, request: StudyRequest, ways: readonly Way[]): Promise<string> {
  const found: [string, Found][] = [['resumed', await resumed(open, request)]]
  for (const way of ways) found.push([way.join(' x '), await shared(open, request, way)])
  const [[, first] = ['', { hash: null, points: [] }]] = found
  assert.match(first.hash ?? '', /^[0-9a-f]{64}$/)
  for (const [how, { hash, points }] of found) {
    assert.deepEqual(points, first.points, `the points of ${how}`)
    assert.equal(hash, first.hash, how)
  }
  return first.hash ?? ''
}

async function shared(open: typeof serviceIn, request: StudyRequest, [workers, chunkPoints]: Way): Promise<Found> {
  return inFolder(async (folder) => {
    const service = await open(folder, { KEELSON_STUDY_WORKERS: String(workers) }, { chunkPoints })
    return closedAfter(service, async () => foundOf(service, (await done(service.studies, request)).study_id))
  })
}

/** The same, begun by one service with chunks of 7 and ended by another, with those of 100. */
async function resumed(open: typeof serviceIn, request: StudyRequest): Promise<Found> {
  return inFolder(async (folder) => {
    const first = await open(folder, {}, { chunkPoints: 7 })
    const { study_id } = await first.studies.create(request)
    const before = await closedAfter(first, async () => {
      await until(async () => (await first.studies.get(study_id)).points.done > 0)
      return (await first.studies.get(study_id)).points
    })
    assert.ok(before.done < before.total, 'it was stopped in its midst')
    const second = await open(folder, {}, { chunkPoints: 100 })
    await second.studies.resume()
    return closedAfter(second, async () => {
      await until(async () => (await second.studies.get(study_id)).finished !== null)
      return foundOf(second, study_id)
    })
  })
}

async function closedAfter<T>(service: Service, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await service.close()
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder()
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function foundOf({ studies }: Service, id: string): Promise<Found> {
  const { study_hash, points } = await studies.get(id)
  const rows = await rowsOf(studies, id)
  assert.deepEqual(
    rows.map(({ point }) => point),
    Array.from({ length: points.total }, (_, i) => i),
  )
  assert.equal(study_hash, hashOver(rows), 'the study hash is the hash of its points in their order')
  return { hash: study_hash, points: rows.map((row) => JSON.stringify(row)) }
}

const hashOver = (rows: readonly Row[]): string =>
  createHash('sha256')
    .update(rows.map(({ result_hash }) => `${result_hash}\n`).join(''))
    .digest('hex')
