/** The record of a firm: a database that any number of services and workers share. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { changesOf } from '../code-version.ts'
import type { DatabaseConfig } from '../config.ts'
import { databaseChecker } from '../postgres/check.ts'
import { onceADay } from '../postgres/daily.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../postgres/database.ts'
import { databaseLedger, usedObjects } from '../postgres/ledger.ts'
import { migrate } from '../postgres/migrate.ts'
import { type DatabaseObjects, databaseObjects } from '../postgres/objects.ts'
import { databaseAway, isAway } from '../postgres/problem.ts'
import { databaseProjects } from '../postgres/project-store.ts'
import { databaseSize } from '../postgres/size.ts'
import { databaseStudies } from '../postgres/study-store.ts'
import { openUpkeep } from '../store/check/upkeep.ts'
import type { RecordOptions } from '../store/folder-record.ts'
import type { RecordStore } from '../store/record.ts'
import type { StudyPlace } from '../studies/place.ts'
import { openThreads } from '../studies/threads.ts'
import { openBenches } from './benches.ts'
import { makeQueues, openBoss, type PgBoss } from './boss.ts'
import { dataDigest, fleetCodeOf, type Identity, pointsQueueFor, pointsQueues, runsQueue } from './code-identity.ts'
import { keptPoints } from './kept-points.ts'
import { openPresence } from './presence.ts'
import { remoteRuns, takeRuns } from './remote-runs.ts'
import { fleetState, workersOf } from './state.ts'
import { fleetQueue } from './study-queue.ts'
import { startWorker } from './worker.ts'

/** Commands that calculate what is queued; others of the command line leave it to them. */
const WORKING: ReadonlySet<string> = new Set(['serve', 'worker', 'study'])

const TRIMMED_MS = 600_000

/** Throws DatabaseRefused; ServiceProblem database_away. */
export async function fleetRecord(
  options: RecordOptions & { readonly database: DatabaseConfig },
): Promise<RecordStore> {
  const { config, command, failed } = options
  const settings = settingsOf(options.database, command)
  const database = await openDatabase(settings)
  let boss: PgBoss | undefined
  try {
    await migrate(database)
    boss = await openBoss(
      settings,
      onceWhileAway((error) => failed(error, 'the queue of the database')),
    )
    const identity = {
      code: options.code ?? fleetCodeOf(options.codeVersion, changesOf(options.root)),
      data: await dataDigest(config.datasets),
    }
    await makeQueues(boss, [...pointsQueues(identity), runsQueue(identity)])
    return opened(options, { database, boss, identity })
  } catch (error) {
    await boss?.stop({ graceful: false })
    await database.close()
    throw error
  }
}

const settingsOf = ({ url, password, connections }: DatabaseConfig, command: string): DatabaseSettings => ({
  url,
  password,
  pool: connections,
  applicationName: `keelson ${command}`,
})

interface Connected {
  readonly database: Database
  readonly boss: PgBoss
  readonly identity: Identity
}

function opened(options: RecordOptions, connected: Connected): RecordStore {
  const { config, command, catalog, failed } = options
  const { database, boss, identity } = connected
  const objects = databaseObjects(database)
  const ledger = databaseLedger(database, objects)
  const isWorker = command === 'worker'
  const runs = runsQueue(identity)
  const upkeep = openUpkeep(databaseChecker(database), options.found, (error) =>
    failed(error, 'the store could not be checked'),
  )
  return {
    ledger,
    objects,
    studies: fleetPlace(options, connected, objects),
    projects: databaseProjects(database),
    upkeep,
    owner: { secret: randomBytes(32).toString('hex'), servesAt: () => {}, release: () => {} },
    fleet: () => soon(fleetState(database, identity)),
    remote: isWorker
      ? undefined
      : remoteRuns({
          boss,
          queue: runs,
          timeLimitMs: config.timeLimitMs,
          maxQueue: config.maxQueue,
          takers: async () => {
            const workers = (await workersOf(database)).filter((one) => one.queues.includes(runs)).length
            const [queue] = workers === 0 ? [] : await boss.getQueues([runs])
            return { workers, waiting: queue?.readyCount ?? 0 }
          },
        }),
    takeRuns: async (run) => {
      if (isWorker) await takeRuns(boss, runs, config.workers, catalog, config, run)
    },
    room: {
      bytes: () => databaseSize(database),
      toMake: 'remove old runs with keelson prune and release their space with VACUUM FULL, or increase the setting',
    },
    onceADay: (what, work) => onceADay(database, what, work),
    close: async () => {
      await upkeep.close()
      await boss.stop({ graceful: false })
      await ledger.close()
      await database.close()
    },
  }
}

/** Whoever looks for work finds the database away every second: it is said once a minute, in a few words. */
const SAID_AGAIN_MS = 60_000

function onceWhileAway(failed: (error: unknown) => void): (error: unknown) => void {
  let said = Number.NEGATIVE_INFINITY
  return (error) => {
    if (!isAway(error)) return failed(error)
    if (performance.now() - said < SAID_AGAIN_MS) return
    said = performance.now()
    failed(new Error(`the database does not respond: ${(error as Error).message}`))
  }
}

/** A probe, a monitor and a page are told within their time that the database does not answer. */
const LONGEST_LOOK_MS = 3000

async function soon<T>(looked: Promise<T>): Promise<T> {
  const late = new AbortController()
  const wanted = { signal: late.signal, ref: false }
  try {
    const away = wait(LONGEST_LOOK_MS, undefined, wanted).then(() => Promise.reject(databaseAway()))
    away.catch(() => {})
    return await Promise.race([looked, away])
  } finally {
    late.abort()
  }
}

function fleetPlace(options: RecordOptions, connected: Connected, objects: DatabaseObjects): StudyPlace {
  const { config, command, catalog, modules, chunkPoints, defect, failed } = options
  const { database, boss, identity } = connected
  const studies = databaseStudies(database)
  const kept = keptPoints(join(config.dataDir, 'cache', 'points'), config.cacheMb, objects, studies)
  kept.trim()
  const trimming = setInterval(kept.trim, TRIMMED_MS).unref()
  // A worker goes behind all else of its machine as a whole.
  const threads = openThreads(config, command !== 'worker')
  const slots = WORKING.has(command) ? config.studyWorkers : 0
  const queues = pointsQueues(identity)
  return {
    store: studies,
    code: identity.code,
    folder: kept.folder,
    chunksOf: kept.chunksOf,
    forgetUnused: async () => objects.keepOnly(await usedObjects(database)),
    begin: async (found) => {
      const presence = await openPresence(database, {
        name: config.workerName,
        command,
        identity,
        queues: slots === 0 ? [] : command === 'worker' ? [...queues, runsQueue(identity)] : queues,
        slots,
      })
      const worker = await startWorker({
        database,
        boss,
        studies,
        objects,
        kept,
        catalog,
        presence,
        queues,
        slots,
        modules,
        chunkPoints,
        defect,
        found,
        benches: openBenches(threads),
        mostBytes: config.studyMb * 1e6,
        datasets: config.datasets,
        alarmed: (detail) => failed(new Error(detail), 'alarm'),
      })
      return fleetQueue({
        database,
        boss,
        studies,
        queueOf: (ref) => pointsQueueFor(identity, catalog, ref),
        close: async () => {
          await worker.close()
          await presence.close()
        },
      })
    },
    close: async () => {
      clearInterval(trimming)
      await threads.close()
    },
  }
}
