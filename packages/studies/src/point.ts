/** One point of a study: its params read, the workflow run with no trace, and what is kept of its result. */
import {
  attemptOf,
  canonicalText,
  coveredIn,
  hashedInput,
  loadedBy,
  type RunStatus,
  runSilently,
} from '@keelson/engine'
import { type Problem, paramsReader, type ReadParams, type Resources, type Workflow } from '@keelson/workflow'
import { type Cell, governing } from './outputs.ts'
import type { Plan } from './plan.ts'
import { laidOver } from './varied.ts'

export interface Point {
  /** ERROR: it could not be calculated, or its params were refused. */
  readonly status: RunStatus | 'ERROR'
  /** Why it could not be calculated; null where it was. */
  readonly reason: string | null
  /** Id of the check that governs; null where none was made. */
  readonly governing: string | null
  /** null where its params were refused. */
  readonly input_hash: string | null
  /** That of a single run of the same params; null where it could not be calculated. */
  readonly result_hash: string | null
  /** In the order of the outputs of the plan. */
  readonly outputs: readonly Cell[]
  /** Of each check the limit of its utilisation, in the order of the contract; null where it was not made. */
  readonly limits: readonly (number | null)[]
  /** A defect of the workflow, for the log. */
  readonly defect?: string
}

/** Calculates the point that sends these values for what varies: one of the plan's, or one between two of them. */
export type PointRunner = (values: readonly unknown[]) => Point | Promise<Point>

/** Runs the points of a plan. `sha256`: of a text, in hexadecimal. */
export function pointRunner(
  repo: string,
  workflow: Workflow,
  plan: Plan,
  sha256: (text: string) => string,
  resources: Resources,
): PointRunner {
  const { contract, load } = workflow
  const readOver = paramsReader(contract, plan.base)
  const hashOf = (value: unknown) => sha256(canonicalText(value))
  const read = (values: readonly unknown[]) => readOver(laidOver(plan.base, plan.varied, values))

  const calculated = (params: ReadParams, data: unknown, input_hash: string): Point => {
    try {
      const { status, hashed } = runSilently(workflow, params, data)
      return {
        status,
        reason: null,
        governing: governing(hashed)?.id ?? null,
        input_hash,
        result_hash: hashOf(coveredIn(hashed)),
        outputs: plan.outputs.map((output) => output.of(hashed)),
        limits: hashed.checks.map(({ limit }) => limit),
      }
    } catch (error) {
      return failed(plan, error, input_hash)
    }
  }
  const atOnce = (values: readonly unknown[]): Point => {
    let params: ReadParams
    try {
      params = read(values)
    } catch (error) {
      return failed(plan, error, null)
    }
    return calculated(params, undefined, hashOf(hashedInput(repo, contract, params.used, [])))
  }
  const withData = async (values: readonly unknown[]): Promise<Point> => {
    try {
      const params = read(values)
      const loaded = await loadedBy(workflow, params.params, resources)
      return calculated(params, loaded?.data, hashOf(hashedInput(repo, contract, params.used, loaded?.digests ?? [])))
    } catch (error) {
      return failed(plan, error, null)
    }
  }
  return load ? withData : atOnce
}

/** A point that could not be calculated, with its reason. */
export function failedPoint(plan: Plan, reason: string, input_hash: string | null = null): Point {
  return {
    status: 'ERROR',
    reason,
    governing: null,
    input_hash,
    result_hash: null,
    outputs: plan.outputs.map(() => null),
    limits: [],
  }
}

function failed(plan: Plan, error: unknown, input_hash: string | null): Point {
  const attempt = attemptOf(error)
  if (attempt.kind === 'refused') return failedPoint(plan, inWords(attempt.problems), input_hash)
  const point = failedPoint(plan, attempt.detail, input_hash)
  return attempt.defect ? { ...point, defect: attempt.cause ?? attempt.detail } : point
}

const inWords = (problems: readonly Problem[]): string =>
  problems.map(({ pointer, message }) => `${pointer.slice(1)} ${message}`).join('; ')
