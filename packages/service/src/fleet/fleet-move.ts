/** A database as one of the two stores of a move: studies that have not ended go on by the workers of this code. */
import type { Catalog } from '../catalog.ts'
import { type CodeVersion, changesOf } from '../code-version.ts'
import type { DatabaseConfig } from '../config.ts'
import { readAddress } from '../postgres/address.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../postgres/database.ts'
import { databaseLedger } from '../postgres/ledger.ts'
import { migrate } from '../postgres/migrate.ts'
import { databaseObjects } from '../postgres/objects.ts'
import { databaseProjects } from '../postgres/project-store.ts'
import { databaseStudies } from '../postgres/study-store.ts'
import { goesOn, type MovePlace, MoveRefused } from '../store/move.ts'
import type { StoredStudy } from '../studies/store.ts'
import { makeQueues, openBoss, type PgBoss } from './boss.ts'
import { codeOf, dataDigest, fleetCodeOf, type Identity, pointsQueueFor, pointsQueues } from './code-identity.ts'
import { FRESH, priorityAfter, type Sent, sendJobs } from './jobs.ts'
import { workersOf } from './state.ts'

export interface MoveHere {
  readonly catalog: Catalog
  readonly codeVersion: CodeVersion
  /** Folder of the code, and of the data sets. */
  readonly root: string
  readonly datasets: string
}

/** Throws MoveRefused where anybody works on it; DatabaseRefused; ServiceProblem database_away. */
export async function openFleet({ url, password, connections }: DatabaseConfig, here: MoveHere): Promise<MovePlace> {
  const settings = { url, password, pool: connections, applicationName: 'keelson move' }
  const { host, port, database: name } = readAddress(url)
  const said = `the database ${name} of ${host}:${port}`
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const free = await mustBeAlone(database, said)
    return opened(settings, database, said, free, here)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Answers what ends it. */
async function mustBeAlone(database: Database, said: string): Promise<() => Promise<void>> {
  const free = await database.lock('move')
  if (!free) throw new MoveRefused(`another keelson move is in progress on ${said}`)
  const heard = await workersOf(database).catch(async (error) => {
    await free()
    throw error
  })
  if (heard.length === 0) return free
  await free()
  const who = heard.map(({ name, command }) => `keelson ${command} on ${name}`).join(', ')
  throw new MoveRefused(`${said} is in use by ${who}; stop them and repeat the move after a few seconds`)
}

function opened(
  settings: DatabaseSettings,
  database: Database,
  name: string,
  free: () => Promise<void>,
  here: MoveHere,
): MovePlace {
  const objects = databaseObjects(database)
  const studies = databaseStudies(database)
  let going: Promise<Going> | undefined
  return {
    name,
    ledger: databaseLedger(database, objects),
    studies,
    projects: databaseProjects(database),
    objects,
    files: objects,
    keepStudy: async (study) => {
      if (!goesOn(study)) return void (await studies.keep(study))
      going ??= openGoing(settings, here)
      const { boss, identity } = await going
      const why = whyNot(study, identity, here)
      const queue = why === undefined ? pointsQueueFor(identity, here.catalog, study.head.ref) : null
      await database.transaction(async (ask) => {
        await studies.keepIn(ask, study, queue)
        if (queue !== null) await sendJobs(boss, queue, jobsOf(study), ask)
      })
      return why
    },
    close: async () => {
      const opened = await going?.catch(() => undefined)
      await opened?.boss.stop({ graceful: false })
      await free()
      await database.close()
    },
  }
}

interface Going {
  readonly boss: PgBoss
  readonly identity: Identity
}

async function openGoing(settings: DatabaseSettings, here: MoveHere): Promise<Going> {
  const identity = {
    code: fleetCodeOf(here.codeVersion, changesOf(here.root)),
    data: await dataDigest(here.datasets),
  }
  const boss = await openBoss(settings, () => {})
  await makeQueues(boss, pointsQueues(identity))
  return { boss, identity }
}

/** In words why a study does not go on here; undefined where it does. */
function whyNot({ head, cancelled }: StoredStudy, { code }: Identity, { codeVersion, catalog }: MoveHere) {
  if (cancelled) return 'its cancellation had not finished; cancel it again'
  if (head.code !== code && head.code !== codeOf(codeVersion))
    return `it was started by ${head.code} and this is ${code}; move it with its own code, or run it again`
  try {
    catalog.resolve(head.ref)
    return undefined
  } catch (error) {
    return `${head.ref} cannot be calculated here: ${(error as Error).message}`
  }
}

/** The ranges that have no chunk, each of which finds its own pace; the end alone where none is missing. */
function jobsOf({ head: { study_id, total }, chunks }: StoredStudy): readonly Sent[] {
  const priority = chunks.length === 0 ? FRESH : priorityAfter(chunks.length)
  const edges = [...chunks, { first: total, end: total }]
  const gaps = edges.map(({ first: end }, i) => ({ first: edges[i - 1]?.end ?? 0, end }))
  const jobs = gaps
    .filter(({ first, end }) => end > first)
    .map((gap): Sent => ({ job: { kind: 'points', study_id, ...gap, pace: null }, priority }))
  return jobs.length > 0 ? jobs : [{ job: { kind: 'end', study_id }, priority }]
}
