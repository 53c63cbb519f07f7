/** What reading and calculating the example of every workflow cost, without a service. */
import { join } from 'node:path'
import { loadedBy } from '@keelson/engine'
import { silent } from '@keelson/equations'
import { OURS } from '@keelson/service/catalog.ts'
import { resourcesOf } from '@keelson/service/engines/resources.ts'
import { ROOT } from '@keelson/service/service.ts'
import { readParams, type Workflow } from '@keelson/workflow'
import { quantile } from './statistics.ts'

/** Median microseconds. */
interface Cost {
  /** From the params as they are sent to SI. */
  readonly read_us: number
  /** Values and checks with the silent trace, as a sweep has them. */
  readonly silent_us: number
}

const LOAD_LIMIT_MS = 60_000

/** By id and version, each of the two over so many seconds after as many of warming up. */
export async function workflowCosts(seconds: number): Promise<Record<string, Cost>> {
  const costs: Record<string, Cost> = {}
  for (const { workflow } of OURS.flatMap(({ versions }) => versions)) {
    const { id, version } = workflow.contract
    costs[`${id}@${version}`] = await costOf(workflow, seconds)
  }
  return costs
}

async function costOf(workflow: Workflow, seconds: number): Promise<Cost> {
  const { contract, example } = workflow
  const { params } = readParams(contract, example)
  const resources = resourcesOf(join(ROOT, 'datasets'), AbortSignal.timeout(LOAD_LIMIT_MS))
  const loaded = await loadedBy(workflow, params, resources)
  await resources.release()
  return {
    read_us: median(() => readParams(contract, example), seconds),
    silent_us: median(() => workflow.calculate(params, { trace: silent }, loaded?.data), seconds),
  }
}

function median(work: () => unknown, seconds: number): number {
  timed(work, seconds)
  return quantile(timed(work, seconds), 0.5)
}

/** Microseconds of each turn. */
function timed(work: () => unknown, seconds: number): number[] {
  const times: number[] = []
  const begun = performance.now()
  for (let at = begun; at < begun + 1000 * seconds; ) {
    work()
    const after = performance.now()
    times.push(1000 * (after - at))
    at = after
  }
  return times
}
