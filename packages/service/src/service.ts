/** The service put together: catalog, engines, stores and reports behind one object that HTTP and the CLI share. */

import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isCalculated, type RunRecord, type RunRequest, type RunResponse, type WorkflowEvidence } from '@keelson/engine'
import { type AskedReading, chosen } from '@keelson/report/reading.ts'
import { MOST_LISTED } from '@keelson/studies/plan-parts.ts'
import type { StudyRequest } from '@keelson/studies/request.ts'
import type { Workflow } from '@keelson/workflow'
import { type Logger, pino } from 'pino'
import { addresses } from './answers.ts'
import type { Catalog } from './catalog.ts'
import { type CodeVersion, codeVersionOf } from './code-version.ts'
import type { Config } from './config.ts'
import { removeAbandoned } from './engines/child-folder.ts'
import { runForeign } from './engines/foreign.ts'
import { inProcessEngine } from './engines/in-process.ts'
import { openRenderer, RENDER_LIMITS } from './engines/renderer.ts'
import { openSlots } from './engines/slots.ts'
import { runSubprocess } from './engines/subprocess.ts'
import { evidenceReader } from './evidence-reader.ts'
import { FILE_LIMITS, type FileDesk, openDesk } from './files/desk.ts'
import { filed } from './files/expand.ts'
import { type FiledStudy, filedStudy } from './files/expand-study.ts'
import { madeFile } from './files/made.ts'
import { openTables, TABLE_LIMITS } from './files/tables.ts'
import type { FleetState } from './fleet/state.ts'
import { type Metrics, newMetrics } from './metrics.ts'
import { type OpenedCatalog, openCatalog } from './open-catalog.ts'
import { isDrawn, keepAllPictures, type PicturesKept, picturesIn } from './pictures.ts'
import { ServiceProblem, unlessFull } from './problems.ts'
import { openArchives, type ProjectArchives } from './projects/archive/project-archives.ts'
import { type ProjectDesk, projectDesk } from './projects/project-desk.ts'
import { methodsOf } from './projects/project-methods.ts'
import { projectPrinter } from './projects/project-printer.ts'
import { type ProjectReports, projectReports } from './projects/project-reports.ts'
import { openProjects, type Projects } from './projects/projects.ts'
import { compareRuns, type Replay, refusedReplay, repeated } from './replay.ts'
import { Runs } from './runs.ts'
import type { StoreCheck } from './store/check/faults.ts'
import type { StoreState } from './store/check/upkeep.ts'
import { folderRecord, type RecordOptions } from './store/folder-record.ts'
import type { KeptRun, Ledger, StoredFile } from './store/ledger.ts'
import type { ObjectStore } from './store/objects.ts'
import { openToOthers } from './store/private.ts'
import { openQuota, type Quota, type QuotaState, withinQuota } from './store/quota.ts'
import type { RecordStore } from './store/record.ts'
import { type KeptReport, nameOf, openReportCache, packed, pageOf } from './store/report-cache.ts'
import { openRetention } from './store/retention.ts'
import { withRetries } from './store/retries.ts'
import { openStudies } from './studies/open-studies.ts'
import { openPreviews, type StudyPreviews } from './studies/preview.ts'
import { studyPrinter } from './studies/printer.ts'
import type { Studies } from './studies/studies.ts'

