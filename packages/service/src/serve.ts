/** Listens, greets, and stops without dropping what runs. */
import type { Started } from '@keelson/telegram/start.ts'
import type { FastifyInstance } from 'fastify'
import { ConfigError, takeConfig } from './config.ts'
import { httpApp } from './http/app.ts'
import { sendWithin } from './http/within.ts'
import { databaseInWords } from './postgres/in-words.ts'
import { isCorrupt, isLocked } from './problems.ts'
import { openService, ROOT, type Service } from './service.ts'
import { FolderRefused } from './store/owner.ts'

/** Serves until it is told to stop; ends the process where it cannot. */
export async function serve(): Promise<void> {
  try {
    await listen()
  } catch (error) {
    endWith(error)
  }
}

/** Says why the process ends, and ends it. */
export function endWith(error: unknown): never {
  process.stderr.write(`${inWords(error)}\n`)
  process.exit(error instanceof ConfigError ? 2 : 1)
}

async function listen(): Promise<void> {
  const config = takeConfig(process.env, ROOT)
  const service = await openService(config)
  const app = httpApp(service)
  // The first signal finishes what runs; a second one ends the process at once.
  let stopping = false
  let bot: Started | undefined
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    // First, since a run that it has begun is made and answered.
    await bot?.stop()
    service.refuseRuns()
    // Before the port is free for another start.
    await service.studies.stop()
    await app.close()
    await service.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await app.listen({ host: config.host, port: config.port })
  await service.studies.resume()
  const address = app.server.address()
  if (typeof address === 'object' && address) service.listeningOn(address.port)
  process.stdout.write(greeting(service.baseUrl()))
  bot = await telegramBot(service, app)
  if (stopping) await bot?.stop()
}

/** Its library is loaded only where there is a bot. */
async function telegramBot({ config, log, baseUrl }: Service, app: FastifyInstance): Promise<Started | undefined> {
  if (!config.telegram) return undefined
  const { startTelegram } = await import('@keelson/telegram/start.ts')
  return startTelegram(
    config.telegram,
    sendWithin(() => app, baseUrl),
    log,
  )
}

function inWords(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderRefused) return `keelson: ${error.message}`
  const ofDatabase = databaseInWords(error)
  if (ofDatabase !== undefined) return `keelson: ${ofDatabase}`
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `keelson: ${message}. Another program uses the port; set KEELSON_PORT`
  if (isLocked(error))
    return `keelson: another program has locked a database of the data folder (${message}). Stop it first.`
  if (isCorrupt(error)) return `keelson: a database of the data folder is damaged (${message}). Restore a backup.`
  return stack ?? String(error)
}

const greeting = (baseUrl: string) => `Keelson serves on ${baseUrl}

  curl -s ${baseUrl}/api/run -H 'content-type: application/json' \\
    -d '{"ref":"modelrepo:on-bottom-stability-f109","params":{"outer_diameter":"12.75 in","wall_thickness":"15.9 mm","coating_thickness":"60 mm","significant_wave_height":8,"peak_period":12,"water_depth":80,"reference_current_velocity":0.4,"reference_height":3,"soil_type":"sand","soil_submerged_unit_weight":9,"load_region":"North Sea winter","safety_class":"normal"}}'

`
