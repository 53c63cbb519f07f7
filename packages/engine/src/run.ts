/** One run of one workflow, apart from any service: read, load, calculate, emit. */
import { newTrace, type Step, unrecorded } from '@keelson/equations'
import {
  type Acceptance,
  type AnyContract,
  type AnyOutcome,
  ContractError,
  type Cost,
  type DataDigest,
  type DrawnOutcome,
  type Loaded,
  lexiconOf,
  pinnedRef,
  type ReadParams,
  Refusal,
  type Resources,
  readParams,
  spokenRefusal,
  UnsolvedError,
  type Workflow,
} from '@keelson/workflow'
import { type Emitted, emitParts, type Hashed, hashedOf, missingFiles } from './emit.ts'
import { type Parts, RECORDED, WHOLE } from './parts.ts'
import type { DrawnResult, Result } from './result.ts'
import { type RunStatus, statusOf } from './status.ts'

type Params = Readonly<Record<string, unknown>>

/** `R`: as in Emitted. */
export interface Ran<R extends Result = DrawnResult> extends Emitted<R> {
  readonly digests: readonly DataDigest[]
  readonly asOf?: string
}
/** How a run is made: what of it, and with which open checks accepted. */
export interface Making {
  readonly parts: Parts
  readonly accepted?: readonly Acceptance[]
}

/**
 * Reads params, loads data where the workflow has any, calculates and emits: all of it, unless `making` says less. Throws
 * Refusal on refused params.
 */
export function runWorkflow(workflow: Workflow, params: Params, resources: Resources): Promise<Ran>
export function runWorkflow(
  workflow: Workflow,
  params: Params,
  resources: Resources,
  making: Making,
): Promise<Ran<Result>>
export async function runWorkflow(
  workflow: Workflow,
  params: Params,
  resources: Resources,
  making: Making = { parts: WHOLE },
): Promise<Ran<Result>> {
  const read = readParams(workflow.contract, params)
  const loaded = await loadedBy(workflow, read.params, resources)
  return {
    ...calculated(workflow, read, loaded, making),
    digests: loaded?.digests ?? [],
    ...(loaded?.asOf && { asOf: loaded.asOf }),
  }
}

/** What the workflow reads from outside, if anything. Throws Refusal, in words. */
export async function loadedBy(
  workflow: Workflow,
  params: Params,
  resources: Resources,
): Promise<Loaded<unknown> | undefined> {
  try {
    return await workflow.load?.(params as never, resources)
  } catch (error) {
    throw spokenError(error, workflow.contract)
  }
}

/** A refusal says names in words; every other error is as it was. */
const spokenError = (error: unknown, contract: AnyContract): unknown =>
  error instanceof Refusal ? spokenRefusal(error, lexiconOf(contract)) : error

/** The same for a workflow that loads nothing, at once. */
export function runNow(workflow: Workflow, read: ReadParams): Ran
export function runNow(workflow: Workflow, read: ReadParams, making: Making): Ran<Result>
export function runNow(workflow: Workflow, read: ReadParams, making: Making = { parts: WHOLE }): Ran<Result> {
  return { ...calculated(workflow, read, undefined, making), digests: [] }
}

function calculated(
  workflow: Workflow,
  read: ReadParams,
  loaded: Loaded<unknown> | undefined,
  { parts, accepted = [] }: Making,
): Emitted<Result> {
  const { outcome, steps } = calculate(workflow, read.params, loaded?.data, parts)
  return emitParts(workflow.contract, read, outcome, steps, accepted, parts)
}

/** A result without its report: what a point of a study keeps, and nothing that only a reader needs. */
export interface SilentRun {
  readonly status: RunStatus
  readonly hashed: Hashed
}

/**
 * The result of a run, to the last bit, with no step recorded and no chart or figure made. Throws what a run throws; a defect in a chart is
 * not met here.
 */
export function runSilently(workflow: Workflow, read: ReadParams, data: unknown): SilentRun {
  const { contract } = workflow
  return inItsWords(contract, () => {
    const {
      tables,
      charts: _,
      figures: __,
      files,
      ...rest
    } = workflow.calculate(read.params as never, { trace: unrecorded }, data) as AnyOutcome
    const { self_checks: _checks, ...hashed } = hashedOf(contract, read, {
      ...rest,
      ...(tables && { tables: tables() }),
    })
    const missing = promises(contract)
      ? missingFiles(
          contract,
          read,
          (files?.() ?? []).map(({ name }) => name),
        )
      : []
    return { status: statusOf(hashed.checks, missing), hashed }
  })
}

/** Only the calculation: the outcome in SI, the parts of it that are asked for made, and its trace. */
export function calculate(
  workflow: Workflow,
  params: Params,
  data: unknown,
  parts = WHOLE,
): { outcome: DrawnOutcome; steps: readonly Step[] } {
  const recorded = newTrace()
  const trace = parts.steps ? recorded : unrecorded
  return inItsWords(workflow.contract, () => {
    const outcome = workflow.calculate(params as never, { trace }, data) as AnyOutcome
    const steps = [...recorded.steps]
    const made = madeOf(outcome, parts, workflow.contract)
    if (recorded.steps.length > steps.length) throw new ContractError('a table, chart or file traces a step')
    return { outcome: made, steps }
  })
}

/** Does the work of a calculation; what it throws is said in the words of the contract. */
function inItsWords<T>(contract: AnyContract, work: () => T): T {
  try {
    return work()
  } catch (error) {
    // By name: the numerics stand beside this package, not below it.
    if (error instanceof Error && error.name === 'NumericsError') throw new UnsolvedError(error)
    throw spokenError(error, contract)
  }
}

const madeOf = (
  { tables, charts, figures, files, ...rest }: AnyOutcome,
  parts: Parts,
  contract: AnyContract,
): DrawnOutcome => ({
  ...rest,
  ...(tables && { tables: tables() }),
  ...(charts && parts.pictures && { charts: charts() }),
  ...(figures && parts.pictures && { figures: figures() }),
  ...(files && (parts.files !== 'promised' || promises(contract)) && { files: files() }),
})

/** Whether the status of a run hangs on the files that it makes. */
const promises = ({ deliverables }: AnyContract): boolean => deliverables.length > 0

/** Whether a run may stay on the event loop, with its pictures where it makes them. */
export function costOf(contract: AnyContract, params: Params, parts = RECORDED): Cost {
  const { cost, pictureCost = 'instant' } = contract
  const of = (declared: typeof cost): Cost => (typeof declared === 'function' ? declared(params) : declared)
  return parts.pictures && of(pictureCost) === 'standard' ? 'standard' : of(cost)
}

/** What input_hash covers: the coordinate, the SI inputs that the run uses, the digests of the data read, what is accepted. */
export const hashedInput = (
  repo: string,
  contract: AnyContract,
  used: Readonly<Record<string, unknown>>,
  digests: readonly DataDigest[],
  accepted: readonly Acceptance[] = [],
) => ({
  ref: pinnedRef({ repo, id: contract.id }, contract.version),
  params: used,
  data: digests.map(({ name, sha256 }) => ({ name, sha256 })),
  ...(accepted.length > 0 && { accepted }),
})