/** The folder that holds packages, data sets and the measured evidence. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface Service {
  readonly config: Config
  readonly log: Logger
  readonly catalog: Catalog
  /** Manifests of other repos that are not used, and why. */
  readonly rejected: OpenedCatalog['rejected']
  readonly ledger: Ledger
  /** Files of callers, from which inputs are read. */
  readonly files: FileDesk
  /** A request, and a study, with the numbers of its files in place of what refers to them. */
  readonly filed: (request: RunRequest) => Promise<RunRequest>
  readonly filedStudy: (request: StudyRequest) => Promise<FiledStudy>
  readonly runs: Runs
  /** Checks and runs projects that stand in files of callers. */
  readonly projectDesk: ProjectDesk
  readonly projects: Projects
  readonly projectArchives: ProjectArchives
  readonly studies: Studies
  /** A small study that is recorded nowhere. */
  readonly previewStudy: StudyPreviews['preview']
  readonly metrics: Metrics
  readonly codeVersion: CodeVersion
  readonly port: () => number
  /** By which the operator of this machine is known: who can read it in the data folder. */
  readonly operatorSecret: string
  readonly baseUrl: () => string
  readonly ready: () => boolean
  readonly evidence: (repo: string, workflow: Workflow) => WorkflowEvidence
  /** Get the response of a recorded run. Throws ServiceProblem unknown_run. */
  readonly answerOf: (runId: string) => Promise<RunResponse>
  readonly recordOf: (runId: string) => Promise<RunRecord>
  /** The same with charts and figures drawn, or the reason why one is not. */
  readonly drawnRecordOf: (runId: string) => Promise<RunRecord>
  /** The report of a run. Throws ServiceProblem where there is none or it is not published. */
  readonly report: (runId: string, reading?: AskedReading) => Promise<string>
  /** The same as it is kept and sent. */
  readonly keptReport: (runId: string, reading?: AskedReading) => Promise<KeptReport>
  readonly projectReport: ProjectReports['kept']
  readonly projectDraft: ProjectReports['draft']
  /** The report for its author, published or not. */
  readonly draft: (runId: string, reading?: AskedReading) => Promise<string>
  readonly artifact: (runId: string, name: string) => Promise<StoredFile>
  /** Draws and keeps the pictures of every recorded run, as the code of today draws them. */
  readonly keepPictures: () => Promise<PicturesKept>
  /** Gives a recorded run its report address. */
  readonly publish: (runId: string) => Promise<RunResponse>
  /** Does a recorded run again and compares; nothing is recorded but, with its id, whether it came out the same. */
  readonly replay: (record: RunRecord, runId?: string) => Promise<Replay>
  /** Removes the runs and the ended studies made before a time (ISO 8601); answers how many. */
  readonly prune: (before: string) => Promise<{ readonly runs: number; readonly studies: number }>
  /** Holds everything that is stored to its hash, now. */
  readonly checkStore: () => Promise<StoreCheck>
  /** What the last such check found; one goes on in the background while the service listens. */
  readonly storeState: () => StoreState
  /** How large the record is and may be; undefined where it has no quota. */
  readonly quotaState: () => QuotaState | undefined
  /** Get the workers of the record, the waiting work and the alarms. */
  readonly fleet: () => Promise<FleetState>
  /** Told by whoever listens. */
  readonly listeningOn: (port: number) => void
  /** Before stopping: runs that have begun are finished, no other is begun. */
  readonly refuseRuns: () => void
  readonly close: () => Promise<void>
}

export interface ServiceOptions {
  readonly catalog?: Catalog
  /** What takes the data folder, as another process is told that wants it: `study`, `run`. */
  readonly command?: string
  /** In place of the folder of large files. */
  readonly objects?: ObjectStore
  /** Modules that export more `workflows` to the child processes, for tests. */
  readonly workerModules?: readonly string[]
  /** Points of a chunk of a study, in place of about a second of work. */
  readonly chunkPoints?: number
  /** The code that studies are calculated by, as that of another version, for tests. */
  readonly code?: string
}

/**
 * Opens the record and all that works on it. Throws FolderRefused where another process has the data folder; DatabaseRefused, or
 * ServiceProblem database_away.
 */
export async function openService(config: Config, options: ServiceOptions = {}): Promise<Service> {
  const log = pino({ level: config.logLevel })
  removeAbandoned()
  const { rejected, ...listed } = openCatalog(config)
  for (const { path, reason } of rejected) log.error({ manifest: path }, `manifest rejected: ${reason}`)
  const { catalog } = { ...listed, ...options }
  const codeVersion = codeVersionOf(ROOT)
  const modules = options.workerModules ?? []
  const limits = { ...config, datasets: real(config.datasets) }
  const record = await openRecord({
    config: limits,
    catalog,
    codeVersion,
    root: ROOT,
    modules,
    command: options.command ?? 'serve',
    objects: options.objects,
    chunkPoints: options.chunkPoints,
    code: options.code,
    defect: (ref, cause) => log.error({ ref }, cause),
    found: (fault) => log.error({ fault }, fault.detail),
    failed: (error, what) => log.error({ err: error }, what),
  })
  const quota = quotaOf(config, record, log)
  const bounded = quota ? withinQuota(record, quota) : record
  try {
    return await opened({ config, limits, catalog, rejected, codeVersion, modules, log, record: bounded, quota })
  } catch (error) {
    await record.close()
    throw error
  }
}

interface Opening extends Pick<Service, 'config' | 'log' | 'catalog' | 'rejected' | 'codeVersion'> {
  /** The settings, with the folder of data sets without links. */
  readonly limits: Config
  readonly modules: readonly string[]
  readonly record: RecordStore
  readonly quota: Quota | undefined
}

