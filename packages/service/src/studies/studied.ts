/** Which workflows can be studied, and the refusals of a study in the words of the service. */
import { type Problem, pinnedRef, Refusal, type Workflow } from '@keelson/workflow'
import type { Catalog } from '../catalog.ts'
import { isDiskFull, ServiceProblem } from '../problems.ts'

export interface Studied {
  readonly repo: string
  readonly workflow: Workflow
  /** Pinned. */
  readonly ref: string
}

/** Why a workflow of ours is not studied; undefined where it is. */
export const whyNotStudied = ({ contract }: Workflow): string | undefined =>
  contract.query ? `${contract.title} is a data query; run it one request at a time` : undefined

/** The workflow that a ref resolves to. Throws ServiceProblem: as a run does, or study_refused at /ref. */
export function studied(catalog: Catalog, ref: string): Studied {
  const { entry, target } = catalog.resolve(ref)
  if (!target) throw new ServiceProblem('not_firable', `${ref}: ${entry.reason}`)
  if (target.kind === 'foreign')
    throw refusedStudy([{ pointer: '/ref', message: 'belongs to another repo; run it one request at a time' }])
  const { workflow } = target
  const why = whyNotStudied(workflow)
  if (why !== undefined) throw refusedStudy([{ pointer: '/ref', message: why }])
  return { repo: entry.repo, workflow, ref: pinnedRef(entry, workflow.contract.version) }
}

/** Does the work; what it refuses is a refusal of the study. */
export function refusedInWords<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof Refusal ? refusedStudy(error.problems) : error
  }
}

export const refusedStudy = (errors: readonly Problem[]): ServiceProblem => {
  const [first] = errors
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  return new ServiceProblem('study_refused', `nothing was calculated: ${first?.pointer} ${first?.message}${more}`, {
    errors,
  })
}

/** Does what writes; a full disk is said to be one. */
export async function onDisk(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw isDiskFull(error) ? new ServiceProblem('storage_full', 'the disk is full; the study was not created') : error
  }
}
