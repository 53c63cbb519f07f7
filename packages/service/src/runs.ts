/** One run from request to answer: resolve, choose the engine, execute, hash, record durably, answer. */
import {
  type Attempt,
  type Coordinate,
  hashedInput,
  isCalculated,
  type Making,
  RECORD_SCHEMA,
  type RunRecord,
  type RunRequest,
  type RunResponse,
  type TextSource,
  type WorkflowEvidence,
} from '@keelson/engine'
import {
  type AnyContract,
  type Problem,
  type ReadParams,
  Refusal,
  readParams,
  toldWarning,
  type Warning,
  type Workflow,
} from '@keelson/workflow'
import { v7 as uuid } from 'uuid'
import { acceptedFor } from './accepted.ts'
import {
  type Addresses,
  type Answer,
  type Begun,
  type Execution,
  foreignAnswer,
  foreignHash,
  ownAnswer,
  skippedAnswer,
  TO_COMPARE,
  TO_DRAW,
  TO_RECORD,
  type Wanted,
} from './answers.ts'
import type { Catalog, Resolved } from './catalog.ts'
import type { CodeVersion } from './code-version.ts'
import type { Config } from './config.ts'
import { coordinateOf } from './coordinate.ts'
import type { ForeignRun } from './engines/foreign.ts'
import type { InProcessEngine } from './engines/in-process.ts'
import type { SubprocessRun } from './engines/subprocess.ts'
import type { Filed } from './files/expand.ts'
import { keptInputs } from './files/kept.ts'
import { hashOf, resultHashOf } from './hash.ts'
import { refuseBasis } from './input-basis-held.ts'
import type { Metrics } from './metrics.ts'
import { ServiceProblem } from './problems.ts'
import { textsOf } from './record-text.ts'
import { refuseRemarks } from './remarks.ts'
import type { ForeignWorkflow } from './repos/manifest.ts'
import type { Ledger } from './store/ledger.ts'

type Params = Readonly<Record<string, unknown>>

export interface RunsDependencies {
  readonly catalog: Catalog
  readonly config: Config
  readonly engine: InProcessEngine
  readonly subprocess: (repo: string, workflow: Workflow, making: Required<Making>) => Promise<SubprocessRun>
  readonly foreign: (workflow: ForeignWorkflow, params: Params) => Promise<ForeignRun>
  readonly ledger: Ledger
  readonly codeVersion: CodeVersion
  readonly at: Addresses
  readonly baseUrl: () => string
  readonly evidence: (repo: string, workflow: Workflow) => WorkflowEvidence
  /** The request with the numbers of its files in place of what refers to them. */
  readonly filed: (request: RunRequest) => Promise<Filed<RunRequest>>
  readonly bytesOf: (file: string) => Promise<Uint8Array>
  /** A defect of a workflow, for the log. */
  readonly defect: (ref: string, detail: string) => void
  readonly metrics: Metrics
}

/** What POST /api/validate answers. */
export interface Validation {
  readonly ref: string
  readonly coordinate: Coordinate
  readonly params: Params
  readonly inputs: ReadParams['inputs']
  /** null for a workflow that reads data, whose digests are part of its hash, and for one of another repo. */
  readonly input_hash: string | null
  readonly warnings: readonly Warning[]
}

interface Recorded {
  readonly response: RunResponse
  readonly text: string
}

export class Runs {
  private readonly on: RunsDependencies
  constructor(dependencies: RunsDependencies) {
    this.on = dependencies
  }

  /** Runs a request and answers once it is on disk. Throws ServiceProblem where nothing was run. */
  async run(request: RunRequest): Promise<RunResponse> {
    const { begun, resolved } = await this.begin(request, TO_RECORD)
    return (await this.keep(begun, await this.answer(begun, resolved))).response
  }

  /** The same, as the JSON that the record holds. */
  async runToText(request: RunRequest): Promise<string> {
    const { begun, resolved } = await this.begin(request, TO_RECORD)
    return (await this.keep(begun, await this.answer(begun, resolved))).text
  }

  /** The same, recorded only when it is kept. */
  async made(
    request: RunRequest,
  ): Promise<{ readonly response: RunResponse; readonly keep: () => Promise<RunResponse> }> {
    const { begun, resolved } = await this.begin(request, TO_RECORD)
    const answer = await this.answer(begun, resolved)
    return { response: answer.response, keep: async () => (await this.keep(begun, answer)).response }
  }

