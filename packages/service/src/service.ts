/** The service put together: catalog, engines, stores and reports behind one object that HTTP and the CLI share. */

import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderReport } from '@keelson/report'
import { inUnits } from '@keelson/report/in-units.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import type { RunRecord, RunRequest, RunResponse, Workflow, WorkflowEvidence } from '@keelson/workflow'
import { isCalculated } from '@keelson/workflow'
import { type Logger, pino } from 'pino'
import { addresses } from './answers.ts'
import { Catalog, OURS } from './catalog.ts'
import { type CodeVersion, codeVersionOf } from './code-version.ts'
import type { Config } from './config.ts'
import { removeAbandoned } from './engines/child-folder.ts'
import { runForeign } from './engines/foreign.ts'
import { inProcessEngine } from './engines/in-process.ts'
import { openSlots } from './engines/slots.ts'
import { runSubprocess } from './engines/subprocess.ts'
import { evidenceReader } from './evidence-reader.ts'
import { type Metrics, newMetrics } from './metrics.ts'
import { ServiceProblem } from './problems.ts'
import { compareRuns, type Replay, refusedReplay, repeated } from './replay.ts'
import { type Manifests, readManifests } from './repos/manifest.ts'
import { Runs } from './runs.ts'
import { type Ledger, openLedger, type StoredFile } from './store/ledger.ts'
import { folderStore, type ObjectStore } from './store/objects.ts'
import { openReportCache } from './store/report-cache.ts'
import { openStudies } from './studies/open-studies.ts'
import { studyPrinter } from './studies/printer.ts'
import type { Studies } from './studies/studies.ts'

/** The folder that holds packages, data sets and the measured evidence. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const noManifests: Manifests = { workflows: [], rejected: [] }

export interface Service {
  readonly config: Config
  readonly log: Logger
  readonly catalog: Catalog
  /** Manifests of other repos that are not used, and why. */
  readonly rejected: Manifests['rejected']
  readonly ledger: Ledger
  readonly runs: Runs
  readonly studies: Studies
  readonly metrics: Metrics
  readonly codeVersion: CodeVersion
  readonly port: () => number
  readonly baseUrl: () => string
  readonly ready: () => boolean
  readonly evidence: (repo: string, workflow: Workflow) => WorkflowEvidence
  /** The answer of a recorded run. Throws ServiceProblem unknown_run. */
  readonly answerOf: (runId: string) => RunResponse
  readonly recordOf: (runId: string) => RunRecord
  /** The report of a run. Throws ServiceProblem where there is none or it is not published. */
  readonly report: (runId: string, units?: UnitSystem) => Promise<string>
  /** The same for its author, published or not. */
  readonly draft: (runId: string, units?: UnitSystem) => Promise<string>
  readonly artifact: (runId: string, name: string) => StoredFile
  /** Gives a recorded run its report address. */
  readonly publish: (runId: string) => RunResponse
  /** Does a recorded run again and compares; nothing is recorded but, with its id, whether it came out the same. */
  readonly replay: (record: RunRecord, runId?: string) => Promise<Replay>
  /** Removes the runs and the ended studies made before a time (ISO 8601); answers how many. */
  readonly prune: (before: string) => { readonly runs: number; readonly studies: number }
  /** Told by whoever listens. */
  readonly listeningOn: (port: number) => void
  /** Before stopping: runs that have begun are finished, no other is begun. */
  readonly refuseRuns: () => void
  readonly close: () => Promise<void>
}

export interface ServiceOptions {
  readonly catalog?: Catalog
  /** In place of the folder of large files. */
  readonly objects?: ObjectStore
  /** Modules that export more `workflows` to the child processes, for tests. */
  readonly workerModules?: readonly string[]
  /** Points of a chunk of a study, in place of about a second of work. */
  readonly chunkPoints?: number
}