function quotaOf({ recordMb: quotaMb }: Config, { room }: RecordStore, log: Logger): Quota | undefined {
  if (quotaMb === undefined) return undefined
  const failed = (error: unknown) => log.error({ err: error }, 'the size of the record could not be measured')
  return openQuota({ quotaMb, room, warn: (detail) => log.warn(detail), failed })
}

/** What PostgreSQL needs is loaded only where the record stands there. */
async function openRecord(options: RecordOptions): Promise<RecordStore> {
  const { database } = options.config
  if (!database) return folderRecord(options)
  const { fleetRecord } = await import('./fleet/fleet-record.ts')
  return fleetRecord({ ...options, database })
}

async function opened(opening: Opening): Promise<Service> {
  const { config, limits, catalog, rejected, codeVersion, modules, log, record, quota } = opening
  const { ledger, upkeep, owner } = record
  const exposed = openToOthers(config.dataDir)
  if (exposed) log.warn(exposed)
  const reports = openReportCache(join(config.dataDir, 'cache', 'reports'), config.cacheMb)
  const renderedBy = rendererOf(codeVersion)
  const renderer = openRenderer(RENDER_LIMITS, (cause) => log.error(cause))
  const files = openDesk({
    objects: record.objects,
    forgetUnused: ledger.forgetUnused,
    limits: FILE_LIMITS,
    defect: (cause) => log.error(cause),
  })
  const tables = openTables(TABLE_LIMITS, (cause) => log.error(cause))
  const slots = openSlots(config.workers, config.maxQueue)
  const engine = inProcessEngine(limits, slots, modules, record.remote)
  const ending = new AbortController()
  const metrics = newMetrics(record.fleet, config.database !== undefined)
  let port = config.port
  let open = true
  const listensAt = () => `http://${config.host === '::1' ? '[::1]' : config.host}:${port}`
  const baseUrl = () => config.baseUrl ?? listensAt()
  const at = addresses(baseUrl)
  const evidence = evidenceReader(ROOT)
  const runs = new Runs({
    catalog,
    config,
    engine,
    subprocess: (repo, workflow, making) =>
      slots.use(() => runSubprocess(repo, workflow, making, limits, modules, ending.signal)),
    foreign: (workflow, params) => slots.use(() => runForeign(workflow, params, limits, ending.signal)),
    ledger,
    codeVersion,
    at,
    baseUrl,
    evidence,
    metrics,
    filed: (request) => filed(catalog, files, request),
    bytesOf: files.bytesOf,
    defect: (ref, detail) => log.error({ ref }, detail),
  })

  const pictures = picturesIn(ledger, (request) => runs.drawn(request))

  const found = async (runId: string): Promise<KeptRun> => {
    const run = await ledger.get(runId)
    if (!run) throw new ServiceProblem('unknown_run', `no run ${runId} is recorded here`)
    return run
  }
  const answerOf = async (runId: string): Promise<RunResponse> => {
    const { record, published, replayedSame } = await found(runId)
    const { response } = record
    const { determinism } = response
    const reportable = published && isCalculated(response)
    return {
      ...response,
      report_url: reportable ? at.report(runId) : null,
      ...(determinism && { determinism: { ...determinism, reproducible: replayedSame ?? determinism.reproducible } }),
    }
  }
  const drawnOf = async (run: KeptRun): Promise<RunRecord> => {
    if (run.published) await pictures.keep(run).catch(unlessFull)
    return pictures.of(run)
  }
  const rendered = async (runId: string, asked: AskedReading = {}): Promise<KeptReport> => {
    const run = await found(runId)
    const reading = chosen(run.record, asked)
    const madeOf = `${run.sha256} ${nameOf(reading)} ${renderedBy}`
    const kept = reports.get(runId, reading, madeOf)
    if (kept) return kept
    const record = await drawnOf(run)
    const html = await renderer.render({ kind: 'run', record, reading })
    // What is withheld now may be drawn by the next version.
    return isDrawn(record) ? reports.put(runId, reading, madeOf, html) : packed(madeOf, html)
  }
  const published = async (runId: string, reading?: AskedReading): Promise<KeptReport> => {
    const { record, published } = await found(runId)
    if (!published || !isCalculated(record.response))
      throw new ServiceProblem('report_not_published', `the report of run ${runId} is not published`)
    return rendered(runId, reading)
  }
  const printer = studyPrinter(codeVersion, baseUrl, renderer.render)
  const defect = (ref: string, cause: string) => log.error({ ref }, cause)
  const place = record.studies
  const studies = await openStudies({
    ...{ config: limits, catalog, runs, answerOf, place, baseUrl, defect, printer },
    renew: files.renew,
  })
  const previews = openPreviews({ config: limits, catalog, modules, printer, defect })
  const desk = projectDesk({ catalog, datasets: limits.datasets, runs })
  const projects = openProjects(
    record.projects,
    desk,
    async (runId) => (await found(runId)).record,
    (error) => log.error({ err: error }, 'a run of a project failed'),
  )
  const projectArchives = openArchives({
    store: record.projects,
    desk,
    methodOf: methodsOf(catalog),
    ledger,
    runs,
    files,
    baseUrl,
  })
  const projectPages = projectReports({
    ...{ projects, reports, renderedBy, ledger, drawnOf },
    printer: projectPrinter(desk, renderer.render),
  })
  const prune: Service['prune'] = async (before) => {
    // The files of a study are among the objects that the ledger removes.
    const ended = await withRetries(() => studies.prune(before))
    const removed = await ledger.prune(before, await projects.usedRuns())
    for (const runId of removed) reports.remove(runId)
    const pruned = { runs: removed.length, studies: ended }
    quota?.shrank()
    return pruned
  }
  const retention =
    config.keepDays === undefined
      ? undefined
      : openRetention({
          days: config.keepDays,
          onceADay: record.onceADay,
          prune: async (before) => {
            const pruned = await prune(before)
            log.info({ ...pruned, before }, 'runs and studies older than KEELSON_KEEP_DAYS are removed')
            return pruned.runs + pruned.studies
          },
          failed: (error) =>
            log.error({ err: error }, 'runs and studies older than KEELSON_KEEP_DAYS could not be removed'),
        })
  await record.takeRuns(engine.here)
  return {
    config,
    log,
    catalog,
    rejected,
    ledger,
    files,
    filed: async (request) => (await filed(catalog, files, request)).request,
    filedStudy: (request) => filedStudy(catalog, files, request, Math.min(config.studyPoints, MOST_LISTED)),
    runs,
    projectDesk: desk,
    projects,
    projectArchives,
    studies,
    previewStudy: previews.preview,
    metrics,
    codeVersion,
    baseUrl,
    evidence,
    answerOf,
    port: () => port,
    operatorSecret: owner.secret,
    ready: () => open,
    recordOf: async (runId) => (await found(runId)).record,
    drawnRecordOf: async (runId) => pictures.of(await found(runId)),
    keptReport: published,
    report: async (runId, reading) => pageOf(await published(runId, reading)),
    projectReport: projectPages.kept,
    projectDraft: projectPages.draft,
    draft: async (runId, reading) => pageOf(await rendered(runId, reading)),
    artifact: async (runId, name) => {
      const { record } = await found(runId)
      const kept = (of: string) => ledger.file(record, of)
      const file = (await kept(name)) ?? madeFile(record, name, catalog) ?? (await tables.file(record, name, kept))
      if (!file)
        throw new ServiceProblem('unknown_artifact', `run ${runId} has no file ${JSON.stringify(name.slice(0, 80))}`)
      return file
    },
    keepPictures: () => keepAllPictures(ledger, (run) => pictures.keep(run)),
    publish: async (runId) => {
      await pictures.keep(await found(runId))
      if (!(await ledger.publish(runId))) throw new ServiceProblem('unknown_run', `no run ${runId} is recorded here`)
      return answerOf(runId)
    },
    replay: async (record, runId) => {
      const replay = await replayOf(record, (request) => runs.again(request))
      if (runId !== undefined) await ledger.replayed(runId, replay.same)
      return replay
    },
    prune,
    checkStore: upkeep.check,
    storeState: upkeep.state,
    quotaState: () => quota?.state(),
    fleet: record.fleet,
    listeningOn: (listening) => {
      port = listening
      upkeep.begin()
      quota?.begin()
      retention?.begin()
      owner.servesAt(listensAt())
    },
    refuseRuns: () => {
      open = false
      slots.close()
    },
    close: async () => {
      open = false
      slots.close()
      quota?.close()
      await retention?.close()
      await previews.close()
      await projects.close()
      await studies.close()
      ending.abort()
      await renderer.close()
      await files.close()
      await tables.close()
      await engine.close()
      await slots.drained()
      await record.close()
    },
  }
}

/** What makes a page of a record; what a changed checkout made is for this process alone, since it has no version. */
function rendererOf({ package_version, git_sha }: CodeVersion): string {
  return /^[0-9a-f]{40}$/.test(git_sha) ? `${package_version} ${git_sha}` : randomUUID()
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
