/** The service of this machine without HTTP: the same catalog, ledger and files that `keelson serve` uses. */
import type { Service } from '@keelson/service/service.ts'

/** Opens the service, does the work, closes it. Its log is silent: what a command has to say it prints. */
export async function withService<T>(work: (service: Service) => Promise<T>): Promise<T> {
  const { readConfig } = await import('@keelson/service/config.ts')
  const { openService, ROOT } = await import('@keelson/service/service.ts')
  const service = openService({ ...readConfig(process.env, ROOT), logLevel: 'silent' })
  for (const { path, reason } of service.rejected) process.stderr.write(`keelson: ${path} rejected: ${reason}\n`)
  try {
    return await work(service)
  } finally {
    await service.close()
  }
}
