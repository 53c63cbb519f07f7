/** What a run answers: the response that goes to the caller and the record that the report is made from. */
import {
  type AnyContract,
  type Attempt,
  type Coordinate,
  type Counts,
  contractSnapshot,
  type Determinism,
  deliverableNames,
  type Engine,
  emptyResult,
  type FileOut,
  hashedInput,
  type OutputFile,
  type Provenance,
  type Ran,
  type ReadParams,
  type RunRecord,
  type RunRequest,
  type RunResponse,
  SUMMARY,
  standardRevisions,
  type TextSource,
  type Warning,
  type Workflow,
  type WorkflowEvidence,
} from '@keelson/workflow'
import type { CodeVersion } from './code-version.ts'
import { artifactsOf } from './deliverables.ts'
import type { ForeignRun } from './engines/foreign.ts'
import { hashOf, sha256 } from './hash.ts'
import type { StoredFile } from './store/ledger.ts'

/** A run that has begun: what is known of it before it ends. */
export interface Begun {
  readonly run_id: string
  readonly created_at: string
  /** performance.now() at its start. */
  readonly clock: number
  readonly request: RunRequest
  readonly coordinate: Coordinate
  readonly warnings: readonly Warning[]
  /** Says that nobody waits for its answer any more. */
  readonly signal?: AbortSignal
}
/** How a run of ours went. */
export interface Execution {
  readonly engine: Engine
  readonly attempt: Exclude<Attempt, { kind: 'refused' }>
  readonly returncode: number | null
  readonly read: ReadParams
  readonly reproducible: boolean | null
}
/** A run that has ended, ready to be recorded. */
export interface Answer {
  readonly response: RunResponse
  readonly files: readonly StoredFile[]
  /** What the record holds beside request and response. */
  readonly more: WorkflowEvidence & Pick<RunRecord, 'contract' | 'output_tail' | 'outputs'>
}
export interface Addresses {
  readonly report: (runId: string) => string
  readonly artifact: (runId: string, name: string) => string
}

export const addresses = (baseUrl: () => string): Addresses => ({
  report: (runId) => `${baseUrl()}/reports/${runId}`,
  artifact: (runId, name) => `${baseUrl()}/api/runs/${runId}/artifacts/${encodeURIComponent(name)}`,
})

const secondsSince = (clock: number) => Number(((performance.now() - clock) / 1000).toPrecision(4))

/** The answer of a workflow of ours. */
export function ownAnswer(
  begun: Begun,
  workflow: Workflow,
  { attempt, engine, returncode, read, reproducible }: Execution,
  at: Addresses,
  codeVersion: CodeVersion,
  evidence: WorkflowEvidence,
): Answer {
  const { run_id, coordinate, request } = begun
  const contract: AnyContract = workflow.contract
  const ran = attempt.kind === 'ran' ? attempt.ran : undefined
  const result_hash = ran ? hashOf(ran.hashed) : null
  const determinism: Determinism = { result_hash, reproducible }
  const head = {
    run_id,
    ref: request.ref,
    status: ran?.status ?? 'ERROR',
    checks_made: ran?.checks_made ?? 0,
    checks_open: ran?.checks_open ?? 0,
    checks_accepted: ran?.checks_accepted ?? 0,
    detail: attempt.kind === 'failed' ? attempt.detail : attempt.ran.detail,
  } as const
  const files = ran ? storedFiles([summary(head, contract, ran, result_hash), ...ran.files]) : []
  const response: RunResponse = {
    ...head,
    returncode,
    duration_s: secondsSince(begun.clock),
    report_url: at.report(run_id),
    artifacts: artifactsOf(run_id, files, ran?.missing ?? deliverableNames(contract.deliverables, read.params)),
    coordinate,
    engine,
    result: { ...(ran?.result ?? emptyResult(contract, read)), outputs: outputFiles(run_id, files, at) },
    provenance: provenance(begun, workflow, read, ran, codeVersion),
    determinism,
    confidence: ran?.confidence ?? null,
    warnings: [...begun.warnings, ...(ran?.warnings ?? read.warnings)],
  }
  return { response, files, more: { contract: contractSnapshot(contract), ...evidence } }
}

