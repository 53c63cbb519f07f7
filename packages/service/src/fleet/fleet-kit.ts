/** Services and workers over one database, for tests and the bench. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type PostgresServer, postgresServer, type ServerOptions } from '../postgres/testing.ts'
import type { Service, ServiceOptions } from '../service.ts'
import { studiedService } from '../studies/study-kit.ts'
import { temporaryFolder } from '../testing.ts'

type Texts = Readonly<Record<string, string>>

export interface WorkerProcess {
  readonly child: ChildProcess
  /** Ends it as SIGTERM does. */
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}
export interface Fleet {
  readonly server: PostgresServer
  readonly url: string
  readonly folder: string
  /** A service of this process that calculates nothing itself, unless `settings` say so. */
  readonly service: (settings?: Texts, options?: ServiceOptions) => Promise<Service>
  readonly worker: (how?: WorkerHow) => Promise<WorkerProcess>
  readonly close: () => Promise<void>
}
export interface WorkerHow {
  readonly settings?: Texts
  readonly env?: Texts
  readonly options?: Pick<ServiceOptions, 'chunkPoints' | 'code'>
  /** Behind all others of this machine. */
  readonly goesLast?: boolean
}

/** One code for all that do not say another: a checkout may change while tests run, and its workers with it. */
const CODE = 'the code of the tests'

const PROGRAM = fileURLToPath(new URL('./fleet-process.ts', import.meta.url))

/** A fleet without anybody on a database of its own. */
export async function emptyFleet(options: ServerOptions = {}): Promise<Fleet> {
  const server = await postgresServer(options)
  const url = await server.database()
  const folder = temporaryFolder()
  const closing: (() => Promise<void>)[] = []
  let made = 0
  return {
    server,
    url,
    folder,
    service: async (settings = {}, options = {}) => {
      const all = { KEELSON_DATABASE: url, KEELSON_STUDY_WORKERS: '0', ...settings }
      const service = await studiedService(join(folder, `service-${made++}`), all, { code: CODE, ...options })
      closing.push(service.close)
      return service
    },
    worker: async ({ env = {}, options, ...how } = {}) => {
      const told = { ...how, options: { code: CODE, ...options } }
      const args = [join(folder, `worker-${made++}`), url, JSON.stringify(told)]
      const child = fork(PROGRAM, args, {
        env: { ...process.env, ...env },
        execArgv: ['--disable-warning=ExperimentalWarning'],
      })
      const exit = once(child, 'exit')
      await Promise.race([once(child, 'message'), exit])
      const ended = async (signal: NodeJS.Signals) => {
        if (child.exitCode !== null || child.signalCode !== null) return
        child.kill(signal)
        await exit
      }
      const stop = () => ended('SIGTERM')
      const kill = () => ended('SIGKILL')
      closing.unshift(kill)
      return { child, stop, kill }
    },
    close: async () => {
      for (const close of closing) await close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks again where the database is away for the moment. */
export async function patient<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== 'database_away') throw error
      await wait(200)
    }
  }
}

/** Of a fleet on a machine that is busy with other tests, where a look may take longer than a probe waits. */
export const stateOf = ({ fleet }: Pick<Service, 'fleet'>): ReturnType<Service['fleet']> => patient(fleet)