  /**
   * The same, answered and recorded nowhere: without id, report and files. Throws the reason of the signal where nobody
   * waits for it any more.
   */
  async preview(request: RunRequest, wanted: Wanted, signal: AbortSignal): Promise<RunRecord> {
    const { begun, resolved } = await this.begin(request, wanted)
    const { response, more } = await this.answer({ ...begun, run_id: '', signal }, resolved)
    const { result } = response
    const bare = { ...response, report_url: null, artifacts: [], ...(result && { result: { ...result, outputs: [] } }) }
    return { ...this.headOf(begun), response: bare, ...more, ...(more.outputs && { outputs: [] }) }
  }

  /** A recorded run again, to be compared with its record and not recorded. */
  async again(request: RunRequest): Promise<RunResponse> {
    const { begun, resolved } = await this.begin(request, TO_COMPARE)
    return (await this.answer(begun, resolved)).response
  }

  /** The same with its pictures, in-process; without params it is the example. */
  async drawn(request: RunRequest): Promise<RunResponse> {
    const { begun, resolved } = await this.begin(request, TO_DRAW)
    const { target } = resolved
    const params = request.params ?? (target?.kind === 'own' ? target.workflow.example : undefined)
    const asked = params === undefined ? begun : { ...begun, request: { ...begun.request, params } }
    return (await this.answer(asked, resolved)).response
  }

  /** The dry run: the params as they would be used, or the problems; nothing is executed or recorded. */
  async validate(sent: RunRequest): Promise<Validation> {
    const { request } = await this.on.filed(sent)
    const resolved = this.on.catalog.resolve(request.ref)
    const { target } = resolved
    const { coordinate, warnings } = coordinateOf(request, resolved)
    const { ref } = request
    if (target?.kind === 'own') {
      const { contract, load, example } = target.workflow
      const read = readOrRefuse(contract, request.params ?? example)
      const accepted = acceptedFor(contract, request.accepted)
      refuseStatements(target.workflow, request, read)
      const input_hash = load ? null : hashOf(hashedInput(coordinate.repo, contract, read.used, [], accepted))
      const { used: params, inputs } = read
      const told = read.warnings.map((w) => toldWarning(w, contract))
      return { ref, coordinate, params, inputs, input_hash, warnings: [...warnings, ...told] }
    }
    if (target?.workflow.reason !== '') throw notFirable(ref, resolved)
    const params = foreignParams(target.workflow, request)
    return { ref, coordinate, params, inputs: [], input_hash: null, warnings }
  }

  private async begin(
    sent: RunRequest,
    wanted: Wanted,
  ): Promise<{ readonly begun: Begun; readonly resolved: Resolved }> {
    const clock = performance.now()
    const created_at = new Date().toISOString()
    const { filed, catalog, bytesOf, at } = this.on
    const { request, files: uses } = await filed(sent)
    const resolved = catalog.resolve(request.ref)
    const run_id = uuid()
    const isKept = wanted === TO_RECORD && uses.length > 0
    const { files, stored } = isKept ? await keptInputs(run_id, uses, bytesOf, at) : { files: uses, stored: [] }
    const begun = { run_id, created_at, clock, request, wanted, files, stored, ...coordinateOf(request, resolved) }
    return { begun, resolved }
  }

  private async answer(begun: Begun, { entry, target }: Resolved): Promise<Answer> {
    if (!target)
      return skippedAnswer(begun, entry.reason, begun.request.params === undefined ? 'subprocess' : 'in-process')
    if (target.kind === 'own') return this.own(begun, target.workflow)
    const { reason } = target.workflow
    return reason === '' ? this.foreign(begun, target.workflow) : skippedAnswer(begun, reason, 'subprocess', 'repo')
  }

  private async own(begun: Begun, workflow: Workflow): Promise<Answer> {
    const { repo } = begun.coordinate
    const execution = await this.execute(repo, workflow, begun)
    const { attempt } = execution
    if (attempt.kind === 'failed' && attempt.defect) this.on.defect(begun.request.ref, attempt.cause ?? attempt.detail)
    const { at, codeVersion, evidence } = this.on
    return ownAnswer(begun, workflow, execution, at, codeVersion, evidence(repo, workflow))
  }

