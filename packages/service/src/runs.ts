/** One run from request to answer: resolve, choose the engine, execute, hash, record durably, answer. */
import {
  type AnyContract,
  type ContractSnapshot,
  type Coordinate,
  type Determinism,
  deliverableNames,
  type Engine,
  type EvidenceCase,
  type FileOut,
  hashedInput,
  type OutputFile,
  type Provenance,
  type ReadParams,
  Refusal,
  type Result,
  type RunRecord,
  type RunRequest,
  type RunResponse,
  readParams,
  type Status,
  type Warning,
  type Workflow,
} from '@keelson/workflow'
import { v7 as uuid } from 'uuid'
import type { Catalog } from './catalog.ts'
import type { CodeVersion } from './code-version.ts'
import type { Config } from './config.ts'
import { coordinateOf } from './coordinate.ts'
import { artifactsOf, SUMMARY } from './deliverables.ts'
import type { InProcessEngine } from './engines/in-process.ts'
import type { Attempt } from './engines/outcome.ts'
import type { SubprocessRun } from './engines/subprocess.ts'
import { hashOf, sha256 } from './hash.ts'
import type { Metrics } from './metrics.ts'
import { ServiceProblem } from './problems.ts'
import type { Ledger, StoredFile } from './store/ledger.ts'

export interface RunsDependencies {
  readonly catalog: Catalog
  readonly config: Config
  readonly engine: InProcessEngine
  readonly subprocess: (repo: string, workflow: Workflow) => Promise<SubprocessRun>
  readonly ledger: Ledger
  readonly codeVersion: CodeVersion
  readonly baseUrl: () => string
  readonly evidence: (repo: string, workflow: Workflow) => readonly EvidenceCase[]
  /** A defect of a workflow, for the log. */
  readonly defect: (ref: string, detail: string) => void
  readonly metrics: Metrics
}

/** What POST /api/validate answers. */
export interface Validation {
  readonly ref: string
  readonly coordinate: Coordinate
  readonly params: Readonly<Record<string, unknown>>
  readonly inputs: ReadParams['inputs']
  /** null for a workflow that reads data: the digests of the data are part of its hash. */
  readonly input_hash: string | null
  readonly warnings: readonly Warning[]
}

interface Execution {
  readonly engine: Engine
  readonly attempt: Attempt
  readonly returncode: number | null
  readonly read: ReadParams
  readonly reproducible: boolean | null
}

export class Runs {
  private readonly on: RunsDependencies
  constructor(dependencies: RunsDependencies) {
    this.on = dependencies
  }

  /** Runs a request and answers once it is on disk. Throws ServiceProblem where nothing was run. */
  async run(request: RunRequest): Promise<RunResponse> {
    const started = performance.now()
    const createdAt = new Date().toISOString()
    const resolved = this.on.catalog.resolve(request.ref)
    const { coordinate, warnings } = coordinateOf(request, resolved)
    const run_id = uuid()
    if (!resolved.workflow) {
      const response = skipped(run_id, request, coordinate, resolved.entry.reason, warnings, started)
      await this.on.ledger.append(this.record(createdAt, request, response, undefined, coordinate.repo), [], false)
      this.on.metrics.ran(response)
      return response
    }
    const { workflow } = resolved
    const execution = await this.execute(coordinate.repo, workflow, request)
    const { response, files } = this.answer(
      run_id,
      createdAt,
      request,
      coordinate,
      workflow,
      execution,
      warnings,
      started,
    )
    const published = this.on.config.publish === 'auto'
    await this.on.ledger.append(this.record(createdAt, request, response, workflow, coordinate.repo), files, published)
    this.on.metrics.ran(response)
    return response
  }

  /** The dry run: the params as they would be used, or the problems; nothing is executed or recorded. */
  validate(request: RunRequest): Validation {
    const resolved = this.on.catalog.resolve(request.ref)
    const { coordinate, warnings } = coordinateOf(request, resolved)
    if (!resolved.workflow) throw new ServiceProblem('not_firable', `${request.ref}: ${resolved.entry.reason}`)
    const { contract, load, example } = resolved.workflow
    const read = readOrRefuse(contract, request.params ?? example)
    return {
      ref: request.ref,
      coordinate,
      params: read.used,
      inputs: read.inputs,
      input_hash: load ? null : hashOf(hashedInput(coordinate.repo, contract, read.used, [])),
      warnings: [...warnings, ...read.warnings],
    }
  }

