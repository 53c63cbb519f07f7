/** `npm start`: serves until it is told to stop. */

import { ConfigError, readConfig } from './config.ts'
import { httpApp } from './http/app.ts'
import { openService, ROOT } from './service.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT)
  const service = openService(config)
  const app = httpApp(service)
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  if (typeof address === 'object' && address) service.listeningOn(address.port)
  const stop = async () => {
    await app.close()
    await service.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.stdout.write(greeting(service.baseUrl()))
}

const greeting = (baseUrl: string) => `Keelson serves on ${baseUrl}

  curl -s ${baseUrl}/api/run -H 'content-type: application/json' \\
    -d '{"ref":"modelrepo:on-bottom-stability-f109","params":{"outer_diameter":"12.75 in","wall_thickness":"15.9 mm","coating_thickness":"60 mm","significant_wave_height":8,"peak_period":12,"water_depth":80,"reference_current_velocity":0.4,"reference_height":3,"soil_submerged_unit_weight":9000}}'

`

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? `keelson: ${error.message}` : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(error instanceof ConfigError ? 2 : 1)
})
