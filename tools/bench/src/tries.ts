/** Processor time of "Try a change": all limits of the example of every workflow that offers some, by the service in this process. */
import { costOf } from '@keelson/engine'
import { Catalog } from '@keelson/service/catalog.ts'
import { readConfig } from '@keelson/service/config.ts'
import { openService, ROOT } from '@keelson/service/service.ts'
import { triesOf } from '@keelson/service/tries.ts'
import { triesAtOnce } from '@keelson/studies/tries/at-once.ts'
import { pinnedRef, readParams } from '@keelson/workflow'
import { rounded } from './statistics.ts'

interface Tried {
  readonly ms: number
  readonly limits: number
  readonly at_once: boolean
}

/** Milliseconds of this process, once it has warmed up by as much; what runs in a worker is left out. */
export async function tries(folder: string): Promise<Readonly<Record<string, Tried>>> {
  const settings = { KEELSON_PORT: '0', KEELSON_LOG_LEVEL: 'silent', KEELSON_DATA_DIR: folder }
  const service = await openService(readConfig(settings, ROOT), { catalog: new Catalog() })
  const { signal } = new AbortController()
  const found: Record<string, Tried> = {}
  for (const { repo, id, versions } of service.catalog.entries)
    for (const { workflow } of versions) {
      const { contract, example, load } = workflow
      const read = readParams(contract, example)
      if (!contract.tries || load || costOf(contract, read.params) !== 'instant') continue
      const request = { ref: pinnedRef({ repo, id }, contract.version), params: example }
      const ask = () => triesOf(service, request, { system: 'declared', atOnce: false }, signal)
      await ask()
      const begun = process.cpuUsage()
      const { tries } = await ask()
      const { user, system } = process.cpuUsage(begun)
      found[request.ref] = {
        ms: rounded((user + system) / 1000),
        limits: tries.length,
        at_once: triesAtOnce(workflow, read),
      }
    }
  await service.close()
  return found
}
