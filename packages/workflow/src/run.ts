/** One run of one workflow, apart from any service: read, load, calculate, emit. */
import { newTrace, type Step, unrecorded } from '@keelson/equations'
import type { AnyContract, Cost } from './contract.ts'
import { type Emitted, emit, type Hashed, hashedOf, missingFiles } from './emit.ts'
import { ContractError, Refusal, UnsolvedError } from './errors.ts'
import type { Acceptance } from './open-checks.ts'
import type { AnyOutcome, DrawnOutcome } from './outcome.ts'
import { lexiconOf, spokenRefusal } from './prose.ts'
import { type ReadParams, readParams } from './read-params.ts'
import { pinnedRef } from './ref.ts'
import { type RunStatus, statusOf } from './status.ts'
import type { DataDigest, Loaded, Resources, Workflow } from './workflow.ts'

export interface Ran extends Emitted {
  readonly digests: readonly DataDigest[]
  readonly asOf?: string
}

/** Reads params, loads data where the workflow has any, calculates and emits. Throws Refusal on refused params. */
export async function runWorkflow(
  workflow: Workflow,
  params: Readonly<Record<string, unknown>>,
  resources: Resources,
  accepted?: readonly Acceptance[],
): Promise<Ran> {
  const read = readParams(workflow.contract, params)
  const loaded = await loadedBy(workflow, read.params, resources)
  return {
    ...calculated(workflow, read, loaded, accepted),
    digests: loaded?.digests ?? [],
    ...(loaded?.asOf && { asOf: loaded.asOf }),
  }
}

/** What the workflow reads from outside, if anything. Throws Refusal, in words. */
export async function loadedBy(
  workflow: Workflow,
  params: Readonly<Record<string, unknown>>,
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
export function runNow(workflow: Workflow, read: ReadParams, accepted?: readonly Acceptance[]): Ran {
  return { ...calculated(workflow, read, undefined, accepted), digests: [] }
}

function calculated(
  workflow: Workflow,
  read: ReadParams,
  loaded: Loaded<unknown> | undefined,
  accepted: readonly Acceptance[] | undefined,
): Emitted {
  const { outcome, steps } = calculate(workflow, read.params, loaded?.data)
  return emit(workflow.contract, read, outcome, steps, accepted)
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
    const isDelivering = contract.deliverables.length > 0
    const missing = isDelivering ? missingFiles(contract, read, files?.() ?? []) : []
    return { status: statusOf(hashed.checks, missing), hashed }
  })
}

/** Only the calculation: the outcome in SI, its tables, charts and figures made, and its trace. */
export function calculate(
  workflow: Workflow,
  params: Readonly<Record<string, unknown>>,
  data: unknown,
): { outcome: DrawnOutcome; steps: readonly Step[] } {
  const trace = newTrace()
  return inItsWords(workflow.contract, () => {
    const outcome = workflow.calculate(params as never, { trace }, data) as AnyOutcome
    const steps = [...trace.steps]
    const made = drawn(outcome)
    if (trace.steps.length > steps.length) throw new ContractError('a table, chart or file traces a step')
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

const drawn = ({ tables, charts, figures, files, ...rest }: AnyOutcome): DrawnOutcome => ({
  ...rest,
  ...(tables && { tables: tables() }),
  ...(charts && { charts: charts() }),
  ...(figures && { figures: figures() }),
  ...(files && { files: files() }),
})

/** Whether a run may stay on the event loop. */
export const costOf = (contract: AnyContract, params: Readonly<Record<string, unknown>>): Cost =>
  typeof contract.cost === 'function' ? contract.cost(params) : contract.cost

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
