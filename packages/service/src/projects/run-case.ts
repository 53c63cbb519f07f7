/** Runs of the cases of a project: recorded as any other, or made for a preview and kept nowhere. */
import type { RunRequest, RunResponse } from '@keelson/engine'
import type { CaseResult, LaidCalculation, LaidCase, Method, Project, Resolved, RunCase } from '@keelson/projects'
import { pinnedRef } from '@keelson/workflow'
import { TO_COMPARE, type Wanted } from '../answers.ts'
import { ServiceProblem } from '../problems.ts'
import type { Runs } from '../runs.ts'

/** What a preview of a case needs: its numbers and hashes. */
const TO_PREVIEW: Wanted = TO_COMPARE

export const recordedRuns =
  (runs: Pick<Runs, 'run'>, project: Project): RunCase =>
  (calculation, one, resolved) =>
    unlessRefused(calculation, async () => {
      const answer = await runs.run(requestOf(project, calculation, one, resolved))
      return caseResultOf(calculation.method, answer, answer.run_id)
    })

export const previewedRuns =
  (runs: Pick<Runs, 'preview'>, project: Project, signal: AbortSignal): RunCase =>
  (calculation, one, resolved) =>
    unlessRefused(calculation, async () => {
      const { response } = await runs.preview(requestOf(project, calculation, one, resolved), TO_PREVIEW, signal)
      return caseResultOf(calculation.method, response, undefined)
    })

/** As a client would send it: its hash is that of the same run sent alone. */
function requestOf(
  project: Project,
  { calculation, method }: LaidCalculation,
  { name }: LaidCase,
  { ref, params, input_basis }: Resolved,
): RunRequest {
  const title = calculation.title ?? method.contract.title
  const meta = {
    project: project.title,
    document: calculation.id,
    title: name === '' ? title : `${title}, ${name}`,
    ...project.meta,
    ...calculation.meta,
  }
  const { accepted } = calculation
  return { ref, params, input_basis, meta, ...(accepted && { accepted }) }
}

/** `method`: that the run was made with. */
export function caseResultOf(method: Method, answer: RunResponse, run_id: string | undefined): CaseResult {
  const { status, detail, provenance, determinism, result, checks_made, checks_open, checks_accepted } = answer
  return {
    ...(run_id !== undefined && { run_id }),
    ref: pinnedRef({ repo: method.repo, id: method.contract.id }, method.contract.version),
    digest: method.digest,
    data: provenance?.data ?? [],
    status,
    checks_made: checks_made ?? 0,
    checks_open: checks_open ?? 0,
    checks_accepted: checks_accepted ?? 0,
    detail,
    input_hash: provenance?.input_hash ?? '',
    result_hash: status === 'ERROR' ? null : (determinism?.result_hash ?? null),
    values: result?.values ?? {},
    tables: (result?.tables ?? []).map(({ id, columns, rows }) => ({ id, columns, rows })),
    checks: result?.checks ?? [],
  }
}

/** What is refused only while it runs is the result of that case: the others go on. */
async function unlessRefused({ method }: LaidCalculation, work: () => Promise<CaseResult>): Promise<CaseResult> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ServiceProblem) || !REFUSALS.has(error.code)) throw error
    return {
      ref: pinnedRef({ repo: method.repo, id: method.contract.id }, method.contract.version),
      digest: method.digest,
      data: [],
      status: 'ERROR',
      checks_made: 0,
      checks_open: 0,
      checks_accepted: 0,
      detail: error.message,
      input_hash: '',
      result_hash: null,
      values: {},
      tables: [],
      checks: [],
    }
  }
}
const REFUSALS: ReadonlySet<string> = new Set(['params_refused', 'request_malformed'])
