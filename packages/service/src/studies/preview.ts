/** A small study that is recorded nowhere: calculated as any other, in a folder of its own, which is removed with its answer. */
import { columnsOf, type Plan, type StudyPreview, type StudyRequest } from '@keelson/studies'
import { pinnedRef, type Workflow } from '@keelson/workflow'
import type { Catalog } from '../catalog.ts'
import type { Config } from '../config.ts'
import { newFolder, removeFolder } from '../engines/child-folder.ts'
import { openSlots, stopping } from '../engines/slots.ts'
import { ServiceProblem } from '../problems.ts'
import { type JobEnd, startJob } from './job.ts'
import { openPointReader } from './point-reader.ts'
import type { StudyPrinter } from './printer.ts'
import { planned, studyTask } from './queue.ts'
import type { Chunk } from './store.ts'
import { refusedInWords } from './studied.ts'
import { refuseStudyBasis } from './study-basis.ts'
import { studyRefused } from './study-request.ts'
import { openThreads } from './threads.ts'

interface PreviewsOptions {
  readonly config: Config
  readonly catalog: Catalog
  readonly modules: readonly string[]
  readonly printer: StudyPrinter
  readonly defect: (ref: string, cause: string) => void
}
export interface StudyPreviews {
  /**
   * Throws ServiceProblem study_refused, also where it could not be ended, busy or not_ready; the reason of the signal where
   * nobody waits for it any more.
   */
  readonly preview: (request: StudyRequest, signal: AbortSignal) => Promise<StudyPreview>
  readonly close: () => Promise<void>
}

/** Points of a preview. */
export const MOST_PREVIEWED = 500
/** On disk; so few points have far less. */
const MOST_BYTES = 256e6

type Ended = Extract<JobEnd, { readonly kind: 'done' }>['told']
interface Previewed {
  readonly request: StudyRequest
  readonly plan: Plan
  readonly workflow: Workflow
  readonly repo: string
}

export function openPreviews({ config, catalog, modules, printer, defect }: PreviewsOptions): StudyPreviews {
  const threads = openThreads(config)
  const slots = openSlots(config.studies, config.maxQueue)

  const preview = async (of: Previewed, signal: AbortSignal): Promise<StudyPreview> => {
    const objects = await newFolder()
    try {
      const chunks: Chunk[] = []
      const { statistics, study_hash } = await calculated(of, objects, chunks, signal)
      return await answered(of, objects, chunks, { statistics, study_hash })
    } finally {
      await removeFolder(objects)
    }
  }
  const calculated = async (
    { request, plan, workflow, repo }: Previewed,
    objects: string,
    chunks: Chunk[],
    signal: AbortSignal,
  ): Promise<Pick<Ended, 'statistics' | 'study_hash'>> => {
    const task = studyTask({ modules, datasets: config.datasets, objects }, { study_id: '', request, repo }, workflow)
    const store = {
      chunks: async () => chunks.toSorted((a, b) => a.first - b.first),
      addChunk: async (_: string, chunk: Chunk) => {
        chunks.push(chunk)
      },
    }
    const job = await startJob({
      ...{ task, total: plan.total, store, threads, workers: 1, chunkPoints: undefined, mostBytes: MOST_BYTES },
      defect: (cause) => defect(request.ref, cause),
    })
    const stop = () => job.stop()
    signal.addEventListener('abort', stop)
    const end = await job.ended.finally(() => signal.removeEventListener('abort', stop))
    signal.throwIfAborted()
    if (end.kind === 'done') return end.told
    throw end.kind === 'failed' ? new ServiceProblem('study_refused', end.reason, { errors: [] }) : stopping('run')
  }
  const answered = async (
    { request, plan, workflow, repo }: Previewed,
    objects: string,
    chunks: readonly Chunk[],
    ended: Pick<Ended, 'statistics' | 'study_hash'>,
  ): Promise<StudyPreview> => {
    const { id, version, title } = workflow.contract
    const now = new Date().toISOString()
    const failed = chunks.reduce((sum, chunk) => sum + chunk.failed, 0)
    const study = {
      ref: pinnedRef({ repo, id }, version),
      title,
      points: { total: plan.total, done: plan.total, failed },
      ...ended,
      columns: columnsOf(plan),
      warnings: plan.warnings,
      request,
    }
    const nowhere = { study_id: '', location: '', report_url: '', status: 'done', reason: null, running: null } as const
    const whole = { ...study, ...nowhere, created: now, finished: now }
    const reader = await openPointReader({ study_id: '', columns: study.columns, chunks, objects })
    try {
      const sections = await printer.sections({
        study: whole,
        plan,
        workflow,
        reader,
        runs: new Map(),
        isPreview: true,
      })
      return { ...study, recorded: false, sections }
    } finally {
      await reader.close()
    }
  }
  return {
    preview: async (request, signal) => {
      const of = refusedInWords(() => planned(catalog, request, request.ref, config.studyPoints))
      refuseStudyBasis(request, of.workflow, of.plan)
      const { total } = of.plan
      if (total > MOST_PREVIEWED)
        throw studyRefused([
          {
            pointer: '/vary',
            message: `has ${total} points; the limit of a preview is ${MOST_PREVIEWED} (use /api/studies)`,
          },
        ])
      return slots.use(() => preview({ request, ...of }, signal), signal)
    },
    close: async () => {
      slots.close()
      await threads.close()
      await slots.drained()
    },
  }
}
