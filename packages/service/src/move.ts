/** The move of a record between a data folder and a database, and a sample of its runs done again where it arrived. */
import { type CodeVersion, codeVersionOf } from './code-version.ts'
import type { Config } from './config.ts'
import { codeOf } from './fleet/code-identity.ts'
import { openCatalog } from './open-catalog.ts'
import { ServiceProblem } from './problems.ts'
import { calculatedRuns } from './review.ts'
import { openService, ROOT, type Service, type ServiceOptions } from './service.ts'
import { openFolder } from './store/folder-move.ts'
import { type Moved, type MovePlace, type MoveTold, moveRecord } from './store/move.ts'

export interface MoveAsked {
  /** Settings of the service that would stand on each. */
  readonly from: Config
  readonly to: Config
  /** Runs that are done again where they arrived. */
  readonly replays: number
}
export interface MoveDone extends Moved {
  readonly replayed: Replayed
}
interface Replayed {
  readonly same: number
  readonly different: readonly ReplayedRun[]
  /** Those that cannot be done again here. */
  readonly refused: readonly ReplayedRun[]
}
interface ReplayedRun {
  readonly run_id: string
  readonly ref: string
  readonly answer: string
}
export type MoveProgress = (what: Parameters<MoveTold>[0] | 'replays', done: number, total: number) => void

/** Throws MoveRefused, FolderRefused, DatabaseRefused; ServiceProblem database_away. */
export async function move(
  { from, to, replays }: MoveAsked,
  told: MoveProgress = () => {},
  options: ServiceOptions = {},
): Promise<MoveDone> {
  const moved = await recordMoved(from, to, told, options)
  const service = await openService({ ...to, logLevel: 'silent' }, { ...options, command: 'move' })
  try {
    return { ...moved, replayed: await replayed(service, replays, told) }
  } finally {
    await service.close()
  }
}

async function recordMoved(from: Config, to: Config, told: MoveProgress, options: ServiceOptions): Promise<Moved> {
  const codeVersion = codeVersionOf(ROOT)
  const source = await placeOf(from, codeVersion, options, true)
  try {
    const target = await placeOf(to, codeVersion, options, false)
    try {
      return await moveRecord(source, target, told)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** What PostgreSQL needs is loaded only where one of them stands there. */
async function placeOf(
  config: Config,
  codeVersion: CodeVersion,
  options: ServiceOptions,
  mustHave: boolean,
): Promise<MovePlace> {
  if (!config.database) return openFolder(config.dataDir, codeOf(codeVersion), mustHave)
  const { openFleet } = await import('./fleet/fleet-move.ts')
  const catalog = options.catalog ?? openCatalog(config).catalog
  return openFleet(config.database, { catalog, codeVersion, root: ROOT, datasets: config.datasets })
}

/** Runs drawn evenly over the time in which they were made; nothing is recorded of it. */
async function replayed(service: Service, count: number, told: MoveProgress): Promise<Replayed> {
  const all: { readonly run_id: string; readonly ref: string }[] = []
  if (count > 0) for await (const { run_id, ref } of calculatedRuns(service)) all.push({ run_id, ref })
  const drawn = all.filter(
    (_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length),
  )
  const [different, refused]: [ReplayedRun[], ReplayedRun[]] = [[], []]
  let same = 0
  for (const [i, { run_id, ref }] of drawn.entries()) {
    try {
      const { answer } = await service.replay(await service.recordOf(run_id))
      if (answer === 'same') same++
      else different.push({ run_id, ref, answer })
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error
      const list = error.code === 'record_damaged' ? different : refused
      list.push({ run_id, ref, answer: error.message })
    }
    told('replays', i + 1, drawn.length)
  }
  return { same, different, refused }
}
