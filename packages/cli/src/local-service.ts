/**
 * What a command stands on: the catalog alone, or the service of this machine. A service that runs on the data folder does
 * what is asked; where none does, the command takes the folder itself for as long as it works. A database is shared: a command
 * works on it beside whoever else does.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenedCatalog } from '@keelson/service/open-catalog.ts'
import type { Operator } from '@keelson/service/operator.ts'
import { type Carry, carriedBy, type Holder } from './over-http.ts'

/** How long a command waits for another one that has the folder. */
const LONGEST_WAIT_MS = 30_000
const AGAIN_MS = 100

/** Works with the catalog; the data folder is not touched. */
export async function withCatalog<T>(
  work: (catalog: OpenedCatalog['catalog'], datasets: string) => Promise<T>,
): Promise<T> {
  const { openCatalog } = await import('@keelson/service/open-catalog.ts')
  const config = await configuration()
  const { catalog, rejected } = openCatalog(config)
  complain(rejected)
  return work(catalog, config.datasets)
}

/** Works with the operations of the service, and with its routes. Throws FolderRefused where the folder stays taken. */
export const withOperator = <T>(command: string, work: (operator: Operator, carry: Carry) => Promise<T>): Promise<T> =>
  withHolder(command, async (holder) => {
    const { operatorAt } = await import('@keelson/service/operator.ts')
    const { operationsOf } = await import('@keelson/service/operations.ts')
    const operator = 'service' in holder ? operationsOf(holder.service) : operatorAt(holder.address, holder)
    return work(operator, carriedBy(holder))
  })

/** Finds who has the folder, or takes it and gives it back after the work. */
export async function withHolder<T>(command: string, work: (holder: Holder) => Promise<T>): Promise<T> {
  const holder = await holderFor(command)
  if (!('service' in holder)) return work(holder)
  complain(holder.service.rejected)
  try {
    return await work(holder)
  } finally {
    await holder.service.close()
  }
}

/** The log of a service of our own is silent: what a command has to say it prints. */
async function holderFor(command: string): Promise<Holder> {
  const { openService } = await import('@keelson/service/service.ts')
  const { FolderRefused } = await import('@keelson/service/store/owner.ts')
  const config = { ...(await configuration()), logLevel: 'silent' }
  for (const until = performance.now() + LONGEST_WAIT_MS; ; await wait(AGAIN_MS)) {
    try {
      return { service: await openService(config, { command }) }
    } catch (error) {
      if (!(error instanceof FolderRefused) || !error.isTaken) throw error
      const { address = null, secret = '' } = error.owner ?? {}
      if (address !== null) return { address, secret }
      if (performance.now() > until) throw error
    }
  }
}

async function configuration() {
  const { takeConfig } = await import('@keelson/service/config.ts')
  const { ROOT } = await import('@keelson/service/service.ts')
  return takeConfig(process.env, ROOT)
}

const said = new Set<string>()
function complain(rejected: OpenedCatalog['rejected']): void {
  for (const { path, reason } of rejected.filter(({ path }) => !said.has(path))) {
    said.add(path)
    process.stderr.write(`keelson: ${path} rejected: ${reason}\n`)
  }
}