  private async execute(repo: string, workflow: Workflow, begun: Begun): Promise<Execution> {
    const first = await this.once(repo, workflow, begun)
    if (!begun.request.verify_reproducible || first.attempt.kind !== 'ran') return { ...first, reproducible: null }
    const second = await this.once(repo, workflow, begun).catch(unlessTurnedAway)
    if (!second) return { ...first, reproducible: null }
    const same = second.attempt.kind === 'ran' && resultHashOf(second.attempt.ran) === resultHashOf(first.attempt.ran)
    return { ...first, reproducible: same }
  }

  private async once(
    repo: string,
    workflow: Workflow,
    { request, wanted: { parts }, signal }: Begun,
  ): Promise<Omit<Execution, 'reproducible'>> {
    const { contract, example } = workflow
    const accepted = acceptedFor(contract, request.accepted)
    if (request.params === undefined) {
      const read = readOrRefuse(contract, example)
      refuseStatements(workflow, request, read)
      const { attempt, returncode } = await this.on.subprocess(repo, workflow, { parts, accepted })
      return { engine: 'subprocess', attempt: ended(attempt), returncode, read }
    }
    const read = readOrRefuse(contract, request.params)
    refuseStatements(workflow, request, read)
    const attempt = await this.on.engine.run(repo, workflow, { read, params: request.params, parts, accepted }, signal)
    return { engine: 'in-process', attempt: ended(attempt), returncode: null, read }
  }

  private async foreign(begun: Begun, workflow: ForeignWorkflow): Promise<Answer> {
    const { request } = begun
    const params = foreignParams(workflow, request)
    const first = await this.on.foreign(workflow, params)
    if (!request.verify_reproducible || first.status === 'ERROR') return foreignAnswer(begun, first, null, this.on.at)
    const second = await this.on.foreign(workflow, params).catch(unlessTurnedAway)
    const same = second ? foreignHash(second) === foreignHash(first) : null
    return foreignAnswer(begun, first, same, this.on.at)
  }

  /** Answers a run once it is on disk. */
  private async keep(begun: Begun, { response: made, files, more }: Answer): Promise<Recorded> {
    const published = this.on.config.publish === 'auto' && isCalculated(made)
    const response: RunResponse = published ? made : { ...made, report_url: null }
    const head = this.headOf(begun)
    const { answer, record } = textsOf(head, response, more)
    await this.on.ledger.append({ ...head, response, ...more }, [...files, ...begun.stored], published, record)
    this.on.metrics.ran(response)
    return { response, text: answer }
  }

  private headOf({ created_at, request }: Begun) {
    return { schema: RECORD_SCHEMA, created_at, base_url: this.on.baseUrl(), request } as const
  }
}

function readOrRefuse(contract: AnyContract, params: Params): ReadParams {
  try {
    return readParams(contract, params)
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.problems)
    throw error
  }
}

/** What a request says of inputs and checks, held to the workflow that has them. */
function refuseStatements(workflow: Workflow, request: RunRequest, read: ReadParams): void {
  refuseBasis(workflow, request, read)
  refuseRemarks(workflow.contract, request.meta)
}

/** The params of a run of another repo: those that were sent, or the input that its manifest names. */
function foreignParams(workflow: ForeignWorkflow, { params }: RunRequest): Params {
  if (params === undefined) return workflow.example
  const problems = workflow.problems(params)
  if (problems.length > 0) throw refused(problems, 'repo')
  return params
}

const notFirable = (ref: string, { entry: { reason, foreign } }: Resolved) =>
  new ServiceProblem('not_firable', `${ref}: ${reason}`, foreign.length > 0 ? { from: 'repo' } : {})

/** An attempt that came to an end; one that was refused while it ran is the caller's to mend. */
function ended(attempt: Attempt): Execution['attempt'] {
  if (attempt.kind === 'refused') throw refused(attempt.problems)
  return attempt
}

const refused = (errors: readonly Problem[], from?: TextSource) =>
  new ServiceProblem(
    'params_refused',
    `${errors.length === 1 ? '1 input is' : `${errors.length} inputs are`} not valid: ${errors
      .slice(0, 3)
      .map((e) => `${e.pointer} ${e.message}`)
      .join('; ')}`,
    { errors, ...(from && { from }) },
  )

/** The second run of a verification may find no slot: the first stands, unverified. */
function unlessTurnedAway(error: unknown): undefined {
  if (!(error instanceof ServiceProblem)) throw error
}
