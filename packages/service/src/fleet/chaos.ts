/**
 * A study on workers that are killed, paused beyond their heartbeat and cut off, over a database that is restarted: at its end each
 * point stands once, and its hash is that of one process. One piece of code for the few events of `npm test` and the many of
 * `npm run test:long`.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seeded } from '@keelson/equations/seeded.ts'
import type { StudyRequest } from '@keelson/studies'
import { POINT_MS } from '../fixtures/studied.ts'
import { done, ended, lengths, studiedService } from '../studies/study-kit.ts'
import { emptyFleet, type Fleet, patient, stateOf, type WorkerProcess } from './fleet-kit.ts'

type EventKind = 'kill' | 'pause' | 'cut' | 'restart' | 'crash'
export interface Chaos {
  /** Of each kind how many, in an order that is drawn. */
  readonly events: Readonly<Partial<Record<EventKind, number>>>
  readonly points: number
  readonly pointMs: number
  readonly workers: number
  readonly seed: number
}
export interface Outlived {
  readonly events: Readonly<Partial<Record<EventKind, number>>>
  readonly seconds: number
  readonly points: number
  readonly chunks: number
  /** Seconds of a study of ten points that came in the midst of it. */
  readonly small_study_s: number
  readonly study_hash: string
}

/** Beyond the ten seconds after which a worker is heard of no more. */
const PAUSE_MS = 13_000
const LONGEST_GAP_MS = 1500

export async function outlivesChaos(how: Chaos): Promise<Outlived> {
  const fleet = await emptyFleet({ isOwn: true })
  try {
    const request = lengths('witnessed', how.points)
    const expected = await ofOneProcess(join(fleet.folder, 'alone'), request)
    const service = await fleet.service()
    const began = performance.now()
    const { study_id } = await service.studies.create(request)
    const small = wait(1000).then(async () => {
      const from = performance.now()
      const { study_id: id } = await patient(() => service.studies.create(lengths('instant', 10)))
      assert.equal((await ended(patientStudies(service), id)).status, 'done')
      return (performance.now() - from) / 1000
    })
    const [, small_study_s] = await Promise.all([disturbed(fleet, how), small])
    const study = await ended(patientStudies(service), study_id)
    assert.deepEqual([study.status, study.reason], ['done', null])
    assert.equal(study.study_hash, expected, 'its hash is that of one process')
    const rows = await fleet.server.sql(
      fleet.url,
      `SELECT first, "end" FROM keelson.chunks WHERE study_id = '${study_id}' ORDER BY first`,
    )
    const edges = rows.map(({ first, end }) => [Number(first), Number(end)] as const)
    assert.deepEqual(
      edges.map(([first]) => first),
      [0, ...edges.slice(0, -1).map(([, end]) => end)],
      'every point stands once',
    )
    assert.equal(edges.at(-1)?.[1], how.points)
    assert.deepEqual((await stateOf(service)).alarms, [])
    return {
      events: how.events,
      seconds: (performance.now() - began) / 1000,
      points: how.points,
      chunks: edges.length,
      small_study_s,
      study_hash: expected,
    }
  } finally {
    await fleet.close()
  }
}

async function ofOneProcess(folder: string, request: StudyRequest): Promise<string> {
  const alone = await studiedService(folder)
  const { study_hash } = await done(alone.studies, request)
  await alone.close()
  return study_hash ?? ''
}

/** Does what is drawn, one event after the other; at its end all workers are there again. */
async function disturbed(fleet: Fleet, { events, workers, pointMs, seed }: Chaos): Promise<void> {
  const draw = seeded(seed)
  const start = () => fleet.worker({ env: { [POINT_MS]: String(pointMs) } })
  const all: WorkerProcess[] = await Promise.all(Array.from({ length: workers }, start))
  const pausing: Promise<void>[] = []
  const left = Object.entries(events).flatMap(([kind, n]) => Array.from({ length: n }, () => kind as EventKind))
  while (left.length > 0) {
    await wait(draw() * LONGEST_GAP_MS)
    const [kind] = left.splice(Math.floor(draw() * left.length), 1)
    const at = Math.floor(draw() * all.length)
    if (kind === 'kill') {
      await all[at]?.kill()
      all[at] = await start()
    }
    if (kind === 'pause') pausing.push(paused(all[at]))
    if (kind === 'cut') await cut(fleet, draw)
    if (kind === 'restart') await fleet.server.restart('fast')
    if (kind === 'crash') await fleet.server.restart('immediate')
  }
  await Promise.all(pausing)
}

async function paused(worker: WorkerProcess | undefined): Promise<void> {
  worker?.child.kill('SIGSTOP')
  await wait(PAUSE_MS)
  worker?.child.kill('SIGCONT')
}

/** Some of the connections of the workers. */
async function cut({ server, url }: Fleet, draw: () => number): Promise<void> {
  const limit = 1 + Math.floor(draw() * 5)
  await server
    .sql(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'keelson worker' ORDER BY random() LIMIT ${limit}`,
    )
    .catch(() => {})
}

const patientStudies = ({ studies }: { studies: { get: (id: string) => ReturnType<typeof ended> } }) => ({
  get: (id: string) => patient(() => studies.get(id)),
})