  private async execute(repo: string, workflow: Workflow, request: RunRequest): Promise<Execution> {
    const once = () => this.once(repo, workflow, request)
    const first = await once()
    if (!request.verify_reproducible || first.attempt.kind !== 'ran') return { ...first, reproducible: null }
    const second = await once().catch(unlessTurnedAway)
    if (!second) return { ...first, reproducible: null }
    const same = second.attempt.kind === 'ran' && hashOf(second.attempt.ran.hashed) === hashOf(first.attempt.ran.hashed)
    return { ...first, reproducible: same }
  }

  private async once(repo: string, workflow: Workflow, request: RunRequest): Promise<Omit<Execution, 'reproducible'>> {
    if (request.params === undefined) {
      const read = readOrRefuse(workflow.contract, workflow.example)
      const { attempt, returncode } = await this.on.subprocess(repo, workflow)
      return { engine: 'subprocess', attempt, returncode, read }
    }
    const read = readOrRefuse(workflow.contract, request.params)
    const attempt = await this.on.engine.run(repo, workflow, read, request.params)
    return { engine: 'in-process', attempt, returncode: null, read }
  }

  private answer(
    run_id: string,
    createdAt: string,
    request: RunRequest,
    coordinate: Coordinate,
    workflow: Workflow,
    execution: Execution,
    warnings: readonly Warning[],
    started: number,
  ): { response: RunResponse; files: StoredFile[] } {
    const { attempt, engine, returncode, read, reproducible } = execution
    const { contract } = workflow
    if (attempt.kind === 'refused') throw refused(contract, attempt.problems)
    if (attempt.kind === 'failed' && attempt.defect) this.on.defect(request.ref, attempt.detail)
    const ran = attempt.kind === 'ran' ? attempt.ran : undefined
    const status: Status = ran?.status ?? 'ERROR'
    const detail = ran?.detail ?? (attempt.kind === 'failed' ? attempt.detail : '')
    const result_hash = ran ? hashOf(ran.hashed) : null
    const result: Result = ran?.result ?? emptyResult(contract, read)
    const head = { run_id, ref: request.ref, status, detail }
    const files = ran ? storedFiles([summary(head, contract, result, ran.warnings, result_hash), ...ran.files]) : []
    const provenance = this.provenance(createdAt, coordinate.repo, workflow, read, ran)
    const determinism: Determinism = { result_hash, reproducible }
    const response: RunResponse = {
      ...head,
      returncode,
      duration_s: Number(((performance.now() - started) / 1000).toPrecision(4)),
      report_url: this.on.config.publish === 'auto' ? this.reportUrl(run_id) : null,
      artifacts: artifactsOf(run_id, files, ran?.missing ?? deliverableNames(contract.deliverables, read.params)),
      coordinate,
      engine,
      result: { ...result, outputs: files.map((f) => this.outputFile(run_id, f)) },
      provenance,
      determinism,
      confidence: ran?.confidence ?? null,
      warnings: [...warnings, ...(ran?.warnings ?? read.warnings)],
    }
    return { response, files }
  }

  reportUrl(runId: string): string {
    return `${this.on.baseUrl()}/reports/${runId}`
  }

  private outputFile(runId: string, file: StoredFile): OutputFile {
    const url = `${this.on.baseUrl()}/api/runs/${runId}/artifacts/${encodeURIComponent(file.name)}`
    return { basename: file.name, media_type: file.mediaType, bytes: file.content.length, sha256: file.sha256, url }
  }

