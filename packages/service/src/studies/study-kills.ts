/**
 * A service is killed at random moments of a study, and while it starts; what was on disk before a kill is as it was after
 * it. One piece of code for the few kills of `npm test` and the many of `npm run test:long`.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seeded } from '@keelson/equations/seeded.ts'
import type { Study } from '@keelson/studies'
import { POINT_MS, WITNESS } from '../fixtures/studied.ts'
import { sha256 } from '../hash.ts'
import { objectPath } from '../store/objects.ts'
import { openStudyStore } from './sqlite-store.ts'
import type { Chunk } from './store.ts'
import { done, ended, lengths, pointAt, type Row, rowsOf, studiedService, until, witnessedIn } from './study-kit.ts'

export interface Killed {
  readonly points: number
  readonly kills: number
  /** Of these, kills of a process that had not begun to serve. */
  readonly kills_while_starting: number
  /** Chunks that stood when the last kill came. */
  readonly chunks_kept: number
  /** Points that were begun more than once: those whose chunk was cut off by a kill. */
  readonly points_begun_again: number
  readonly study_hash: string
}
export interface Kills {
  readonly kills: number
  readonly points: number
  /** What a point takes at least, ms. */
  readonly pointMs: number
  /** Latest moment of a kill after the process has begun points, ms. */
  readonly latestMs: number
  readonly chunkPoints?: number
  readonly seed: number
}

const PROGRAM = fileURLToPath(new URL('./study-process.ts', import.meta.url))
/** One in so many kills comes while the process starts. */
const STARTING_EVERY = 3
const STARTING_MS = 400

/**
 * Kills a study so many times, with its data in `folder`; the first kill waits for a chunk on disk, however slow the machine.
 * Throws at the first thing that is not as it was.
 */
export async function outlivesKills(how: Kills, folder: string): Promise<Killed> {
  const { kills, points, seed, chunkPoints } = how
  const dataDir = join(folder, 'data')
  const path = join(folder, 'witnessed.txt')
  writeFileSync(path, '')
  const env = { ...process.env, [WITNESS]: path, [POINT_MS]: String(how.pointMs) }
  const draw = seeded(seed)
  let kept: readonly Chunk[] = []
  let begun = 0
  for (let n = 0; n < kills; n++) {
    const child = fork(PROGRAM, [dataDir, String(chunkPoints ?? '')], {
      env,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    if (isWhileStarting(n)) await wait(draw() * STARTING_MS)
    else await killedWhileServing(child, how, path, begun, draw() * how.latestMs)
    if (n === 0) await until(async () => (await storedIn(dataDir)).chunks.length > 0)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    begun = assertNoneAgain(path, kept, begun)
    kept = await assertKept(dataDir, kept)
  }
  const total = kept.reduce((sum, { first, end }) => sum + end - first, 0)
  assert.ok(total > 0 && total < points, `${total} of ${points} points were calculated before the last kill`)
  const last = await studiedService(dataDir)
  await last.studies.resume()
  const [{ study_id } = { study_id: '' }] = await last.studies.list({ limit: 1 })
  const study = await ended(last.studies, study_id)
  const rows = await rowsOf(last.studies, study_id)
  await last.close()
  const whole = await assertKept(dataDir, kept)
  assert.deepEqual(
    whole.flatMap(({ first, end }) => [first, end]),
    edgesOf(whole, points),
    'every point stands once',
  )
  assertUndisturbed(study, rows, await undisturbed(points, join(folder, 'undisturbed')))
  const lines = witnessedIn(path).length
  return {
    points,
    kills,
    kills_while_starting: Array.from({ length: kills }, (_, n) => n).filter(isWhileStarting).length,
    chunks_kept: kept.length,
    points_begun_again: lines - new Set(witnessedIn(path).map(([length]) => length)).size,
    study_hash: study.study_hash ?? '',
  }
}

const isWhileStarting = (n: number) => n % STARTING_EVERY === 1

/** Waits for the moment of the kill: so long after the process has begun points. */
async function killedWhileServing(
  child: ChildProcess,
  { points }: Kills,
  path: string,
  begun: number,
  afterMs: number,
) {
  await once(child, 'message')
  if (begun === 0) child.send(lengths('witnessed', points))
  await until(() => witnessedIn(path).length > begun)
  await wait(afterMs)
}

/** The chunks on disk: those that were there before as they were, each object whole. */
async function assertKept(dataDir: string, before: readonly Chunk[]): Promise<readonly Chunk[]> {
  if (!existsSync(join(dataDir, 'studies'))) return []
  const { done, chunks } = await storedIn(dataDir)
  for (const chunk of before)
    assert.deepEqual(
      chunks.find(({ first }) => first === chunk.first),
      chunk,
      'a chunk is as it was',
    )
  for (const [k, { first, object }] of chunks.entries()) {
    assert.ok(first >= (chunks[k - 1]?.end ?? 0), 'no point stands twice')
    const bytes = readFileSync(objectPath(join(dataDir, 'studies', 'objects'), object))
    assert.equal(sha256(bytes), object, 'an object that has a row is whole')
  }
  assert.equal(
    done,
    chunks.reduce((sum, { first, end }) => sum + end - first, 0),
    'the study counts what it has',
  )
  return chunks
}

async function storedIn(dataDir: string): Promise<{ done: number; chunks: readonly Chunk[] }> {
  const store = openStudyStore(join(dataDir, 'studies'))
  const [{ study_id, done } = { study_id: '', done: 0 }] = await store.list({ limit: 1 })
  const chunks = await store.chunks(study_id)
  await store.close()
  return { done, chunks }
}

/** No point of a chunk that had its row was begun since; answers how many points were begun in all. */
function assertNoneAgain(path: string, stood: readonly Chunk[], before: number): number {
  const all = witnessedIn(path)
  const since = all.slice(before).map(([length]) => pointAt(length))
  const again = since.filter((point) => stood.some(({ first, end }) => point >= first && point < end))
  assert.deepEqual(again, [], 'no point whose chunk stood is calculated again')
  return all.length
}

/** First and end of so many chunks that follow one another from 0 to the last point. */
function edgesOf(chunks: readonly Chunk[], points: number): number[] {
  const ends = [...chunks.slice(0, -1).map(({ end }) => end), points]
  return ends.flatMap((end, k) => [ends[k - 1] ?? 0, end])
}

async function undisturbed(points: number, folder: string): Promise<{ study: Study; rows: readonly Row[] }> {
  const service = await studiedService(folder)
  const study = await done(service.studies, lengths('witnessed', points))
  const rows = await rowsOf(service.studies, study.study_id)
  await service.close()
  return { study, rows }
}

function assertUndisturbed(study: Study, rows: readonly Row[], other: Awaited<ReturnType<typeof undisturbed>>): void {
  assert.equal(study.status, 'done')
  assert.equal(study.study_hash, other.study.study_hash)
  assert.deepEqual(study.statistics, other.study.statistics)
  assert.deepEqual(rows, other.rows)
}
