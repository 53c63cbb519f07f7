/** What became of a run: it completed, its params were refused, or it could not complete; and why, in words. */
import { CalculationError, type Problem, Refusal } from '@keelson/workflow'
import type { Result } from './result.ts'
import type { Ran } from './run.ts'

export type Attempt =
  | { readonly kind: 'ran'; readonly ran: Ran<Result> }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'failed'
      /** For the engineer: never the text of a programming language. */
      readonly detail: string
      readonly defect: boolean
      /** For the log: what was thrown. */
      readonly cause?: string
    }

/** Sorts what a workflow threw: the caller's fault, a calculation that could not complete, or a defect of ours. */
export function attemptOf(error: unknown): Exclude<Attempt, { readonly kind: 'ran' }> {
  if (error instanceof Refusal) return { kind: 'refused', problems: error.problems }
  if (error instanceof CalculationError) return { kind: 'failed', detail: error.message, defect: false }
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (error instanceof RangeError && /allocation failed/i.test(cause)) {
    return { kind: 'failed', detail: 'The run exceeded its memory limit and was stopped', defect: false }
  }
  if (error instanceof RangeError) {
    const detail =
      'The calculation did not complete: with these inputs a list, a count or a number exceeds what can be represented'
    return { kind: 'failed', detail, defect: false, cause }
  }
  const detail = isRestricted(error)
    ? 'The run did not complete: it attempted to use a restricted file, process or network'
    : 'The calculation did not complete because of a defect in the workflow. See the service log.'
  return { kind: 'failed', detail, defect: true, cause }
}

/** Refused by the permission model of the process. */
const isRestricted = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED'
