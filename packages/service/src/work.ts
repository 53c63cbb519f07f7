/** `keelson worker`: calculates what is queued in a database, and listens to nobody. */
import { constants, setPriority } from 'node:os'
import { ConfigError, takeConfig } from './config.ts'
import { endWith } from './serve.ts'
import { openService, ROOT } from './service.ts'

/** Works until it is told to stop; ends the process where it cannot. */
export async function work(): Promise<void> {
  try {
    await begin()
  } catch (error) {
    endWith(error)
  }
}

async function begin(): Promise<void> {
  const config = takeConfig(process.env, ROOT)
  if (!config.database)
    throw new ConfigError('KEELSON_DATABASE is not set; a worker gets its work from the database of the services')
  if (config.studyWorkers === 0) throw new ConfigError('KEELSON_STUDY_WORKERS is 0; the worker would do nothing')
  // Whoever answers people on this machine goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const service = await openService(config, { command: 'worker' })
  // The first signal hands back what is not begun; a second one ends the process at once.
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    service.refuseRuns()
    await service.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const { host, pathname } = new URL(config.database.url)
  process.stdout.write(`Keelson works for the database ${host}${pathname} as ${config.workerName}\n`)
}
