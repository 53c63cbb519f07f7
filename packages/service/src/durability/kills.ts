/**
 * The service is killed at random moments of mixed load, and while it starts; after each kill it must say again what it
 * said before. One piece of code for the few kills of `npm test` and the many of `npm run test:long`.
 */
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seeded } from '@keelson/equations/seeded.ts'
import { type Launched, launch, type Server, startServer } from '../server-process.ts'
import { assertSound, childrenLeft, unfinishedRemoved } from './leftovers.ts'
import { type Loaded, load } from './load.ts'
import { type Operator, startOperator } from './operator-process.ts'
import { assertKept, assertListedWhole, openWitness, type Sums } from './witness.ts'

export interface Survived extends Sums {
  readonly kills: number
  readonly kills_while_starting: number
  /** Runs found after the kills, with those that were cut off before they were answered. */
  readonly recorded: number
  /** Folders of children that had ended when the service was killed, before it removed them. */
  readonly folders_left: number
  /** These, and files that kills cut off in the midst of their writing; removed by a later start. */
  readonly unfinished: number
}
type Settings = Readonly<Record<string, string>>
interface Running {
  readonly server: Server
  readonly operator: Operator
}

/** Latest moment of a kill after the first answer of its round. */
const LATEST_MS = 2500
/** Latest moment of a kill of a service that starts. */
const STARTING_MS = 800
/** One in so many rounds begins with a start that is killed. */
const STARTING_EVERY = 3
/** One in so many rounds prunes the rounds before the last. */
const PRUNED_EVERY = 8
/** In one of so many rounds another service is started beside the one that serves. */
const RIVAL_EVERY = 4
/** Children at once. A kill may find each of them between its folder and its beginning, or its end and the removal. */
const WORKERS = 2
const FIRST_ANSWER_MS = 60_000

/** Kills the service so many times, with its data in `folder`. Throws at the first thing that is not as it was told. */
export async function survives(kills: number, seed: number, folder: string): Promise<Survived> {
  const settings = {
    KEELSON_DATA_DIR: join(folder, 'data'),
    KEELSON_PUBLISH: 'manual',
    KEELSON_WORKERS: String(WORKERS),
    TMPDIR: join(folder, 'tmp'),
  }
  mkdirSync(settings.TMPDIR)
  const draw = seeded(seed)
  const witness = openWitness()
  const begun: string[] = []
  let recorded = 0
  let foldersLeft = 0
  let last = ''
  for (let round = 0; round < kills; round++) {
    if (startIsKilled(round)) await killedAtStart(settings, draw() * STARTING_MS)
    const running = await started(settings)
    try {
      if (round % RIVAL_EVERY === 0) await assertRefused(launch(settings))
      recorded += await assertListedWhole(running.server, last)
      await assertKept(running.server, witness, round - 1)
      last = await newestOf(running.server)
      begun.push(new Date().toISOString())
      const loaded = { ...running, witness, round, seed, prune: isPruned(round) ? begun.at(-2) : undefined }
      await untilKilled(running, loaded, draw() * LATEST_MS)
    } finally {
      await kill(running)
    }
    foldersLeft = await childrenLeft(settings.TMPDIR, foldersLeft)
  }
  const { server, operator } = await started(settings)
  try {
    recorded += await assertListedWhole(server, last)
    await assertKept(server, witness)
    await assertListedWhole(server)
    await operator.order({ does: 'prune', before: begun[0] ?? '' })
    assert.equal(await server.end('SIGTERM'), 0)
  } finally {
    await kill({ server, operator })
  }
  assertSound(settings.KEELSON_DATA_DIR)
  assert.ok(foldersLeft <= WORKERS * kills, `${foldersLeft} folders of children were left`)
  return {
    kills,
    kills_while_starting: Array.from({ length: kills }, (_, round) => round).filter(startIsKilled).length,
    recorded,
    ...witness.sums(),
    folders_left: foldersLeft,
    unfinished: await unfinishedRemoved(settings.KEELSON_DATA_DIR, settings.TMPDIR, async () => {
      const again = await startServer(settings)
      assert.equal(await again.end('SIGTERM'), 0)
    }),
  }
}

/** Two starters: the one that comes later stops, and says why. */
async function assertRefused({ ended, printed }: Launched): Promise<void> {
  assert.equal(await ended, 1)
  assert.match(printed(), /^keelson: the data folder .* is in use by keelson serve at http/)
}

const startIsKilled = (round: number) => round % STARTING_EVERY === 1
const isPruned = (round: number) => round % PRUNED_EVERY === PRUNED_EVERY - 1

async function started(settings: Settings): Promise<Running> {
  const server = await startServer(settings)
  return { server, operator: await startOperator({ ...settings, KEELSON_LOG_LEVEL: 'silent' }) }
}

async function kill({ server, operator }: Running): Promise<void> {
  await Promise.all([server.end('SIGKILL'), operator.kill()])
}

async function killedAtStart(settings: Settings, afterMs: number): Promise<void> {
  const { process, ended } = launch(settings)
  await wait(afterMs)
  process.kill('SIGKILL')
  await ended
}

/** Load until the kill, so long after the first answer. */
async function untilKilled(running: Running, loaded: Loaded, afterMs: number): Promise<void> {
  const loading = load(loaded)
  const first = firstAnswer(loaded).then(() => wait(afterMs))
  await Promise.race([first, loading])
  await kill(running)
  await loading
}

async function firstAnswer({ witness, round }: Loaded): Promise<void> {
  const until = performance.now() + FIRST_ANSWER_MS
  while (!witness.has(round)) {
    assert.ok(performance.now() < until, 'a run is answered before the kill')
    await wait(5)
  }
}

const newestOf = async (server: Server): Promise<string> =>
  (await server.get('/api/runs?limit=1')).json.runs[0]?.run_id ?? ''