/** The answer of a workflow of another repo: what its process left. */
export function foreignAnswer(
  { run_id, request, clock, coordinate, warnings }: Begun,
  ran: ForeignRun,
  reproducible: boolean | null,
  at: Addresses,
): Answer {
  const { status, detail, returncode, files, missing, tail } = ran
  const detail_from = tail.trim() === '' ? 'repo' : 'command'
  const response: RunResponse = {
    run_id,
    ref: request.ref,
    status,
    checks_made: null,
    checks_open: null,
    checks_accepted: null,
    returncode,
    duration_s: secondsSince(clock),
    detail,
    detail_from,
    report_url: at.report(run_id),
    artifacts: artifactsOf(run_id, files, missing),
    coordinate,
    engine: 'subprocess',
    determinism: { result_hash: foreignHash(ran), reproducible },
    warnings,
  }
  return { response, files, more: { evidence: [], output_tail: tail, outputs: outputFiles(run_id, files, at) } }
}

/** The hash of what a foreign process left: its exit code and its declared outputs; null where it did not complete. */
export function foreignHash({ status, returncode, files }: ForeignRun): string | null {
  if (status === 'ERROR') return null
  return hashOf({ returncode, outputs: Object.fromEntries(files.map((f) => [f.name, f.sha256])) })
}

/** The answer of a workflow that cannot be fired here. */
export function skippedAnswer(
  { run_id, request, clock, coordinate, warnings }: Begun,
  reason: string,
  engine: Engine,
  reasonFrom?: TextSource,
): Answer {
  const response: RunResponse = {
    run_id,
    ref: request.ref,
    status: 'SKIPPED',
    checks_made: null,
    checks_open: null,
    checks_accepted: null,
    returncode: null,
    duration_s: secondsSince(clock),
    detail: reason,
    ...(reasonFrom && { detail_from: reasonFrom }),
    report_url: null,
    artifacts: [],
    coordinate,
    engine,
    warnings,
  }
  return { response, files: [], more: { evidence: [] } }
}

const outputFiles = (runId: string, files: readonly StoredFile[], at: Addresses): OutputFile[] =>
  files.map(({ name, mediaType, content, sha256 }) => ({
    basename: name,
    media_type: mediaType,
    bytes: content.length,
    sha256,
    url: at.artifact(runId, name),
  }))

const storedFiles = (files: readonly FileOut[]): StoredFile[] =>
  files.map(({ name, mediaType, content }) => {
    const bytes = Buffer.from(content)
    return { name, mediaType, content: bytes, sha256: sha256(bytes) }
  })

/** The answer without its charts, figures and steps, as a file. */
function summary(
  head: Pick<RunResponse, 'run_id' | 'ref' | 'status' | keyof Counts | 'detail'>,
  contract: AnyContract,
  { result, warnings }: Ran,
  result_hash: string | null,
): FileOut {
  const { values, checks, self_checks, assumed, not_checked } = result
  const { id: workflow, version } = contract
  const content = {
    workflow,
    version,
    ...head,
    values,
    checks,
    self_checks,
    assumed,
    not_checked,
    warnings,
    result_hash,
  }
  return { name: SUMMARY, mediaType: 'application/json', content: `${JSON.stringify(content, null, 2)}\n` }
}

function provenance(
  { created_at, coordinate, request }: Begun,
  { contract, load }: Workflow,
  read: ReadParams,
  ran: Ran | undefined,
  code_version: CodeVersion,
): Provenance {
  const digests = ran?.digests ?? []
  return {
    code_version,
    standard_revisions: standardRevisions(contract),
    data_as_of: load && ran?.asOf ? ran.asOf : created_at,
    input_hash: hashOf(hashedInput(coordinate.repo, contract, read.used, digests, request.accepted)),
    runtime: { node: process.versions.node, v8: process.versions.v8 ?? '' },
    data: digests,
  }
}
