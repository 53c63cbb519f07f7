/** What a run answers: the response that goes to the caller and the record that the report is made from. */
import {
  type Attempt,
  type Coordinate,
  contractSnapshot,
  type Determinism,
  type Engine,
  emptyResult,
  type FileUse,
  hashedInput,
  type KeptFile,
  type OutputFile,
  type Parts,
  type PictureName,
  type Provenance,
  type Ran,
  RECORDED,
  type Result,
  type RunRecord,
  type RunRequest,
  type RunResponse,
  SUMMARY,
  standardRevisions,
  type TextSource,
  type WorkflowEvidence,
} from '@keelson/engine'
import {
  type AnyContract,
  deliverableNames,
  type FileOut,
  type ReadParams,
  toldWarning,
  type Warning,
  type Workflow,
} from '@keelson/workflow'
import type { CodeVersion } from './code-version.ts'
import { artifactsOf } from './deliverables.ts'
import type { ForeignRun } from './engines/foreign.ts'
import { hashOf, resultHashOf, sha256 } from './hash.ts'
import type { StoredFile } from './store/ledger.ts'

/** What of an answer is made. */
export interface Wanted {
  readonly parts: Parts
  /** The hashes of inputs and result. */
  readonly hashes: boolean
}
/** What a recorded run is answered with. */
export const TO_RECORD: Wanted = { parts: RECORDED, hashes: true }
/** To be held to a record: its numbers, and its pictures where they are drawn again. */
export const TO_COMPARE: Wanted = { parts: { steps: false, pictures: false, files: 'promised' }, hashes: true }
export const TO_DRAW: Wanted = { ...TO_COMPARE, parts: { ...TO_COMPARE.parts, pictures: true } }

/** A run that has begun: what is known of it before it ends. */
export interface Begun {
  readonly run_id: string
  readonly created_at: string
  /** performance.now() at its start. */
  readonly clock: number
  readonly request: RunRequest
  readonly coordinate: Coordinate
  readonly warnings: readonly Warning[]
  /** What of it is made. */
  readonly wanted: Wanted
  /** Files that inputs of the request were read from. */
  readonly files: readonly FileUse[]
  /** Their bytes, of a run that is recorded. */
  readonly stored: readonly StoredFile[]
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
  readonly picture: (runId: string, kind: 'charts' | 'figures', id: string) => string
}

export const addresses = (baseUrl: () => string): Addresses => ({
  report: (runId) => `${baseUrl()}/reports/${runId}`,
  artifact: (runId, name) => `${baseUrl()}/api/runs/${runId}/artifacts/${encodeURIComponent(name)}`,
  picture: (runId, kind, id) => `${baseUrl()}/api/runs/${runId}/${kind}/${id}`,
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
  const { run_id, coordinate, request, wanted } = begun
  const contract: AnyContract = workflow.contract
  const ran = attempt.kind === 'ran' ? attempt.ran : undefined
  const result_hash = ran && wanted.hashes ? resultHashOf(ran) : null
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
  const files = storedFiles(ran?.files ?? [])
  const onRequest = ran ? [SUMMARY, ...ran.onRequest] : []
  const outputs = [...onRequest.map((name) => outputOnRequest(run_id, name, at)), ...outputFiles(run_id, files, at)]
  const names = outputs.map(({ basename }) => basename)
  const response: RunResponse = {
    ...head,
    returncode,
    duration_s: secondsSince(begun.clock),
    report_url: at.report(run_id),
    artifacts: artifactsOf(run_id, names, ran?.missing ?? deliverableNames(contract.deliverables, read.params)),
    coordinate,
    engine,
    result: { ...(ran ? addressed(run_id, ran.result, at) : emptyResult(contract, read)), outputs },
    provenance: provenance(begun, workflow, read, ran, codeVersion),
    determinism,
    confidence: ran?.confidence ?? null,
    warnings: [...begun.warnings, ...(ran?.warnings ?? read.warnings.map((w) => toldWarning(w, contract)))],
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
    artifacts: artifactsOf(
      run_id,
      files.map(({ name }) => name),
      missing,
    ),
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

/** Charts and figures with the addresses at which they are drawn, where the run has an id. */
function addressed(runId: string, result: Result, at: Addresses): Result {
  if (runId === '') return result
  const { charts, figures } = result
  const all = <P extends PictureName>(kind: 'charts' | 'figures', pictures: readonly P[]): P[] =>
    pictures.map((picture) => ({ ...picture, url: at.picture(runId, kind, picture.id) }))
  return { ...result, charts: all('charts', charts), ...(figures && { figures: all('figures', figures) }) }
}

/** Every such file is the answer or a CSV. */
const outputOnRequest = (runId: string, name: string, at: Addresses): OutputFile => ({
  basename: name,
  media_type: name === SUMMARY ? 'application/json' : 'text/csv',
  url: at.artifact(runId, name),
})

const outputFiles = (runId: string, files: readonly StoredFile[], at: Addresses): KeptFile[] =>
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

function provenance(
  { created_at, coordinate, request, wanted, files }: Begun,
  { contract, load }: Workflow,
  read: ReadParams,
  ran: Ran<Result> | undefined,
  code_version: CodeVersion,
): Provenance {
  const digests = ran?.digests ?? []
  return {
    code_version,
    standard_revisions: standardRevisions(contract),
    data_as_of: load && ran?.asOf ? ran.asOf : created_at,
    input_hash: wanted.hashes
      ? hashOf(hashedInput(coordinate.repo, contract, read.used, digests, request.accepted))
      : '',
    runtime: { node: process.versions.node, v8: process.versions.v8 ?? '' },
    data: digests,
    ...(files.length > 0 && { files }),
  }
}
