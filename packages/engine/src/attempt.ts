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
    return { kind: 'failed', detail: 'The run needed more memory than its limit allows and was stopped', defect: false }
  }
  if (error instanceof RangeError) {
    const detail =
      'The calculation could not complete: with these inputs a list, a count or a number grows beyond what can be held'
    return { kind: 'failed', detail, defect: false, cause }
  }
  const detail = isRestricted(error)
    ? 'The run could not complete: it reached for a file, a process or a network that is restricted'
    : 'The calculation could not complete, through a defect of the workflow that is in the log of the service'
  return { kind: 'failed', detail, defect: true, cause }
}

/** Refused by the permission model of the process. */
const isRestricted = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED'