  private provenance(
    createdAt: string,
    repo: string,
    { contract, load }: Workflow,
    read: ReadParams,
    ran: Extract<Attempt, { kind: 'ran' }>['ran'] | undefined,
  ): Provenance {
    const digests = ran?.digests ?? []
    return {
      code_version: this.on.codeVersion,
      standard_revisions: standardsOf(contract).map(({ id, publisher, revision, section }) => ({
        code_id: id,
        publisher,
        revision,
        section,
      })),
      data_as_of: load && ran?.asOf ? ran.asOf : createdAt,
      input_hash: hashOf(hashedInput(repo, contract, read.used, digests)),
      runtime: { node: process.versions.node, v8: process.versions.v8 ?? '' },
      data: digests,
    }
  }

  private record(
    created_at: string,
    request: RunRequest,
    response: RunResponse,
    workflow: Workflow | undefined,
    repo: string,
  ): RunRecord {
    return {
      schema: 'keelson.run/1',
      created_at,
      base_url: this.on.baseUrl(),
      request,
      response,
      ...(workflow && { contract: snapshot(workflow.contract) }),
      evidence: workflow ? this.on.evidence(repo, workflow) : [],
    }
  }
}

function readOrRefuse(contract: AnyContract, params: Readonly<Record<string, unknown>>): ReadParams {
  try {
    return readParams(contract, params)
  } catch (error) {
    if (error instanceof Refusal) throw refused(contract, error.problems)
    throw error
  }
}

const refused = (contract: AnyContract, errors: Refusal['problems']) =>
  new ServiceProblem(
    'params_refused',
    `${contract.id} refuses ${errors.length === 1 ? 'an input' : `${errors.length} inputs`}: ${errors
      .slice(0, 3)
      .map((e) => `${e.pointer} ${e.message}`)
      .join('; ')}`,
    { errors },
  )

function skipped(
  run_id: string,
  request: RunRequest,
  coordinate: Coordinate,
  reason: string,
  warnings: readonly Warning[],
  started: number,
): RunResponse {
  return {
    run_id,
    ref: request.ref,
    status: 'SKIPPED',
    returncode: null,
    duration_s: Number(((performance.now() - started) / 1000).toPrecision(4)),
    detail: reason,
    report_url: null,
    artifacts: [],
    coordinate,
    engine: request.params === undefined ? 'subprocess' : 'in-process',
    warnings,
  }
}

/** The second run of a verification may find no slot: the first stands, unverified. */
function unlessTurnedAway(error: unknown): undefined {
  if (!(error instanceof ServiceProblem)) throw error
}

const emptyResult = (contract: AnyContract, read: ReadParams): Result => ({
  kind: contract.kind,
  values: {},
  checks: [],
  not_checked: contract.notChecked,
  tables: [],
  charts: [],
  steps: [],
  inputs: read.inputs,
})

function storedFiles(files: readonly FileOut[]): StoredFile[] {
  return files.map(({ name, mediaType, content }) => {
    const bytes = Buffer.from(content)
    return { name, mediaType, content: bytes, sha256: sha256(bytes) }
  })
}

/** The answer without its charts and steps, as a file. */
function summary(
  head: { readonly run_id: string; readonly ref: string; readonly status: Status; readonly detail: string },
  contract: AnyContract,
  result: Result,
  warnings: readonly Warning[],
  result_hash: string | null,
): FileOut {
  const { values, checks, not_checked } = result
  const content = {
    workflow: contract.id,
    version: contract.version,
    ...head,
    values,
    checks,
    not_checked,
    warnings,
    result_hash,
  }
  return { name: SUMMARY, mediaType: 'application/json', content: `${JSON.stringify(content, null, 2)}\n` }
}

function standardsOf(contract: AnyContract): ContractSnapshot['standards'] {
  return (
    contract.standards as readonly {
      source: { id: string; title: string; publisher: string; revision: string }
      section: string
    }[]
  ).map(({ source, section }) => ({
    id: source.id,
    title: source.title,
    publisher: source.publisher,
    revision: source.revision,
    section,
  }))
}

function snapshot(contract: AnyContract): ContractSnapshot {
  return {
    title: contract.title,
    question: contract.question,
    headline: contract.headline,
    standards: standardsOf(contract),
    method: contract.method.map(({ title, text }: { title: string; text: string }) => ({ title, text })),
    assumptions: contract.assumptions,
    validity: contract.validity,
  }
}
