/** What the page answers to a case: the boundary, the calculation and the record of the service, without the service. */

import {
  attemptOf,
  canonicalText,
  contractSnapshot,
  coveredIn,
  emptyResult,
  hashedInput,
  type InputBases,
  type Ran,
  RECORD_SCHEMA,
  type RunRecord,
  runNow,
  type WorkflowEvidence,
} from '@keelson/engine'
import { type AnyContract, type Problem, type ReadParams, readParams, type Workflow } from '@keelson/workflow'
import type { Params } from '../../form/case/field.ts'
import { refOf, type Surface, type SurfaceWorkflow } from '../surface.ts'

export interface Answered {
  readonly kind: 'ran' | 'failed'
  readonly read: ReadParams
  /** undefined where the calculation could not complete; `detail` then says why. */
  readonly ran: Ran | undefined
  readonly detail: string
}
export type Answer = Answered | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** Runs a case. Nothing is thrown: what the service would refuse or fail at comes back as that. */
export function answerTo(workflow: Workflow, params: Params): Answer {
  let read: ReadParams | undefined
  try {
    read = readParams(workflow.contract, params)
    const ran = runNow(workflow, read)
    return { kind: 'ran', read, ran, detail: ran.detail }
  } catch (error) {
    const attempt = attemptOf(error)
    if (attempt.kind === 'refused') return attempt
    if (read === undefined) throw error
    return { kind: 'failed', read, ran: undefined, detail: attempt.detail }
  }
}

/** The texts whose SHA-256 are the hashes of a case, the very ones that the service takes. */
export const hashedTexts = (surface: Surface, workflow: Workflow, { read, ran }: Answered) => ({
  input: canonicalText(hashedInput(surface.repo, workflow.contract, read.used, [])),
  result: ran && canonicalText(coveredIn(ran.hashed)),
})

export interface Facts {
  readonly package_version: string
  /** By pinned ref. */
  readonly evidence: Readonly<Record<string, WorkflowEvidence>>
}
export interface Asked {
  readonly surface: Surface
  readonly shown: SurfaceWorkflow
  readonly params: Params
  readonly input_basis?: InputBases | undefined
  readonly facts: Facts
  readonly baseUrl: string
}

/** A record as the report reads it; what only a service can give (an id, a time, files) is empty. */
export function recordOf(
  { surface, shown, params, input_basis, facts, baseUrl }: Asked,
  { read, ran, detail }: Answered,
): RunRecord {
  const { workflow } = shown
  const contract: AnyContract = workflow.contract
  const ref = refOf(surface, shown)
  const [route] = contract.routes
  return {
    schema: RECORD_SCHEMA,
    created_at: '',
    base_url: baseUrl,
    request: { ref, params, ...(input_basis && { input_basis }) },
    response: {
      run_id: '',
      ref,
      status: ran?.status ?? 'ERROR',
      checks_made: ran?.checks_made ?? 0,
      checks_open: ran?.checks_open ?? 0,
      checks_accepted: ran?.checks_accepted ?? 0,
      returncode: null,
      duration_s: 0,
      detail,
      report_url: null,
      artifacts: [],
      coordinate: {
        repo: surface.repo,
        ...route,
        workflow_id: contract.id,
        requested_version: contract.version,
        resolved_version: contract.version,
        version_status: contract.status,
      },
      engine: 'in-process',
      result: { ...(ran?.result ?? emptyResult(contract, read)), outputs: [] },
      confidence: ran?.confidence ?? null,
      warnings: ran?.warnings ?? read.warnings,
    },
    contract: contractSnapshot(contract),
    ...(facts.evidence[ref] ?? { evidence: [] }),
  }
}