export function openService(config: Config, options: ServiceOptions = {}): Service {
  const log = pino({ level: config.logLevel })
  removeAbandoned()
  const manifests =
    config.repos === undefined
      ? noManifests
      : readManifests(
          config.repos,
          OURS.map((r) => r.repo),
        )
  for (const { path, reason } of manifests.rejected) log.error({ manifest: path }, `manifest rejected: ${reason}`)
  const catalog = options.catalog ?? new Catalog(OURS, manifests.workflows)
  const codeVersion = codeVersionOf(ROOT)
  const ledger = openLedger(config.dataDir, options.objects ?? folderStore(join(config.dataDir, 'objects')))
  const reports = openReportCache(join(config.dataDir, 'cache', 'reports'), config.cacheMb)
  const slots = openSlots(config.workers, config.maxQueue)
  const modules = options.workerModules ?? []
  const limits = { ...config, datasets: real(config.datasets) }
  const engine = inProcessEngine(limits, slots, modules)
  const metrics = newMetrics()
  let port = config.port
  let open = true
  const baseUrl = () => config.baseUrl ?? `http://${config.host === '::1' ? '[::1]' : config.host}:${port}`
  const at = addresses(baseUrl)
  const evidence = evidenceReader(ROOT)
  const runs = new Runs({
    catalog,
    config,
    engine,
    subprocess: (repo, workflow, accepted) => slots.use(() => runSubprocess(repo, workflow, accepted, limits, modules)),
    foreign: (workflow, params) => slots.use(() => runForeign(workflow, params, limits)),
    ledger,
    codeVersion,
    at,
    baseUrl,
    evidence,
    metrics,
    defect: (ref, detail) => log.error({ ref }, detail),
  })

  const found = (runId: string) => {
    const run = ledger.get(runId)
    if (!run) throw new ServiceProblem('unknown_run', `no run ${runId} is recorded here`)
    return run
  }
  const answerOf = (runId: string): RunResponse => {
    const { record, published, replayedSame } = found(runId)
    const { response } = record
    const { determinism } = response
    const reportable = published && isCalculated(response)
    return {
      ...response,
      report_url: reportable ? at.report(runId) : null,
      ...(determinism && { determinism: { ...determinism, reproducible: replayedSame ?? determinism.reproducible } }),
    }
  }
  const rendered = async (runId: string, units: UnitSystem = 'declared'): Promise<string> => {
    if (units !== 'declared') return renderReport(inUnits(found(runId).record, units))
    const kept = reports.get(runId)
    if (kept !== undefined) return kept
    const html = await renderReport(found(runId).record)
    reports.put(runId, html)
    return html
  }
  const studies = openStudies({
    config: limits,
    catalog,
    runs,
    answerOf,
    codeVersion,
    baseUrl,
    defect: (ref, cause) => log.error({ ref }, cause),
    modules,
    printer: studyPrinter(codeVersion, baseUrl),
    chunkPoints: options.chunkPoints,
  })
  return {
    config,
    log,
    catalog,
    rejected: manifests.rejected,
    ledger,
    runs,
    studies,
    metrics,
    codeVersion,
    baseUrl,
    evidence,
    answerOf,
    port: () => port,
    ready: () => open,
    recordOf: (runId) => found(runId).record,
    report: async (runId, units) => {
      const { record, published } = found(runId)
      if (!published || !isCalculated(record.response))
        throw new ServiceProblem('report_not_published', `the report of run ${runId} is not published`)
      return rendered(runId, units)
    },
    draft: rendered,
    artifact: (runId, name) => {
      found(runId)
      const file = ledger.file(runId, name)
      if (!file)
        throw new ServiceProblem('unknown_artifact', `run ${runId} has no file ${JSON.stringify(name.slice(0, 80))}`)
      return file
    },
    publish: (runId) => {
      if (!ledger.publish(runId)) throw new ServiceProblem('unknown_run', `no run ${runId} is recorded here`)
      return answerOf(runId)
    },
    replay: async (record, runId) => {
      const replay = await replayOf(record, (request) => runs.again(request))
      if (runId !== undefined) ledger.replayed(runId, replay.same)
      return replay
    },
    prune: (before) => {
      const removed = ledger.prune(before)
      for (const runId of removed) reports.remove(runId)
      return { runs: removed.length, studies: studies.prune(before) }
    },
    listeningOn: (listening) => {
      port = listening
    },
    refuseRuns: () => {
      open = false
      slots.close()
    },
    close: async () => {
      open = false
      slots.close()
      await studies.close()
      await engine.close()
      ledger.close()
    },
  }
}

/** A folder without links; one that is not there stays as it is named. */
function real(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

async function replayOf(record: RunRecord, again: (request: RunRequest) => Promise<RunResponse>): Promise<Replay> {
  try {
    return compareRuns(record, await again(repeated(record)))
  } catch (error) {
    if (!(error instanceof ServiceProblem) || error.code !== 'params_refused') throw error
    return refusedReplay(record, error.errors)
  }
}
