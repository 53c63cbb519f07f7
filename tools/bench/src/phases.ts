/** Where the time of one run goes, and what its report costs. */
import { join } from 'node:path'
import { calculate, emitParts, RECORDED, runNow, WHOLE } from '@keelson/engine'
import { renderReport } from '@keelson/report'
import { readConfig } from '@keelson/service/config.ts'
import { resultHashOf } from '@keelson/service/hash.ts'
import { openService, ROOT, type Service } from '@keelson/service/service.ts'
import { readParams, type Workflow } from '@keelson/workflow'
import { quantile } from './statistics.ts'

const REF = 'modelrepo:catenary'
const REPORTED = 'modelrepo:on-bottom-stability-f109'

const opened = (folder: string, name: string): Promise<Service> =>
  openService(readConfig({ KEELSON_DATA_DIR: join(folder, name), KEELSON_LOG_LEVEL: 'silent' }, ROOT))

function workflowOf(service: Service, ref: string): Workflow {
  const { target } = service.catalog.resolve(ref)
  if (target?.kind !== 'own') throw new Error(`${ref} is not built`)
  return target.workflow
}

/** Median milliseconds of each phase of a run, one run at a time. */
export async function phases(folder: string, runs: number) {
  const service = await opened(folder, 'phases')
  const workflow = workflowOf(service, REF)
  const { contract, example } = workflow
  const times: Record<string, number[]> = {}
  const timed = <T>(phase: string, work: () => T): T => {
    const begun = performance.now()
    const done = work()
    const list = times[phase] ?? []
    times[phase] = list
    list.push(performance.now() - begun)
    return done
  }
  for (let n = 0; n < runs; n++) {
    const read = timed('read', () => readParams(contract, example))
    const { outcome, steps } = timed('calculate', () => calculate(workflow, read.params, undefined, RECORDED))
    const emitted = timed('emit', () => emitParts(contract, read, outcome, steps, [], RECORDED))
    timed('hash', () => resultHashOf(emitted))
    timed('to JSON', () => JSON.stringify(emitted.result))
    timed('calculate and emit, as recorded', () => runNow(workflow, read, { parts: RECORDED }))
    timed('calculate and emit, with pictures and files', () => runNow(workflow, read, { parts: WHOLE }))
    const begun = performance.now()
    await service.runs.run({ ref: REF, params: example })
    const whole = times['whole run, recorded'] ?? []
    times['whole run, recorded'] = whole
    whole.push(performance.now() - begun)
  }
  await service.close()
  return Object.fromEntries(Object.entries(times).map(([phase, list]) => [`${phase}_ms`, quantile(list, 0.5)]))
}

/** Milliseconds of rendering one report: the first of a process, and the median after it. */
export async function reportTimes(folder: string, renders: number) {
  const service = await opened(folder, 'report')
  const { run_id } = await service.runs.run({ ref: REPORTED, params: workflowOf(service, REPORTED).example })
  const record = await service.recordOf(run_id)
  const times: number[] = []
  let bytes = 0
  for (let n = 0; n < renders; n++) {
    const begun = performance.now()
    bytes = (await renderReport(record)).length
    times.push(performance.now() - begun)
  }
  await service.close()
  const [first = Number.NaN, ...warm] = times
  return {
    ref: REPORTED,
    bytes,
    first_ms: quantile([first], 0.5),
    median_ms: quantile(warm, 0.5),
    p99_ms: quantile(warm, 0.99),
  }
}
